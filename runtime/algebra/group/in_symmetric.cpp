#include "runtime/algebra/group/in_symmetric.hpp"

#include <map>

namespace cubelang::group {
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
