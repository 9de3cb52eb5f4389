#pragma once
// A table of words by a key of their effects. Words with one key stand together. It is filled in two passes over the
// same words: the first counts them, so that the second knows where to put each.

#include <atomic>
#include <bit>
#include <cstdint>
#include <vector>

#include "runtime/search/space/big_memory.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search::sets {

/// A word as one number.
class WordCode {
public:
    explicit WordCode(std::size_t generators) : bits_(static_cast<unsigned>(std::bit_width((generators - 1) | 1U))) {}
    [[nodiscard]] std::size_t longest() const { return (64 - length_bits) / bits_; }
    [[nodiscard]] std::uint64_t code(const GeneratorWord& word) const {
        std::uint64_t code = 0;
        for (const auto generator : word) code = code << bits_ | generator;
        return code;
    }
    [[nodiscard]] GeneratorWord word(std::uint64_t code, std::size_t length) const {
        GeneratorWord word(length);
        for (auto at = length; at-- > 0; code >>= bits_)
            word[at] = static_cast<std::uint16_t>(code & ((std::uint64_t{1} << bits_) - 1));
        return word;
    }

    /// The same for words of different lengths, up to longest().
    [[nodiscard]] std::uint64_t code_with_length(const GeneratorWord& word) const {
        return code(word) << length_bits | word.size();
    }
    [[nodiscard]] GeneratorWord word_with_length(std::uint64_t number) const {
        return word(number >> length_bits, number & ((1U << length_bits) - 1));
    }

private:
    static constexpr unsigned length_bits = 6;
    unsigned bits_ = 1;  ///< of a generator
};

class WordTable {
public:
    struct Entry {
        std::uint64_t key, code;
    };
    static constexpr std::size_t bytes = sizeof(Entry) + sizeof(std::uint32_t) + 1;  ///< for a word, about

    /// For about `words` words, fewer than 2^32.
    explicit WordTable(std::uint64_t words)
        : shift_(64U - static_cast<unsigned>(std::bit_width(words | 1U))),
          starts_(std::size_t{1} << (64 - shift_)),
          present_(starts_.size()) {}

    // First count() for all, then place(), then put() for the same ones, and then find(). Threads may count or put.
    void count(std::uint64_t key) { starts_[bucket(key)].fetch_add(1, std::memory_order_relaxed); }
    void place() {
        std::uint32_t sum = 0;
        for (auto& start : starts_) sum += start.exchange(sum, std::memory_order_relaxed);
        entries_.resize(sum);
    }
    void put(Entry entry) {
        entries_[starts_[bucket(entry.key)].fetch_add(1, std::memory_order_relaxed)] = entry;
        present_[bucket(entry.key)].fetch_or(bit(entry.key), std::memory_order_relaxed);
    }
    /// Calls found(code) for each word with this key.
    template <class Found>
    void find(std::uint64_t key, Found found) const {
        if ((present_[bucket(key)].load(std::memory_order_relaxed) & bit(key)) == 0) return;
        const auto at = bucket(key);
        const std::size_t first = at == 0 ? 0 : ends(at - 1), last = ends(at);
        for (auto i = first; i < last; ++i)
            if (entries_[i].key == key) found(entries_[i].code);
    }
    [[nodiscard]] std::size_t size() const { return entries_.size(); }

private:
    [[nodiscard]] std::size_t bucket(std::uint64_t key) const { return static_cast<std::size_t>(key >> shift_); }
    /// After all are put, the start of a bucket has moved to its end.
    [[nodiscard]] std::size_t ends(std::size_t bucket) const { return starts_[bucket].load(std::memory_order_relaxed); }

    // Which keys may be in the table: eight bits for a word, small enough to stay near the processor.
    [[nodiscard]] std::uint8_t bit(std::uint64_t key) const {
        return static_cast<std::uint8_t>(1U << (key >> (shift_ - 3) & 7U));
    }

    unsigned shift_;
    BigVector<std::atomic<std::uint32_t>> starts_;
    BigVector<std::atomic<std::uint8_t>> present_;
    BigVector<Entry> entries_;
};

}  // namespace cubelang::search::sets
