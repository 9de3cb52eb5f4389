#include "runtime/cube/subgroups/broken_invariants.hpp"

#include <algorithm>

#include <fmt/format.h>

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

}  // namespace cubelang::cube_group
