#pragma once
// The masked states from which words of one cost lead to a target, as a Bloom filter: for each state two bytes or less,
// where the perimeter takes sixteen and more. It says yes to each of them, and to a few others, which costs a search a
// little time and nothing else: answers are checked by doing them.
//
// The bits of a state are in one word of 64, so that to ask takes one look into memory.

#include <atomic>
#include <cstdint>

#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/effort.hpp"
#include "runtime/search/space/generator_words.hpp"
#include "runtime/search/space/perimeter.hpp"

namespace cubelang::search {

class Rim {
public:
    static constexpr double best_bits = 12, fewest_bits = 4;  ///< for each state

    explicit Rim(std::size_t bytes) : words_(bytes / sizeof(std::uint64_t) + 1, 0) {}

    [[nodiscard]] std::size_t bytes() const { return words_.size() * sizeof(std::uint64_t); }
    /// Any thread may put.
    void put(const Fingerprint& print) {
        auto& word = words_[index(print)];
        const auto bits = bits_of(print);
        if ((__atomic_load_n(&word, __ATOMIC_RELAXED) & bits) != bits) __atomic_fetch_or(&word, bits, __ATOMIC_RELAXED);
    }
    void prefetch(const Fingerprint& print) const { __builtin_prefetch(&words_[index(print)]); }
    [[nodiscard]] bool may_hold(const Fingerprint& print) const {
        const auto bits = bits_of(print);
        return (words_[index(print)] & bits) == bits;
    }

private:
    [[nodiscard]] std::size_t index(const Fingerprint& print) const {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::size_t>((static_cast<Wide>(print.place) * words_.size()) >> 64U);
    }
    // Four of the word's bits.
    [[nodiscard]] static std::uint64_t bits_of(const Fingerprint& print) {
        const auto bit = [&](unsigned shift) { return std::uint64_t{1} << (print.check >> shift & 63U); };
        return bit(8) | bit(20) | bit(32) | bit(44);
    }

    BigVector<std::uint64_t> words_;
};

/// A turn that costs nothing at the end, by any angle, and which words therefore need not end with.
using FreeTurn = std::optional<cube::Turn>;
[[nodiscard]] bool is_free(const FreeTurn& free, const cube::Turn& turn);

/// Puts in all states of this cost, by words backwards from the targets. False if stopped: then some are missing.
[[nodiscard]] bool fill_rim(Rim& rim, const MaskedSpace& space, const LabelGroup& group,
                            std::span<const Generator> generators, const GeneratorWords& words, const FreeTurn& free,
                            int cost, const Effort& effort);

}  // namespace cubelang::search
