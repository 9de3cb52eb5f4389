#include "runtime/search/cube3/cubies.hpp"

#include <algorithm>

#include "runtime/cube/turns.hpp"

namespace cubelang::search::cube3 {
namespace {

constexpr cube::Cube three{3, false};

// Twists as the symmetric group on three things: i to i + k for k < 3, to -(i + k) for 3 + k. First a, then b.
constexpr auto twist_products = [] {
    std::array<std::array<std::uint8_t, 6>, 6> table{};
    for (int a = 0; a < 6; ++a)
        for (int b = 0; b < 6; ++b)
            table[a][b] =
                static_cast<std::uint8_t>(((a < 3 ? a + b : a - b) % 3 + 3) % 3 + ((a < 3) == (b < 3) ? 0 : 3));
    return table;
}();

Cubies made_by(cube::Axis axis, int layer, int quarters) {
    auto state = cube::solved(three);
    cube::Turner(three).apply(state.blocks, {axis, layer, layer, quarters});
    return packed(cube::cubies_of(state));
}

std::array<Cubies, all_moves> make_moves() {
    std::array<Cubies, all_moves> moves;
    for (int face = 0; face < 6; ++face)
        for (int quarters = 1; quarters <= 3; ++quarters) {
            const bool near = face < 3;
            moves[3 * face + quarters - 1] =
                made_by(static_cast<cube::Axis>(face % 3), near ? 1 : 3, near ? quarters : 4 - quarters);
        }
    // A middle layer turned is the whole cube turned and both outer layers turned back; the whole cube's turn is left
    // out.
    for (std::size_t axis = 0; axis < 3; ++axis)
        for (std::size_t quarters = 1; quarters <= 3; ++quarters)
            moves[18 + 3 * axis + quarters - 1] =
                product(moves[3 * axis + 3 - quarters], moves[3 * (axis + 3) + quarters - 1]);
    return moves;
}

std::array<Cubies, 48> make_symmetries() {
    std::array<Cubies, 48> all;
    std::ranges::transform(cube::symmetries(), all.begin(), [](auto s) { return packed(cube::cubies_of(three, s)); });
    return all;
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

Cubies packed(const cube::Cubies& rows) {
    Cubies c;
    const auto copy = [](const std::vector<int>& from, auto& to) {
        std::ranges::transform(from, to.begin(), [](int value) { return static_cast<std::uint8_t>(value); });
    };
    copy(rows.corners.from, c.corner);
    copy(rows.corners.turned, c.twist);
    copy(rows.edges.from, c.edge);
    copy(rows.edges.turned, c.flip);
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
    // A reflection turns the other way round; so does a middle layer, which is counted from the positive end, if that
    // is swapped.
    const bool reversed = s.reflects() != (middle && !cube::is_positive(face));
    const int quarter = reversed ? 2 - move % 3 : move % 3;
    return 3 * (middle ? 6 + cube::index(face) % 3 : cube::index(face)) + quarter;
}

}  // namespace cubelang::search::cube3
