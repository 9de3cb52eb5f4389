#pragma once
// Random 64-bit keys, and a hash table from them to small numbers: open addressing, at most half full.

#include <cstdint>
#include <new>
#include <optional>
#include <vector>

namespace cubelang::search {

/// Hashes numbers into a key.
class KeyMaker {
public:
    KeyMaker& operator<<(std::uint64_t value) {
        sum_ = (sum_ ^ value) * 0x9E3779B97F4A7C15U;
        sum_ ^= sum_ >> 31U;
        return *this;
    }
    [[nodiscard]] std::uint64_t key() const { return sum_; }

private:
    std::uint64_t sum_ = 0;
};

class KeyTable {
public:
    /// False if the key is already present.
    bool insert(std::uint64_t key, std::uint32_t value) {
        if (2 * (count_ + 1) > slots_.size()) grow();
        auto& slot = slots_[index_of(key)];
        if (slot.value != nothing) return false;
        slot = {key, value};
        ++count_;
        return true;
    }
    /// The number of calls with this key, which has no other value.
    std::uint32_t count(std::uint64_t key) {
        insert(key, 0);
        return ++slots_[index_of(key)].value;
    }
    [[nodiscard]] std::optional<std::uint32_t> find(std::uint64_t key) const {
        if (slots_.empty()) return std::nullopt;
        const auto& slot = slots_[index_of(key)];
        return slot.value == nothing ? std::nullopt : std::optional(slot.value);
    }
    [[nodiscard]] std::size_t size() const { return count_; }

private:
    static constexpr std::uint32_t nothing = 0xFFFFFFFF;
    struct Slot {
        std::uint64_t key = 0;
        std::uint32_t value = nothing;
    };

    /// The index of the key's slot, or of the free slot where it belongs.
    [[nodiscard]] std::size_t index_of(std::uint64_t key) const {
        std::size_t at = key & (slots_.size() - 1);
        while (slots_[at].value != nothing && slots_[at].key != key) at = (at + 1) & (slots_.size() - 1);
        return at;
    }
    void grow() {
        auto old = std::move(slots_);
        slots_.assign(old.empty() ? 1024 : 2 * old.size(), {});
        for (const auto& slot : old)
            if (slot.value != nothing) slots_[index_of(slot.key)] = slot;
    }

    std::vector<Slot> slots_;
    std::size_t count_ = 0;
};

// Memory for the turns of a search, checked before it is allocated: a system that overcommits memory kills some
// process later.

/// In bytes. No search that can finish needs as much for its turns.
inline constexpr double most_for_turns = 1e10;

/// Throws bad_alloc above that limit.
inline void check_fits(double bytes) {
    if (bytes > most_for_turns) throw std::bad_alloc();
}

}  // namespace cubelang::search
