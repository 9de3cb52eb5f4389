#include "runtime/search/sets/word_table.hpp"

#include <algorithm>
#include <bit>

namespace cubelang::search::sets {

WordCode::WordCode(std::size_t generators) : bits_(static_cast<unsigned>(std::bit_width((generators - 1) | 1U))) {}

std::uint64_t WordCode::code(const GeneratorWord& word) const {
    std::uint64_t code = 0;
    for (const auto generator : word) code = code << bits_ | generator;
    return code;
}

GeneratorWord WordCode::word(std::uint64_t code, std::size_t length) const {
    GeneratorWord word(length);
    for (auto at = length; at-- > 0; code >>= bits_)
        word[at] = static_cast<std::uint16_t>(code & ((std::uint64_t{1} << bits_) - 1));
    return word;
}

WordTable::WordTable(std::uint64_t words)
    : shift_(64U - static_cast<unsigned>(std::bit_width(words | 1U))),
      starts_(std::size_t{1} << (64 - shift_)),
      present_(starts_.size()) {}

void WordTable::place() {
    std::uint32_t sum = 0;
    for (auto& start : starts_) sum += start.exchange(sum, std::memory_order_relaxed);
    entries_.resize(sum);
}

}  // namespace cubelang::search::sets
