#pragma once
// The positions of two parts of a puzzle together, and what the position of one part tells about the other.

#include <cstdint>
#include <optional>
#include <vector>

namespace cubelang::search {

/// For each move, of each position the one before the move. Positions are numbered from 0, the solved one.
using Preimages = std::vector<std::vector<std::uint32_t>>;

/// The pairs of a position of each part that lead to (0, 0), numbered breadth first from there. Nothing if that takes
/// more than `memory` bytes.
[[nodiscard]] std::optional<Preimages> pairs(const Preimages& a, const Preimages& b, std::size_t memory);

/// Columns in classes of one size, so that a row occurs only with the columns of one class, as parities agree: the
/// largest common quotient of the two actions.
struct ColumnClasses {
    /// The rows are numbered breadth first.
    ColumnClasses(const Preimages& rows, const Preimages& columns);

    std::uint32_t size = 0;
    std::vector<std::uint32_t> of_row;
    std::vector<std::vector<std::uint16_t>>
        columns;  ///< number i of class k is at k * size + i, and the entry is a number in its own class
};

}  // namespace cubelang::search
