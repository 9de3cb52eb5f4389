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

std::string list(std::string_view items) {
    return items.empty() ? "" : fmt::format("<ul class=\"checks\">\n{}</ul>\n", items);
}

std::string findings(const lesson::Grade& grade) {
    std::string items;
    for (const auto& finding : grade.shown_findings())
        items += fmt::format("<li>{} {}</li>\n", finding.holds ? "✓" : "✗", markdown::html_line(finding.says));
    auto text = list(items);
    return grade.reply.empty() ? text : text + paragraph(markdown::html_line(grade.reply));
}

std::string rubric(const CheckedAnswer& answer) {
    std::string items;
    for (const auto& line : answer.rubric) items += fmt::format("<li>{}</li>\n", markdown::html_line(line));
    auto text = list(items);
    const bool has_comment = answer.mark && !answer.mark->comment.empty();
    return has_comment ? text + paragraph("<b>" + xml_escaped(answer.mark->comment) + "</b>") : text;
}

std::string body(const CheckedAnswer& answer) {
    const auto& [outcome, grade, message, errors] = answer.graded;
    std::string text;
    if (outcome == Outcome::by_hand) return code(grade.answer) + rubric(answer);
    if (!message.empty()) text += paragraph(markdown::html_line(message));
    if (!errors.empty()) text += code(errors);
    if (outcome == Outcome::wrong) text += paragraph(markdown::html_line(what_is_wrong(grade))) + findings(grade);
    if (outcome == Outcome::right) text += code(grade.answer);
    return text;
}

std::string section(const CheckedAnswer& answer) {
    const auto earned = answer.earned();
    return fmt::format("<section class=\"exercise\">\n<h3>{}: {}</h3>\n<p>{} of {}</p>\n{}</section>\n",
                       xml_escaped(answer.exercise), answer.outcome_text(), earned ? std::to_string(*earned) : "?",
                       counted(static_cast<std::uint64_t>(answer.points), "point"), body(answer));
}

std::string sum(const CheckedScript& script) {
    Points points;
    for (const auto& answer : script.answers) points.add(answer.points, answer.earned());
    const auto more = points.open == 0 ? "" : fmt::format("; {} to mark by hand", points.open);
    return fmt::format("{} of {}{}", points.earned, counted(static_cast<std::uint64_t>(points.of), "point"), more);
}

}  // namespace

std::string feedback_sheet(const CheckedScript& script) {
    const auto name = student_of(script.file);
    std::string text =
        script.problem.empty() ? paragraph("<b>" + sum(script) + "</b>") : paragraph(xml_escaped(script.problem));
    for (const auto& answer : script.answers) text += section(answer);
    for (const auto& warning : script.warnings)
        text += paragraph(xml_escaped(fmt::format("line {}: {}", warning.line, warning.text)));
    return lesson::page_to_print(name, fmt::format("<h1>{}</h1>\n{}", xml_escaped(name), text));
}

}  // namespace cubelang::terminal
