#pragma once
// The cosets of a subgroup in a group that is given by generators and relators (Todd and Coxeter, in the form of
// Haselgrove, Leech and Trotter; Holt, Eick, O'Brien, Handbook of Computational Group Theory, 2005, section 5.2).

#include <cstdint>
#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"

namespace cubelang::group {

/// Letters: 2 i for generator number i, and 2 i + 1 for its inverse.
using FreeWord = std::vector<std::uint32_t>;

struct Presentation {
    std::size_t generators = 0;
    std::vector<FreeWord> relators;
};

/// The index of the subgroup. nullopt if more than `most` cosets were defined, or if stopped.
[[nodiscard]] std::optional<std::size_t> count_cosets(const Presentation& presentation,
                                                      const std::vector<FreeWord>& subgroup, std::size_t most,
                                                      StopToken stop = {});

}  // namespace cubelang::group
