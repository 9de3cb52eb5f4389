#pragma once
// The effects of a cube's short commutators: [A, B] for A of up to three turns and B of one, and for both of up to
// two, by a key of the permutation.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/turns.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::commutators {

/// All short words of turns, shortest first, and their effects on some blocks of a cube: those that a query concerns,
/// on a cube of any size.
class LocalWords {
public:
    /// Words that differ by commuting turns are listed once; at most `most` words, and all of a length or none of it.
    LocalWords(cube::Cube cube, std::span<const Generator> generators, std::vector<int> blocks, int longest,
               std::size_t most);
    /// With the effects on all blocks.
    LocalWords(cube::Cube cube, std::span<const Generator> generators, int longest, std::size_t most);

    [[nodiscard]] std::size_t size() const { return letters_.size(); }
    [[nodiscard]] std::size_t up_to(std::size_t length) const { return ends_[std::min(length, ends_.size() - 1)]; }
    [[nodiscard]] int longest() const { return static_cast<int>(ends_.size()) - 1; }
    [[nodiscard]] const GeneratorWord& letters(std::size_t word) const { return letters_[word]; }
    [[nodiscard]] Turns turns(const GeneratorWord& letters) const;
    [[nodiscard]] Turns turns(std::size_t word) const { return turns(letters_[word]); }
    [[nodiscard]] std::vector<cube::Move> moves(std::size_t word) const {
        return moves_of(generators_, letters_[word]);
    }
    /// The effect of the word, or of its inverse, on the chosen blocks, in their order.
    [[nodiscard]] const perm::Block* effect(std::size_t word) const { return &effects_[word * blocks_.size()]; }
    [[nodiscard]] const perm::Block* inverse_effect(std::size_t word) const {
        return &inverse_effects_[word * blocks_.size()];
    }
    [[nodiscard]] const std::vector<int>& blocks() const { return blocks_; }
    [[nodiscard]] const std::vector<Generator>& generators() const { return generators_; }

private:
    std::vector<Generator> generators_;
    std::vector<int> blocks_;
    std::vector<GeneratorWord> letters_;  ///< the first word is empty
    std::vector<std::size_t> ends_;
    perm::Blocks effects_, inverse_effects_;
};
/// result = before * inner * after, for all blocks of `result`, which may be `inner`.
void conjugate(const perm::Block* before, const perm::Block* inner, const perm::Block* after, perm::Blocks& result);

class CommutatorTable {
public:
    CommutatorTable(cube::Cube cube, std::span<const Generator> generators, StopToken stop);

    struct Found {
        std::uint32_t a, b;  ///< word numbers
    };
    [[nodiscard]] std::optional<Found> find(const perm::Blocks& state) const;
    [[nodiscard]] const LocalWords& words() const { return words_; }
    [[nodiscard]] perm::Blocks effect(const Found& found) const;
    [[nodiscard]] std::size_t turns(const Found& found) const {
        return words_.letters(found.a).size() + words_.letters(found.b).size();
    }

    /// Calls visit(found) for every commutator in the table, short ones first, until it returns false.
    template <class Visit>
    void visit_all(Visit visit) const {
        const auto singles = words_.up_to(1), pairs = words_.up_to(2);
        for (std::uint32_t a = 1; a < words_.size(); ++a)
            for (std::uint32_t b = 1; b < std::min<std::size_t>(a, a < pairs ? pairs : singles); ++b)
                if (!visit(Found{a, b})) return;
    }

private:
    struct Row {
        std::uint64_t key;
        Found found;
    };

    LocalWords words_;
    std::vector<Row> rows_;  ///< sorted by key, the shortest first
};

// Queries about some parts of a large cube. Only layers that meet those parts need turn. One of the other layers then
// stands for all, except the middle one, which is its own mirror image: if it is unchanged, all of them are.

/// The blocks that are not the identity.
[[nodiscard]] std::vector<int> moved_blocks(const cube::State& state);
/// The generators whose outermost layers are outer layers or meet these blocks, or their mirror images do.
[[nodiscard]] std::vector<Generator> generators_near(cube::Cube cube, std::span<const int> blocks,
                                                     std::span<const Generator> generators);
/// The blocks that show whether anything but these blocks changes; all, if a generator turns more than one layer.
[[nodiscard]] std::vector<int> blocks_near(cube::Cube cube, std::span<const int> blocks,
                                           std::span<const Generator> generators);

/// A hash: different rows of blocks share a key only by chance, about once in 2^64.
[[nodiscard]] std::uint64_t key_of(std::span<const perm::Block> blocks);

}  // namespace cubelang::search::commutators
