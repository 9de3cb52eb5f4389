#include "runtime/shell/lessons/lesson.hpp"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "runtime/lesson/handout.hpp"
#include "runtime/lesson/reader.hpp"
#include "runtime/lesson/rehearsal.hpp"
#include "runtime/lesson/seeds.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/shell/lessons/player.hpp"
#include "runtime/shell/prompt/completion.hpp"
#include "runtime/shell/prompt/line_editor.hpp"
#include "runtime/shell/prompt/plain_lines.hpp"
#include "runtime/shell/prompt/transcript.hpp"
#include "runtime/shell/system/file_host.hpp"
#include "runtime/shell/system/input.hpp"
#include "runtime/shell/system/interrupt.hpp"
#include "runtime/shell/system/save.hpp"
#include "runtime/shell/system/terminal.hpp"

namespace cubelang::shell {
namespace {

constexpr std::array lesson_rows{
    OptionRow{"", "seed", "NAME", "a name or number: whoever gives it has exercises of their own",
              "The same seed gives the same exercises everywhere; `cube check` takes it too.", "", nullptr},
    OptionRow{"", "no-pause", "",
              "show everything, each exercise with its own answer; status 1 if\nanything is wrong with the lesson", "",
              "", nullptr},
    OptionRow{"", "handout", "FILE", "write the lesson as a page to print, in HTML", "", "FILE", nullptr},
    OptionRow{"", "answers", "", "with --handout: the answers too", "", "", nullptr},
};

int wrong_usage(const std::string& why) {
    complain(why);
    complain("try 'cube lesson --help'");
    return exit_usage;
}

// The lesson's own words take the whole line.
Completion with_lesson_words(Completion completion, std::string_view before) {
    if (before.empty() || completion.length != before.size()) return completion;
    for (const auto& row : lesson_words())
        if (row.name.starts_with(before) && !row.meaning.empty())
            completion.candidates.push_back({std::string(row.name), std::string(row.meaning)});
    std::ranges::sort(completion.candidates, {}, &Candidate::text);
    const auto same = [](const Candidate& a, const Candidate& b) { return a.text == b.text; };
    completion.candidates.erase(std::unique(completion.candidates.begin(), completion.candidates.end(), same),
                                completion.candidates.end());
    return completion;
}

/// One lesson, by one call of the program.
class LessonProgram {
public:
    LessonProgram(const Options& options, lesson::Lesson lesson)
        : options_(options),
          seed_(options.word_of("seed")),
          piped_(::isatty(STDIN_FILENO) == 0),
          lesson_(std::move(lesson)),
          mistakes_(lesson_.mistakes),
          paints_errors_(wants_color(options.color, ::isatty(STDERR_FILENO) != 0)) {
        for (auto& mistake : lesson::rehearse(lesson_, lesson::seed_of(seed_), reading_host_))
            mistakes_.push_back(std::move(mistake));
        std::ranges::stable_sort(mistakes_, {}, [](const auto& mistake) { return mistake.where.span.begin; });
    }

    int run() {
        for (const auto& mistake : mistakes_) output_.error(as_lines(mistake, paints_errors_));
        if (has("no-pause")) return perform();
        if (has("handout")) return write_handout();
        if (!mistakes_.empty()) complain("what is broken in this lesson is left out");
        if (lesson_.steps.empty()) {
            complain(lesson_.source->name + ": there is nothing in this lesson");
            return exit_error;
        }
        play();
        if (ending() != 0) ::raise(ending());
        return exit_ok;
    }

private:
    [[nodiscard]] bool has(std::string_view name) const { return options_.given.contains(name); }

    [[nodiscard]] LessonSetting setting() {
        const bool reads = !piped_ && !has("no-pause");
        const auto refresh_screen = [this, reads] {
            host_.screen = reads ? page_of(STDOUT_FILENO, options_.color) : screen_of(STDOUT_FILENO, options_.color);
        };
        refresh_screen();
        return {lesson::seed_of(seed_), options_.session, host_, refresh_screen};
    }

    int perform() {
        watch_interrupts(OnInterrupt::end);
        LessonPlayer player(lesson_, setting(), output_);
        const bool well = player.perform();
        if (interrupted()) return exit_interrupted;
        return well && mistakes_.empty() ? exit_ok : exit_error;
    }

    int write_handout() {
        const auto problem =
            save_picture(options_.word_of("handout"), lesson::handout(lesson_, seed_, has("answers"), reading_host_));
        if (!problem.empty()) complain(options_.word_of("handout") + ": " + problem);
        return mistakes_.empty() && problem.empty() ? exit_ok : exit_error;
    }

    void play() {
        watch_interrupts(OnInterrupt::go_on);
        LessonPlayer player(lesson_, setting(), output_);
        ProgressStore store(progress_path(lesson_, seed_));
        const auto completer = [&player](std::string_view before) {
            return with_lesson_words(complete(player.session(), before), before);
        };
        player.play(*line_source(player.session(), completer), store);
    }

    [[nodiscard]] std::unique_ptr<LineSource> line_source(const Session& session, const Completer& completer) {
        if (piped_) return transcript_lines(output_);
        if (!can_edit()) return plain_lines();
        return edited_lines(session, wants_color(options_.color, true), completer);
    }

    const Options& options_;
    std::string seed_;
    bool piped_;
    lesson::Lesson lesson_;
    std::vector<lang::Diagnostic> mistakes_;
    bool paints_errors_;
    Host reading_host_ = reading_host();
    Host host_ = file_host();
    Output output_{Output::Errors::apart, host_, paints_errors_};
};

}  // namespace

std::span<const OptionRow> lesson_options() { return lesson_rows; }

int run_lesson(const Options& options) {
    if (options.files.size() != 1) return wrong_usage("lesson wants one FILE");
    if (options.given.contains("answers") && !options.given.contains("handout"))
        return wrong_usage("--answers goes with --handout");
    if (options.given.contains("no-pause") && options.given.contains("handout"))
        return wrong_usage("--no-pause and --handout are two different things");
    const Read file = read_file(options.files.front());
    if (file.error != 0) {
        complain(options.files.front() + ": " + std::strerror(file.error));
        return exit_error;
    }
    return LessonProgram(options, lesson::read(options.files.front(), file.text)).run();
}

}  // namespace cubelang::shell
