#pragma once
// Rows that are packed into W words, and what the moves make of them.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "runtime/search/growth/row_space.hpp"

namespace cubelang::search {

template <std::size_t W>
using Packed = std::array<std::uint64_t, W>;

/// The bucket of a position among a number of them that is a power of two.
template <std::size_t W>
[[nodiscard]] std::size_t bucket_of(const Packed<W>& state, std::size_t buckets) {
    std::uint64_t sum = 0;
    for (const auto word : state) sum = (sum ^ word ^ sum >> 29U) * 0x9E3779B97F4A7C15U;
    return (sum >> 40U) % buckets;
}

/// Removes the positions of `known`. Both are sorted.
template <std::size_t W>
void subtract(std::vector<Packed<W>>& states, const std::vector<Packed<W>>& known) {
    auto at = known.begin();
    std::erase_if(states, [&](const Packed<W>& state) {
        while (at != known.end() && *at < state) ++at;
        return at != known.end() && *at == state;
    });
}

template <std::size_t W>
class Expansion {
public:
    /// The space outlives it.
    explicit Expansion(const RowSpace& space) : space_(space) {}

    [[nodiscard]] Packed<W> packed(Row row) const {
        Packed<W> words{};
        space_.reduce(row.data());
        space_.pack(row.data(), words.data());
        return words;
    }
    [[nodiscard]] Row unpacked(const Packed<W>& state) const {
        Row row(space_.entries());
        space_.unpack(state.data(), row.data());
        return row;
    }

    /// Memory of a thread.
    struct Rows {
        Row from, to;
    };
    [[nodiscard]] Rows rows() const { return {Row(space_.entries()), Row(space_.entries())}; }
    /// Calls add(position, cost) for all that the moves make of a position.
    template <class Add>
    void expand(const Packed<W>& state, Rows& rows, const Add& add) const {
        space_.unpack(state.data(), rows.from.data());
        expand(rows, add);
        if (!space_.has_both_sides()) return;
        space_.invert(rows.from.data());
        expand(rows, add);
    }

    /// The number of positions for which these stand.
    [[nodiscard]] std::uint64_t positions_in(const std::vector<Packed<W>>& states) const {
        if (!space_.is_reduced()) return states.size();
        std::uint64_t all = 0;
        for (const auto& state : states) all += space_.size(unpacked(state));
        return all;
    }

private:
    template <class Add>
    void expand(Rows& rows, const Add& add) const {
        for (std::size_t move = 0; move < space_.moves().size(); ++move) {
            Packed<W> state{};
            space_.move(move, rows.from.data(), rows.to.data());
            space_.reduce(rows.to.data());
            space_.pack(rows.to.data(), state.data());
            add(state, space_.moves()[move].cost);
        }
    }

    const RowSpace& space_;
};

}  // namespace cubelang::search
