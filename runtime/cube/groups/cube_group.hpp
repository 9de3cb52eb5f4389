#pragma once
// A group of permutations of a cube, or of plain numbers 1, 2, 3, …: its generators as the user wrote them, and the
// permutation group that they generate.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/cube/mirrored.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang::groups {

/// The points on which a group of cube permutations acts: the stickers, block by block. A fixed centre is one point
/// on an ordinary cube, and four on a supercube, one for each orientation.
class Domain {
public:
    explicit Domain(cube::Cube cube);

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] std::size_t degree() const { return degree_; }
    /// `state` is a state of this cube.
    [[nodiscard]] group::Permutation permutation(const cube::State& state) const;
    /// The same for an element that may reflect the cube, and then maps a class to its mirror image.
    [[nodiscard]] group::Permutation permutation(const cube::Mirrored& element) const;
    /// The inverse of the first. p maps blocks to themselves and keeps the points of a fixed centre together.
    [[nodiscard]] cube::State state(const group::Permutation& p) const;

    [[nodiscard]] group::Point point(cube::Place place) const;
    [[nodiscard]] cube::Place place(group::Point point) const;
    /// The part with this sticker; for a wing, either of its two stickers.
    [[nodiscard]] cube::Part part(group::Point point) const;
    /// The points of a part's stickers, in the order of its name.
    [[nodiscard]] std::vector<group::Point> points(const cube::Part& part) const;

private:
    [[nodiscard]] bool is_face(cube::Place place) const;  ///< a fixed centre of an ordinary cube
    cube::Cube cube_;
    std::size_t degree_;
};

struct CubeGroup {
    std::optional<Domain> domain;  ///< if empty, the points are numbers: 0 stands for 1
    group::PermutationGroup group;
    std::vector<cube::WordPtr> words;  ///< of each generator; null if its moves are unknown
    std::vector<std::string> names;    ///< of each generator, as written or as its cycles
};
using GroupPtr = std::shared_ptr<const CubeGroup>;

struct Generator {
    group::Permutation permutation;  ///< on the domain's points
    std::string name{};              ///< if empty, its cycles are used
    cube::WordPtr word{};
};

/// Generators on one domain, or on numbers (no domain), possibly of different degrees. Null if stopped.
[[nodiscard]] GroupPtr generated(std::optional<Domain> domain, std::vector<Generator> generators, StopToken stop = {});
/// `made` acts on the same points.
[[nodiscard]] GroupPtr on_points_of(const CubeGroup& other, group::PermutationGroup made);

/// Whether both are groups of the same cube, or both of numbers.
[[nodiscard]] bool same_domain(const CubeGroup& a, const CubeGroup& b);
/// p restricted to the points of the group, and extended by fixed points.
[[nodiscard]] group::Permutation fitted(const CubeGroup& group, group::Permutation p);
/// p acts on the domain of the group; missing numbers are fixed points.
[[nodiscard]] bool contains(const CubeGroup& group, group::Permutation p);
/// The index of the first generator of `inner` that is not in `group`; nullopt if it is a subgroup.
[[nodiscard]] std::optional<std::size_t> generator_outside(const CubeGroup& inner, const CubeGroup& group);
[[nodiscard]] bool equal(const CubeGroup& a, const CubeGroup& b);

/// The cycles in the syntax of the language.
[[nodiscard]] std::string cycle_text(const std::optional<Domain>& domain, const group::Permutation& p);

/// The elements of a small group.
struct Elements {
    std::vector<group::Permutation> found;  ///< the identity first, then by word length in the generators
    bool is_complete = true;                ///< false if stopped
};
[[nodiscard]] Elements elements(const group::PermutationGroup& group, StopToken stop = {});

/// The numbers of the points in files for other programs, from 1: the net numbers of the stickers, and 24 more on a
/// supercube for the arrows on its fixed centres; or the numbers of the group.
[[nodiscard]] std::vector<std::size_t> point_numbers(const CubeGroup& group);

// A GAP program that verifies the structure of a group independently: orbits, copies, giants, signs, a base and
// strong generators of the rest, and hence the order.

/// The points have their point_numbers(). Each line prints true; the last line reports whether all did.
[[nodiscard]] std::string gap_proof(const CubeGroup& group);

}  // namespace cubelang::groups
