#pragma once
// Where statements end: the prompt asks it whether a bracket is still open, standard input is cut by it statement by
// statement, and the parser goes on after a mistake where it says.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cubelang::lang {

/// The end of the statement (or of the run of blank lines) that begins at `begin`: just past its newline or `;`, or the
/// size of the text. `open` tells that the text ended inside a bracket, a block comment or a string.
struct Extent {
    std::size_t end = 0;
    bool open = false;
};
[[nodiscard]] Extent statement_extent(std::string_view text, std::size_t begin);

/// Is there an unclosed bracket, block comment, or a line that must go on (ends in `=`, `then`, `else`)?
[[nodiscard]] bool is_incomplete(std::string_view text);

}  // namespace cubelang::lang
