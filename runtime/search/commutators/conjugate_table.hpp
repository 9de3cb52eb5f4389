#pragma once
// Any state as [C: [A, B]], B a single turn. C' g C B is A B A': with A = V W' that makes V' (C' g C B) V = W' B W, and
// for all short words W and all turns B what is on the right is in a table.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/search/commutators/letters.hpp"
#include "runtime/search/commutators/local_words.hpp"

namespace cubelang::search::commutators {

class ConjugateTable {
public:
    /// For states that are the identity outside the blocks near them.
    ConjugateTable(const cube::State& state, std::span<const Generator> generators, StopToken stop);

    /// Calls visit(form) for each that is found with C of so many turns and V of so many.
    template <class Visit>
    void visit(int setup, int before, StopToken stop, Visit visit) const {
        const auto from = setup == 0 ? 0 : words_.up_to(static_cast<std::size_t>(setup - 1));
        for (auto c = from; c < words_.up_to(static_cast<std::size_t>(setup)) && !stop.stop_requested(); ++c)
            for (const bool inverted : {false, true})
                for (const auto& form : forms_with(c, before, inverted)) visit(form);
    }
    [[nodiscard]] const LocalWords& words() const { return words_; }
    /// How many look-ups that is.
    [[nodiscard]] std::size_t work(int setup, int before) const {
        return words_.up_to(static_cast<std::size_t>(setup)) * words_.generators().size() * 2 *
               words_.up_to(static_cast<std::size_t>(before));
    }

private:
    struct Row {
        std::uint64_t key;
        std::uint32_t b, w;
    };
    [[nodiscard]] std::vector<CommutatorOfTurns> forms_with(std::size_t c, int before, bool inverted) const;

    LocalWords words_;
    perm::Blocks state_, inverse_;  ///< the near blocks of the state
    std::vector<Row> rows_;         ///< by key
};

}  // namespace cubelang::search::commutators
