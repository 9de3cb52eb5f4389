#pragma once
// Centres by commutators [A, F B F'] of bars: A and B are layers about one axis, each turned its own way, across the
// face F. Every crossing of a layer of A with one of B turns three centres round; four turns of F serve them all. As
// long as nothing is lost by it, also by A F A', which changes rows of F for lines of other faces.

#include <functional>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/reduction/puzzle.hpp"

namespace cubelang::search::reduction {

using Classes = std::array<std::uint8_t, 6>;  ///< by face: colours of one class look alike
/// What a stage tells apart.
[[nodiscard]] Classes classes_of(Stage stage);

[[nodiscard]] bool are_home(const Puzzle& puzzle, const perm::Blocks& state, const Classes& classes);

/// How many parts are done, of how many.
using OnPart = std::function<void(std::size_t part, std::size_t parts)>;

class CommutatorBars {
public:
    explicit CommutatorBars(const Puzzle& puzzle);
    enum class Wings : std::uint8_t { free, kept };
    /// Brings centres to faces of their class for as long as bars do. If wings are kept, pairs of them stay pairs; in
    /// any case they stay even or odd. The shortest of some attempts.
    [[nodiscard]] Word solve(const perm::Blocks& state, const Classes& classes, Wings wings, StopToken stop,
                             unsigned attempts = 1, const OnPart& on_part = {}) const;

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
    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] const std::vector<Family>& families() const { return families_; }
    /// Those between two opposite faces, from 0.
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
