#pragma once
// Finds any state g as [C: [A, B]], where B has one or two turns. Then C' g C B = A B A'. With A = V W', V' (C' g C
// B) V = W' B W; the right side is in a table for all short words W and all such B.

#include <cstdint>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/table.hpp"

namespace cubelang::search::commutators {

class ConjugateTable {
public:
    /// Builds the table on the blocks near those that the state moves.
    ConjugateTable(const cube::State& state, std::span<const Generator> generators, StopToken stop);

    /// The numbers of turns of C, V and B.
    struct Lengths {
        int c, v, b;
    };
    /// Calls visit(form) for each form with C of exactly that length, V and B of at most that length.
    template <class Visit>
    void visit(const Lengths& lengths, StopToken stop, Visit visit) const {
        for (auto c = lengths.c == 0 ? 0 : up_to(lengths.c - 1); c < up_to(lengths.c) && !stop.stop_requested(); ++c)
            for (const bool inverted : {false, true})
                for (const auto& form : forms_with(c, lengths, inverted)) visit(form);
    }
    /// The number of look-ups for these lengths.
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

    // Most keys are not in the table; a filter of one bit each avoids most of the searches.
    [[nodiscard]] bool may_contain(std::uint64_t key) const { return filter_[bit_of(key)]; }
    [[nodiscard]] std::size_t bit_of(std::uint64_t key) const { return static_cast<std::size_t>(key >> filter_shift_); }
    void fill_filter();

    LocalWords words_;
    perm::Blocks state_, inverse_;  ///< on the blocks of words_
    std::vector<Row> rows_;         ///< sorted by key
    std::vector<bool> filter_;
    int filter_shift_ = 0;
};

}  // namespace cubelang::search::commutators
