#pragma once
// Short algorithms in face turns for every three-cycle of corners or edges of the 2x2x2 and the 3x3x3.
//
// All commutators [A, B] of layer turns, with A of up to three and B of one, or both of two, are computed once, and
// the three-cycles among them are kept. A three-cycle (x y z) is given by one sticker of each of its parts; [C: [A,
// B]] is that of x, y, z if [A, B] is that of their images under C.

#include <map>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/word.hpp"
#include "runtime/search/commutators/table.hpp"
#include "runtime/search/commutators/three_cycles.hpp"

namespace cubelang::search {

using commutators::three_cycle_of;
using commutators::ThreeCycle;

[[nodiscard]] perm::Blocks effect_of(cube::Cube cube, const ThreeCycle& cycle);

class ThreeCycleWords {
public:
    ThreeCycleWords(cube::Cube cube, StopToken stop);

    struct Found {
        cube::WordPtr word;             ///< [A, B] or [C: [A, B]]
        std::vector<cube::Move> moves;  ///< the same in face turns, simplified
    };
    /// Some of the shortest algorithms for a cycle, shortest first; cached.
    [[nodiscard]] const std::vector<Found>& of(const ThreeCycle& cycle);

private:
    struct Commutator {
        std::uint32_t a, b;  ///< words
    };

    void collect_three_cycles(StopToken stop);
    void add(const ThreeCycle& cycle, const Commutator& commutator);
    void conjugates(const ThreeCycle& cycle, std::size_t setups, std::vector<Found>& found) const;

    cube::Cube cube_;
    commutators::LocalWords words_;  ///< of layer turns
    std::map<ThreeCycle, std::vector<Commutator>> commutators_;
    std::map<ThreeCycle, std::vector<Found>> known_;
};

/// The same moves with face turns in place of slice turns, and rotations of the whole cube collected at the end: M
/// becomes the equal of L' R x'. Only for the 3x3x3 and the 2x2x2.
[[nodiscard]] std::vector<cube::Move> to_face_turns(const std::vector<cube::Move>& moves);

}  // namespace cubelang::search
