#pragma once
// Finds any state g as [C: [A, B]], where B has one or two turns. Then C' g C B = A B A'. With A = V W', V' (C' g C
// B) V = W' B W; the right side is in a table for all short words W and all such B.

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/commutators/table.hpp"

namespace cubelang::search::commutators {

class ConjugateTable {
public:
    /// Builds the table on the blocks near those that the state moves.
    ConjugateTable(const cube::State& state, std::span<const Generator> generators, StopToken stop)
        : words_(local_words(state, generators)) {
        for (const int block : words_.blocks()) state_.push_back(state.blocks[block]);
        inverse_ = perm::inverse(state_);
        auto buffer = state_;
        const auto last_b = up_to(2) * words_.size() <= most_rows ? up_to(2) : up_to(1);
        for (std::size_t w = 0; w < words_.size() && !stop.stop_requested(); ++w) {
            if (rows_.size() + last_b > most_rows) break;
            for (std::size_t b = 1; b < last_b; ++b) {
                conjugate(words_.inverse_effect(w), words_.effect(b), words_.effect(w), buffer);
                rows_.push_back({key_of(buffer), static_cast<std::uint32_t>(b), static_cast<std::uint32_t>(w)});
            }
        }
        std::ranges::sort(rows_, {}, &Row::key);
        fill_filter();
    }

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
    static constexpr int longest_word = 2;
    static constexpr std::size_t most_words = 20'000, most_rows = 3'000'000;

    struct Row {
        std::uint64_t key;
        std::uint32_t b, w;
    };
    [[nodiscard]] static LocalWords local_words(const cube::State& state, std::span<const Generator> generators) {
        const auto moved = moved_blocks(state);
        return {state.cube, generators_near(state.cube, moved, generators), blocks_near(state.cube, moved, generators),
                longest_word, most_words};
    }
    [[nodiscard]] std::size_t up_to(int length) const { return words_.up_to(length); }
    [[nodiscard]] std::vector<CommutatorOfTurns> forms_with(std::size_t c, const Lengths& lengths,
                                                            bool inverted) const {
        std::vector<CommutatorOfTurns> forms;
        auto inner = state_, with_b = state_, buffer = state_;
        conjugate(words_.inverse_effect(c), (inverted ? inverse_ : state_).data(), words_.effect(c), inner);
        for (std::size_t b = 1; b < up_to(lengths.b); ++b) {
            perm::kernel().multiply(inner.data(), words_.effect(b), with_b.data(), with_b.size());
            for (std::size_t v = 0; v < up_to(lengths.v); ++v) {
                conjugate(words_.inverse_effect(v), with_b.data(), words_.effect(v), buffer);
                const auto key = key_of(buffer);
                if (!may_contain(key)) continue;
                for (auto at = std::ranges::lower_bound(rows_, key, {}, &Row::key); at != rows_.end() && at->key == key;
                     ++at) {
                    if (at->b != b) continue;
                    auto a = merge_turns(concatenated({words_.turns(v), inverse(words_.turns(at->w))}));
                    auto turn = words_.turns(b);
                    if (inverted) std::swap(a, turn);
                    forms.push_back({words_.turns(c), std::move(a), std::move(turn)});
                }
            }
        }
        return forms;
    }

    // Most keys are not in the table; a filter of one bit each avoids most of the searches.
    [[nodiscard]] bool may_contain(std::uint64_t key) const { return filter_[bit_of(key)]; }
    [[nodiscard]] std::size_t bit_of(std::uint64_t key) const { return static_cast<std::size_t>(key >> filter_shift_); }
    void fill_filter() {
        int bits = 4;
        while (std::size_t{1} << bits < 16 * rows_.size()) ++bits;
        filter_.resize(std::size_t{1} << bits);
        filter_shift_ = 64 - bits;
        for (const auto& row : rows_) filter_[bit_of(row.key)] = true;
    }

    LocalWords words_;
    perm::Blocks state_, inverse_;  ///< on the blocks of words_
    std::vector<Row> rows_;         ///< sorted by key
    std::vector<bool> filter_;
    int filter_shift_ = 0;
};

}  // namespace cubelang::search::commutators
