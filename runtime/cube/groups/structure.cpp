#include "runtime/cube/groups/structure.hpp"

#include <algorithm>
#include <map>

#include "runtime/algebra/group/giants.hpp"

namespace cubelang::cube_group {
namespace {

using group::PermutationGroup;
using Permutations = std::vector<group::Permutation>;

// What the generators do on the points of these pieces, one piece after another.
Permutations on_stickers(const PermutationGroup& of, const std::vector<std::size_t>& pieces) {
    Permutations made(of.generators().size());
    group::Point first = 0;
    for (const auto number : pieces) {
        const auto& on = of.pieces()[number].on;
        for (std::size_t g = 0; g < made.size(); ++g)
            for (const auto image : on.actions[g]) made[g].push_back(first + image);
        first += static_cast<group::Point>(on.degree());
    }
    return made;
}

// And with the places of these parts.
Permutations on_places(const CubeGroup& of, const std::vector<cube::Part>& parts) {
    const auto& domain = *of.domain;
    std::map<group::Point, group::Point> place_of;
    for (group::Point i = 0; i < parts.size(); ++i)
        for (const auto point : all_points(domain, parts[i])) place_of[point] = i;
    Permutations made;
    for (const auto& generator : of.group.generators()) {
        group::Permutation p;
        for (const auto& part : parts) p.push_back(place_of.at(generator[domain.points(part).front()]));
        made.push_back(std::move(p));
    }
    return made;
}

std::optional<PermutationGroup> acting(Permutations generators, StopToken stop) {
    const auto degree = generators.front().size();  // where parts move, there is a generator
    return PermutationGroup::of(std::move(generators), degree, stop);
}

std::optional<OrbitAction> action_of(const CubeGroup& of, PartOrbit orbit, std::size_t number, StopToken stop) {
    const auto stickers = acting(on_stickers(of.group, orbit.pieces), stop);
    const auto places = acting(on_places(of, orbit.parts), stop);
    if (!stickers || !places) return std::nullopt;
    OrbitAction made{std::move(orbit), places->order(), stickers->order() / places->order()};
    made.has_odd = std::ranges::any_of(places->generators(), group::is_odd);
    made.is_proved = places->is_proved() && stickers->is_proved();
    made.same_as = number;
    return made;
}

// Orbits of which all that happens is seen on a piece that is a copy of, or has the same original as, one of another
// orbit that tells all of it too.
void mark_same(std::vector<OrbitAction>& orbits, const PermutationGroup& of) {
    std::map<std::vector<std::size_t>, std::size_t> first;
    for (std::size_t i = 0; i < orbits.size(); ++i) {
        std::vector<std::size_t> originals;
        for (const auto piece : orbits[i].orbit.pieces) {
            const auto& [on, kind, original, from, odd, signs] = of.pieces()[piece];
            originals.push_back(kind == PermutationGroup::Piece::Kind::copy ? original : piece);
        }
        std::ranges::sort(originals);
        originals.erase(std::unique(originals.begin(), originals.end()), originals.end());
        orbits[i].same_as = first.emplace(std::move(originals), i).first->second;
    }
}

// The rows that are a sum of others, with these.
std::vector<TiedSigns> ties_of(const CubeGroup& of, const std::vector<OrbitAction>& orbits) {
    group::SignBasis basis;
    std::vector<std::size_t> chosen;
    std::vector<TiedSigns> ties;
    for (std::size_t i = 0; i < orbits.size(); ++i) {
        if (orbits[i].same_as != i || !orbits[i].has_odd) continue;
        std::vector<bool> row;
        for (const auto& p : on_places(of, orbits[i].orbit.parts)) row.push_back(group::is_odd(p));
        const auto rank = basis.rank();
        const auto sum = basis.add(row);
        if (basis.rank() > rank) {
            chosen.push_back(i);
            continue;
        }
        TiedSigns tied{};
        for (const auto number : sum) tied.push_back(chosen[number]);
        tied.push_back(i);
        ties.push_back(std::move(tied));
    }
    return ties;
}

}  // namespace

std::optional<Structure> structure(const CubeGroup& of, StopToken stop) {
    Structure made;
    for (auto& orbit : part_orbits(of)) {
        auto action = action_of(of, std::move(orbit), made.orbits.size(), stop);
        if (!action) return std::nullopt;
        made.orbits.push_back(*std::move(action));
    }
    mark_same(made.orbits, of.group);
    made.ties = ties_of(of, made.orbits);
    Integer product = 1;
    for (std::size_t i = 0; i < made.orbits.size(); ++i)
        if (made.orbits[i].same_as == i) product *= made.orbits[i].on_places * made.orbits[i].turned;
    made.tied = product / of.group.order();
    return made;
}

}  // namespace cubelang::cube_group
