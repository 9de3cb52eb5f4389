#include "runtime/search/cube3/cubies.hpp"

#include <algorithm>

#include "runtime/cube/turns.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr cube::Cube three{3, false};

constexpr auto twist_products = [] {
    std::array<std::array<std::uint8_t, 6>, 6> table{};
    for (int a = 0; a < 6; ++a)
        for (int b = 0; b < 6; ++b) table[a][b] = static_cast<std::uint8_t>(cube::corner_product(a, b));
    return table;
}();

Cubies cubies_of_turn(cube::Axis axis, int layer, int quarters) {
    auto state = cube::solved(three);
    cube::Turner(three).apply(state.blocks, {axis, layer, layer, quarters});
    return cubies_from_rows(cube::cubies_of(state));
}

std::array<Cubies, all_moves> make_moves() {
    std::array<Cubies, all_moves> moves;
    for (int face = 0; face < 6; ++face)
        for (int quarters = 1; quarters <= 3; ++quarters) {
            const bool near = face < 3;
            moves[3 * face + quarters - 1] =
                cubies_of_turn(static_cast<cube::Axis>(face % 3), near ? 1 : 3, near ? quarters : 4 - quarters);
        }
    // A turn of a middle layer is a rotation of the whole cube and opposite turns of both outer layers; the rotation
    // is left out.
    for (std::size_t axis = 0; axis < 3; ++axis)
        for (std::size_t quarters = 1; quarters <= 3; ++quarters)
            moves[18 + 3 * axis + quarters - 1] =
                product(moves[3 * axis + 3 - quarters], moves[3 * (axis + 3) + quarters - 1]);
    return moves;
}

std::array<Cubies, 48> make_symmetries() {
    std::array<Cubies, 48> all;
    std::ranges::transform(cube::symmetries(), all.begin(),
                           [](auto s) { return cubies_from_rows(cube::cubies_of(three, s)); });
    return all;
}

std::vector<int> select_moves(bool (*is_included)(int move)) {
    std::vector<int> moves;
    for (int move = 0; move < all_moves; ++move)
        if (is_included(move)) moves.push_back(move);
    return moves;
}

}  // namespace

Cubies product(const Cubies& a, const Cubies& b) {
    Cubies c;
    for (std::size_t i = 0; i < 8; ++i) {
        c.corner[i] = a.corner[b.corner[i]];
        c.twist[i] = twist_products[a.twist[b.corner[i]]][b.twist[i]];
    }
    for (std::size_t i = 0; i < 12; ++i) {
        c.edge[i] = a.edge[b.edge[i]];
        c.flip[i] = a.flip[b.edge[i]] ^ b.flip[i];
    }
    return c;
}

Cubies inverse(const Cubies& a) {
    Cubies c;
    for (std::uint8_t i = 0; i < 8; ++i) {
        c.corner[a.corner[i]] = i;
        c.twist[a.corner[i]] = a.twist[i] < 3 ? static_cast<std::uint8_t>((3 - a.twist[i]) % 3) : a.twist[i];
    }
    for (std::uint8_t i = 0; i < 12; ++i) {
        c.edge[a.edge[i]] = i;
        c.flip[a.edge[i]] = a.flip[i];
    }
    return c;
}

Cubies cubies_from_rows(const cube::Cubies& rows) {
    Cubies c;
    const auto copy = [](const std::vector<int>& from, auto& to) {
        std::ranges::transform(from, to.begin(), [](int value) { return static_cast<std::uint8_t>(value); });
    };
    copy(rows.corners.pieces, c.corner);
    copy(rows.corners.orientations, c.twist);
    copy(rows.edges.pieces, c.edge);
    copy(rows.edges.orientations, c.flip);
    return c;
}

const Cubies& cubies_of(cube::Symmetry s) {
    static const auto all = make_symmetries();
    return all[cube::number_of(s)];
}

Cubies conjugate(const Cubies& a, cube::Symmetry s) {
    return product(product(cubies_of(cube::inverse(s)), a), cubies_of(s));
}

const std::array<Cubies, all_moves>& cubies_of_moves() {
    static const auto moves = make_moves();
    return moves;
}

int conjugate(int move, cube::Symmetry s) {
    const bool middle = move >= face_moves;
    const auto face = s(cube::face_at(middle ? move / 3 - 6 : move / 3));
    // A reflection reverses the turn. So does an exchange of the ends of a middle layer's axis, since its turns are
    // counted from the positive end.
    const bool reversed = s.reflects() != (middle && !cube::is_positive(face));
    const int quarter = reversed ? 2 - move % 3 : move % 3;
    return 3 * (middle ? 6 + cube::index(face) % 3 : cube::index(face)) + quarter;
}

const std::vector<int>& moves_of(Metric metric) {
    static const std::array<std::vector<int>, 3> moves{
        select_moves([](int move) { return move < face_moves; }),
        select_moves([](int move) { return move < face_moves && move % 3 != 1; }),
        select_moves([](int) { return true; })};
    return moves[cube::index(metric)];
}

CanonicalSequences::CanonicalSequences(const std::vector<int>& moves) : nodes_(1), axis_of_{-1} {
    for (int axis = 0; axis < 3; ++axis) add_axis(axis, moves);
    link_axes();
    list_steps();
}

// Breadth first over the effects of turns about one axis: a node for each effect; a move is allowed where it is the
// first to reach one.
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

// After turns about one axis, turns about the others continue as at the start.
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

std::optional<std::vector<int>> canonical(const std::vector<int>& moves, Metric metric) {
    if (metric == Metric::slice_turns) return moves;  // never searched from both sides
    std::vector<int> written;
    for (std::size_t i = 0; i < moves.size();) {
        std::array<int, 6> turns{};
        const int axis = axis_of_move(moves[i]);
        for (; i < moves.size() && axis_of_move(moves[i]) == axis; ++i)
            turns[static_cast<std::size_t>(moves[i] / 3)] += moves[i] % 3 + 1;
        for (int face = axis; face < 6; face += 3) {
            const int quarters = turns[static_cast<std::size_t>(face)] % 4;
            const bool is_double = quarters == 2 && metric == Metric::quarter_turns;
            if (quarters != 0)
                written.insert(written.end(), is_double ? 2 : 1, face * 3 + (is_double ? 0 : quarters - 1));
        }
    }
    return written.size() == moves.size() ? std::optional(std::move(written)) : std::nullopt;
}

}  // namespace cubelang::search::cube3
