#pragma once
// Coordinates: the positions of some pieces, numbered, with a table for each move.

#include <optional>
#include <vector>

#include "runtime/search/growth/row_space.hpp"

namespace cubelang::search {

/// For each move, of each position the one before the move. Positions are numbered from 0, the solved one.
using Preimages = std::vector<std::vector<std::uint32_t>>;

class Coordinate {
public:
    /// Numbers the positions that lead to the solved one, which has number 0; nothing if there are more than `most`.
    static std::optional<Coordinate> of(const RowSpace& space, std::size_t most);

    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard]] std::uint32_t after(std::size_t move, std::uint32_t i) const { return after_[move][i]; }
    [[nodiscard]] const Preimages& before() const& { return before_; }
    [[nodiscard]] Preimages before() && { return std::move(before_); }

private:
    std::uint32_t size_ = 0;
    Preimages before_, after_;
};

/// Coordinates that together distinguish all positions: one for each orbit of points, or two if it has too many
/// positions: where its blocks are, and how they are turned. Nothing if they have more than `most_combinations`
/// combinations (reached or not), or one of them too many positions.
[[nodiscard]] std::optional<std::vector<Coordinate>> coordinates(const std::vector<PointMove>& moves,
                                                                 const PointLabels& labels,
                                                                 std::uint64_t most_combinations);

/// Makes of `to` the pairs of a position of each part that lead to (0, 0), numbered breadth first from there, and takes
/// their bytes from `memory`. Returns false, with nothing done, if all combinations could take more.
[[nodiscard]] bool add(Preimages& to, Preimages part, std::size_t& memory);

/// Columns in classes of one size, so that a row occurs only with the columns of one class, as parities agree: the
/// largest common quotient of the two actions.
struct ColumnClasses {
    ColumnClasses() = default;
    /// The rows are numbered breadth first.
    ColumnClasses(const Preimages& rows, const Preimages& columns);

    std::uint32_t size = 0;
    std::vector<std::uint32_t> of_row;
    /// At k * size + i what a move makes of number i of class k: a number in its own class.
    std::vector<std::vector<std::uint16_t>> columns;
};

}  // namespace cubelang::search
