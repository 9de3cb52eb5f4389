#pragma once
// The graph of all positions of a puzzle, with numbers: a Cayley graph; with equal labels or a subgroup a Schreier
// graph.

#include "runtime/base/integer.hpp"
#include "runtime/search/growth/coordinate.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

/// What is near a position.
struct PositionKind {
    int distance = 0;                                  ///< from position 0, the least cost of a word
    Integer words{};                                   ///< that cost so little
    std::uint32_t nearer = 0, level = 0, farther = 0;  ///< moves from it, by the distance to which they lead
    friend auto operator<=>(const PositionKind&, const PositionKind&) = default;
};

class PositionKinds {
public:
    /// Both outlive it.
    PositionKinds(const Coordinate& graph, const std::vector<PointMove>& moves);
    [[nodiscard]] PositionKind kind(std::uint32_t position) const;
    /// A cheapest word to it, as indexes of moves.
    [[nodiscard]] GeneratorWord word(std::uint32_t position) const;

private:
    void measure(std::uint32_t position);
    /// Do the least costs of both differ by that of the move?
    [[nodiscard]] bool is_last(std::size_t move, std::uint32_t position) const {
        return distances_[graph_.before()[move][position]] + moves_[move].cost == distances_[position];
    }

    const Coordinate& graph_;
    const std::vector<PointMove>& moves_;
    std::vector<int> distances_;
    std::vector<Integer> words_;
    std::vector<std::vector<std::uint32_t>> waiting_{{0}};  ///< by distance
};

/// The numbers of ways to each position, one move later: each way goes on with every move, or stays in `idle` ways.
[[nodiscard]] std::vector<Integer> ways_after_move(const Coordinate& graph, std::size_t moves,
                                                   const std::vector<Integer>& ways, const Integer& idle);

}  // namespace cubelang::search
