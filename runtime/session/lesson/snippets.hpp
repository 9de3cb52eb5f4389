#pragma once
// Pieces of a lesson's file: as texts of their own that keep their lines and columns, with what is said of them put
// back into the file, with gaps to be filled with the value of a name, and as fields of an exercise.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::lesson {

/// A text for a session: the piece, with blanks before it on its first line; and that line's number.
struct Placed {
    std::string text;
    std::uint32_t first_line = 1;
};
[[nodiscard]] Placed placed(const lang::Source& file, const Snippet& snippet);

/// The same diagnostic, its places in such texts moved to the file.
[[nodiscard]] lang::Diagnostic in_file(const lang::SourcePtr& file, lang::Diagnostic diagnostic);

/// The next `{name}` in a text.
struct Gap {
    std::size_t begin, end;
    std::string name;
};
[[nodiscard]] std::optional<Gap> next_gap(std::string_view text, std::size_t from);

/// A line of the file: its text without the newline, and where it begins.
struct Line {
    std::string_view text;
    std::uint32_t begin = 0;
};

/// Reads the lines of an exercise's block; `opening` is the line of its fence. What is wrong goes to `mistakes`.
[[nodiscard]] Exercise read_exercise(const lang::SourcePtr& source, const Line& opening, const std::vector<Line>& lines,
                                     std::vector<lang::Diagnostic>& mistakes);

}  // namespace cubelang::lesson
