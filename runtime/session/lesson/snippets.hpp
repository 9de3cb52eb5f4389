#pragma once
// Pieces of a lesson's file: as session texts that keep their lines and columns, with errors mapped back to the file;
// with gaps for values; and as fields of an exercise.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::lesson {

/// A text for a session: the piece, indented to its column, and its line number.
struct SessionText {
    std::string text;
    std::uint32_t first_line = 1;
};
[[nodiscard]] SessionText session_text(const lang::Source& file, const Snippet& snippet);

/// The diagnostic with positions in such texts mapped to the file.
[[nodiscard]] lang::Diagnostic in_file(const lang::SourcePtr& file, lang::Diagnostic diagnostic);

/// The texts that are shown to the student.
[[nodiscard]] std::vector<Snippet> texts_of(const Exercise& exercise);

/// The next `{name}` in a text.
struct Gap {
    std::size_t begin, end;
    std::string name;
};
[[nodiscard]] std::optional<Gap> next_gap(std::string_view text, std::size_t from);

/// A line of the file, without the newline, and its offset.
struct Line {
    std::string_view text;
    std::uint32_t begin = 0;
};

/// Adds the conditions of a multiple choice, and the open answer of an exercise that is marked by hand.
void complete_exercise(const lang::SourcePtr& source, Exercise& exercise, std::vector<lang::Diagnostic>& mistakes);

/// Parses the lines of an exercise block; `opening` is the line of its fence. Errors are added to `mistakes`.
[[nodiscard]] Exercise read_exercise(const lang::SourcePtr& source, const Line& opening, const std::vector<Line>& lines,
                                     std::vector<lang::Diagnostic>& mistakes);

}  // namespace cubelang::lesson
