#pragma once
// What an exercise consists of: one table of fields.

#include <vector>

#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::lesson {

/// A line of the file: its text without the newline, and where it begins.
struct Line {
    std::string_view text;
    std::uint32_t begin = 0;
};

/// Reads the lines of an exercise's block; `opening` is the line of its fence. What is wrong goes to `mistakes`.
[[nodiscard]] Exercise read_exercise(const lang::SourcePtr& source, const Line& opening, const std::vector<Line>& lines,
                                     std::vector<lang::Diagnostic>& mistakes);

}  // namespace cubelang::lesson
