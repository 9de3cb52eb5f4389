#include "runtime/cube/reach/orbit_actions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "runtime/base/english.hpp"
#include "runtime/cube/groups/part_orbits.hpp"

namespace cubelang::reach {

using group::Permutation;
using group::Point;
using groups::CubeGroup;

namespace {

// For each point its item, and its index in the item.
std::map<group::Point, std::pair<group::Point, std::size_t>> places_in(const ItemOrbit& orbit) {
    std::map<group::Point, std::pair<group::Point, std::size_t>> places;
    for (group::Point i = 0; i < orbit.size(); ++i)
        for (std::size_t k = 0; k < orbit.points[i].size(); ++k) places[orbit.points[i][k]] = {i, k};
    return places;
}

std::vector<ItemOrbit> orbits_of_parts(const CubeGroup& group) {
    std::vector<ItemOrbit> all;
    for (const auto& orbit : part_orbits(group)) {
        ItemOrbit made{std::string(cube::plural(orbit.kind)), {}, {}, {}, orbit.kind};
        for (const auto& part : orbit.parts) {
            made.names.push_back(cube::name(group.domain->cube(), part));
            made.points.push_back(all_points(*group.domain, part));
        }
        all.push_back(std::move(made));
    }
    return all;
}

std::vector<ItemOrbit> orbits_of_numbers(const CubeGroup& group) {
    std::vector<ItemOrbit> all;
    for (const auto& piece : group.group.pieces()) {
        ItemOrbit made{"numbers", {}, {}};
        for (const auto point : piece.on.points) {
            made.names.push_back(name_at(group, point));
            made.points.push_back({point});
        }
        all.push_back(std::move(made));
    }
    return all;
}

// The number of signs among which a combination that cancels is searched.
constexpr std::size_t most_signs = 60;

struct Sign {
    std::string of;
    std::vector<bool> odd;  ///< each generator, and then p
};

// Do the centres of a supercube turn in their places?
bool are_turned_centres(const ItemOrbit& orbit) { return orbit.kind == cube::Kind::fixed_centre && orbit.ways() == 4; }

std::size_t quarter_turns(const std::vector<ItemOrbit>& orbits, const Permutation& g) {
    std::size_t all = 0;
    for (const auto& orbit : orbits)
        if (are_turned_centres(orbit)) all += action_on(orbit, g).sum();
    return all;
}

// The quarter turns of all centres together count like a permutation: each quarter turn of a face has one.
std::vector<Sign> signs_of(const CubeGroup& of, const Permutation& p, const std::vector<ItemOrbit>& orbits) {
    std::vector<Sign> signs;
    const auto add = [&](std::string name, auto is_odd) {
        Sign sign{std::move(name), {}};
        for (const auto& g : of.group.generators()) sign.odd.push_back(is_odd(g));
        sign.odd.push_back(is_odd(p));
        signs.push_back(std::move(sign));
    };
    if (std::ranges::any_of(orbits, are_turned_centres))
        add("the quarter turns of centres", [&](const auto& g) { return quarter_turns(orbits, g) % 2 == 1; });
    for (const auto& orbit : orbits)
        if (orbit.size() >= 2)
            add(orbit.title, [&](const auto& g) { return group::is_odd(action_on(orbit, g).images); });
    return signs;
}

std::vector<bool> sum(std::vector<bool> a, const std::vector<bool>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = a[i] != b[i];
    return a;
}
// Every generator is even, and p is odd.
bool separates(const std::vector<bool>& odd) { return odd.back() && std::count(odd.begin(), odd.end(), true) == 1; }

Reason sign_pair_violation(const Sign& a, const Sign& b) {
    if (!separates(sum(a.odd, b.odd))) return std::nullopt;
    const auto& [odd, even] = a.odd.back() ? std::tie(a, b) : std::tie(b, a);
    return fmt::format("it is odd on {} and even on {}, and every generator is odd on both or on neither", odd.of,
                       even.of);
}

}  // namespace

std::vector<ItemOrbit> item_orbits(const CubeGroup& group) {
    auto all = group.domain ? orbits_of_parts(group) : orbits_of_numbers(group);
    for (auto& orbit : all) {
        const auto alike = std::ranges::count(all, orbit.plural, &ItemOrbit::plural);
        orbit.title = fmt::format("the {}", orbit.plural);
        if (alike > 1) orbit.title += fmt::format(" with {}", orbit.names.front());
        if (orbit.size() == 1) orbit.title = orbit.names.front();
    }
    return all;
}

std::size_t Action::sum() const {
    std::size_t all = 0;
    for (const auto each : turned) all += each;
    return all;
}

Action action_on(const ItemOrbit& orbit, const group::Permutation& p) {
    const auto places = places_in(orbit);
    Action made;
    for (const auto& points : orbit.points) {
        const auto& [item, turned] = places.at(p[points.front()]);
        made.images.push_back(item);
        made.turned.push_back(turned);
    }
    return made;
}

std::string name_at(const CubeGroup& group, group::Point point) {
    if (!group.domain) return fmt::format("{}", point + 1);
    return cube::name(group.domain->cube(), group.domain->part(point));
}

// The turn sum is a homomorphism, which may be 0 on the whole group.
Reason sum_violation(const CubeGroup& of, const Permutation& p, const std::vector<ItemOrbit>& orbits) {
    for (const auto& orbit : orbits) {
        const auto ways = orbit.ways();
        if (orbit.kind != cube::Kind::corner && orbit.kind != cube::Kind::edge) continue;
        const auto sum = [&](const Permutation& g) { return action_on(orbit, g).sum() % ways; };
        if (sum(p) == 0 || !std::ranges::all_of(of.group.generators(), [&](const auto& g) { return sum(g) == 0; }))
            continue;
        if (ways == 2)
            return fmt::format("it flips an odd number of {}, and every generator an even number", orbit.title);
        return fmt::format("the twists of {} add up to {} (mod 3), and those of every generator to 0", orbit.title,
                           sum(p));
    }
    return std::nullopt;
}

Reason sign_violation(const CubeGroup& of, const Permutation& p, const std::vector<ItemOrbit>& orbits) {
    const auto signs = signs_of(of, p, orbits);
    for (const auto& sign : signs)
        if (separates(sign.odd)) return fmt::format("it is odd on {}, and every generator is even there", sign.of);
    for (std::size_t a = 0; a < signs.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            if (auto reason = sign_pair_violation(signs[b], signs[a])) return reason;
    const auto some = std::min(signs.size(), most_signs);
    for (std::size_t a = 0; a < some; ++a)
        for (std::size_t b = 0; b < a; ++b)
            for (std::size_t c = 0; c < b; ++c)
                if (separates(sum(sum(signs[a].odd, signs[b].odd), signs[c].odd)))
                    return fmt::format(
                        "it is odd on an odd number of {}, {} and {}, and every generator on an even number",
                        signs[c].of, signs[b].of, signs[a].of);
    return std::nullopt;
}

}  // namespace cubelang::reach
