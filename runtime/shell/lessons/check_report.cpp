#include "runtime/shell/lessons/check_report.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "runtime/base/printable.hpp"
#include "runtime/lesson/layout.hpp"
#include "runtime/shell/lessons/course.hpp"

namespace cubelang::shell {
namespace {

using render::Role;
using Outcome = lesson::ScriptGrade::Outcome;
using Json = nlohmann::ordered_json;

std::string findings(const lesson::Grade& grade, const render::Screen& screen) {
    std::string text;
    for (const auto& finding : grade.told())
        text += lesson::wrapped(finding.says, screen, finding.holds ? "  [x]" : "  [ ]",
                                finding.holds ? Role::good : Role::bad);
    if (!grade.remark.empty()) text += lesson::wrapped(grade.remark, screen, "  -", Role::hint);
    return text;
}

std::string instead(const lesson::Grade& grade) {
    if (grade.only_written_otherwise) return "this is right, but not written as asked for";
    if (!grade.problem.empty()) return fmt::format("`{}` cannot be done here: {}", grade.answer, grade.problem);
    if (grade.does.empty() || grade.does == grade.answer) return fmt::format("it is not `{}`", grade.answer);
    if (grade.does == "()") return fmt::format("`{}` leaves everything unchanged", grade.answer);
    return fmt::format("`{}` does this instead: `{}`", grade.answer, grade.does);
}

std::string in_full(const CheckedAnswer& answer, const render::Screen& screen) {
    const auto& [outcome, grade, message, errors] = answer.graded;
    const auto title =
        fmt::format("{}: {}{}", answer.exercise, lesson::name(outcome), message.empty() ? "" : "; " + message);
    auto text = lesson::wrapped(title, screen, outcome == Outcome::right ? "[x]" : "[ ]",
                                outcome == Outcome::right ? Role::good : Role::bad);
    if (outcome == Outcome::wrong) text += lesson::wrapped(instead(grade), screen, "   ") + findings(grade, screen);
    return text + errors;
}

Json object(const CheckedScript& script, const CheckedAnswer& answer) {
    const auto& [outcome, grade, message, errors] = answer.graded;
    Json json{{"file", script.file}, {"lesson", answer.lesson},          {"exercise", answer.exercise},
              {"seed", script.seed}, {"outcome", lesson::name(outcome)}, {"right", outcome == Outcome::right}};
    if (!grade.answer.empty()) json["answer"] = grade.answer;
    if (!grade.does.empty()) json["does"] = grade.does;
    for (const auto& finding : grade.findings)
        json["conditions"].push_back({{"says", finding.says}, {"holds", finding.holds}});
    if (!grade.remark.empty()) json["remark"] = grade.remark;
    if (const auto text = message.empty() ? grade.problem : message; !text.empty()) json["message"] = text;
    if (!errors.empty()) json["errors"] = errors;
    return json;
}

std::string line(const Json& json) {
    return printable_json(json.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

}  // namespace

bool CheckedScript::is_right() const {
    return problem.empty() && !answers.empty() &&
           std::ranges::all_of(answers, [](const auto& answer) { return answer.graded.outcome == Outcome::right; });
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

// The course's own lessons are nobody's choice, and by what was not found nothing was marked.
std::string said_of_lessons(const std::vector<CheckedScript>& scripts) {
    std::vector<std::string> named;
    for (const auto& script : scripts)
        for (const auto& answer : script.answers) {
            const bool is_marked = answer.graded.outcome != Outcome::ungraded && !is_of_course(answer.lesson);
            auto lesson = printable_name(answer.lesson);
            if (is_marked && std::ranges::find(named, lesson) == named.end()) named.push_back(std::move(lesson));
        }
    if (named.empty()) return {};
    return fmt::format("marked by {}, as {}; --lesson FILE lets nobody choose\n", fmt::join(named, ", "),
                       scripts.size() == 1 ? "the script itself says" : "the scripts themselves say");
}

std::string as_json(const CheckedScript& script) {
    if (!script.problem.empty())
        return line(Json{{"file", script.file},
                         {"outcome", lesson::name(Outcome::ungraded)},
                         {"right", false},
                         {"message", script.problem}});
    std::string text;
    for (const auto& answer : script.answers) text += line(object(script, answer));
    for (const auto& warning : script.warnings)
        text += line(Json{{"file", script.file}, {"line", warning.line}, {"warning", warning.text}});
    return text;
}

}  // namespace cubelang::shell
