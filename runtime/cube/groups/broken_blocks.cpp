#include "runtime/cube/subgroups/broken_invariants.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cubelang::cube_group {

namespace {

using group::Permutation;
using group::Point;

// The finest partition that all of these respect and in which a and b are together: for each item, a name of its block.
std::vector<Point> blocks_with(const std::vector<Permutation>& actions, std::size_t size, Point a, Point b) {
    auto block = group::identity(size);
    std::vector<std::pair<Point, Point>> joined{{a, b}};
    for (std::size_t i = 0; i < joined.size(); ++i) {
        const auto x = block[joined[i].first], y = block[joined[i].second];
        if (x == y) continue;
        for (Point at = 0; at < size; ++at)
            if (block[at] == y) block[at] = x;
        for (const auto& action : actions) joined.emplace_back(action[joined[i].first], action[joined[i].second]);
    }
    return block;
}

std::string names_listed(const std::vector<std::string>& names) {
    if (names.size() < 2) return names.empty() ? "" : names.front();
    return fmt::format("{} and {}", fmt::join(names.begin(), names.end() - 1, ", "), names.back());
}

// The block of x, and where it comes to, if that is none.
Reason torn(const OrbitOfItems& orbit, const std::vector<Point>& block, const Permutation& images, Point x) {
    std::vector<std::string> together, here;
    bool is_torn = false;
    for (Point y = 0; y < orbit.size(); ++y) {
        if (block[y] != block[x]) continue;
        together.push_back(orbit.names[y]);
        here.push_back(orbit.names[images[y]]);
        is_torn |= block[images[y]] != block[images[x]];
    }
    if (!is_torn) return std::nullopt;
    return fmt::format("the group keeps {} together, and this takes them to {}, which are no such block",
                       names_listed(together), names_listed(here));
}

Reason breaks_a_block_of(const CubeGroup& of, const Permutation& p, const OrbitOfItems& orbit) {
    std::vector<Permutation> actions;
    for (const auto& g : of.group.generators()) actions.push_back(action_on(orbit, g).images);
    const auto images = action_on(orbit, p).images;
    for (Point other = 1; other < orbit.size(); ++other) {
        const auto block = blocks_with(actions, orbit.size(), 0, other);
        if (std::ranges::count(block, block[0]) == static_cast<std::ptrdiff_t>(orbit.size())) continue;
        for (Point x = 0; x < orbit.size(); ++x)
            if (auto reason = torn(orbit, block, images, x)) return reason;
    }
    return std::nullopt;
}

}  // namespace

Reason breaks_a_block(const CubeGroup& of, const Permutation& p, const std::vector<OrbitOfItems>& orbits) {
    for (const auto& orbit : orbits)
        if (auto reason = breaks_a_block_of(of, p, orbit)) return reason;
    return std::nullopt;
}

}  // namespace cubelang::cube_group
