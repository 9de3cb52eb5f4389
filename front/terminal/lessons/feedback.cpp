#include <fmt/format.h>

#include "front/terminal/lessons/class_report.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/handout.hpp"

namespace cubelang::terminal {
namespace {

using Outcome = lesson::ScriptGrade::Outcome;

std::string paragraph(std::string_view html) { return fmt::format("<p>{}</p>\n", html); }

std::string code(std::string_view text) { return fmt::format("<pre>{}</pre>\n", xml_escaped(text)); }

std::string sign_for(const std::string& mark) {
    if (mark == "[x]") return "✓";
    return mark == "[ ]" ? "✗" : xml_escaped(mark);
}

std::string body(const CheckedAnswer& answer) {
    const auto& [outcome, grade, message, errors] = answer.graded;
    std::string text = message.empty() ? "" : paragraph(markdown::html_line(message));
    if (!errors.empty()) text += code(errors);
    if (outcome == Outcome::by_hand || outcome == Outcome::right) text += code(grade.answer);
    for (const auto& [says, mark, role] : explained(answer))
        text += paragraph(fmt::format("{} {}", sign_for(mark), markdown::html_line(says)));
    return text;
}

std::string section(const CheckedAnswer& answer) {
    const auto earned = answer.earned();
    return fmt::format("<section class=\"exercise\">\n<h3>{}: {}</h3>\n<p>{} of {}</p>\n{}</section>\n",
                       xml_escaped(answer.exercise), answer.outcome_text(), earned ? lesson::points_text(*earned) : "?",
                       counted(lesson::points_text(answer.points), "point"), body(answer));
}

std::string sum(const CheckedScript& script) {
    Points points;
    for (const auto& answer : script.answers) points.add(answer.points, answer.earned());
    const auto more = points.open == 0 ? "" : fmt::format("; {} to mark by hand", points.open);
    return fmt::format("{} of {}{}", lesson::points_text(points.earned),
                       counted(lesson::points_text(points.of), "point"), more);
}

}  // namespace

std::string feedback_sheet(const CheckedScript& script) {
    const auto& name = script.student;
    std::string text =
        script.problem.empty() ? paragraph("<b>" + sum(script) + "</b>") : paragraph(xml_escaped(script.problem));
    for (const auto& answer : script.answers) text += section(answer);
    for (const auto& warning : script.warnings)
        text += paragraph(xml_escaped(fmt::format("line {}: {}", warning.line, warning.text)));
    return lesson::page_to_print(name, fmt::format("<h1>{}</h1>\n{}", xml_escaped(name), text));
}

}  // namespace cubelang::terminal
