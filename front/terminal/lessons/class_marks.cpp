// The marks in the cells of a class report, and the sums of its rows.

#include <algorithm>
#include <filesystem>

#include "front/terminal/lessons/class_report.hpp"
#include "runtime/base/printable.hpp"

namespace cubelang::terminal {
namespace {

using Outcome = lesson::ScriptGrade::Outcome;
using Column = ClassReport::Column;

bool has_one_lesson(const ClassReport& report) {
    return std::ranges::all_of(report.columns,
                               [&](const Column& column) { return column.lesson == report.columns.front().lesson; });
}

// The file name, unless another lesson has the same one.
std::string name_among(const ClassReport& report, const std::string& lesson) {
    const auto name_of = [](const std::string& path) { return std::filesystem::path(path).filename().string(); };
    const bool is_only = std::ranges::all_of(report.columns, [&](const Column& other) {
        return other.lesson == lesson || name_of(other.lesson) != name_of(lesson);
    });
    return is_only ? name_of(lesson) : lesson;
}

}  // namespace

const CheckedAnswer* answer_to(const CheckedScript& script, const Column& column) {
    const auto at = std::ranges::find_if(script.answers, [&](const CheckedAnswer& answer) {
        return answer.lesson == column.lesson && answer.exercise == column.exercise;
    });
    return at == script.answers.end() ? nullptr : &*at;
}

Mark mark_of(const CheckedScript& script, const Column& column) {
    const auto* const answer = answer_to(script, column);
    if (answer == nullptr) return no_mark;
    if (answer->mark) return hand_mark;
    const auto outcome = answer->graded.outcome;
    if (outcome == Outcome::right && answer->solution_shown) return shown_mark;
    return {lesson::row_of(outcome).sign, lesson::row_of(outcome).name};
}

bool is_right(const CheckedScript& script, const Column& column) {
    const auto* const answer = answer_to(script, column);
    return answer != nullptr && answer->graded.outcome == Outcome::right;
}

std::size_t right_in(const ClassReport& report, const CheckedScript& script) {
    return static_cast<std::size_t>(
        std::ranges::count_if(report.columns, [&](const Column& column) { return is_right(script, column); }));
}

std::size_t marked_by_program(const ClassReport& report) {
    return static_cast<std::size_t>(std::ranges::count(report.columns, false, &Column::by_hand));
}

bool has_points(const ClassReport& report) {
    return std::ranges::any_of(report.columns,
                               [](const Column& column) { return column.points != 1 || column.by_hand; });
}

Points points_in(const ClassReport& report, const CheckedScript& script) {
    Points points;
    for (const auto& column : report.columns) {
        const auto* const answer = answer_to(script, column);
        points.add(column.points, answer == nullptr ? 0 : answer->earned());
    }
    return points;
}

std::string title_of(const ClassReport& report, const Column& column) {
    if (has_one_lesson(report)) return printable_name(column.exercise);
    return printable_name(name_among(report, column.lesson) + ": " + column.exercise);
}

}  // namespace cubelang::terminal
