#include "runtime/algebra/group/permutation.hpp"

#include <algorithm>
#include <numeric>

namespace cubelang::group {
namespace {

// Calls visit(cycle) for each of the cycles, fixed points included.
template <class Visit>
void for_each_cycle_of(const Permutation& a, Visit visit) {
    std::vector<bool> seen(a.size());
    std::vector<Point> cycle;
    for (Point start = 0; start < a.size(); ++start) {
        if (seen[start]) continue;
        cycle.clear();
        for (Point at = start; !seen[at]; at = a[at]) {
            seen[at] = true;
            cycle.push_back(at);
        }
        visit(cycle);
    }
}

}  // namespace

Permutation identity(std::size_t degree) {
    Permutation made(degree);
    std::iota(made.begin(), made.end(), 0U);
    return made;
}

Permutation product(const Permutation& a, const Permutation& b) {
    Permutation made(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) made[i] = b[a[i]];
    return made;
}

Permutation inverse(const Permutation& a) {
    Permutation made(a.size());
    for (Point i = 0; i < a.size(); ++i) made[a[i]] = i;
    return made;
}

Permutation conjugate(const Permutation& a, const Permutation& b) {
    Permutation made(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) made[b[i]] = b[a[i]];
    return made;
}

Permutation commutator(const Permutation& a, const Permutation& b) { return product(inverse(a), conjugate(a, b)); }

bool commute(const Permutation& a, const Permutation& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (b[a[i]] != a[b[i]]) return false;
    return true;
}

Permutation power(const Permutation& a, const Integer& exponent) {
    Permutation made(a.size());
    for_each_cycle_of(a, [&](const std::vector<Point>& cycle) {
        const Integer length(cycle.size());
        const auto step = static_cast<std::size_t>((exponent % length + length) % length);
        for (std::size_t i = 0; i < cycle.size(); ++i) made[cycle[i]] = cycle[(i + step) % cycle.size()];
    });
    return made;
}

bool is_identity(const Permutation& a) {
    for (Point i = 0; i < a.size(); ++i)
        if (a[i] != i) return false;
    return true;
}

bool is_odd(const Permutation& a) {
    bool odd = false;
    for_each_cycle_of(a, [&](const auto& cycle) { odd ^= cycle.size() % 2 == 0; });
    return odd;
}

std::vector<std::vector<Point>> cycles(const Permutation& a) {
    std::vector<std::vector<Point>> all;
    for_each_cycle_of(a, [&](const auto& cycle) { all.push_back(cycle); });
    return all;
}

std::vector<std::uint32_t> cycle_lengths(const Permutation& a) {
    std::vector<std::uint32_t> lengths;
    for_each_cycle_of(a, [&](const auto& cycle) { lengths.push_back(static_cast<std::uint32_t>(cycle.size())); });
    std::ranges::sort(lengths);
    return lengths;
}

Integer order(const Permutation& a) {
    Integer least = 1;
    auto lengths = cycle_lengths(a);
    lengths.erase(std::unique(lengths.begin(), lengths.end()), lengths.end());
    for (const auto length : lengths) least = lcm(least, length);
    return least;
}

}  // namespace cubelang::group
