#pragma once
// Composes pieces into lines: their beginnings and indentation, and breaks in long lines.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/editing/pieces.hpp"

namespace cubelang::lang {

/// The maximum width of code in columns, where it can be broken.
inline constexpr std::size_t widest_line = 100;

struct Line {
    std::size_t indent = 0;
    std::string code{};
    std::string_view comment{};  ///< after the code, to the end of the line
    bool has_blank_line_before = false;
    std::size_t begin = 0, end = 0;  ///< its pieces

    /// In characters, without the comment.
    [[nodiscard]] std::size_t width() const;
};

/// For each piece the index of its partner bracket, or its own index if it has no partner.
[[nodiscard]] std::vector<std::size_t> partners(const std::vector<Piece>& pieces);

/// Composes whole statements, the first at the beginning of a line. `is_broken`: long lines are broken, where
/// brackets allow it.
[[nodiscard]] std::vector<Line> compose(const std::vector<Piece>& pieces, bool is_broken);

/// Composes whole statements on lines of at most `widest_line` columns, where possible: a block on one line is put on
/// several, and a value gets brackets, in which it can be broken.
[[nodiscard]] std::vector<Line> lay_out(std::vector<Piece> pieces, const std::vector<Span>& values);

}  // namespace cubelang::lang
