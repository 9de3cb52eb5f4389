#pragma once
// The points that a group of a cube's permutations moves: its stickers, block by block. Of the fixed centres only their
// faces are points on an ordinary cube; on a supercube each has four, one for each way it can be turned.

#include <vector>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::cube_group {

class Domain {
public:
    explicit Domain(cube::Cube cube);

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] std::size_t degree() const { return degree_; }
    /// Of a state of this cube.
    [[nodiscard]] group::Permutation permutation(const cube::State& state) const;
    /// Its inverse: of a permutation that moves no point out of its block, and fixed centres as wholes.
    [[nodiscard]] cube::State state(const group::Permutation& p) const;

    [[nodiscard]] group::Point point(cube::Place place) const;
    [[nodiscard]] cube::Place place(group::Point point) const;
    /// The part that a sticker belongs to; of a wing, either of its two stickers will do.
    [[nodiscard]] cube::Part part(group::Point point) const;
    /// The points of a part's stickers, in the order in which its name spells them.
    [[nodiscard]] std::vector<group::Point> points(const cube::Part& part) const;

private:
    [[nodiscard]] bool is_face(cube::Place place) const;  ///< a fixed centre whose turns do not count
    cube::Cube cube_;
    std::size_t degree_;
};

}  // namespace cubelang::cube_group
