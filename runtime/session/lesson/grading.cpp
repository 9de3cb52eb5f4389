#include "runtime/session/lesson/grading.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::lesson {
namespace {

using Outcome = ScriptGrade::Outcome;

std::string exercise_list(const Lesson& lesson) {
    if (!lesson.mistakes.empty()) return std::string(broken_parts_message);
    const auto names = exercise_names(lesson);
    return names.empty() ? "it has no exercises" : fmt::format("its exercises are {}", fmt::join(names, ", "));
}

bool is_definition(const lang::Statement& statement) {
    const auto* let = std::get_if<lang::Let>(&statement.node);
    if (let != nullptr) return let->name != "answer";
    return std::holds_alternative<lang::Def>(statement.node) || std::holds_alternative<lang::Import>(statement.node) ||
           std::holds_alternative<lang::SetCube>(statement.node) ||
           std::holds_alternative<lang::Assert>(statement.node);
}

// A file that cannot be parsed is left to the import, which reports it.
bool is_module(const std::string& path, const std::string& text) try {
    return std::ranges::all_of(lang::parse(lang::make_source(path, text)).statements, is_definition);
} catch (const lang::Error&) {
    return true;
}

ScriptGrade ungraded(std::string message) { return {Outcome::ungraded, {}, std::move(message), {}}; }

/// Limits the time of a session and allows it to be interrupted.
class TimedScope {
public:
    TimedScope(Session& session, const GradeSetting& setting, std::chrono::milliseconds limit)
        : setting_(setting), limit_(session, limit, setting.counts, setting.last_resort) {
        setting.computing(&session);
    }
    ~TimedScope() { setting_.computing(nullptr); }
    TimedScope(const TimedScope&) = delete;
    TimedScope& operator=(const TimedScope&) = delete;
    [[nodiscard]] bool is_over() const { return limit_.is_over(); }

private:
    const GradeSetting& setting_;
    Watchdog limit_;
};

ScriptGrade too_long(std::chrono::milliseconds limit, std::string_view what) {
    const auto seconds = static_cast<double>(limit.count()) / 1000;
    return {Outcome::too_long,
            {},
            fmt::format("{} took more than {} seconds and was stopped; use `--time-limit {}` for more time", what,
                        seconds, std::ceil(seconds * 6)),
            {}};
}

std::chrono::milliseconds lesson_limit(const GradeSetting& setting) {
    return std::max(setting.limit, setting.lesson_limit);
}

// Runs the lesson up to the exercise: earlier definitions, and the cube that it uses.
std::optional<ScriptGrade> prepare(Grader& grader, const Lesson& lesson, const Exercise& exercise,
                                   const GradeSetting& setting) {
    const TimedScope working(grader.session(), setting, lesson_limit(setting));
    for (const Step& step : lesson.steps) {
        if (std::get_if<Exercise>(&step) == &exercise) break;
        if (const auto* example = std::get_if<Example>(&step))
            for (const Snippet& statement : Grader::statements(*example)) static_cast<void>(grader.run(statement));
    }
    auto fault = grader.prepare(exercise);
    if (!fault) fault = grader.fault();
    if (working.is_over()) return too_long(lesson_limit(setting), "the lesson up to the exercise");
    if (!fault) return std::nullopt;
    return ScriptGrade{Outcome::ungraded, {}, "the exercise itself is broken", lang::to_string(*fault)};
}

/// A student's session and its output. In a sandbox it does not read the answers of others: only the data files of
/// the lesson's examples, and modules.
struct Student {
    explicit Student(const Host& base)
        : host(base),
          session(
              {}, [this](const Answer& answer) { receive(answer); }, host) {
        if (!host.sandbox || !host.open_data) return;
        host.open_data = [this, open = base.open_data](const std::string& path) -> OpenedSource {
            if (muted) data_files.insert(path);
            if (data_files.contains(path)) return open(path);
            return {nullptr, "an answer reads only the data files that its lesson reads"};
        };
    }

    void receive(const Answer& answer) {
        if (muted) return;
        if (answer.failed()) errors += as_lines(answer);
        has_value = has_value || answer.kind == Answer::Kind::value;
    }

    /// Runs statements of the lesson.
    void furnish(const std::string& text) {
        muted = true;
        static_cast<void>(session.run("<lesson>", text));
        muted = false;
        earlier.push_back(text);
    }

    /// Restricts the imports of the answer.
    void confine(const Lesson& lesson, const GradeSetting& setting) {
        if (!host.sandbox || !host.read_file) return;
        host.sandbox->folders = setting.folders;
        host.read_file = [&, read = host.read_file](const std::string& path) -> FileText {
            auto file = read(path);
            const auto names = [&](const std::string&) { return exercise_names(lesson); };
            const bool answers = !read_script(file.text, names).sections.empty();
            if (!answers && (!setting.whole_scripts || is_module(path, file.text))) return file;
            return {{}, {}, {}, "it contains answers; an answer imports only modules"};
        };
    }

    Host host;
    std::set<std::string> data_files;  ///< those of the lesson
    std::vector<std::string> earlier;  ///< the texts of the lesson
    std::string errors;
    bool has_value = false, muted = false;
    Session session;
};

// Runs the lesson's examples up to the exercise, sets its cube, and defines the names that the exercise gives.
void furnish(Student& student, Grader& grader, const Lesson& lesson, const Exercise& exercise,
             const GradeSetting& setting) {
    const TimedScope working(student.session, setting, lesson_limit(setting));
    for (const Step& step : lesson.steps) {
        if (std::get_if<Exercise>(&step) == &exercise) break;
        if (const auto* example = std::get_if<Example>(&step)) student.furnish(example->code.text);
    }
    student.furnish(cube_statement(grader.session()));
    grader.give(student.session);
    student.confine(lesson, setting);
}

/// A script's answer to one exercise.
struct ScriptAnswer {
    AnswerText written;  ///< with words such as `Yes.` replaced by statements; the last text before it is the preamble
    ExpectedAnswer expected;
};
ScriptAnswer script_answer(const Student& student, const Script& script, const Section& section,
                           const ExpectedAnswer& expected) {
    const auto is_name = [&](std::string_view name) { return student.session.meaning_of(name).has_value(); };
    auto earlier = student.earlier;
    earlier.push_back(script.preamble);
    return {{answer_script(section.text, expected, is_name), std::move(earlier)}, expected};
}

// Runs the script. On success returns nothing, and `_` is the answer: the last value, or else the value of `answer`.
std::optional<ScriptGrade> run_script(Student& student, const ScriptAnswer& answer, std::uint32_t first_line,
                                      const GradeSetting& setting) {
    const TimedScope working(student.session, setting, setting.limit);
    bool well = student.session.run(setting.file, answer.written.earlier.back());
    student.has_value = false;
    well = well && student.session.run(setting.file, answer.written.text, first_line);
    if (working.is_over()) return too_long(setting.limit, "the script");
    if (!well) {
        const auto words = not_understood(answer.written.text, answer.expected, student.session);
        if (words.empty()) return ScriptGrade{Outcome::error, {}, "the script does not run", student.errors};
        return ScriptGrade{
            Outcome::not_understood, {}, fmt::format("`{}`; {}", words, describe_grammar(answer.expected)), {}};
    }
    if (student.has_value || student.session.adopt("_", student.session, "answer")) return std::nullopt;
    return ScriptGrade{Outcome::no_answer, {}, "the script shows no value: write the answer on its last line", {}};
}

ScriptGrade grade_answer(Grader& grader, Session& student, const AnswerText& written, const GradeSetting& setting) {
    const auto limit = lesson_limit(setting);
    const TimedScope working(grader.session(), setting, limit);
    auto grade = grader.grade(student, written);
    if (working.is_over()) return too_long(limit, "marking");
    if (grade.kind == Grade::Kind::stopped) return ungraded("interrupted");
    if (grade.kind == Grade::Kind::wrong_type) {
        const auto given = student.meaning_of("_");
        return {Outcome::no_answer,
                std::move(grade),
                fmt::format("the answer must be {}; the last value that the script shows is {}",
                            describe_type(grader.model().type), given ? describe_type(given->type) : "missing"),
                {}};
    }
    const auto outcome = grade.kind == Grade::Kind::right ? Outcome::right : Outcome::wrong;
    return {outcome, std::move(grade), {}, {}};
}

// The lines below the one that names the exercise, also as comments.
std::string prose_of(const Section& section) {
    std::string text;
    for (const auto line : lines_of(section.text)) {
        const bool is_heading = line.data() == section.text.data() && header_on(line).has_value();
        if (is_heading || value_of(line, "used") || value_of(line, "seed")) continue;
        text += std::string(trimmed_front(trimmed_front(trimmed(line), "#"), " ")) + '\n';
    }
    return std::string(trimmed(text));
}

// A lesson saves the text in quotes.
ScriptGrade text_to_mark(const Section& section) {
    auto text = prose_of(section);
    Session reader({}, [](const Answer&) {});
    if (text.starts_with('"') && reader.run("<answer>", text))
        if (const auto value = reader.meaning_of("_"); value && value->type == "text") text = value->text;
    if (text.empty()) return {Outcome::no_answer, {}, "there is no text below the name of the exercise", {}};
    return {Outcome::by_hand, {.kind = Grade::Kind::wrong_type, .answer = std::move(text)}, {}, {}};
}

}  // namespace

ScriptGrade grade_script(const Lesson& lesson, const Script& script, const Section& section,
                         const GradeSetting& setting) {
    const auto* const exercise = find_exercise(lesson, section.exercise);
    if (exercise == nullptr)
        return ungraded(
            fmt::format("{} has no exercise `{}`; {}", lesson.source->name, section.exercise, exercise_list(lesson)));
    if (exercise->is_by_hand()) return text_to_mark(section);
    Grader grader(lesson, seed_of(setting.seed), setting.host);
    if (auto broken = prepare(grader, lesson, *exercise, setting)) return *broken;

    Student student(setting.host);
    furnish(student, grader, lesson, *exercise, setting);
    const auto answer = script_answer(student, script, section, grader.expected());
    if (auto unanswered = run_script(student, answer, section.first_line, setting)) return *unanswered;
    return grade_answer(grader, student.session, answer.written, setting);
}

}  // namespace cubelang::lesson
