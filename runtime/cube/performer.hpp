#pragma once
// Evaluates words on a cube, as permutations.

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang::cube {

/// The numbered turns of a small cube, each with all its blocks: a sequence of moves becomes a sequence of bytes,
/// whose product is computed in registers. Step lists are faster on large cubes only.
class TurnTable {
public:
    /// Whether the table is worthwhile for this number of moves.
    [[nodiscard]] static bool is_worthwhile(Cube cube, std::size_t moves);

    explicit TurnTable(Turner& turner);

    /// state = state * moves, up to the first that the cube does not have. Returns the number of moves applied.
    [[nodiscard]] std::size_t apply(perm::Blocks& state, std::span<const Move> moves) const;

private:
    static constexpr std::uint8_t no_turn = 0, no_such_move = 255;

    [[nodiscard]] std::size_t place(const Move& move) const;
    [[nodiscard]] std::uint8_t number(const Move& move) const;
    void enter(const Move& move);
    void add(Turner& turner, const Turn& turn);

    unsigned layers_;
    std::vector<std::uint8_t> numbers_;  ///< the turn number of each move, by place()
    perm::Blocks rows_;                  ///< the blocks of each turn number
};

/// A move that the cube does not have, and the origin of its run.
struct MoveProblem {
    MoveFault fault = MoveFault::none;
    Move move;
    Origin origin;
};

class Performer {
public:
    /// `stop` is checked every now and then.
    explicit Performer(Cube cube, StopToken stop = {});
    [[nodiscard]] Cube cube() const { return turner_.cube(); }

    /// The permutation of a word; nullopt if a move does not exist (see problem()), or if stopped (without a
    /// problem).
    [[nodiscard]] std::optional<State> perform(const WordPtr& word);
    [[nodiscard]] const std::optional<MoveProblem>& problem() const { return problem_; }

private:
    bool apply(perm::Blocks& state, const WordPtr& word);
    bool apply(perm::Blocks& state, const Run& run, const Word& word);
    bool apply(perm::Blocks& state, std::span<const Move> moves, const Word& word);
    std::size_t apply_by_table(perm::Blocks& state, std::span<const Move> moves);
    bool apply(perm::Blocks& state, const Sequence& sequence, const Word& word);
    bool apply(perm::Blocks& state, const PowerOf& power, const Word& word);
    bool apply(perm::Blocks& state, const CommutatorOf& commutator, const Word& word);
    bool apply(perm::Blocks& state, const ConjugateOf& conjugate, const Word& word);
    std::optional<perm::Blocks> blocks_of(const WordPtr& word);
    [[nodiscard]] bool stopped() const { return stop_.stop_requested(); }

    Turner turner_;
    std::optional<TurnTable> table_;
    StopToken stop_;
    std::optional<MoveProblem> problem_;
    // Permutations of shared words during one perform(), with a memory limit.
    std::unordered_map<const Word*, perm::Blocks> shared_;
    std::size_t shared_blocks_ = 0;
};

}  // namespace cubelang::cube
