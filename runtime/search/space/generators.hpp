#pragma once
// Generators: the turns that a search may use and their costs; canonical words of generators.

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
[[nodiscard]] int unit_cost(const cube::Turn& turn, int n);

/// The cost of moves on an n-layer cube; rotations of the whole cube cost nothing.
[[nodiscard]] int cost_of(std::span<const cube::Move> moves, int n, Cost cost);

/// The usual move for a turn: R or L, by the nearer face; M, E and S in the middle; x, y, z for all layers.
[[nodiscard]] cube::Move move_of(const cube::Turn& turn, int n);

/// The turns of the six faces, by all three angles.
[[nodiscard]] std::vector<Generator> face_turns(int n, Cost cost = unit_cost);
/// The turns of single layers, inner ones included.
[[nodiscard]] std::vector<Generator> layer_turns(int n, Cost cost = unit_cost);
/// The turns of all blocks of neighbouring layers except the whole cube; with `outer`, only of blocks that contain a
/// face.
[[nodiscard]] std::vector<Generator> block_turns(int n, bool outer, Cost cost = unit_cost);

/// The turns meant by a list of moves: R stands for all turns of that face, R2 for the half turn alone. Moves that
/// turn nothing and repeated turns are dropped. Every move must exist on the n-layer cube.
[[nodiscard]] std::vector<Generator> turns_from_moves(std::span<const cube::Move> moves, int n, Cost cost = unit_cost);

// Canonical sequences of any generators: which generators may follow which, so that no word is redundant. (For the
// moves of the 3x3x3 cube3/cubies.hpp has the same in tables.)
//
// Turns about one axis commute, so the effect of a commuting run on each layer determines it. One run stands for all
// with the same effect: among the cheapest, one with the fewest turns. These form a tree for each axis, since every
// prefix of a cheapest commuting run is a cheapest commuting run. A word is a sequence of commuting runs about
// changing axes; every word equals one of these at no higher cost, and none is listed twice. On a large cube the tree
// is cut at a cost. After the cut, turns follow in the order of the generators: no word is lost, but some may occur
// twice.

using GeneratorWord = std::vector<std::uint16_t>;  ///< indexes of generators
[[nodiscard]] std::vector<cube::Move> moves_of(std::span<const Generator> generators, const GeneratorWord& word);

/// The effect of each generator on a whole state.
using Effects = std::vector<perm::Blocks>;
[[nodiscard]] Effects effects_of(cube::Cube cube, std::span<const Generator> generators);
/// The effects on some blocks only: for each generator these blocks, one row after the other.
[[nodiscard]] perm::Blocks effects_on(cube::Cube cube, std::span<const Generator> generators,
                                      std::span<const int> blocks);

class GeneratorWords {
public:
    struct Step {
        std::uint16_t generator;
        std::uint32_t node;  ///< the node after this step
    };
    static constexpr std::uint32_t start = 0;

    GeneratorWords(std::span<const Generator> generators, int n);

    /// The possible next steps, in the order of the generators.
    [[nodiscard]] std::span<const Step> after(std::uint32_t node) const { return after_[node]; }
    /// The number of nodes, including the start.
    [[nodiscard]] std::size_t nodes() const { return after_.size(); }
    /// The commuting run that leads to the node; empty at the start and after a cut.
    [[nodiscard]] std::span<const std::uint16_t> run(std::uint32_t node) const { return runs_[node].word; }
    /// The canonical word for all words that follow from this one by commuting and merging turns about one axis.
    [[nodiscard]] GeneratorWord canonical(std::span<const std::uint16_t> word) const;

private:
    using Layers = std::vector<std::uint8_t>;  ///< quarter turns of each layer
    struct RunCandidate;
    struct CommutingRun {
        Layers layers;
        int cost = 0;
        GeneratorWord word;
        std::uint32_t from = start;  ///< the run without its last turn
    };

    void grow(int axis);
    [[nodiscard]] std::vector<std::uint16_t> generators_about(int axis) const;
    void add_run(int axis, CommutingRun run, std::uint16_t last);
    void allow(std::uint32_t node, std::uint16_t generator, std::uint32_t next) {
        after_[node].push_back({generator, next});
    }
    void drop_runs(int axis, int cost);
    void continue_after_cut(int axis, int cut);
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
