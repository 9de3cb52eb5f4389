#pragma once
// The answers of a class: a table of students and exercises, as text or CSV, and the students that missed an
// exercise.

#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/lessons/check_report.hpp"

namespace cubelang::terminal {

struct ClassReport {
    struct Column {
        std::string lesson, exercise;
        double points = 1;
        bool by_hand = false;
    };
    std::vector<CheckedScript> scripts;
    std::vector<Column> columns;          ///< exercises with at least one answer, in lesson order
    std::vector<std::string> unanswered;  ///< the other exercises of these lessons
};

/// `exercises`: those of all lessons that the scripts name.
[[nodiscard]] ClassReport class_report(std::vector<CheckedScript> scripts,
                                       const std::vector<ClassReport::Column>& exercises);

// The marks in the cells, and the sums of the rows.

struct Mark {
    std::string_view sign, meaning;
};
inline constexpr Mark no_mark{".", "not answered"};
inline constexpr Mark shown_mark{"s", "right (solution shown)"};
inline constexpr Mark hand_mark{"m", "marked by hand"};

/// Null if the exercise is not answered.
[[nodiscard]] const CheckedAnswer* answer_to(const CheckedScript& script, const ClassReport::Column& column);
[[nodiscard]] Mark mark_of(const CheckedScript& script, const ClassReport::Column& column);
[[nodiscard]] bool is_right(const CheckedScript& script, const ClassReport::Column& column);

[[nodiscard]] std::size_t right_in(const ClassReport& report, const CheckedScript& script);
/// The number of columns that are not marked by hand.
[[nodiscard]] std::size_t marked_by_program(const ClassReport& report);

/// Are points of interest: does one exercise count more than another, or is one marked by hand?
[[nodiscard]] bool has_points(const ClassReport& report);
[[nodiscard]] Points points_in(const ClassReport& report, const CheckedScript& script);

/// The exercise, with its lesson if the report has several.
[[nodiscard]] std::string title_of(const ClassReport& report, const ClassReport::Column& column);

[[nodiscard]] std::string as_table(const ClassReport& report);
/// The table to mark by hand: a row for each answer that is a text, with empty cells for points and a comment, or
/// the marks already given. `--marks` reads it.
[[nodiscard]] std::string by_hand_table(const std::vector<CheckedScript>& scripts);
/// One row for each script, as in RFC 4180.
[[nodiscard]] std::string as_csv(const ClassReport& report);
/// The points for a gradebook, such as Moodle's: one row for each student, with a column for each exercise and the
/// total. A cell is empty if its points are not yet known.
[[nodiscard]] std::string as_grades(const ClassReport& report);

/// The feedback sheet of a student, a page to print: each answer, its faults, its points, and the teacher's comments.
/// Also well-formed XML.
[[nodiscard]] std::string feedback_sheet(const CheckedScript& script);

}  // namespace cubelang::terminal
