#include "runtime/search/reduction/final_steps.hpp"

#include <algorithm>

#include "runtime/search/cube3/orientation.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {
namespace {

constexpr cube::Cube three{3};
constexpr std::uint8_t unassigned = 255;

// One orbit of wings as edges: wings beside their partners are pairs, all others are assigned to the remaining
// places.
class PairedEdges {
public:
    PairedEdges(const Points& wings, const Points& partners) : partners_(partners) {
        edges_.fill(unassigned);
        for (std::uint8_t point = 0; point < wings.size(); ++point)
            if (is_first(point) && wings[partners[point]] == partners[wings[point]]) put(point, wings[point]);
        for (std::uint8_t point = 0; point < wings.size(); ++point) {
            if (is_first(point) && edges_[point] == unassigned) unpaired_.push_back(point);
            if (is_first(point) && std::ranges::find(edges_, point) == edges_.end()) free_.push_back(point);
        }
    }
    [[nodiscard]] std::size_t unpaired() const { return unpaired_.size(); }
    [[nodiscard]] perm::Block edges(bool swap, bool flip) {
        for (std::size_t i = 0; i < unpaired_.size(); ++i) {
            const auto place = free_[swap && i < 2 ? 1 - i : i];
            put(unpaired_[i], flip && i == 0 ? partners_[place] : place);
        }
        auto block = perm::identity();
        std::ranges::copy(edges_, block.to.begin());
        return block;
    }

private:
    [[nodiscard]] bool is_first(std::uint8_t point) const { return point < partners_[point]; }
    void put(std::uint8_t point, std::uint8_t place) {
        edges_[point] = place;
        edges_[partners_[point]] = partners_[place];
    }

    const Points& partners_;
    Points edges_{};
    std::vector<std::uint8_t> unpaired_, free_;
};

std::optional<cube3::Cubies> cubies_of(const perm::Block& corners, const perm::Block& edges) {
    auto state = cube::solved(three);
    state.blocks[cube::block_of(three, {2, 2})] = corners;
    state.blocks[cube::block_of(three, {0, 2})] = edges;
    const auto cubies = cube3::cubies_from_rows(cube::cubies_of(state));
    return cube3::is_solvable(cubies, true) ? std::optional(cubies) : std::nullopt;
}

}  // namespace

std::optional<cube3::Cubies> core_of(const cube::State& state) {
    const int outer = state.cube.n - 1;
    const auto block_at = [&](cube::Cell cell) { return state.blocks[cube::block_of(state.cube, cell)]; };
    const auto corners = block_at({outer, outer});
    if (state.cube.has_fixed_centres()) return cubies_of(corners, block_at({0, outer}));
    const auto innermost = block_at({1, outer});
    Points wings{};
    std::copy_n(innermost.to.begin(), wings.size(), wings.begin());
    PairedEdges pairing(wings, wing_partners());
    for (const bool swap : {false, true})
        for (const bool flip : {false, true}) {
            if ((swap && pairing.unpaired() < 2) || (flip && pairing.unpaired() < 1)) continue;
            if (auto cubies = cubies_of(corners, pairing.edges(swap, flip))) return cubies;
        }
    return std::nullopt;
}

cube::Turn layer_turn(int n, cube::Face face, int depth, int quarters) {
    const int layer = cube::is_positive(face) ? depth : n + 1 - depth;
    return {cube::axis_of(face), layer, layer,
            cube::clockwise_quarters(cube::is_positive(face) ? quarters : -quarters)};
}

Turns swap_of_two_pairs(int n) {
    Turns turns;
    const auto inner = [&](cube::Face face) {
        for (int depth = 2; depth <= n / 2; ++depth) turns.push_back(layer_turn(n, face, depth, 2));
    };
    const auto up = layer_turn(n, cube::Face::u, 1, 2);
    inner(cube::Face::r);
    turns.push_back(up);
    inner(cube::Face::r);
    turns.push_back(up);
    inner(cube::Face::u);
    inner(cube::Face::r);
    inner(cube::Face::u);
    return turns;
}

Turns face_turns(int n, const std::vector<int>& moves) {
    Turns turns;
    for (const int move : moves) turns.push_back(layer_turn(n, cube::face_at(move / 3), 1, move % 3 + 1));
    return turns;
}

cube3::Centres core_centres(const FaceQuarters& turned) {
    cube3::Centres centres = 0;
    for (const auto face : cube::faces) {
        const int quarters = turned[static_cast<std::size_t>(face)];
        centres =
            cube3::sum(centres, cube3::centre_turn(cube::index(face), cube::is_positive(face) ? quarters : -quarters));
    }
    return centres;
}

}  // namespace cubelang::search::reduction
