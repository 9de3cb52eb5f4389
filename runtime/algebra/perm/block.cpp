#include "runtime/algebra/perm/block.hpp"

namespace cubelang::perm {

Block power(const Block& a, std::uint64_t exponent) {
    Block result = identity();
    for_each_cycle(a, [&](auto first, auto last) {
        const auto length = static_cast<std::uint64_t>(last - first);
        const auto shift = exponent % length;
        for (std::uint64_t i = 0; i < length; ++i) result[first[i]] = first[(i + shift) % length];
    });
    return result;
}

std::uint32_t cycle_lengths(const Block& a) {
    std::uint32_t lengths = 0;
    for_each_cycle(a, [&](auto first, auto last) { lengths |= 1U << (last - first); });
    return lengths;
}

}  // namespace cubelang::perm
