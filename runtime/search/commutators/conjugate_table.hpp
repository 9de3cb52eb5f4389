#pragma once
// Any state as [C: [A, B]], B one turn or two. C' g C B is A B A': with A = V W' that makes V' (C' g C B) V = W' B W,
// and for all short words W and all such B what is on the right is in a table.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/table.hpp"

namespace cubelang::search::commutators {

class ConjugateTable {
public:
    /// For states that are the identity outside the blocks near them.
    ConjugateTable(const cube::State& state, std::span<const Generator> generators, StopToken stop);

    /// How many turns C and V have, and B.
    struct Lengths {
        int c, v, b;
    };
    /// Calls visit(form) for each that is found with such lengths: C of just so many, the others of up to so many.
    template <class Visit>
    void visit(const Lengths& lengths, StopToken stop, Visit visit) const {
        for (auto c = lengths.c == 0 ? 0 : up_to(lengths.c - 1); c < up_to(lengths.c) && !stop.stop_requested(); ++c)
            for (const bool inverted : {false, true})
                for (const auto& form : forms_with(c, lengths, inverted)) visit(form);
    }
    /// How many look-ups that is.
    [[nodiscard]] std::size_t work(const Lengths& lengths) const {
        return 2 * up_to(lengths.c) * up_to(lengths.v) * up_to(lengths.b);
    }

private:
    struct Row {
        std::uint64_t key;
        std::uint32_t b, w;
    };
    [[nodiscard]] std::size_t up_to(int length) const { return words_.up_to(length); }
    [[nodiscard]] std::vector<CommutatorOfTurns> forms_with(std::size_t c, const Lengths& lengths, bool inverted) const;

    // Most keys are of none: a bit for each that may be there spares looking for them.
    [[nodiscard]] bool may_be_there(std::uint64_t key) const { return filter_[bit_of(key)]; }
    [[nodiscard]] std::size_t bit_of(std::uint64_t key) const { return static_cast<std::size_t>(key >> filter_shift_); }
    void fill_filter();

    LocalWords words_;
    perm::Blocks state_, inverse_;  ///< the near blocks of the state
    std::vector<Row> rows_;         ///< by key
    std::vector<bool> filter_;
    int filter_shift_ = 0;
};

}  // namespace cubelang::search::commutators
