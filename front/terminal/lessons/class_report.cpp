#include "front/terminal/lessons/class_report.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::shell {
namespace {

using Outcome = lesson::ScriptGrade::Outcome;
using Column = ClassReport::Column;
using Words = std::vector<std::string>;

constexpr std::string_view not_answered = "not answered";

struct Mark {
    std::string_view sign, meaning;
};
constexpr Mark no_mark{".", not_answered};
constexpr Mark shown_mark{"s", "right (solution shown)"};
constexpr Mark hand_mark{"m", "marked by hand"};
// In the order of Outcome.
constexpr std::array<std::string_view, 7> signs{"x", "-", "n", "e", "t", "?", "h"};

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
    return {signs[static_cast<std::size_t>(outcome)], lesson::name(outcome)};
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

// Are they of interest: does one exercise count more than another, or is one marked by hand?
bool has_points(const ClassReport& report) {
    return std::ranges::any_of(report.columns,
                               [](const Column& column) { return column.points != 1 || column.by_hand; });
}

struct Points {
    int earned = 0, of = 0;
    std::size_t open = 0;  ///< answers that are not yet marked by hand
};
Points points_in(const ClassReport& report, const CheckedScript& script) {
    Points points;
    for (const auto& column : report.columns) {
        points.of += column.points;
        const auto* const answer = answer_to(script, column);
        if (answer == nullptr) continue;
        const auto earned = answer->earned();
        points.earned += earned.value_or(0);
        if (!earned) ++points.open;
    }
    return points;
}

std::string points_text(const Points& points) {
    return fmt::format("{} of {}{}", points.earned, points.of,
                       points.open == 0 ? "" : fmt::format(", {} to mark", points.open));
}

// `anna` for `class/anna.cube`, unless two scripts have the same name.
Words names_of(const std::vector<CheckedScript>& scripts) {
    Words names;
    for (const auto& script : scripts) names.push_back(student_of(script.file));
    const auto is_only = [](const Words& all) {
        auto sorted = all;
        std::ranges::sort(sorted);
        return std::ranges::adjacent_find(sorted) == sorted.end();
    };
    if (!is_only(names)) std::ranges::transform(scripts, names.begin(), &CheckedScript::file);
    for (auto& name : names) name = printable_name(name);
    return names;
}

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

std::string title_of(const ClassReport& report, const Column& column) {
    if (has_one_lesson(report)) return printable_name(column.exercise);
    return printable_name(name_among(report, column.lesson) + ": " + column.exercise);
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
    for (std::size_t at = 0; at < signs.size(); ++at) add({signs[at], lesson::name(static_cast<Outcome>(at))});
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

// A cell that begins like a formula is prefixed with an apostrophe, so that a spreadsheet reads it as text.
std::string as_text(std::string text) {
    constexpr std::string_view formula_signs = "=+-@";
    const bool is_formula = !text.empty() && formula_signs.find(text.front()) != formula_signs.npos;
    return is_formula ? "'" + text : text;
}

std::string csv_cell(std::string_view raw) {
    auto text = as_text(printable(raw));
    if (text.find_first_of(",\"\r\n") == text.npos) return text;
    return '"' + replaced(text, "\"", "\"\"") + '"';
}

std::string csv_row(const Words& cells) { return joined_words(cells, csv_cell, ",") + "\r\n"; }

Words csv_cells(const ClassReport& report, const CheckedScript& script) {
    Words cells{script.file, script.seed};
    for (const auto& column : report.columns)
        cells.emplace_back(script.problem.empty() ? mark_of(script, column).meaning : lesson::name(Outcome::ungraded));
    cells.push_back(std::to_string(right_in(report, script)));
    cells.push_back(std::to_string(marked_by_program(report)));
    if (has_points(report)) {
        const auto points = points_in(report, script);
        for (const auto number : {points.earned, points.of, static_cast<int>(points.open)})
            cells.push_back(std::to_string(number));
    }
    cells.push_back(script.problem);
    return cells;
}

}  // namespace

std::string student_of(const std::string& file) { return std::filesystem::path(file).stem().string(); }

std::string by_hand_table(const std::vector<CheckedScript>& scripts) {
    auto text = csv_row({"student", "exercise", "points", "comment", "of", "answer", "rubric"});
    for (const auto& script : scripts)
        for (const auto& answer : script.answers) {
            if (answer.graded.outcome != Outcome::by_hand) continue;
            const auto mark = answer.mark;
            text += csv_row({student_of(script.file), answer.exercise, mark ? std::to_string(mark->points) : "",
                             mark ? mark->comment : "", std::to_string(answer.points), answer.graded.grade.answer,
                             fmt::format("{}", fmt::join(answer.rubric, "; "))});
        }
    return text;
}

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

std::string as_csv(const ClassReport& report) {
    Words titles{"file", "seed"};
    for (const auto& column : report.columns) titles.push_back(title_of(report, column));
    for (const auto* const title : {"right", "of"}) titles.emplace_back(title);
    if (has_points(report))
        for (const auto* const title : {"points", "of points", "to mark by hand"}) titles.emplace_back(title);
    titles.emplace_back("problem");
    auto text = csv_row(titles);
    for (const auto& script : report.scripts) text += csv_row(csv_cells(report, script));
    return text;
}

}  // namespace cubelang::shell
