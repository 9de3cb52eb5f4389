#pragma once
// The short commutators [A, B] that are a three-cycle of one orbit and change nothing else.
//
// Only layers that meet the orbit need turn, and one of the others stands for all, so any cube needs no more work
// than one of seven layers. B is a word of a few turns, up to rotations of the whole cube. [A, B] changes nothing
// outside the orbit if A B A' and B do the same there. With A = V W' this means W' B W = V' B V: all short words W
// are sorted by the effect of W' B W outside the orbit, and two with the same effect give an A. The effect of each
// such [A, B] inside the orbit is then tested. Its cyclic shifts are conjugates that are no longer.

#include <climits>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "runtime/search/commutators/table.hpp"
#include "runtime/search/commutators/three_cycles.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/space/goal.hpp"

namespace cubelang::search::commutators {

class ThreeCycleCores {
public:
    struct Core {
        std::uint32_t pair;  ///< index of A and B, stored once for all rotations
        std::uint8_t shift;  ///< cyclic shift, in turns
        std::uint8_t rotation;
        bool inverted;  ///< [B, A]
        int cost;
    };

    /// The greatest numbers of turns of V and B; W has up to two.
    struct Lengths {
        int v, b;
        friend bool operator==(const Lengths&, const Lengths&) = default;
    };
    /// Uses the generators whose layers are near the orbit of `block`.
    ThreeCycleCores(cube::Cube cube, std::span<const Generator> generators, const TurnCosts& costs, int block,
                    const Lengths& lengths, StopToken stop);

    [[nodiscard]] const CyclePoints& points() const { return points_; }
    /// The cores with this cycle, cheapest first.
    [[nodiscard]] std::span<const Core> find(const CyclePoints::Points& cycle) const;
    [[nodiscard]] CommutatorOfTurns form(const Core& core) const;
    /// Appends the core's turns to a merged word; false if its letters are not kept.
    [[nodiscard]] bool append(const Core& core, Turns& merged) const;
    /// All short words; the first of their blocks is the orbit's.
    [[nodiscard]] const LocalWords& words() const { return words_; }

private:
    struct Pair {
        GeneratorWord a, b;
        GeneratorWord whole{};  ///< [A, B] after merging; empty if some turns are not generators
    };
    struct Conjugate {
        std::uint64_t key;  ///< of the effect outside the orbit
        std::uint32_t word;
    };
    void find_rotations(cube::Cube cube);
    [[nodiscard]] GeneratorWord rotated(const GeneratorWord& letters, std::size_t rotation) const;
    [[nodiscard]] bool is_representative(const GeneratorWord& b) const;
    void add_pairs_with(std::size_t b);
    void add_class(std::span<const Conjugate> members, std::size_t b);
    [[nodiscard]] std::optional<GeneratorWord> letters_of(const Turns& turns) const;
    void add_pair(std::size_t v, std::size_t w, std::size_t b, const CyclePoints::Points& cycle);
    void add_shifts(std::uint32_t pair, CyclePoints::Points cycle);
    void add_core(std::uint32_t pair, std::size_t shift, const Turns& turns, const CyclePoints::Points& cycle);
    void sort_by_cycles();

    cube::Cube cube_;
    TurnCosts costs_;
    CyclePoints points_;
    std::size_t own_;  ///< the number of the orbit's blocks, which come first
    LocalWords words_;
    std::size_t last_v_ = 0;
    std::vector<std::size_t> word_of_letter_;
    struct Rotation {
        GeneratorWord letter;                       ///< image of each generator
        std::array<int, perm::block_points> point;  ///< image of each point of the orbit's block
    };
    std::vector<Rotation> rotations_;
    std::vector<Pair> pairs_;
    struct Entry {
        std::uint32_t code;
        Core core;
    };
    std::vector<Entry> entries_;
    std::vector<Core> cores_;
    std::vector<std::uint32_t> begin_;  ///< index in cores_, by code
    std::vector<Conjugate> conjugates_;
    perm::Blocks buffer_;
    std::vector<perm::Block> inside_;  ///< W' B W on the orbit's block, by word
    std::set<GeneratorWord> seen_;     ///< words A with the current B
    std::set<GeneratorWord> seen_words_;
    int min_cost_ = INT_MAX;  ///< least cost of a turn
};

/// The cores of the last orbits asked for, with the words that set them up.
class ThreeCycleTables {
public:
    struct Table {
        ThreeCycleCores cores;
        LocalWords setups;
    };
    /// Incomplete if stopped; such a table is not kept.
    [[nodiscard]] std::shared_ptr<const Table> of(cube::Cube cube, std::span<const Generator> generators,
                                                  const TurnCosts& costs, int block,
                                                  const ThreeCycleCores::Lengths& lengths, StopToken stop);

private:
    struct Kept {
        cube::Cube cube;
        std::vector<std::pair<cube::Turn, int>> turns;  ///< with their costs
        Cost cost;
        int block;
        ThreeCycleCores::Lengths lengths;
        std::shared_ptr<const Table> table{};
        friend bool operator==(const Kept& a, const Kept& b) {
            return a.cube == b.cube && a.turns == b.turns && a.cost == b.cost && a.block == b.block &&
                   a.lengths == b.lengths;
        }
    };
    std::vector<Kept> kept_;  ///< the newest last
};

}  // namespace cubelang::search::commutators
