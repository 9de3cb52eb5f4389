#include "front/terminal/lessons/lessons.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <map>

#include <fmt/format.h>

#include "front/machine/file_host.hpp"
#include "front/machine/user_paths.hpp"
#include "front/terminal/lessons/check_report.hpp"
#include "front/terminal/lessons/class_report.hpp"
#include "front/terminal/lessons/course.hpp"
#include "front/terminal/lessons/grading_thread.hpp"
#include "front/terminal/lessons/hand_marks.hpp"
#include "front/terminal/lessons/students.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/output.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/script.hpp"

namespace cubelang::terminal {
namespace {

Mistake want_json(Options& options, const std::string&) {
    options.session.json = true;
    return {};
}

constexpr std::uint64_t usual_memory = std::uint64_t{4} << 30;

constexpr std::array check_rows{
    OptionRow{"", "lesson", "FILE", "the lesson of the exercises, in place of those named in the scripts", "", "*.md"},
    OptionRow{"", "exercise", "NAME", "the exercise that each script answers, in place of those it names"},
    OptionRow{"", "seed", "NAME", "the student's seed, in place of the one named in the script"},
    OptionRow{"", "no-sandbox", "", "let scripts and lessons import files from anywhere",
              "Otherwise they read only files in their own folders and below, and the library. In both cases they "
              "write no files."},
    OptionRow{"", "csv", "", "print a table for spreadsheets, one row per script"},
    OptionRow{"", "grades", "", "print a table of points for a gradebook, such as Moodle's,\none row per student"},
    OptionRow{"", "by-hand", "", "print a table of the answers to mark by hand, for --marks",
              "Fill in its columns points and comment."},
    OptionRow{"", "class", "FILE",
              "the names of the class (CSV): name the students as in it, and report those that\nare "
              "not in it, seeds of others, and names without a script",
              "", "FILE"},
    OptionRow{"", "marks", "FILE", "the marks given by hand: a CSV table with student, exercise,\npoints and comment",
              "", "*"},
    OptionRow{"", "feedback", "FOLDER", "write a feedback sheet for each student to FOLDER, as an HTML page"},
    OptionRow{"", "json", "", "print one JSON object per exercise, one per line", "", "", want_json},
};

/// Lessons by path: read once for all scripts of a class, with an error for each part that is left out.
class Lessons {
public:
    explicit Lessons(Output& output) : output_(output) {}

    /// Null if the lesson cannot be read; then `why` is the reason.
    const lesson::Lesson* find(const std::string& path, std::string& why) {
        if (const auto at = read_.find(path); at != read_.end()) return &at->second;
        const auto file = read_lesson_file(path);
        if (file.error != 0) {
            why = "the lesson " + path + " cannot be read: " + files::error_text(file.error);
            return nullptr;
        }
        const auto& read = read_.emplace(path, lesson::read(path, file.text)).first->second;
        for (const auto& mistake : read.mistakes) output_.error(as_lines(mistake));
        return &read;
    }

private:
    Output& output_;
    std::map<std::string, lesson::Lesson> read_;
};

std::string file_name(const std::string& path) { return std::filesystem::path(path).filename().string(); }

// The path of a lesson named in a script, relative to that script.
std::string path_beside(const std::string& script, const std::string& path) {
    const auto whole = std::filesystem::path(script).parent_path() / path;
    return lesson_file(whole.lexically_normal().string());
}

class Check {
public:
    Check(const Options& options, CheckArguments arguments)
        : options_(options),
          scripts_(std::move(arguments.scripts)),
          found_(std::move(arguments.found)),
          unread_(std::move(arguments.unread)),
          lesson_(std::move(arguments.lesson)),
          exercise_(options.word_of("exercise")),
          output_(options.session.json ? Output::Errors::among_values : Output::Errors::apart) {
        host_.standard_input_use = "it does not belong to the scripts that `cube check` marks";
        host_.memory_limit = options.memory_limit;
        host_.table_folder = machine::table_folder();
        host_.report = progress_line();
        host_.announce = complain;
        if (!options.given.contains("no-sandbox")) host_.sandbox = {{}, "`cube check --no-sandbox` allows it"};
    }

    int run() {
        std::string why;
        if (!lesson_.empty() && lessons_.find(lesson_, why) == nullptr) {
            complain(why);
            return exit_usage;
        }
        if (!read_table("marks", HandMarks::read, marks_) || !read_table("class", read_class_list, class_))
            return exit_usage;
        std::vector<std::string> texts;
        std::vector<CheckedScript> scripts;
        for (const auto& file : scripts_) scripts.push_back(read(file, texts.emplace_back()));
        name_students(scripts, class_);
        for (std::size_t at = 0; at < scripts.size() && !interrupted(); ++at) {
            if (scripts[at].problem.empty()) grade_sections(texts[at], scripts[at]);
            if (options_.session.json) output_.write(as_json(scripts[at]));
        }
        if (interrupted()) return exit_interrupted;
        const bool right = std::ranges::all_of(scripts, &CheckedScript::is_right);
        const bool written = !options_.given.contains("feedback") || write_feedback(scripts);
        const auto unused = unused_marks(scripts);
        auto others = class_.empty() ? std::vector<std::string>{} : problems_with_class(scripts, class_);
        if (!unread_.empty()) others.push_back(unread_files());
        if (!options_.session.json) report(std::move(scripts));
        output_.flush();
        for (const auto& problems : {unused, others})
            for (const auto& problem : problems) complain(printable_name(problem));
        return right && written && unused.empty() ? exit_ok : exit_error;
    }

private:
    // The table that an option names, if it is given. Returns false if it cannot be read.
    template <class Table>
    bool read_table(std::string_view option, ReadTable<Table> (*read)(const std::string&), Table& table) {
        if (!options_.given.contains(option)) return true;
        auto [value, problem] = read(options_.word_of(option));
        if (!problem.empty()) complain(problem);
        table = std::move(value);
        return problem.empty();
    }

    [[nodiscard]] CheckedScript read(const std::string& file, std::string& text) const {
        CheckedScript script{file, options_.word_of("seed"), {}, problem_of_found(file)};
        if (!script.problem.empty()) return script;
        files::Read read = file == "-" ? files::read_all(STDIN_FILENO) : files::read_file(file);
        text = std::move(read.text);
        if (read.error != 0) script.problem = files::error_text(read.error);
        if (script.seed.empty()) script.seed = lesson::read_script(text).seed;
        return script;
    }

    // The marks of a class that belong to no answer; whoever checks one script has the marks of all.
    [[nodiscard]] std::vector<std::string> unused_marks(const std::vector<CheckedScript>& scripts) const {
        std::vector<std::string> students;
        for (const auto& script : scripts) students.push_back(script.student);
        return marks_.problems(found_.empty() ? std::vector<std::string>{} : students);
    }

    [[nodiscard]] std::string unread_files() const {
        constexpr std::size_t most = 20;
        return "not marked, since scripts end in .cube: " + some_words(unread_, most, std::identity());
    }

    // A script found in a folder must not be a pipe, which would block, or a link to another student's answers.
    [[nodiscard]] std::string problem_of_found(const std::string& file) const {
        const auto at = found_.find(file);
        if (at == found_.end()) return {};
        if (files::is_special(file)) return "this is not an ordinary file";
        const bool leads_out = host_.sandbox && !file_within({{at->second}}, file);
        return leads_out ? "this is a link that leads out of the folder" : "";
    }

    void grade_sections(const std::string& text, CheckedScript& checked) {
        auto script = lesson::read_script(text, [&](const std::string& lesson) { return names(checked.file, lesson); });
        if (!exercise_.empty()) script = whole(checked.file, script, text);
        checked.warnings.insert(checked.warnings.end(), script.warnings.begin(), script.warnings.end());
        warn_of_other_lessons(script, checked);
        if (script.sections.empty())
            checked.problem =
                "it names no exercise; write a line `# exercise: LESSON.md NAME`, or give "
                "--exercise";
        for (const auto& section : script.sections)
            if (!interrupted()) checked.answers.push_back(grade(script, section, checked));
    }

    // The teacher's choice of lesson takes precedence over the scripts'.
    void warn_of_other_lessons(const lesson::Script& script, CheckedScript& checked) const {
        for (const auto& section : script.sections)
            if (!lesson_.empty() && !section.lesson.empty() && file_name(section.lesson) != file_name(lesson_))
                checked.warnings.push_back(
                    {section.first_line, "this names the lesson " + section.lesson + ", but is marked by " + lesson_});
    }

    // The exercises of a lesson named in a script.
    std::vector<std::string> names(const std::string& file, const std::string& lesson) {
        std::string unused;
        const auto path = path_of(file, lesson);
        const auto* const found = path.empty() ? nullptr : lessons_.find(path, unused);
        return found == nullptr ? std::vector<std::string>{} : lesson::exercise_names(*found);
    }
    [[nodiscard]] std::string path_of(const std::string& file, const std::string& lesson) const {
        if (!lesson_.empty()) return lesson_;
        return lesson.empty() ? "" : path_beside(file, lesson);
    }

    // The whole script is the answer to one exercise.
    lesson::Script whole(const std::string& file, const lesson::Script& script, const std::string& text) {
        const auto lesson = script.sections.empty() ? "" : script.sections.front().lesson;
        const auto number = is_digits(exercise_) ? exercise_ : "";
        const auto found = lesson::named({.written = exercise_, .number = number}, names(file, lesson));
        return {script.seed, {}, {{lesson, found.value_or(exercise_), text, 1}}, {}};
    }

    CheckedAnswer grade(const lesson::Script& script, const lesson::Section& section, const CheckedScript& checked) {
        CheckedAnswer answer{path_of(checked.file, section.lesson), section.exercise, {}, section.solution_shown};
        if (answer.lesson.empty())
            answer.graded.message = "the lesson is not named; write `# exercise: LESSON.md NAME`, or give --lesson";
        const auto* const lesson =
            answer.lesson.empty() ? nullptr : lessons_.find(answer.lesson, answer.graded.message);
        if (lesson == nullptr) return answer;
        answer.graded = grade_separately(*lesson, script, section, setting_for(checked, answer.lesson));
        if (const auto* const exercise = lesson::find_exercise(*lesson, section.exercise)) {
            answer.points = exercise->points;
            for (const auto& line : exercise->rubric) answer.rubric.push_back(line.text);
        }
        if (answer.rubric.empty()) return answer;
        if (const auto* const mark = marks_.find(checked.student, section.exercise, answer.points)) answer.mark = *mark;
        return answer;
    }
    [[nodiscard]] lesson::GradeSetting setting_for(const CheckedScript& checked, const std::string& lesson) const {
        lesson::GradeSetting setting{.file = checked.file, .seed = checked.seed, .host = host_};
        setting.folders = {machine::folder_of(checked.file)};
        if (setting.host.sandbox)
            setting.host.sandbox->folders = {machine::folder_of(checked.file), machine::folder_of(lesson)};
        if (!lesson_.empty() || is_of_course(lesson)) setting.folders.push_back(machine::folder_of(lesson));
        setting.whole_scripts = !exercise_.empty();
        if (options_.time_limit.count() != 0) setting.limit = options_.time_limit;
        return setting;
    }

    // Returns false if a sheet cannot be written.
    bool write_feedback(const std::vector<CheckedScript>& scripts) {
        const auto folder = std::filesystem::path(options_.word_of("feedback"));
        std::map<std::string, int> sheets;
        bool well = true;
        for (const auto& script : scripts) {
            const auto name = file_name_of_student(script.student);
            const auto number = ++sheets[lesson::folded_name(name)];
            const auto path = (folder / (name + (number == 1 ? "" : fmt::format(" {}", number)) + ".html")).string();
            make_folders_of(path);
            const auto problem = machine::save_picture(path, feedback_sheet(script));
            if (!problem.empty()) complain(printable_name(path) + ": " + problem);
            well = well && problem.empty();
        }
        return well;
    }

    void report(std::vector<CheckedScript> scripts) {
        if (options_.given.contains("by-hand")) return output_.write(by_hand_table(scripts));
        if (options_.given.contains("grades")) return output_.write(as_grades(of_class(std::move(scripts))));
        if (options_.given.contains("csv")) return output_.write(as_csv(of_class(std::move(scripts))));
        const bool alone = scripts.size() == 1 && scripts.front().problem.empty() && found_.empty();
        const auto by = lesson_.empty() ? lessons_note(scripts) : "";
        output_.write((alone ? in_full(scripts.front(), screen_of(STDOUT_FILENO, options_.color))
                             : as_table(of_class(std::move(scripts)))) +
                      by);
    }

    // With all exercises of all lessons that the scripts answer.
    ClassReport of_class(std::vector<CheckedScript> scripts) {
        std::vector<std::string> lessons;
        for (const auto& script : scripts)
            for (const auto& answer : script.answers)
                if (std::ranges::find(lessons, answer.lesson) == lessons.end()) lessons.push_back(answer.lesson);
        std::vector<ClassReport::Column> exercises;
        std::string unused;
        for (const auto& path : lessons)
            if (const auto* const lesson = path.empty() ? nullptr : lessons_.find(path, unused))
                for (const auto* one : lesson::exercises(*lesson))
                    exercises.push_back({path, one->name.text, one->points, one->is_by_hand()});
        return class_report(std::move(scripts), exercises);
    }

    const Options& options_;
    std::vector<std::string> scripts_;
    std::map<std::string, std::string> found_;
    std::vector<std::string> unread_, class_;
    std::string lesson_, exercise_;
    HandMarks marks_;
    Host host_ = machine::reading_host();
    Output output_;
    Lessons lessons_{output_};
};

}  // namespace

std::span<const OptionRow> check_options() { return check_rows; }

int run_check(const Options& options) {
    auto arguments = sort_arguments(options);
    if (!arguments.problem.empty()) return wrong_usage("check", arguments.problem);
    watch_interrupts(OnInterrupt::end);
    if (options.memory_limit == 0) static_cast<void>(limit_memory(usual_memory));  // protects against others' scripts
    Check check(options, std::move(arguments));
    const int status = check.run();
    if (is_thread_abandoned()) std::_Exit(status);  // it still uses the lessons
    return status;
}

}  // namespace cubelang::terminal
