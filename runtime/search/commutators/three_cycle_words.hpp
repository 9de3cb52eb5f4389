#pragma once
// Short algorithms for every three-cycle of corners or edges of the 2x2x2 and the 3x3x3, in turns of the faces.
//
// All commutators [A, B] of turns of layers, A of up to three and B of one, or both of two, are made once, and those
// kept that are three-cycles. A three-cycle (x y z) is known by one sticker of each of its parts; [C: [A, B]] is that
// of x, y, z where [A, B] is that of where C takes them.

#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/word.hpp"
#include "runtime/search/commutators/table.hpp"

namespace cubelang::search {

/// The sticker at the first point goes to the second, that to the third.
struct ThreeCycle {
    int block = 0;
    std::array<int, 3> points{};
    friend bool operator<(const ThreeCycle& a, const ThreeCycle& b) {
        return std::tie(a.block, a.points) < std::tie(b.block, b.points);
    }
};
/// Which one a state is; nothing if it is none.
[[nodiscard]] std::optional<ThreeCycle> three_cycle_of(const cube::State& state);
[[nodiscard]] perm::Blocks effect_of(cube::Cube cube, const ThreeCycle& cycle);

class ThreeCycleWords {
public:
    ThreeCycleWords(cube::Cube cube, StopToken stop);

    struct Found {
        cube::WordPtr word;             ///< [A, B] or [C: [A, B]]
        std::vector<cube::Move> moves;  ///< the same by turns of faces, simplified
    };
    /// Some of the shortest, shortest first; kept.
    [[nodiscard]] const std::vector<Found>& of(const ThreeCycle& cycle);

private:
    struct Commutator {
        std::uint32_t a, b;  ///< words
    };

    void keep_three_cycles(StopToken stop);
    void add(const ThreeCycle& cycle, const Commutator& commutator);
    void conjugates(const ThreeCycle& cycle, std::size_t setups, std::vector<Found>& found) const;

    cube::Cube cube_;
    commutators::LocalWords words_;  ///< of turns of layers
    std::map<ThreeCycle, std::vector<Commutator>> commutators_;
    std::map<ThreeCycle, std::vector<Found>> known_;
};

/// The same with turns of the faces in place of slices, and the turns of the whole cube gathered at the end: M is
/// L' R x', in effect. Only of the 3x3x3 and the 2x2x2.
[[nodiscard]] std::vector<cube::Move> by_faces(const std::vector<cube::Move>& moves);

}  // namespace cubelang::search
