#pragma once
// Pieces of a lesson's file: as texts of their own that keep their lines and columns, with what is said of them put
// back into the file, and with gaps to be filled with the value of a name.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

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

}  // namespace cubelang::lesson
