#pragma once
// What a class has answered: a table of students and exercises, as text or CSV, and who missed what.

#include <string>
#include <vector>

#include "front/terminal/lessons/check_report.hpp"

namespace cubelang::shell {

struct ClassReport {
    struct Column {
        std::string lesson, exercise;
    };
    std::vector<CheckedScript> scripts;
    std::vector<Column> columns;          ///< what at least one of them answers, in the lesson's order
    std::vector<std::string> unanswered;  ///< what the same lessons have besides
};

/// Scripts that answer something, and the exercises of the lessons that they name.
[[nodiscard]] ClassReport class_report(std::vector<CheckedScript> scripts,
                                       const std::vector<ClassReport::Column>& exercises);

[[nodiscard]] std::string as_table(const ClassReport& report);
/// One row for each script, as RFC 4180 has it.
[[nodiscard]] std::string as_csv(const ClassReport& report);

}  // namespace cubelang::shell
