#pragma once
// Performs words on a cube: word to permutation.

#include <atomic>
#include <optional>
#include <span>
#include <unordered_map>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/turn_table.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/cube/word.hpp"

namespace cubelang::cube {

/// A move that the cube does not have, and the origin of the run that it is in.
struct MoveProblem {
    MoveFault fault = MoveFault::none;
    Move move;
    Origin origin;
};

class Performer {
public:
    /// `stop`, if given, is looked at every now and then.
    explicit Performer(Cube cube, StopToken stop = {});
    [[nodiscard]] Cube cube() const { return turner_.cube(); }

    /// The permutation of a word; nothing if a move does not exist (see problem()) or if it was stopped (then no
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
    // Permutations of words that occur more than once, for one perform(); bounded, see the source.
    std::unordered_map<const Word*, perm::Blocks> shared_;
    std::size_t shared_blocks_ = 0;
};

}  // namespace cubelang::cube
