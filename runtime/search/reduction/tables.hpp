#pragma once
// Distances of the parts of one orbit from their goals, ignoring all other parts: they guide the search (four.hpp).

#include <array>
#include <vector>

#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

/// In each stage the centres of one orbit are described by the points that have some two (or three) of the colours.
inline constexpr std::array<PointSet, stages> wanted_sets{0x00F00F, 0x0F00F0, 0x000FFF};

class Tables {
public:
    explicit Tables(const Puzzle& puzzle);

    [[nodiscard]] int centres(Stage stage, std::size_t orbit, PointSet set) const {
        const auto& table = *by_orbit_[cube::index(stage)][orbit];
        return table[stage == Stage::reduced ? four_(set) : eight_(set)];
    }
    /// The turns (of inner layers only half turns) that bring a wing beside another one: beside its partner in its
    /// own orbit, or, in a later orbit, beside its counterpart in the reference orbit.
    [[nodiscard]] int pair(bool own, std::size_t a, std::size_t b) const { return pairs_[own ? 1 : 0][24 * a + b]; }
    /// Two such pairs at once.
    [[nodiscard]] int two_pairs(bool own, std::size_t a, std::size_t b, std::size_t c, std::size_t d) const {
        return two_pairs_[own ? 1 : 0][((24 * a + b) * 24 + c) * 24 + d];
    }

private:
    using Distances = std::vector<std::uint8_t>;
    void measure_centres(const Puzzle& puzzle, std::size_t stage);
    [[nodiscard]] Distances centre_distances(const Puzzle& puzzle, const Orbit& orbit, Stage stage) const;
    void measure_pairs(const Puzzle& puzzle, bool own);
    void measure_two_pairs(const Puzzle& puzzle, bool own);

    SetRanks eight_{8};
    FourPerAxis four_;
    std::array<std::vector<Distances>, stages> distances_;  ///< by stage and kind of centre
    std::array<std::vector<const Distances*>, stages> by_orbit_;
    std::array<Distances, 2> pairs_, two_pairs_;
};

}  // namespace cubelang::search::reduction
