#pragma once
// Enumeration of small wreath products, to verify formulas by counting. An element moves the part at i to `to[i]`,
// turned by `turn[i]`.

#include <algorithm>
#include <numeric>
#include <vector>

#include "runtime/cube/groups/wreath.hpp"

namespace cubelang::test {

struct WreathElement {
    std::vector<int> to, turn;
    friend auto operator<=>(const WreathElement&, const WreathElement&) = default;
};

/// First a, then b.
inline WreathElement product(const WreathElement& a, const WreathElement& b, int turns) {
    WreathElement c = a;
    for (std::size_t i = 0; i < a.to.size(); ++i) {
        const auto via = static_cast<std::size_t>(a.to[i]);
        c.to[i] = b.to[via];
        c.turn[i] = (a.turn[i] + b.turn[via]) % turns;
    }
    return c;
}

inline WreathElement identity_of(groups::Wreath wreath) {
    WreathElement made;
    made.to.resize(static_cast<std::size_t>(wreath.parts));
    std::iota(made.to.begin(), made.to.end(), 0);
    made.turn.assign(made.to.size(), 0);
    return made;
}

inline std::vector<WreathElement> all_elements(groups::Wreath wreath) {
    std::vector<WreathElement> all;
    auto element = identity_of(wreath);
    const auto next_turns = [&] {
        for (auto& turn : element.turn) {
            turn = (turn + 1) % wreath.turns;
            if (turn != 0) return true;
        }
        return false;
    };
    do {
        do {
            all.push_back(element);
        } while (next_turns());
    } while (std::next_permutation(element.to.begin(), element.to.end()));
    return all;
}

inline groups::CycleType type_of(const WreathElement& element, groups::Wreath wreath) {
    std::vector<std::pair<int, int>> cycles;
    std::vector<bool> seen(element.to.size());
    for (std::size_t start = 0; start < seen.size(); ++start) {
        std::pair<int, int> cycle{0, 0};
        for (auto i = start; !seen[i]; i = static_cast<std::size_t>(element.to[i])) {
            seen[i] = true;
            ++cycle.first;
            cycle.second = (cycle.second + element.turn[i]) % wreath.turns;
        }
        if (cycle.first > 0) cycles.push_back(cycle);
    }
    std::sort(cycles.rbegin(), cycles.rend());
    groups::CycleType type;
    for (const auto& [length, turn] : cycles) {
        if (!type.empty() && type.back().length == length && type.back().turn == turn)
            ++type.back().count;
        else
            type.push_back({length, turn, 1});
    }
    return type;
}

inline std::uint64_t order_by_repeating(const WreathElement& element, int turns) {
    std::uint64_t times = 1;
    const auto identity = identity_of({static_cast<int>(element.to.size()), turns});
    for (auto power = element; power != identity; power = product(power, element, turns)) ++times;
    return times;
}

}  // namespace cubelang::test
