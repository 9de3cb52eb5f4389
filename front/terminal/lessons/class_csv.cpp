// The tables of a class for spreadsheets, as in RFC 4180.

#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "front/terminal/lessons/class_report.hpp"
#include "runtime/base/files/records.hpp"
#include "runtime/base/printable.hpp"

namespace cubelang::terminal {
namespace {

using Outcome = lesson::ScriptGrade::Outcome;
using Cells = std::vector<std::string>;

// A cell that begins like a formula is prefixed with an apostrophe, so that a spreadsheet reads it as text.
std::string as_text(std::string text) {
    constexpr std::string_view formula_signs = "=+-@";
    const bool is_formula = !text.empty() && formula_signs.find(text.front()) != formula_signs.npos;
    return is_formula ? "'" + text : text;
}

std::string csv_row(Cells cells) {
    for (auto& cell : cells) cell = as_text(printable(cell));
    std::string row;
    files::write_record(row, cells, files::Format::csv, "\r\n");
    return row;
}

Cells csv_cells(const ClassReport& report, const CheckedScript& script) {
    Cells cells{script.file, script.seed};
    for (const auto& column : report.columns)
        cells.emplace_back(script.problem.empty() ? mark_of(script, column).meaning : lesson::name(Outcome::ungraded));
    cells.push_back(std::to_string(right_in(report, script)));
    cells.push_back(std::to_string(marked_by_program(report)));
    if (has_points(report)) {
        const auto points = points_in(report, script);
        for (const auto number : {points.earned, points.of, static_cast<double>(points.open)})
            cells.push_back(lesson::points_text(number));
    }
    cells.push_back(script.problem);
    return cells;
}

using Scripts = std::vector<const CheckedScript*>;

// The points for an exercise in the scripts of a student. Nothing if an answer is not yet marked or a script was not
// read.
std::optional<double> points_for(const ClassReport::Column& column, const Scripts& scripts) {
    double points = 0;
    for (const auto* script : scripts) {
        const auto* const answer = answer_to(*script, column);
        const auto earned = answer != nullptr ? answer->earned() : std::optional(0.0);
        if (!earned || !script->problem.empty()) return std::nullopt;
        points = std::max(points, *earned);
    }
    return points;
}

Cells grades_of(const ClassReport& report, const std::string& student, const Scripts& scripts) {
    Cells cells{student};
    std::optional<double> total = 0;
    for (const auto& column : report.columns) {
        const auto points = points_for(column, scripts);
        cells.push_back(points ? lesson::points_text(*points) : "");
        total = total && points ? std::optional(*total + *points) : std::nullopt;
    }
    cells.push_back(total ? lesson::points_text(*total) : "");
    return cells;
}

}  // namespace

std::string by_hand_table(const std::vector<CheckedScript>& scripts) {
    auto text = csv_row({"student", "exercise", "points", "comment", "of", "answer", "rubric"});
    for (const auto& script : scripts)
        for (const auto& answer : script.answers) {
            if (answer.graded.outcome != Outcome::by_hand) continue;
            const auto mark = answer.mark;
            text += csv_row({script.student, answer.exercise, mark ? lesson::points_text(mark->points) : "",
                             mark ? mark->comment : "", lesson::points_text(answer.points), answer.graded.grade.answer,
                             fmt::format("{}", fmt::join(answer.rubric, "; "))});
        }
    return text;
}

std::string as_csv(const ClassReport& report) {
    Cells titles{"file", "seed"};
    for (const auto& column : report.columns) titles.push_back(title_of(report, column));
    for (const auto* const title : {"right", "of"}) titles.emplace_back(title);
    if (has_points(report))
        for (const auto* const title : {"points", "of points", "to mark by hand"}) titles.emplace_back(title);
    titles.emplace_back("problem");
    auto text = csv_row(titles);
    for (const auto& script : report.scripts) text += csv_row(csv_cells(report, script));
    return text;
}

std::string as_grades(const ClassReport& report) {
    std::map<std::string, Scripts> students;
    for (const auto& script : report.scripts) students[script.student].push_back(&script);
    Cells titles{"Identifier"};
    for (const auto& column : report.columns) titles.push_back(title_of(report, column));
    titles.emplace_back("Total");
    auto text = csv_row(titles);
    for (const auto& [student, scripts] : students) text += csv_row(grades_of(report, student, scripts));
    return text;
}

}  // namespace cubelang::terminal
