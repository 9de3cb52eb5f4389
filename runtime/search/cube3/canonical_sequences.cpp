#include "runtime/search/cube3/canonical_sequences.hpp"

#include <algorithm>

namespace cubelang::search::cube3 {
namespace {

std::vector<int> moves_where(bool (*counts)(int move)) {
    std::vector<int> moves;
    for (int move = 0; move < all_moves; ++move)
        if (counts(move)) moves.push_back(move);
    return moves;
}

}  // namespace

const std::vector<int>& moves_of(Metric metric) {
    static const std::array<std::vector<int>, 3> moves{
        moves_where([](int move) { return move < face_moves; }),
        moves_where([](int move) { return move < face_moves && move % 3 != 1; }),
        moves_where([](int) { return true; })};
    return moves[cube::index(metric)];
}

CanonicalSequences::CanonicalSequences(const std::vector<int>& moves) : nodes_(1), axis_of_{-1} {
    for (int axis = 0; axis < 3; ++axis) add_axis(axis, moves);
    link_axes();
    list_steps();
}

// Breadth first over what turns about one axis can do: a node for each, and a move is allowed where it is the first to
// get there.
void CanonicalSequences::add_axis(int axis, const std::vector<int>& moves) {
    std::vector<Cubies> reached{{}};
    std::vector<std::size_t> node{0};
    for (std::size_t at = 0; at < reached.size(); ++at)
        for (const int move : moves) {
            const auto to = product(reached[at], cubies_of_moves()[move]);
            if (axis_of_move(move) != axis || std::ranges::find(reached, to) != reached.end()) continue;
            nodes_[node[at]].allowed |= 1U << move;
            nodes_[node[at]].next[move] = static_cast<std::uint8_t>(nodes_.size());
            reached.push_back(to);
            node.push_back(nodes_.size());
            nodes_.emplace_back();
            axis_of_.push_back(axis);
        }
}

// After turns about one axis, those about the others begin as at the start.
void CanonicalSequences::link_axes() {
    for (std::size_t node = 1; node < nodes_.size(); ++node)
        for (int move = 0; move < all_moves; ++move) {
            if (axis_of_move(move) == axis_of_[node] || (nodes_[0].allowed >> move & 1U) == 0) continue;
            nodes_[node].allowed |= 1U << move;
            nodes_[node].next[move] = nodes_[0].next[move];
        }
}

void CanonicalSequences::list_steps() {
    for (auto& node : nodes_)
        for (std::uint8_t move = 0; move < all_moves; ++move)
            if (node.allowed >> move & 1U) node.steps.push_back({move, node.next[move]});
}

const CanonicalSequences& sequences_of(Metric metric) {
    static const std::array<CanonicalSequences, 3> made{CanonicalSequences(moves_of(metrics[0])),
                                                        CanonicalSequences(moves_of(metrics[1])),
                                                        CanonicalSequences(moves_of(metrics[2]))};
    return made[cube::index(metric)];
}

}  // namespace cubelang::search::cube3
