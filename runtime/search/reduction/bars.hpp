#pragma once
// Centres by commutators [A, F B F'] of bars: A and B are layers about one axis, each turned its own way, across the
// face F. Every crossing of a layer of A with one of B turns three centres round; four turns of F serve them all.

#include "runtime/base/stop_token.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

using Classes = std::array<std::uint8_t, 6>;  ///< by face: colours of one class look alike
/// What a stage tells apart.
[[nodiscard]] Classes classes_of(Stage stage);

class Bars {
public:
    explicit Bars(const Puzzle& puzzle);
    /// Brings centres to faces of their class for as long as bars do; of all else only faces are turned.
    [[nodiscard]] Word solve(const perm::Blocks& state, const Classes& classes, StopToken stop) const;

private:
    const Puzzle& puzzle_;
    class Greedy;
    /// The centre that a layer of A has in common with one of B; where their turns bring it from, by quarters.
    struct Crossing {
        std::uint16_t orbit = 0;
        std::uint8_t point = 0;
        std::array<std::uint8_t, 3> by_a{}, by_b{};
    };
    /// A face, the axis of the layers, and which way the face is turned.
    struct Family {
        cube::Face face{};
        std::uint16_t there = 0;
        cube::Axis axis{};
        std::vector<Crossing> crossings;  ///< layers x layers, by layer of A, then of B
    };
    [[nodiscard]] Family family(cube::Face face, cube::Axis axis, int quarters) const;
    [[nodiscard]] std::size_t layers() const { return static_cast<std::size_t>(puzzle_.cube().n - 2); }
    [[nodiscard]] std::uint16_t layer_turn(cube::Axis axis, std::size_t layer, std::size_t quarters) const {
        const auto n = static_cast<std::size_t>(puzzle_.cube().n);
        return static_cast<std::uint16_t>((static_cast<std::size_t>(axis) * n + layer + 1) * 3 + quarters - 1);
    }

    std::vector<Family> families_;
};

}  // namespace cubelang::search::reduction
