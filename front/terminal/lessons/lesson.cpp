#include "front/terminal/lessons/lessons.hpp"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <initializer_list>

#include <fmt/format.h>

#include "front/machine/file_host.hpp"
#include "front/machine/user_paths.hpp"
#include "front/terminal/lessons/course.hpp"
#include "front/terminal/lessons/lesson_files.hpp"
#include "front/terminal/lessons/player.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/line_source.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "front/terminal/prompt/save.hpp"
#include "front/terminal/prompt/terminal.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/lesson/grader.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/script.hpp"

namespace cubelang::terminal {
namespace {

constexpr std::array lesson_rows{
    OptionRow{"", "seed", "NAME", "a name or number that selects your own variant of the exercises",
              "The same seed gives the same exercises everywhere; `cube check` has this option too."},
    OptionRow{"", "no-pause", "",
              "show the whole lesson with its model answers; end with status 1\nif the lesson has mistakes"},
    OptionRow{"", "audit", "",
              "for authors: answer every exercise with near misses, and show those that are\nmarked right; end with "
              "status 1 if there are any",
              "Near misses are, for example, the inverse of the model answer, one move more, or the question itself "
              "where `without` or `form` forbids it. A right one is declared by `also: ANSWER` in the exercise."},
    OptionRow{"", "no-sandbox", "", "let the lesson read any files and write pictures",
              "Otherwise the lesson, and the statements typed in it, read only files in the lesson's folder and below, "
              "and the library, and write no files."},
    OptionRow{"", "handout", "FILE", "write the lesson to FILE as an HTML page to print", "", "*"},
    OptionRow{"", "answers", "", "with --handout: include the answers"},
    OptionRow{"", "class", "FILE",
              "with --handout: FILE is a table of names (CSV); write a page for each of\nthem, with exercises of their "
              "own, to the folder of --handout",
              "", "*"},
};

// Adds lesson commands, which take the whole line.
Completion with_lesson_words(Completion completion, std::string_view before) {
    if (before.empty() || completion.length != before.size()) return completion;
    for (const auto& row : lesson::lesson_commands)
        if (row.name.starts_with(before) && !row.meaning.empty())
            completion.candidates.push_back({std::string(row.name), std::string(row.meaning)});
    sort_candidates(completion.candidates);
    return completion;
}

/// The objects shared by lessons that are played one after another.
struct Stage {
    explicit Stage(const Options& options) : paints_errors(wants_color(options.color, ::isatty(STDERR_FILENO) != 0)) {
        for (auto* const one : {&reading, &host}) {
            one->standard_input_use = "the lesson reads it";
            one->memory_limit = options.memory_limit;
            one->table_folder = machine::table_folder();
            one->report = progress_line();
            one->announce = complain;
            if (!options.given.contains("no-sandbox")) one->sandbox = {{}, "`cube lesson --no-sandbox` allows it"};
            one->interruption_reason = interruption_reason;
        }
        reading.write_file = [](const auto&, const auto&) { return std::string(); };  // pretends to write
        if (::isatty(STDIN_FILENO) == 0) piped = transcript_lines(output);
    }

    /// Sets the sandbox for this lesson.
    void set_up_for(const lesson::Lesson& lesson) {
        for (auto* const one : {&reading, &host})
            if (one->sandbox) one->sandbox->folders = {machine::folder_of(lesson.source->name)};
    }

    bool paints_errors;
    Host reading = machine::reading_host(), host = machine::file_host();
    Output output{Output::Errors::apart, host, paints_errors};
    std::unique_ptr<LineSource> piped;  ///< null at a terminal
};

class LessonProgram {
public:
    LessonProgram(const Options& options, Stage& stage, lesson::Lesson lesson)
        : options_(options), stage_(stage), seed_(options.word_of("seed")), opened_(opened(std::move(lesson))) {}

    /// `next`: the name of the next lesson, if there is one.
    int run(const std::string& next) {
        for (const auto& mistake : opened_.mistakes) stage_.output.error(as_lines(mistake, stage_.paints_errors));
        if (has("audit")) return audit();
        if (has("no-pause")) return perform();
        if (has("handout")) return write_handouts({options_, opened_, stage_.reading}, stage_.output);
        if (!opened_.mistakes.empty()) complain(lesson::broken_parts_message);
        if (opened_.lesson.steps.empty()) {
            complain(lesson::empty_lesson_message(opened_.lesson));
            return exit_error;
        }
        continues_ = play(next);
        if (ending() != 0) ::raise(ending());
        return exit_ok;
    }
    [[nodiscard]] bool continues() const { return continues_; }

private:
    [[nodiscard]] bool has(std::string_view name) const { return options_.given.contains(name); }

    [[nodiscard]] lesson::RehearsedLesson opened(lesson::Lesson lesson) const {
        stage_.set_up_for(lesson);
        return lesson::open_lesson(std::move(lesson), seed_, stage_.reading, options_.time_limit);
    }

    [[nodiscard]] LessonSetting setting() {
        const bool reads = !stage_.piped && !has("no-pause");
        const auto refresh_screen = [this, reads] {
            stage_.host.screen =
                reads ? page_of(STDOUT_FILENO, options_.color) : screen_of(STDOUT_FILENO, options_.color);
            stage_.host.screen.printable = true;  // people read lessons, in files too
        };
        refresh_screen();
        return {seed_, options_.session, stage_.host, refresh_screen};
    }

    int perform() {
        watch_interrupts(OnInterrupt::end);
        limit_time(options_.time_limit, OnInterrupt::end);
        LessonPlayer player(opened_.lesson, setting(), stage_.output);
        const bool well = player.perform();
        if (interrupted()) return exit_interrupted;
        return well && opened_.mistakes.empty() ? exit_ok : exit_error;
    }

    int audit() {
        watch_interrupts(OnInterrupt::end);
        const auto found =
            lesson::audit(opened_.lesson, lesson::seed_of(seed_), stage_.reading, interrupted, options_.time_limit);
        if (interrupted()) return exit_interrupted;
        for (const auto& passed : found.passed) stage_.output.error(as_lines(passed, stage_.paints_errors));
        for (const auto& reply : found.replies) stage_.output.write(printable_name(reply) + '\n');
        stage_.output.write(fmt::format("{}: {} wrong answers tried, {} marked right\n",
                                        printable_name(opened_.lesson.source->name), found.tried, found.passed.size()));
        return found.passed.empty() && opened_.mistakes.empty() ? exit_ok : exit_error;
    }

    bool play(const std::string& next) {
        watch_interrupts(OnInterrupt::go_on);
        limit_time(options_.time_limit, OnInterrupt::go_on);
        LessonPlayer player(opened_.lesson, setting(), stage_.output);
        ProgressStore store(progress_path(opened_.lesson, seed_));
        const auto completer = [&player](std::string_view before) {
            return with_lesson_words(complete(player.session(), before), before);
        };
        if (stage_.piped) return player.play(*stage_.piped, store, next);
        return player.play(*line_source(player.session(), completer), store, next);
    }

    [[nodiscard]] std::unique_ptr<LineSource> line_source(const Session& session, const Completer& completer) {
        if (!can_edit()) return plain_lines();
        return edited_lines(session, wants_color(options_.color, true), completer);
    }

    const Options& options_;
    Stage& stage_;
    std::string seed_;
    lesson::RehearsedLesson opened_;
    bool continues_ = false;
};

bool has_any(const Options& options, std::initializer_list<const char*> names) {
    return std::ranges::any_of(names, [&](const char* name) { return options.given.contains(name); });
}

// Plays lesson after lesson, until the student stops.
int play_from(const Options& options, const std::string& word) {
    Stage stage(options);
    auto path = lesson_file(word);
    while (true) {
        const auto file = read_lesson_file(path, files::read_file);
        if (file.error != 0) {
            complain(path + ": " + files::error_text(file.error));
            return exit_error;
        }
        LessonProgram program(options, stage, lesson::read(path, file.text));
        const auto next = lesson_after(path);
        const int status = program.run(next ? next->number + ", " + next->title : "");
        if (!program.continues()) return status;
        stage.output.write("\n");
        path = next->path;
    }
}

bool is_folder(const std::string& path) {
    std::error_code failed;
    return std::filesystem::is_directory(path, failed);
}

bool is_path(const std::string& word) {
    std::error_code failed;
    return word.find('/') != word.npos || lesson::is_lesson_file(word) || std::filesystem::exists(word, failed);
}

int list(const Options& options, const std::string& folder) {
    const auto lessons = lessons_in(folder.empty() ? course_folder : folder);
    if (has_any(options, {"handout", "no-pause", "audit"}))
        return wrong_usage("lesson", "name the lesson: cube lesson 1, or its FILE");
    if (lessons.empty()) {
        complain(folder + ": there are no lessons in this folder");
        return exit_error;
    }
    Stage stage(options);
    stage.output.write(course_list(lessons, folder, options.word_of("seed")));
    return exit_ok;
}

int play_named(const Options& options, const std::string& folder, const std::string& word) {
    const auto lessons = lessons_in(folder);
    if (const auto* const found = find_lesson(lessons, word)) return play_from(options, found->path);
    const auto near = nearest_lesson(lessons, word);
    complain("there is no lesson '" + word + "'" + (near.empty() ? "" : "; did you mean '" + near + "'?"));
    complain("'cube lesson" + (folder == course_folder ? "" : " " + folder) + "' lists the lessons");
    return exit_error;
}

}  // namespace

std::span<const OptionRow> lesson_options() { return lesson_rows; }

int run_lesson(const Options& options) {
    const auto& words = options.files;
    if (const auto problem = problem_of_files(options); !problem.empty()) return wrong_usage("lesson", problem);
    if (words.size() > 2 || (words.size() == 2 && !is_folder(words.front())))
        return wrong_usage("lesson", "lesson takes one FILE, or the number or name of a lesson");
    if (words.empty()) return list(options, {});
    if (words.size() == 2) return play_named(options, words.front(), words.back());
    if (is_folder(words.front())) return list(options, words.front());
    return is_path(words.front()) ? play_from(options, words.front())
                                  : play_named(options, course_folder, words.front());
}

}  // namespace cubelang::terminal
