#pragma once
// The answers of a class: a table of students and exercises, as text or CSV, and the students that missed an
// exercise.

#include <string>
#include <vector>

#include "front/terminal/lessons/check_report.hpp"

namespace cubelang::shell {

struct ClassReport {
    struct Column {
        std::string lesson, exercise;
    };
    std::vector<CheckedScript> scripts;
    std::vector<Column> columns;          ///< exercises with at least one answer, in lesson order
    std::vector<std::string> unanswered;  ///< the other exercises of these lessons
};

/// `exercises`: those of all lessons that the scripts name.
[[nodiscard]] ClassReport class_report(std::vector<CheckedScript> scripts,
                                       const std::vector<ClassReport::Column>& exercises);

[[nodiscard]] std::string as_table(const ClassReport& report);
/// One row for each script, as in RFC 4180.
[[nodiscard]] std::string as_csv(const ClassReport& report);

}  // namespace cubelang::shell
