#pragma once
// Pieces to lines: where a line begins, how far in, and where one is broken that is too long.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/editing/pieces.hpp"

namespace cubelang::lang {

/// Code has at most so many columns, where it can be broken at all.
inline constexpr std::size_t widest_line = 100;

struct Line {
    std::size_t indent = 0;
    std::string code{};
    std::string_view comment{};      ///< behind the code, to the end of the line
    bool is_set_off = false;         ///< an empty line is in front of it
    std::size_t begin = 0, end = 0;  ///< its pieces

    /// In characters, without the comment.
    [[nodiscard]] std::size_t width() const;
};

/// Which bracket belongs to which: the number of its partner, or of the piece itself if it has none.
[[nodiscard]] std::vector<std::size_t> partners(const std::vector<Piece>& pieces);

/// Whole statements, the first of them at the beginning of a line. `is_broken`: lines that are too long are broken
/// where brackets allow it.
[[nodiscard]] std::vector<Line> composed(const std::vector<Piece>& pieces, bool is_broken);

/// Whole statements on lines of at most `widest_line` columns, as far as that can be: blocks on one line take several,
/// values that go on beside each other get brackets, in which they can be broken.
[[nodiscard]] std::vector<Line> laid_out(std::vector<Piece> pieces, const std::vector<Span>& values);

}  // namespace cubelang::lang
