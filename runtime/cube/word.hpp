#pragma once
// Algorithms as words: moves, products, powers, commutators and conjugates, independent of the cube. A word is a tree
// of shared, immutable nodes and is never unrolled: (R U)^1000000000000 has two nodes.

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "runtime/base/integer.hpp"
#include "runtime/cube/notation.hpp"

namespace cubelang::lang {
struct Source;
}

namespace cubelang::cube {

/// The text that contains a run of moves. It is only passed on: a cube does not use it.
using Origin = std::shared_ptr<const lang::Source>;

struct Word;
using WordPtr = std::shared_ptr<const Word>;

struct Run {
    SharedMoves moves;
};
struct Sequence {
    std::vector<WordPtr> factors;
};
struct PowerOf {
    WordPtr base;
    Integer exponent;
};
struct CommutatorOf {
    WordPtr a, b;
};  ///< A B A' B'
struct ConjugateOf {
    WordPtr a, b;
};  ///< A B A'

struct Word {
    std::variant<Run, Sequence, PowerOf, CommutatorOf, ConjugateOf> node;
    std::size_t depth = 1;  ///< of the tree
    Origin origin;          ///< of a run, the text that contains it
};

/// The maximum depth of a word's tree; functions that build words refuse deeper ones.
inline constexpr std::size_t deepest_word = 2000;

[[nodiscard]] WordPtr make_run(std::vector<Move> moves, Origin origin = {});
[[nodiscard]] WordPtr make_shared_run(SharedMoves moves, Origin origin);
[[nodiscard]] WordPtr make_sequence(std::vector<WordPtr> factors);
[[nodiscard]] WordPtr make_power(WordPtr base, Integer exponent);
[[nodiscard]] WordPtr make_commutator(WordPtr a, WordPtr b);
[[nodiscard]] WordPtr make_conjugate(WordPtr a, WordPtr b);

/// The sum of the weights of all moves of the expanded word.
using Weight = std::function<int(const Move&)>;
[[nodiscard]] Integer weigh(const Word& word, const Weight& weight);
/// The number of moves of the expanded word, without pauses.
[[nodiscard]] Integer move_count(const Word& word);
/// All moves of the expanded word; nullopt if there are more than `most`.
[[nodiscard]] std::optional<std::vector<Move>> expand(const Word& word, std::size_t most);

/// The same moves in reverse order (not inverted).
[[nodiscard]] WordPtr reversed(const WordPtr& word);
[[nodiscard]] WordPtr mirrored(const WordPtr& word, Axis across);
/// Each move changed; the structure is kept.
[[nodiscard]] WordPtr changed(const WordPtr& word, std::function<Move(Move)> change);
/// The conjugate by a quarter turn of the whole cube.
[[nodiscard]] WordPtr rotated(const WordPtr& word, Axis axis);

/// The text of a word with its brackets, which can be read back. Tokens are separated by single blanks.
[[nodiscard]] std::string spell(const Word& word);

}  // namespace cubelang::cube
