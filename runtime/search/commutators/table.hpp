#pragma once
// What the short commutators of a cube do: [A, B] for A of up to three turns and B of one, and for both of up to two,
// under a key of the permutation.

#include <algorithm>
#include <atomic>
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

/// All short sequences of turns, shortest first, none twice in another order, and what each does.
struct ShortWords {
    ShortWords(cube::Cube cube, std::span<const Generator> generators, int longest, std::size_t most_words);
    struct Entry {
        Turns turns;
        perm::Blocks effect, back;
    };
    std::vector<Entry> entries;      ///< the first one is empty
    std::vector<std::size_t> up_to;  ///< how many have at most this many turns
};

class CommutatorTable {
public:
    CommutatorTable(cube::Cube cube, std::span<const Generator> generators, StopToken stop);

    struct Found {
        std::uint32_t a, b;  ///< in words()
    };
    [[nodiscard]] std::optional<Found> find(const perm::Blocks& state) const;
    [[nodiscard]] const std::vector<ShortWords::Entry>& words() const { return words_.entries; }
    [[nodiscard]] perm::Blocks effect(const Found& found) const;
    /// How many of words() have at most this many turns.
    [[nodiscard]] std::size_t words_up_to(std::size_t turns) const {
        return words_.up_to[std::min(turns, words_.up_to.size() - 1)];
    }

    [[nodiscard]] std::size_t turns(const Found& found) const {
        return words()[found.a].turns.size() + words()[found.b].turns.size();
    }

    /// Calls visit(found) for every commutator in the table until it answers false; the short ones come first.
    template <class Visit>
    void visit_all(Visit visit) const {
        const auto singles = words_up_to(1), pairs = words_up_to(2);
        for (std::uint32_t a = 1; a < words().size(); ++a)
            for (std::uint32_t b = 1; b < std::min<std::size_t>(a, a < pairs ? pairs : singles); ++b)
                if (!visit(Found{a, b})) return;
    }

private:
    struct Row {
        std::uint64_t key;
        Found found;
    };

    ShortWords words_;
    std::vector<Row> rows_;  ///< sorted by key, the shortest first
};

// On a large cube, what has to do with a question about some parts.
//
// Only layers that meet those parts need turn. Then of all the other layers one stands for all, but for the middle one,
// which is its own mirror image: what is left as it is there is left as it is everywhere.

/// The blocks that are not the identity.
[[nodiscard]] std::vector<int> moved_blocks(const cube::State& state);
/// Distances from the middle of the layers that meet these blocks; the outer ones always do.
[[nodiscard]] std::vector<int> distances_of(cube::Cube cube, std::span<const int> blocks);
/// The turns whose outermost layers are at such distances.
[[nodiscard]] std::vector<Generator> generators_near(cube::Cube cube, std::span<const int> distances,
                                                     std::span<const Generator> generators);
/// The blocks that tell whether anything is disturbed; all, if the turns are of more than one layer.
[[nodiscard]] std::vector<int> blocks_near(cube::Cube cube, std::span<const int> distances,
                                           std::span<const Generator> generators);

/// Two rows of blocks share a key by chance alone, about once in 2^64.
[[nodiscard]] std::uint64_t key_of(std::span<const perm::Block> blocks);

}  // namespace cubelang::search::commutators
