#include "runtime/algebra/group/permutation.hpp"

#include <algorithm>
#include <map>
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

namespace {

using Cycle = std::vector<Point>;

Permutation around(std::size_t degree, const Cycle& cycle) {
    auto made = identity(degree);
    for (std::size_t i = 0; i < cycle.size(); ++i) made[cycle[i]] = cycle[(i + 1) % cycle.size()];
    return made;
}

// The first cycle becomes the second, and so on; the last becomes the first.
Permutation around_cycles(std::size_t degree, const std::vector<Cycle>& cycles) {
    auto made = identity(degree);
    for (std::size_t k = 0; k < cycles.size(); ++k)
        for (std::size_t i = 0; i < cycles[k].size(); ++i) made[cycles[k][i]] = cycles[(k + 1) % cycles.size()][i];
    return made;
}

// Any permutation of some things is made of their exchange all around and of that of two.
void add_exchanges(std::size_t degree, const std::vector<Cycle>& cycles, std::vector<Permutation>& to) {
    if (cycles.size() > 2) to.push_back(around_cycles(degree, cycles));
    if (cycles.size() > 1) to.push_back(around_cycles(degree, {cycles[0], cycles[1]}));
}

}  // namespace

std::vector<Permutation> preserving(std::size_t degree, const std::vector<std::vector<Point>>& sets) {
    std::vector<Permutation> made;
    for (const auto& set : sets) {
        std::vector<Cycle> single;
        for (const auto point : set) single.push_back({point});
        add_exchanges(degree, single, made);
    }
    return made;
}

std::vector<Permutation> symmetric(std::size_t degree) { return preserving(degree, {identity(degree)}); }

std::vector<Permutation> commuting_with(const Permutation& p) {
    std::map<std::size_t, std::vector<Cycle>> by_length;
    for (auto& cycle : cycles(p)) by_length[cycle.size()].push_back(std::move(cycle));
    std::vector<Permutation> made;
    for (const auto& [length, alike] : by_length) {
        if (length > 1) made.push_back(around(p.size(), alike[0]));
        add_exchanges(p.size(), alike, made);
    }
    return made;
}

}  // namespace cubelang::group
