#pragma once
// The goal of an algorithm: which stickers arrive where, and which do not matter.
//
// Each sticker has a label, and each place wants a label or takes any. For a full permutation every sticker has its
// own label. Stickers that do not matter share the label `any`, and places may want nothing; where only colours
// count, the centres of one colour share a label. Labels belong to one block, and the stickers of a part are treated
// the same: a part is wanted as a whole or not at all. An algorithm reaches the goal if after it every place has a
// sticker that it wants. A free layer may be turned by any angle before or after it; if rotation is free, any
// orientation of the whole cube counts. Fixed centres are parts like others: on an ordinary cube only their position
// counts, on a supercube their rotation too.

#include <optional>
#include <span>
#include <vector>

#include "runtime/cube/parts.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

using Labels = perm::Block;                    ///< a label for each of 24 points
inline constexpr std::uint8_t any_label = 31;  ///< all others are less, so that a label can index a block

struct BlockGoal {
    Labels label;   ///< of the sticker that starts at a point
    Labels wanted;  ///< at a point
    friend bool operator==(const BlockGoal&, const BlockGoal&) = default;
};
/// Does no place want a label?
[[nodiscard]] bool is_unconstrained(const BlockGoal& block);

class Goal {
public:
    /// The goal of exactly this permutation.
    explicit Goal(const cube::State& permutation);
    /// A goal that wants nothing yet; bring() adds to it.
    static Goal free(cube::Cube cube);
    /// Alternatives, each with the labels and wants of every block; at least one.
    using Alternative = std::vector<BlockGoal>;
    Goal(cube::Cube cube, std::vector<Alternative> alternatives)
        : cube_(cube), alternatives_(std::move(alternatives)) {}

    /// Moves the part of sticker `from` so that this sticker arrives at `to`. Both are of one block.
    void bring(cube::Place from, cube::Place to);
    /// These parts may go anywhere, and any part may take their places.
    void ignore(std::span<const cube::Part> parts);
    /// Ignores all other parts.
    void keep_only(std::span<const cube::Part> parts);
    /// Only the colours of centres count. To be called after the functions above.
    void colors_only();
    /// The goal may be reached in any orientation of the whole cube.
    void free_rotation() { rotation_ = true; }
    /// A layer that may be turned by any angle before the algorithm, or after it.
    void free_before(const cube::Turn& turn) { before_ = turn; }
    void free_after(const cube::Turn& turn) { after_ = turn; }

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] const std::vector<Alternative>& alternatives() const { return alternatives_; }
    [[nodiscard]] const BlockGoal& block(int i) const { return alternatives_.front()[i]; }
    [[nodiscard]] bool rotation_is_free() const { return rotation_; }
    [[nodiscard]] const std::optional<cube::Turn>& before() const { return before_; }
    [[nodiscard]] const std::optional<cube::Turn>& after() const { return after_; }

    /// Does every place have a sticker that it wants? Free turns and rotations are not tried.
    [[nodiscard]] bool holds(const cube::State& state) const;

private:
    explicit Goal(cube::Cube cube)
        : cube_(cube), alternatives_(1, Alternative(static_cast<std::size_t>(cube.blocks()))) {}

    cube::Cube cube_;
    std::vector<Alternative> alternatives_;
    bool rotation_ = false;
    std::optional<cube::Turn> before_, after_;
};

[[nodiscard]] bool is_fixed_centre(cube::Cube cube, cube::Place place);
/// All points of a part: a fixed centre has four.
[[nodiscard]] std::vector<cube::Place> points_of(cube::Cube cube, const cube::Part& part);

// Which symmetries of the cube leave a goal, or a set of generators, unchanged.

/// The symmetries s such that A^s reaches the goal for every algorithm A that does.
[[nodiscard]] std::vector<cube::Symmetry> symmetries(const Goal& goal);
/// The symmetries s such that (A')^s does. Empty if rotation is free: an inverse then has another orientation.
[[nodiscard]] std::vector<cube::Symmetry> antisymmetries(const Goal& goal);

/// For each generator its conjugate by s; nothing if some conjugate is not a generator of the same cost.
[[nodiscard]] std::optional<GeneratorWord> images(std::span<const Generator> generators, int n, cube::Symmetry s);
/// For each generator its inverse; nothing if some inverse is not a generator of the same cost.
[[nodiscard]] std::optional<GeneratorWord> inverses(std::span<const Generator> generators);

}  // namespace cubelang::search
