#include "runtime/search/commutators/conjugate_table.hpp"

#include <algorithm>

namespace cubelang::search::commutators {
namespace {

constexpr int longest_word = 2;
constexpr std::size_t most_conjugate_words = 20'000;
constexpr std::size_t most_conjugate_rows = 3'000'000;

LocalWords local_words(const cube::State& state, std::span<const Generator> generators) {
    const auto moved = moved_blocks(state);
    return {state.cube, generators_near(state.cube, moved, generators), blocks_near(state.cube, moved, generators),
            longest_word, most_conjugate_words};
}

}  // namespace

ConjugateTable::ConjugateTable(const cube::State& state, std::span<const Generator> generators, StopToken stop)
    : words_(local_words(state, generators)) {
    for (const int block : words_.blocks()) state_.push_back(state.blocks[block]);
    inverse_ = perm::inverse(state_);
    auto buffer = state_;
    const auto last_b = up_to(2) * words_.size() <= most_conjugate_rows ? up_to(2) : up_to(1);
    for (std::size_t w = 0; w < words_.size() && !stop.stop_requested(); ++w) {
        if (rows_.size() + last_b > most_conjugate_rows) break;
        for (std::size_t b = 1; b < last_b; ++b) {
            conjugate(words_.inverse_effect(w), words_.effect(b), words_.effect(w), buffer);
            rows_.push_back({key_of(buffer), static_cast<std::uint32_t>(b), static_cast<std::uint32_t>(w)});
        }
    }
    std::ranges::sort(rows_, {}, &Row::key);
    fill_filter();
}

void ConjugateTable::fill_filter() {
    int bits = 4;
    while (std::size_t{1} << bits < 16 * rows_.size()) ++bits;
    filter_.resize(std::size_t{1} << bits);
    filter_shift_ = 64 - bits;
    for (const auto& row : rows_) filter_[bit_of(row.key)] = true;
}

std::vector<CommutatorOfTurns> ConjugateTable::forms_with(std::size_t c, const Lengths& lengths, bool inverted) const {
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

}  // namespace cubelang::search::commutators
