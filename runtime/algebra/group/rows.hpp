#pragma once
// Permutations of few points, as tight as they are multiplied most.

#include <cstdint>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"

namespace cubelang::group::rows {

using Row = std::vector<std::uint16_t>;

/// a, then b, in place of a.
inline void multiply(Row& a, const Row& b) {
    for (auto& image : a) image = b[image];
}
[[nodiscard]] inline Row product(const Row& a, const Row& b) {
    auto made = a;
    multiply(made, b);
    return made;
}
[[nodiscard]] inline Row inverse(const Row& a) {
    Row made(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) made[a[i]] = static_cast<std::uint16_t>(i);
    return made;
}
[[nodiscard]] inline Row identity(std::size_t degree) {
    Row made(degree);
    for (std::size_t i = 0; i < degree; ++i) made[i] = static_cast<std::uint16_t>(i);
    return made;
}
[[nodiscard]] inline Row row(const Permutation& p) { return {p.begin(), p.end()}; }

/// How many points it moves.
[[nodiscard]] inline std::size_t support(const Row& a) {
    std::size_t moved = 0;
    for (std::size_t i = 0; i < a.size(); ++i) moved += a[i] != i;
    return moved;
}

}  // namespace cubelang::group::rows
