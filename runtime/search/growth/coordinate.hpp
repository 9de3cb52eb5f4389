#pragma once
// Coordinates: the positions of some pieces, numbered, with a table for each move.

#include <optional>
#include <vector>

#include "runtime/search/growth/row_space.hpp"

namespace cubelang::search {

class Coordinate {
public:
    /// Numbers the positions that lead to the solved one, which has number 0; nothing if there are more than `most`.
    static std::optional<Coordinate> of(const RowSpace& space, std::size_t most);

    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard]] std::uint32_t after(std::size_t move, std::uint32_t i) const { return after_[move][i]; }
    [[nodiscard]] const std::vector<std::uint32_t>& before(std::size_t move) const { return before_[move]; }

private:
    std::uint32_t size_ = 0;
    std::vector<std::vector<std::uint32_t>> before_, after_;  ///< by move
};

/// Coordinates that together distinguish all positions: one for each orbit of points, or two if it has too many
/// positions: where its blocks are, and how they are turned. Nothing if they have more than `most_combinations`
/// combinations (reached or not), or one of them too many positions.
[[nodiscard]] std::optional<std::vector<Coordinate>> coordinates(const std::vector<PointMove>& moves,
                                                                 const PointLabels& labels,
                                                                 std::size_t most_combinations);

}  // namespace cubelang::search
