#include "runtime/search/reduction/puzzle.hpp"

#include <algorithm>

#include "runtime/search/space/generators.hpp"

namespace cubelang::search::reduction {

Puzzle::Puzzle(cube::Cube cube, Inner inner, TurnCosts costs) : cube_(cube), costs_(costs) {
    for (const auto& generator : layer_turns(cube.n)) {
        auto& turn = turns_.emplace_back(generator.turn);
        if (inner == Inner::alone) continue;
        if (turn.to == 2) turn.from = 1;
        if (turn.from == cube.n - 1) turn.to = cube.n;
    }
    if (has_middle()) edges_.push_back(orbit(cube::block_of(cube, {0, cube.n - 1})));
    for (const int block : cube::orbit_blocks(cube)) {
        const auto kind = cube::kind_of(cube, block);
        if (kind == cube::Kind::wing) edges_.push_back(orbit(block));
        if (cube::is_centre(kind) && kind != cube::Kind::fixed_centre) centres_.push_back(orbit(block));
    }
}

const Points& wing_partners() {
    static const auto partners = [] {
        Points points{};
        for (int point = 0; point < perm::block_points; ++point) {
            const auto frame = cube::frame_of(point);
            points[point] = static_cast<std::uint8_t>(cube::point_of({frame.arrow, frame.normal}));
        }
        return points;
    }();
    return partners;
}

Orbit Puzzle::orbit(int block) const {
    Orbit orbit{block, cube::kind_of(cube_, block), {}};
    const cube::Turner turner(cube_);
    for (const auto& turn : turns_) orbit.by.emplace_back(turner.effect(turn, block));
    return orbit;
}

PointMap::PointMap(const perm::Block& block) {
    std::copy_n(block.to.begin(), to_.size(), to_.begin());
    if (block == perm::identity()) return;
    const auto sets = std::make_shared<Sets>();
    for (std::size_t byte = 0; byte < 3; ++byte)
        for (std::size_t set = 0; set < 256; ++set)
            for (std::size_t i = 0; i < 8; ++i)
                if ((set >> i & 1U) != 0) (*sets)[byte][set] |= PointSet{1} << to_[8 * byte + i];
    sets_ = sets;
}

namespace {

std::uint32_t binomial(std::uint32_t n, std::uint32_t k) {
    if (k > n) return 0;
    std::uint32_t count = 1;
    for (std::uint32_t i = 0; i < k; ++i) count = count * (n - i) / (i + 1);
    return count;
}

}  // namespace

SetRanks::SetRanks(std::size_t points) : size_(binomial(perm::block_points, static_cast<std::uint32_t>(points))) {
    for (std::uint32_t set = 0; set < 256; ++set) counts_[set] = static_cast<std::uint8_t>(std::popcount(set));
    for (std::uint32_t byte = 0; byte < 3; ++byte)
        for (std::uint32_t before = 0; before <= most_points; ++before)
            for (std::uint32_t set = 0; set < 256; ++set) {
                auto count = before;
                for (std::uint32_t i = 0; i < 8; ++i)
                    if ((set >> i & 1U) != 0) sums_[byte][before][set] += binomial(8 * byte + i, ++count);
            }
}

}  // namespace cubelang::search::reduction
