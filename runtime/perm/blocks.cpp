#include "runtime/perm/blocks.hpp"

#include <algorithm>
#include <numeric>

#include "runtime/perm/kernel.hpp"

namespace cubelang::perm {

Blocks identity_blocks(std::size_t size) { return Blocks(size, identity()); }

Blocks product(const Blocks& a, const Blocks& b) {
    Blocks c(a.size());
    kernel().multiply(a.data(), b.data(), c.data(), a.size());
    return c;
}

void multiply_by(Blocks& a, const Blocks& b) { kernel().multiply(a.data(), b.data(), a.data(), a.size()); }

Blocks inverse(const Blocks& a) {
    Blocks c(a.size());
    std::ranges::transform(a, c.begin(), [](const Block& block) { return inverse(block); });
    return c;
}

Blocks power(const Blocks& a, std::uint64_t exponent) {
    Blocks c(a.size());
    std::ranges::transform(a, c.begin(), [=](const Block& block) { return power(block, exponent); });
    return c;
}

bool is_identity(const Blocks& a) {
    return std::ranges::all_of(a, [](const Block& block) { return block == identity(); });
}

std::uint32_t cycle_lengths(const Blocks& a) {
    std::uint32_t lengths = 0;
    for (const auto& block : a) lengths |= cycle_lengths(block);
    return lengths;
}

std::uint64_t lcm_of_lengths(std::uint32_t lengths) {
    std::uint64_t result = 1;
    for (std::uint64_t length = 1; length <= block_points; ++length)
        if (lengths >> length & 1U) result = std::lcm(result, length);
    return result;
}

}  // namespace cubelang::perm
