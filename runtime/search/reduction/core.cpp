#include "runtime/search/reduction/core.hpp"

#include <algorithm>

#include "runtime/search/cube3/orientation.hpp"

namespace cubelang::search::reduction {
namespace {

constexpr cube::Cube three{3};
constexpr std::uint8_t nowhere = 255;

// Of one orbit of wings: those beside their partners stay so, all others are put into the places left.
class Pairing {
public:
    Pairing(const Points& wings, const Points& partners) : partners_(partners) {
        edges_.fill(nowhere);
        for (std::uint8_t point = 0; point < wings.size(); ++point)
            if (is_first(point) && wings[partners[point]] == partners[wings[point]]) put(point, wings[point]);
        for (std::uint8_t point = 0; point < wings.size(); ++point) {
            if (is_first(point) && edges_[point] == nowhere) apart_.push_back(point);
            if (is_first(point) && std::ranges::find(edges_, point) == edges_.end()) free_.push_back(point);
        }
    }
    [[nodiscard]] std::size_t apart() const { return apart_.size(); }
    [[nodiscard]] perm::Block edges(bool swap, bool flip) {
        for (std::size_t i = 0; i < apart_.size(); ++i) {
            const auto place = free_[swap && i < 2 ? 1 - i : i];
            put(apart_[i], flip && i == 0 ? partners_[place] : place);
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
    std::vector<std::uint8_t> apart_, free_;
};

perm::Block block_at(const Puzzle& puzzle, const perm::Blocks& state, cube::Cell cell) {
    return state[static_cast<std::size_t>(cube::block_of(puzzle.cube(), cell))];
}

std::optional<cube3::Cubies> cubies_of(const perm::Block& corners, const perm::Block& edges) {
    auto state = cube::solved(three);
    state.blocks[static_cast<std::size_t>(cube::block_of(three, {2, 2}))] = corners;
    state.blocks[static_cast<std::size_t>(cube::block_of(three, {0, 2}))] = edges;
    const auto cubies = cube3::packed(cube::cubies_of(state));
    return cube3::is_solvable(cubies, true) ? std::optional(cubies) : std::nullopt;
}

}  // namespace

std::optional<cube3::Cubies> core_of(const Puzzle& puzzle, const perm::Blocks& state) {
    const int outer = puzzle.cube().n - 1;
    const auto corners = block_at(puzzle, state, {outer, outer});
    const auto& reference = state[static_cast<std::size_t>(puzzle.reference().block)];
    if (puzzle.has_middle()) return cubies_of(corners, reference);
    Points wings{};
    std::copy_n(reference.to.begin(), wings.size(), wings.begin());
    Pairing pairing(wings, puzzle.partners());
    for (const bool swap : {false, true})
        for (const bool flip : {false, true}) {
            if ((swap && pairing.apart() < 2) || (flip && pairing.apart() < 1)) continue;
            if (auto cubies = cubies_of(corners, pairing.edges(swap, flip))) return cubies;
        }
    return std::nullopt;
}

Word swap_of_two_pairs(const Puzzle& puzzle) {
    Word word;
    const auto inner = [&](cube::Face face) {
        for (int depth = 2; depth <= puzzle.cube().n / 2; ++depth) word.push_back(puzzle.turn(face, depth, 2));
    };
    const auto up = puzzle.turn(cube::Face::u, 1, 2);
    inner(cube::Face::r);
    word.push_back(up);
    inner(cube::Face::r);
    word.push_back(up);
    inner(cube::Face::u);
    inner(cube::Face::r);
    inner(cube::Face::u);
    return word;
}

Word word_of(const Puzzle& puzzle, const std::vector<int>& moves) {
    Word word;
    for (const int move : moves) word.push_back(puzzle.turn(cube::face_at(move / 3), 1, move % 3 + 1));
    return word;
}

}  // namespace cubelang::search::reduction
