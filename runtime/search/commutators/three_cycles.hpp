#pragma once
// Every three-cycle of one orbit of parts, as a conjugate of one commutator that changes nothing else on the cube.
//
// A commutator [X, Y] where X and Y have one part in common is a three-cycle of parts. With a, b layers across R, e a
// layer across U:
//   corners         [R U R', D]     R U R' meets D in one corner
//   edges, wings    [R' e R, U]     e, conjugated by R, is an upright line on R: it meets U in one edge or wing
//   centres (u, h)  [a, U b U']     a and the turned b cross in one centre of U, a at coordinate u or h, b at the other
// On a supercube none of them turns a fixed centre: a centre that X turns is not turned by Y. Any other three-cycle
// (x y z) of the orbit is S [X, Y] S', where the setup S takes x, y, z to the three points; a breadth-first search
// from those points over the turns that reach the orbit gives the shortest S for each.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/commutators/turn_words.hpp"

namespace cubelang::search::commutators {

class ThreeCycles {
public:
    using Points = std::array<int, 3>;  ///< the sticker at the first point moves to the second, and so on

    /// `block` is one of orbit_blocks(cube), except that of the fixed centres.
    ThreeCycles(cube::Cube cube, int block);

    [[nodiscard]] const Turns& commutator() const { return commutator_; }
    /// The number of turns of the setup; -1 if no turns make this a three-cycle (two of the points belong to one
    /// part).
    [[nodiscard]] int setup_length(const Points& points) const;
    /// S [X, Y] S'
    [[nodiscard]] Turns turns(const Points& points) const;
    /// The effect of these turns on the orbit's block.
    [[nodiscard]] perm::Block effect(const Points& points) const;
    /// The points as one number, below 24^3.
    [[nodiscard]] static std::size_t code(const Points& points);

private:
    struct Setup {
        std::int16_t move = none;  ///< the first turn; `base`: the commutator itself
        std::uint16_t next = 0;    ///< the code after that turn
        std::uint8_t length = 0;
    };
    static constexpr std::int16_t none = -1, base = -2;
    struct Step {
        cube::Turn turn;
        perm::Block effect, inverse;  ///< of the turn, and of its inverse
    };

    [[nodiscard]] static Points points_of(std::size_t code);
    [[nodiscard]] Turns setup(const Points& points) const;
    void add_steps(std::span<const int> layers);
    void search(const Points& first);

    cube::Cube cube_;
    int block_;
    Turns commutator_;
    perm::Block cycle_{};
    std::vector<Step> steps_;
    std::vector<Setup> setups_;  ///< by code
};

/// Three-cycles of the parts of one orbit, each represented by one triple of points of the orbit's block.
class CyclePoints {
public:
    using Points = ThreeCycles::Points;
    static constexpr std::size_t codes = 24 * 24 * 24;

    CyclePoints(cube::Cube cube, int block);

    /// The same number for all triples that describe the same cycle, from any sticker of any of its parts.
    [[nodiscard]] std::size_t code(const Points& points) const;
    /// The three-cycle of parts that a block is; nothing if it is another permutation.
    [[nodiscard]] std::optional<Points> cycle(const perm::Block& effect) const;

private:
    std::array<int, perm::block_points> next_{};  ///< the next sticker of the same part that is in the block
    std::array<int, perm::block_points> part_{};
    int stickers_ = 1;  ///< the number of a part's stickers in the block
};

/// A three-cycle of parts: moves the sticker at the first point to the second, the one there to the third, and that one
/// to the first.
struct ThreeCycle {
    int block = 0;
    std::array<int, 3> points{};
    friend bool operator==(const ThreeCycle& a, const ThreeCycle& b) = default;
    // Emscripten's library cannot compare arrays three ways.
    friend bool operator<(const ThreeCycle& a, const ThreeCycle& b) {
        return a.block != b.block ? a.block < b.block : a.points < b.points;
    }
};
/// The three-cycle of one orbit that a state is; nothing if it is another permutation.
[[nodiscard]] std::optional<ThreeCycle> three_cycle_of(const cube::State& state);

}  // namespace cubelang::search::commutators
