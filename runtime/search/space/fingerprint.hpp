#pragma once
// Masked states as 120 bits: that two of ten million states share a fingerprint has a chance below 10^-22.

#include <cstdint>

#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

struct Fingerprint {
    std::uint64_t place = 0;  ///< where to look
    std::uint64_t check = 0;  ///< its low 8 bits are left to the distance
};
[[nodiscard]] Fingerprint fingerprint(const perm::Block* labels, std::size_t blocks);

}  // namespace cubelang::search
