#pragma once
// The marks in the cells of a class report, and the sums of its rows.

#include <string>
#include <string_view>

#include "front/terminal/lessons/class_report.hpp"

namespace cubelang::terminal {

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
struct Points {
    int earned = 0, of = 0;
    std::size_t open = 0;  ///< answers that are not yet marked by hand
};
[[nodiscard]] Points points_in(const ClassReport& report, const CheckedScript& script);

/// The exercise, with its lesson if the report has several.
[[nodiscard]] std::string title_of(const ClassReport& report, const ClassReport::Column& column);

}  // namespace cubelang::terminal
