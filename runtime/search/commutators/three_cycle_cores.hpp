#pragma once
// The short commutators [A, B] that are a three-cycle of one orbit and disturb nothing else.
//
// Only layers that meet the orbit need turn, so that of the others one stands for all: a cube of any size is no more
// work than one of seven layers. B is a word of a few turns, up to rotations of the whole cube. [A, B] disturbs nothing
// outside the orbit if A B A' and B do the same there. With A = V W' that is W' B W = V' B V: all short words W are
// sorted by what W' B W does outside the orbit, and any two of a kind make an A. What such an [A, B] does inside the
// orbit is then looked at. Begun at another turn, each is a conjugate of itself that is no longer.

#include <climits>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "runtime/search/commutators/table.hpp"
#include "runtime/search/commutators/three_cycles.hpp"
#include "runtime/search/commutators/turn_words.hpp"

namespace cubelang::search::commutators {

class ThreeCycleCores {
public:
    struct Core {
        std::uint32_t pair;  ///< A and B, in what is kept once for all rotations
        std::uint8_t shift;  ///< begun so many turns later
        std::uint8_t rotation;
        bool inverted;  ///< [B, A]
        int cost;
    };

    /// V has up to so many turns (and W up to two), B up to so many.
    struct Lengths {
        int v, b;
    };
    /// With these turns, costs of which are as `costs` says, of the layers near the orbit of `block`.
    ThreeCycleCores(cube::Cube cube, std::span<const Generator> generators, const TurnCosts& costs, int block,
                    const Lengths& lengths, StopToken stop);

    [[nodiscard]] const CyclePoints& points() const { return points_; }
    /// Those that do this cycle, cheapest first.
    [[nodiscard]] std::span<const Core> doing(const CyclePoints::Points& cycle) const;
    [[nodiscard]] CommutatorOfTurns form(const Core& core) const;
    /// All short words on the orbit's block alone, which is the first of their blocks.
    [[nodiscard]] const LocalWords& words() const { return words_; }

private:
    struct Pair {
        LocalWords::Letters a, b;
    };
    struct Conjugate {
        std::uint64_t key;  ///< of what it does outside the orbit
        std::uint32_t word;
    };
    using Letters = LocalWords::Letters;

    void find_rotations(cube::Cube cube);
    [[nodiscard]] Letters rotated(const Letters& letters, std::size_t rotation) const;
    [[nodiscard]] bool is_first_of_its_rotations(const Letters& b) const;
    void add_all_with(std::size_t b);
    void add_kind(std::span<const Conjugate> kind, std::size_t b);
    [[nodiscard]] Turns plain_turns(const Letters& letters) const;
    [[nodiscard]] std::optional<Letters> letters_of(const Turns& turns) const;
    void add_pair(std::size_t v, std::size_t w, std::size_t b, const CyclePoints::Points& cycle);
    void add_shifts(const Letters& letters, std::uint32_t pair, CyclePoints::Points cycle);
    void add_rotations(Core core, const CyclePoints::Points& cycle);
    void sort_by_cycles();

    cube::Cube cube_;
    TurnCosts costs_;
    CyclePoints points_;
    std::size_t own_;  ///< how many of the first blocks are the orbit's
    LocalWords words_;
    std::size_t last_v_ = 0;
    std::vector<std::size_t> word_of_letter_;
    struct Rotation {
        std::vector<std::uint16_t> letter;          ///< of each generator
        std::array<int, perm::block_points> point;  ///< of each point of the orbit's block
    };
    std::vector<Rotation> rotations_;
    std::vector<Pair> pairs_;
    struct Done {
        std::uint32_t code;
        Core core;
    };
    std::vector<Done> done_;
    std::vector<Core> cores_;
    std::vector<std::uint32_t> begin_;  ///< in cores_, by code
    std::vector<Conjugate> conjugates_;
    perm::Blocks room_;
    std::vector<perm::Block> inside_;  ///< W' B W on the orbit's block, by word
    std::set<Letters> seen_;           ///< A's with this B
    std::set<Letters> seen_words_;
    int least_ = INT_MAX;  ///< what a turn costs at least
};

}  // namespace cubelang::search::commutators
