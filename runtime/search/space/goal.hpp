#pragma once
// What an algorithm is to do, and what does not matter.
//
// Each sticker has a label, and each place wants a label or takes any. A permutation in full is a label of its own for
// every sticker; where something does not matter, stickers share the label `any`, and places want nothing; where only
// the looks count, the centres of one colour share a label. All labels keep to their block, and the stickers of one
// part are treated alike, so that a part is asked for whole or not at all.
//   An algorithm reaches the goal if after it every place has a sticker that it wants: with a turn of one layer before
//   or
// after it, by any angle, where that is free; and in any orientation, if turning the whole cube is free.
//   Fixed centres count as any others: on an ordinary cube where they are, on a supercube their turns too.

#include <optional>
#include <span>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

using Labels = perm::Block;                    ///< a label for each of 24 points
inline constexpr std::uint8_t any_label = 31;  ///< others are less, so that labels can be looked up in a block too

struct BlockGoal {
    Labels label;   ///< of the sticker that starts at a point
    Labels wanted;  ///< at a point
};

class Goal {
public:
    /// Just this permutation.
    explicit Goal(const cube::State& permutation);
    /// Nothing yet: see bring.
    static Goal free(cube::Cube cube);
    /// Labels and wants as given, for every block; one way each. There is at least one.
    using Way = std::vector<BlockGoal>;
    Goal(cube::Cube cube, std::vector<Way> ways) : cube_(cube), ways_(std::move(ways)) {}

    /// The part with sticker `from` goes where that sticker comes to `to`. Both are of one block.
    void bring(cube::Place from, cube::Place to);
    /// These parts may go anywhere, and anything may come to where they should go.
    void ignore(std::span<const cube::Part> parts);
    /// All parts but these may.
    void keep_only(std::span<const cube::Part> parts);
    /// Of centres only the colours count. To be called last of these.
    void look_only();
    /// The goal may be reached in any orientation of the whole cube.
    void free_rotation() { rotation_ = true; }
    /// A layer that may be turned at will before the algorithm, or after it.
    void free_before(const cube::Turn& turn) { before_ = turn; }
    void free_after(const cube::Turn& turn) { after_ = turn; }

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] const std::vector<Way>& ways() const { return ways_; }
    [[nodiscard]] const BlockGoal& block(int i) const { return ways_.front()[i]; }
    [[nodiscard]] bool rotation_is_free() const { return rotation_; }
    [[nodiscard]] const std::optional<cube::Turn>& before() const { return before_; }
    [[nodiscard]] const std::optional<cube::Turn>& after() const { return after_; }

    /// Does a state have what each place wants? Free turns and rotations are not tried.
    [[nodiscard]] bool holds(const cube::State& state) const;

private:
    explicit Goal(cube::Cube cube) : cube_(cube), ways_(1, Way(static_cast<std::size_t>(cube.blocks()))) {}

    cube::Cube cube_;
    std::vector<Way> ways_;
    bool rotation_ = false;
    std::optional<cube::Turn> before_, after_;
};

/// All points of a part: a fixed centre has four.
[[nodiscard]] std::vector<cube::Place> points_of(cube::Cube cube, const cube::Part& part);

// Which symmetries of the cube leave a goal, or a set of generators, unchanged.

/// The symmetries s for which every algorithm of the goal, seen with s, is one too.
[[nodiscard]] std::vector<cube::Symmetry> symmetries(const Goal& goal);
/// Those for which its inverse is. None if turning the whole cube is free: then an inverse has another orientation.
[[nodiscard]] std::vector<cube::Symmetry> antisymmetries(const Goal& goal);

/// For each generator the one that it is seen with s; nothing if some is none, or has another cost.
[[nodiscard]] std::optional<GeneratorWord> images(std::span<const Generator> generators, int n, cube::Symmetry s);
/// For each generator its inverse; nothing if some has none at the same cost.
[[nodiscard]] std::optional<GeneratorWord> inverses(std::span<const Generator> generators);

}  // namespace cubelang::search
