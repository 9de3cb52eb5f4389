#pragma once
// What a search may turn, and at which cost.

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "runtime/cube/notation.hpp"

namespace cubelang::search {

/// One turn, as written, and its cost, which is at least 1.
struct Generator {
    cube::Move move;
    cube::Turn turn;
    int cost = 1;
};

/// The cost of a turn on an n-layer cube.
using Cost = int (*)(const cube::Turn& turn, int n);
[[nodiscard]] int each_costs_one(const cube::Turn& turn, int n);

/// The usual spelling: R or L, whichever face is nearer; M, E and S in the middle; x, y, z for all layers.
[[nodiscard]] cube::Move move_of(const cube::Turn& turn, int n);

/// The six faces, each by all three angles.
[[nodiscard]] std::vector<Generator> face_turns(int n, Cost cost = each_costs_one);
/// Each layer alone, the inner ones too.
[[nodiscard]] std::vector<Generator> layer_turns(int n, Cost cost = each_costs_one);
/// All blocks of neighbouring layers but the whole cube; only those that hold a face if `outer`.
[[nodiscard]] std::vector<Generator> block_turns(int n, bool outer, Cost cost = each_costs_one);

/// What a person means by a list of moves: R is all turns of that face, R2 the half turn alone. A move that turns
/// nothing is left out, and so is a turn that is there already. Every move must exist on that cube.
[[nodiscard]] std::vector<Generator> turns_meant_by(std::span<const cube::Move> moves, int n,
                                                    Cost cost = each_costs_one);

// Canonical sequences of any generators: which of them may follow which, so that no word is needless. (For the moves of
// the 3x3x3 cube3/cubies.hpp keeps the same in tables.)
//
// Turns about one axis commute, so a commuting run of them is known by what it does to each layer, and one run stands
// for all that do the same: of the cheapest the one with the fewest turns. These form a tree for each axis, for what
// begins a cheapest commuting run is a cheapest commuting run. A word is a row of commuting runs about changing axes;
// every word can be made one of these at no higher cost, and none of them is written twice.
//   On a large cube the tree is cut at a cost. Behind the cut turns go on in the order of the generators, which leaves
//   none
// out but may write one twice.

using GeneratorWord = std::vector<std::uint16_t>;  ///< indexes of generators

class GeneratorWords {
public:
    struct Step {
        std::uint16_t generator;
        std::uint32_t node;  ///< where one is after it
    };
    static constexpr std::uint32_t start = 0;

    GeneratorWords(std::span<const Generator> generators, int n);

    /// What may come next, in the order of the generators.
    [[nodiscard]] std::span<const Step> after(std::uint32_t node) const { return after_[node]; }
    /// How many nodes there are; the start is one.
    [[nodiscard]] std::size_t nodes() const { return after_.size(); }
    /// The commuting run that leads there; empty at the start, and behind a cut.
    [[nodiscard]] std::span<const std::uint16_t> run(std::uint32_t node) const { return runs_[node].word; }
    /// The one that stands for a word and all that follow from it by commuting and merging about one axis.
    [[nodiscard]] GeneratorWord canonical(std::span<const std::uint16_t> word) const;

private:
    using Layers = std::vector<std::uint8_t>;  ///< quarter turns of each layer
    struct Found;
    struct CommutingRun {
        Layers layers;
        int cost = 0;
        GeneratorWord word;
        std::uint32_t from = start;  ///< the run without its last turn
    };

    void grow(int axis);
    void add_run(int axis, const Found& found);
    void allow(std::uint32_t node, std::uint16_t generator, std::uint32_t next) {
        after_[node].push_back({generator, next});
    }
    void drop_runs(int axis, int cost);
    void continue_behind_cut(int axis, int cut);
    void join_axes();
    [[nodiscard]] Layers turned(Layers layers, std::uint16_t generator) const;
    [[nodiscard]] int axis_of(std::uint16_t generator) const {
        return static_cast<int>(generators_[generator].turn.axis);
    }

    std::vector<Generator> generators_;
    std::vector<std::vector<Step>> after_;
    std::vector<CommutingRun> runs_;                   ///< by node; those after the cut are empty
    std::array<std::vector<std::uint32_t>, 3> nodes_;  ///< of each axis
    std::array<std::map<Layers, std::uint32_t>, 3> known_;
};

}  // namespace cubelang::search
