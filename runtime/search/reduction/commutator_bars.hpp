#pragma once
// Solves centres by commutators [A, F B F'] of bars: A and B are layers about one axis across the face F, each turned
// by its own angle. Every crossing of a layer of A with one of B cycles three centres; four turns of F serve all of
// them.

#include <functional>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

/// Receives the number of finished parts, and of all parts.
using OnPart = std::function<void(std::size_t part, std::size_t parts)>;

class CommutatorBars {
public:
    explicit CommutatorBars(const Puzzle& puzzle);
    /// Brings centres to faces of their colour as long as bars gain anything. Pairs of wings remain pairs, and the
    /// wings' parity does not change. Returns the shortest of some attempts.
    [[nodiscard]] Word solve(const perm::Blocks& state, StopToken stop, unsigned attempts = 1,
                             const OnPart& on_part = {}) const;

    /// The centre that a layer of A and a layer of B have in common, and the points from which their turns bring it,
    /// by quarters.
    struct Crossing {
        std::uint16_t orbit = 0;
        std::uint8_t point = 0;
        std::array<std::uint8_t, 3> by_a{}, by_b{};
    };
    /// A face, the direction in which it turns, and the axis of the layers.
    struct Family {
        cube::Face face{};
        std::uint16_t face_turn = 0;
        cube::Axis axis{};
        std::vector<Crossing> crossings;  ///< layers x layers, by layer of A, then of B
    };
    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] const std::vector<Family>& families() const { return families_; }
    /// The number of layers between two opposite faces; they are numbered from 0.
    [[nodiscard]] std::size_t layers() const { return static_cast<std::size_t>(puzzle_.cube().n - 2); }
    [[nodiscard]] std::uint16_t layer_turn(cube::Axis axis, std::size_t layer, std::size_t quarters) const {
        const std::size_t n = puzzle_.cube().n;
        return static_cast<std::uint16_t>((static_cast<std::size_t>(axis) * n + layer + 1) * 3 + quarters - 1);
    }

private:
    [[nodiscard]] Family family(cube::Face face, cube::Axis axis, int quarters) const;

    const Puzzle& puzzle_;
    std::vector<Family> families_;
};

}  // namespace cubelang::search::reduction
