#include "runtime/cube/groups/broken_invariants.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace cubelang::cube_group {
using group::Permutation;

// The sum of what turns is a homomorphism; a group may have only 0 there.
Reason breaks_a_sum(const CubeGroup& of, const Permutation& p, const std::vector<OrbitOfItems>& orbits) {
    for (const auto& orbit : orbits) {
        const auto ways = orbit.ways();
        if (orbit.kind != cube::Kind::corner && orbit.kind != cube::Kind::edge) continue;
        const auto sum = [&](const Permutation& g) { return action_on(orbit, g).sum() % ways; };
        if (sum(p) == 0 || !std::ranges::all_of(of.group.generators(), [&](const auto& g) { return sum(g) == 0; }))
            continue;
        if (ways == 2)
            return fmt::format("of {} it flips an odd number, and every generator an even number", orbit.title);
        return fmt::format("the twists of {} add up to {} (mod 3), and those of every generator to 0", orbit.title,
                           sum(p));
    }
    return std::nullopt;
}

namespace {

// A choice of signs that cancels is looked for among so many.
constexpr std::size_t most_signs = 60;

struct Sign {
    std::string of;
    std::vector<bool> odd;  ///< each generator, and then p
};

std::vector<Sign> signs_of(const CubeGroup& of, const Permutation& p, const std::vector<OrbitOfItems>& orbits) {
    std::vector<Sign> signs;
    for (const auto& orbit : orbits) {
        if (orbit.size() < 2) continue;
        Sign sign{orbit.title, {}};
        for (const auto& g : of.group.generators()) sign.odd.push_back(group::is_odd(action_on(orbit, g).images));
        sign.odd.push_back(group::is_odd(action_on(orbit, p).images));
        signs.push_back(std::move(sign));
    }
    return signs;
}

std::vector<bool> sum(std::vector<bool> a, const std::vector<bool>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = a[i] != b[i];
    return a;
}
// Every generator is even, and p is odd.
bool tells(const std::vector<bool>& odd) { return odd.back() && std::count(odd.begin(), odd.end(), true) == 1; }

Reason breaks_two_signs(const Sign& a, const Sign& b) {
    if (!tells(sum(a.odd, b.odd))) return std::nullopt;
    const auto& [odd, even] = a.odd.back() ? std::tie(a, b) : std::tie(b, a);
    return fmt::format("it is odd on {} and even on {}, and every generator is odd on both or on neither", odd.of,
                       even.of);
}

}  // namespace

Reason breaks_signs(const CubeGroup& of, const Permutation& p, const std::vector<OrbitOfItems>& orbits) {
    const auto signs = signs_of(of, p, orbits);
    for (const auto& sign : signs)
        if (tells(sign.odd)) return fmt::format("it is odd on {}, and every generator is even there", sign.of);
    for (std::size_t a = 0; a < signs.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            if (auto reason = breaks_two_signs(signs[b], signs[a])) return reason;
    const auto some = std::min(signs.size(), most_signs);
    for (std::size_t a = 0; a < some; ++a)
        for (std::size_t b = 0; b < a; ++b)
            for (std::size_t c = 0; c < b; ++c)
                if (tells(sum(sum(signs[a].odd, signs[b].odd), signs[c].odd)))
                    return fmt::format(
                        "of {}, {} and {} it is odd on an odd number, and every generator on an even one", signs[c].of,
                        signs[b].of, signs[a].of);
    return std::nullopt;
}

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
