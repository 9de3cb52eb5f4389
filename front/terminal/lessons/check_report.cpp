#include "front/terminal/lessons/check_report.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "front/terminal/lessons/course.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/json_text.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/session/lesson/script.hpp"
#include "runtime/session/markdown/layout.hpp"

namespace cubelang::terminal {
namespace {

using render::Role;
using Outcome = lesson::ScriptGrade::Outcome;

std::string findings(const lesson::Grade& grade, const render::Screen& screen) {
    std::string text;
    for (const auto& finding : grade.shown_findings())
        text += markdown::wrapped(finding.says, screen, finding.holds ? "  [x]" : "  [ ]",
                                  finding.holds ? Role::good : Role::bad);
    if (!grade.reply.empty()) text += markdown::wrapped(grade.reply, screen, "  -", Role::hint);
    return text;
}

}  // namespace

std::string what_is_wrong(const lesson::Grade& grade) {
    if (grade.only_form_is_wrong) return "this is right, but not written as the exercise asks";
    if (!grade.problem.empty()) return fmt::format("`{}` cannot be done here: {}", grade.answer, grade.problem);
    if (grade.does.empty() || grade.does == grade.answer) return fmt::format("it is not `{}`", grade.answer);
    if (grade.does == "()") return fmt::format("`{}` leaves everything unchanged", grade.answer);
    return fmt::format("`{}` does this instead: `{}`", grade.answer, grade.does);
}

namespace {

// The student's text, the rubric, and the mark if it is given.
std::string to_mark(const CheckedAnswer& answer, const render::Screen& screen) {
    std::string text;
    for (const auto line : lines_of(answer.graded.grade.answer)) text += "    " + printable(line) + '\n';
    for (const auto& line : answer.rubric) text += markdown::wrapped(line, screen, "  -", Role::hint);
    if (answer.mark && !answer.mark->comment.empty())
        text += markdown::wrapped(printable(answer.mark->comment), screen, "  >", Role::hint);
    return text;
}

std::string points_text(const CheckedAnswer& answer) {
    if (answer.points == 1 && answer.rubric.empty()) return {};
    const auto earned = answer.earned();
    return fmt::format(" ({} of {})", earned ? std::to_string(*earned) : "?",
                       counted(static_cast<std::uint64_t>(answer.points), "point"));
}

std::string in_full(const CheckedAnswer& answer, const render::Screen& screen) {
    const auto& [outcome, grade, message, errors] = answer.graded;
    const auto title = fmt::format("{}: {}{}{}", answer.exercise, answer.outcome_text(), points_text(answer),
                                   message.empty() ? "" : "; " + message);
    const bool is_full = answer.mark ? answer.mark->points >= answer.points : outcome == Outcome::right;
    auto text = markdown::wrapped(title, screen, is_full ? "[x]" : "[ ]", is_full ? Role::good : Role::bad);
    if (outcome == Outcome::wrong)
        text += markdown::wrapped(what_is_wrong(grade), screen, "   ") + findings(grade, screen);
    if (outcome == Outcome::by_hand) text += to_mark(answer, screen);
    return text + errors;
}

std::string as_json(const lesson::Finding& finding) {
    JsonObject object;
    object.add("says", finding.says);
    object.add("holds", finding.holds);
    return object.text();
}

std::string as_json(const CheckedScript& script, const CheckedAnswer& answer) {
    const auto& [outcome, grade, message, errors] = answer.graded;
    JsonObject object;
    object.add("file", script.file);
    object.add("lesson", answer.lesson);
    object.add("exercise", answer.exercise);
    object.add("seed", script.seed);
    object.add("outcome", lesson::name(outcome));
    object.add("right", outcome == Outcome::right);
    if (answer.solution_shown) object.add("solution_shown", true);
    if (answer.points != 1 || !answer.rubric.empty()) {
        if (const auto earned = answer.earned()) object.add("points", *earned);
        object.add("of", answer.points);
    }
    if (!grade.answer.empty()) object.add("answer", grade.answer);
    if (!grade.does.empty()) object.add("does", grade.does);
    if (!grade.findings.empty())
        object.add_json("conditions", json_list(grade.findings, [](const auto& each) { return as_json(each); }));
    if (!grade.reply.empty()) object.add("remark", grade.reply);
    if (const auto text = message.empty() ? grade.problem : message; !text.empty()) object.add("message", text);
    if (!errors.empty()) object.add("errors", errors);
    return object.text() + '\n';
}

namespace fs = std::filesystem;

std::vector<std::string> scripts_below(const std::string& folder) {
    std::vector<std::string> scripts;
    std::error_code failed;
    for (const auto& entry : fs::recursive_directory_iterator(folder, failed))
        if (entry.path().extension() == ".cube") scripts.push_back(entry.path().lexically_normal().string());
    std::ranges::sort(scripts);
    return scripts;
}

// `3` is the third lesson of the course, unless a file has that name.
bool is_lesson(const std::string& word) {
    std::error_code failed;
    if (fs::exists(word, failed)) return lesson::is_lesson_file(word);
    return lesson::is_lesson_file(word) || (word.find('.') == word.npos && lesson_file(word) != word);
}

}  // namespace

std::optional<int> CheckedAnswer::earned() const {
    if (mark) return mark->points;
    if (graded.outcome == Outcome::by_hand) return std::nullopt;
    return graded.outcome == Outcome::right ? points : 0;
}

std::string CheckedAnswer::outcome_text() const {
    return fmt::format("{}{}", mark ? "marked by hand" : lesson::name(graded.outcome),
                       solution_shown ? " (solution shown)" : "");
}

bool CheckedScript::is_right() const {
    return problem.empty() && !answers.empty() && std::ranges::all_of(answers, [](const auto& answer) {
               return answer.graded.outcome == Outcome::right || answer.graded.outcome == Outcome::by_hand;
           });
}

std::string in_full(const CheckedScript& script, const render::Screen& screen) {
    std::string text;
    auto harmless = screen;
    harmless.printable = true;
    for (const auto& answer : script.answers) text += in_full(answer, harmless);
    return text + warnings_of(script);
}

std::string warnings_of(const CheckedScript& script) {
    std::string text;
    for (const auto& warning : script.warnings)
        text += fmt::format("{}:{}: warning: {}\n", printable_name(script.file), warning.line,
                            printable_name(warning.text));
    return text;
}

// Lists neither lessons of the course nor lessons without marked answers.
std::string lessons_note(const std::vector<CheckedScript>& scripts) {
    std::vector<std::string> named;
    for (const auto& script : scripts)
        for (const auto& answer : script.answers) {
            const bool is_marked = answer.graded.outcome != Outcome::ungraded && !is_of_course(answer.lesson);
            auto lesson = printable_name(answer.lesson);
            if (is_marked && std::ranges::find(named, lesson) == named.end()) named.push_back(std::move(lesson));
        }
    if (named.empty()) return {};
    return fmt::format("marked by {}, named by {}; to choose the lesson yourself, use --lesson FILE\n",
                       fmt::join(named, ", "), scripts.size() == 1 ? "the script" : "the scripts");
}

std::string as_json(const CheckedScript& script) {
    std::string text;
    JsonObject problem;
    problem.add("file", script.file);
    problem.add("outcome", lesson::name(Outcome::ungraded));
    problem.add("right", false);
    problem.add("message", script.problem);
    if (!script.problem.empty()) return problem.text() + '\n';
    for (const auto& answer : script.answers) text += as_json(script, answer);
    for (const auto& warning : script.warnings) {
        JsonObject object;
        object.add("file", script.file);
        object.add("line", warning.line);
        object.add("warning", warning.text);
        text += object.text() + '\n';
    }
    return text;
}

CheckArguments sort_arguments(const Options& options) {
    CheckArguments arguments;
    if (const auto lesson = options.word_of("lesson"); !lesson.empty()) arguments.lesson = lesson_file(lesson);
    for (const auto& word : options.files) {
        std::error_code failed;
        if (is_lesson(word)) {
            if (!arguments.lesson.empty()) arguments.problem = "check takes one lesson";
            arguments.lesson = lesson_file(word);
        } else if (fs::is_directory(word, failed)) {
            const auto scripts = scripts_below(word);
            if (scripts.empty()) arguments.problem = word + ": there are no scripts (*.cube) in this folder";
            for (const auto& script : scripts) arguments.found.emplace(script, word);
            arguments.scripts.insert(arguments.scripts.end(), scripts.begin(), scripts.end());
        } else {
            arguments.scripts.push_back(word);
        }
    }
    if (arguments.problem.empty() && arguments.scripts.empty())
        arguments.problem = "check needs a FILE or a folder of scripts";
    const auto excludes = [&](bool one, bool other, const char* problem) {
        if (one && other) arguments.problem = problem;
    };
    const bool csv = options.given.contains("csv"), grades = options.given.contains("grades");
    excludes(csv, options.session.json, "--csv and --json exclude each other");
    excludes(grades, options.session.json, "--grades and --json exclude each other");
    excludes(grades, csv, "--grades and --csv exclude each other");
    return arguments;
}

}  // namespace cubelang::terminal
