#include "front/terminal/lessons/class_report.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

using Outcome = lesson::ScriptGrade::Outcome;
using Column = ClassReport::Column;
using Words = std::vector<std::string>;

std::string points_text(const Points& points) {
    return fmt::format("{} of {}{}", lesson::points_text(points.earned), lesson::points_text(points.of),
                       points.open == 0 ? "" : fmt::format(", {} to mark", points.open));
}

// The students; of several scripts of one, the files.
Words names_of(const std::vector<CheckedScript>& scripts) {
    Words names;
    for (const auto& script : scripts) {
        const bool is_only = std::ranges::count(scripts, script.student, &CheckedScript::student) == 1;
        names.push_back(printable_name(is_only ? script.student : script.file));
    }
    return names;
}

std::size_t widest(const Words& words) {
    return words.empty() ? 0 : std::ranges::max(words, {}, &std::string::size).size();
}

std::string rows_of_students(const ClassReport& report, const Words& names) {
    const auto width = widest(names);
    std::string text = fmt::format("{:{}}", "", width);
    for (std::size_t at = 0; at < report.columns.size(); ++at) text += fmt::format(" {:>2}", at + 1);
    const bool points = has_points(report);
    text += points ? "  right     points\n" : "  right\n";
    for (std::size_t at = 0; at < names.size(); ++at) {
        const auto& script = report.scripts[at];
        text += fmt::format("{:{}}", names[at], width);
        if (!script.problem.empty()) {
            text += fmt::format("  {}\n", printable_name(script.problem));
            continue;
        }
        for (const auto& column : report.columns) text += fmt::format(" {:>2}", mark_of(script, column).sign);
        const auto right = fmt::format("{} of {}", right_in(report, script), marked_by_program(report));
        text +=
            points ? fmt::format("  {:8}  {}\n", right, points_text(points_in(report, script))) : "  " + right + "\n";
    }
    return text;
}

std::string rows_of_exercises(const ClassReport& report, const Words& names) {
    Words titles;
    for (const auto& column : report.columns) titles.push_back(title_of(report, column));
    std::string text;
    for (std::size_t at = 0; at < titles.size(); ++at) {
        Words missed;
        std::size_t count = 0;
        for (std::size_t student = 0; student < names.size(); ++student) {
            if (!report.scripts[student].problem.empty()) continue;
            ++count;
            if (!is_right(report.scripts[student], report.columns[at])) missed.push_back(names[student]);
        }
        if (report.columns[at].by_hand) {
            text += fmt::format("{:>2}  {:{}}  marked by hand\n", at + 1, titles[at], widest(titles));
            continue;
        }
        text +=
            fmt::format("{:>2}  {:{}}  {} of {} right{}{}\n", at + 1, titles[at], widest(titles), count - missed.size(),
                        count, missed.empty() ? "" : ", missed by ", fmt::join(missed, ", "));
    }
    return text;
}

// Only the signs that are used in the table.
std::string meaning_of_signs(const ClassReport& report) {
    std::string text;
    const auto add = [&](const Mark& mark) {
        const bool is_used = std::ranges::any_of(report.scripts, [&](const auto& script) {
            return script.problem.empty() && std::ranges::any_of(report.columns, [&](const auto& column) {
                       return mark_of(script, column).sign == mark.sign;
                   });
        });
        if (is_used) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", mark.sign, mark.meaning);
    };
    for (const auto& row : lesson::outcome_rows) add({row.sign, row.name});
    add(shown_mark);
    add(hand_mark);
    add(no_mark);
    return text.empty() ? "" : text + '\n';
}

// Remarks beyond the table: answers that were not marked, and warnings.
std::string remarks(const ClassReport& report) {
    std::string text;
    for (const auto& script : report.scripts) {
        for (const auto& answer : script.answers)
            if (answer.graded.outcome == Outcome::ungraded)
                text += printable_name(fmt::format("{}: {}: not marked; {}", script.file, answer.exercise,
                                                   answer.graded.message)) +
                        '\n';
        text += warnings_of(script);
    }
    return text;
}

std::string problems(const ClassReport& report) {
    std::string text;
    for (const auto& script : report.scripts)
        if (!script.problem.empty()) text += printable_name(fmt::format("{}: {}", script.file, script.problem)) + '\n';
    return text;
}

}  // namespace

ClassReport class_report(std::vector<CheckedScript> scripts, const std::vector<Column>& exercises) {
    ClassReport report{std::move(scripts), {}, {}};
    for (const auto& exercise : exercises) {
        const bool is_answered = std::ranges::any_of(
            report.scripts, [&](const auto& script) { return answer_to(script, exercise) != nullptr; });
        if (is_answered)
            report.columns.push_back(exercise);
        else
            report.unanswered.push_back(exercise.exercise);
    }
    return report;
}

std::string as_table(const ClassReport& report) {
    if (report.columns.empty()) return problems(report) + remarks(report);
    const auto names = names_of(report.scripts);
    auto text = rows_of_students(report, names) + '\n' + rows_of_exercises(report, names);
    if (!report.unanswered.empty())
        text += printable_name(fmt::format("    not answered: {}", fmt::join(report.unanswered, ", "))) + '\n';
    text += '\n' + meaning_of_signs(report);
    const auto more = remarks(report);
    return more.empty() ? text : text + '\n' + more;
}

}  // namespace cubelang::terminal
