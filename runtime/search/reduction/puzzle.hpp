#pragma once
// A cube for the beam search of layers (five.hpp): its turns of single layers, by number, and their effects on the
// orbits of centres, wings and middle edges. On odd cubes the middle layers do not turn, so that the fixed centres stay
// in place.

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "runtime/algebra/perm/block.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/reduction/cost_distances.hpp"

namespace cubelang::search::reduction {

// The effect of a turn on the 24 points of one orbit, in the two forms that the searches need: point by point, and
// for a set of points as 24 bits.

using Points = std::array<std::uint8_t, perm::block_points>;
using PointSet = std::uint32_t;

/// The points of the two faces across each axis, and those of R, U and F.
inline constexpr std::array<PointSet, 3> points_across{0x00F00F, 0x0F00F0, 0xF00F00};
inline constexpr PointSet points_of_ruf = 0x000FFF;

class PointMap {
public:
    explicit PointMap(const perm::Block& block);
    [[nodiscard]] std::uint8_t operator[](std::size_t point) const { return to_[point]; }
    [[nodiscard]] PointSet operator()(PointSet set) const {
        if (!moves()) return set;
        const auto& [first, second, third] = *sets_;
        return first[set & 255U] | second[set >> 8U & 255U] | third[set >> 16U];
    }
    [[nodiscard]] bool moves() const { return sets_ != nullptr; }

private:
    using Sets = std::array<std::array<PointSet, 256>, 3>;
    Points to_;
    std::shared_ptr<const Sets> sets_;  ///< null for the identity: most turns of a large cube miss most orbits
};

/// For the point of a wing, the point of the other wing on that edge when both are solved.
[[nodiscard]] const Points& wing_partners();

// Numbers for sets of 24 points, as table indexes.

/// For sets of a given number of points, at most twelve.
class SetRanks {
public:
    explicit SetRanks(std::size_t points);
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t operator()(PointSet set) const {
        const auto a = set & 255U, b = set >> 8U & 255U, c = set >> 16U;
        const std::size_t before = counts_[a], then = before + counts_[b];
        return sums_[0][0][a] + sums_[1][before][b] + sums_[2][then][c];
    }

private:
    static constexpr std::size_t most_points = 12;
    /// By byte, by the number of points in the bytes before, by the byte's value.
    std::array<std::array<std::array<std::uint32_t, 256>, most_points + 1>, 3> sums_{};
    std::array<std::uint8_t, 256> counts_{};
    std::size_t size_;
};

struct Orbit {
    int block = 0;
    cube::Kind kind{};
    std::vector<PointMap> by;  ///< by turn number
};

using Word = std::vector<std::uint16_t>;  ///< turn numbers

class Puzzle {
public:
    enum class Inner : std::uint8_t {
        alone,     ///< 2R
        with_face  ///< Rw in its place, by the same number
    };
    explicit Puzzle(cube::Cube cube, Inner inner = Inner::alone, TurnCosts costs = {});

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] bool has_middle() const { return cube_.n % 2 == 1; }
    [[nodiscard]] std::span<const cube::Turn> turns() const { return turns_; }
    [[nodiscard]] bool is_face(std::size_t turn) const { return is_outer(layer_of(turn)); }
    [[nodiscard]] bool is_middle(std::size_t turn) const { return 2 * layer_of(turn) == cube_.n + 1; }

    [[nodiscard]] int cost(std::size_t turn) const { return costs_(turns_[turn].quarters); }
    /// Layers about one axis commute: one order of two turns is enough.
    [[nodiscard]] bool repeats(std::size_t last, std::size_t next) const {
        return turns_[last].axis == turns_[next].axis && layer_of(last) >= layer_of(next);
    }
    /// Does it change the parity of wings?
    [[nodiscard]] bool makes_odd(std::size_t turn) const { return !is_face(turn) && turns_[turn].quarters != 2; }

    [[nodiscard]] const std::vector<Orbit>& centres() const { return centres_; }
    /// The first is the reference orbit, which the others must match: the middle edges if there are any, otherwise
    /// wings.
    [[nodiscard]] const std::vector<Orbit>& edges() const { return edges_; }
    [[nodiscard]] const Orbit& reference() const { return edges_.front(); }

private:
    [[nodiscard]] int layer_of(std::size_t turn) const { return static_cast<int>(turn) / 3 % cube_.n + 1; }
    [[nodiscard]] bool is_outer(int layer) const { return layer == 1 || layer == cube_.n; }
    [[nodiscard]] Orbit orbit(int block) const;

    cube::Cube cube_;
    TurnCosts costs_;
    std::vector<cube::Turn> turns_;
    std::vector<Orbit> centres_, edges_;
};

}  // namespace cubelang::search::reduction
