#include "runtime/cube/reach/non_membership.hpp"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "runtime/cube/reach/orbit_actions.hpp"

namespace cubelang::reach {

using groups::CubeGroup;

namespace {

using group::Permutation;
using group::Point;

// Orbits times generators, up to which all signs are checked at once.
constexpr std::size_t most_signs_at_once = 4000;

bool is_moved(const CubeGroup& of, Point point) {
    return std::ranges::any_of(of.group.generators(), [=](const auto& g) { return g[point] != point; });
}

std::string turn_violation(const CubeGroup& of, Point from, Point to, const ItemOrbit& orbit) {
    const bool is_half = (from + to) % 2 == 0;  // of a centre, whose four points follow each other
    const char* const centre = is_half ? "turned by half" : "turned by a quarter";
    const char* how = orbit.ways() == 3 ? "twisted" : orbit.ways() == 2 ? "flipped" : centre;
    const bool stays = of.domain->part(from).kind == of.domain->part(to).kind &&
                       cube::identity_of(of.domain->cube(), of.domain->part(from)) ==
                           cube::identity_of(of.domain->cube(), of.domain->part(to));
    if (stays) return fmt::format("{} is {} in its place, which no element of the group does", name_at(of, from), how);
    return fmt::format("{} moves to {}, {} as by no element of the group", name_at(of, from), name_at(of, to),
                       orbit.ways() == 4 ? "turned" : how);
}

Reason orbit_violation(const CubeGroup& of, const Permutation& p, const std::vector<ItemOrbit>& orbits) {
    const auto refusal = of.group.refusal(p);
    const auto* out = refusal ? std::get_if<group::PermutationGroup::MovesOut>(&*refusal) : nullptr;
    if (out == nullptr) return std::nullopt;
    const auto from = out->point, to = p[from];
    if (!is_moved(of, from)) return fmt::format("no generator moves {}", name_at(of, from));
    if (!is_moved(of, to)) return fmt::format("no generator moves {}", name_at(of, to));
    for (const auto& orbit : orbits) {
        const auto holds = [&](Point point) {
            return std::ranges::any_of(orbit.points,
                                       [=](const auto& all) { return std::ranges::find(all, point) != all.end(); });
        };
        if (of.domain && orbit.ways() > 1 && holds(from) && holds(to)) return turn_violation(of, from, to, orbit);
    }
    return fmt::format("{} moves to {}, and no element of the group moves it there", name_at(of, from),
                       name_at(of, to));
}

Reason quick_reason(const CubeGroup& of, const Permutation& p, const std::vector<ItemOrbit>& orbits) {
    if (auto reason = orbit_violation(of, p, orbits)) return reason;
    if (auto reason = sum_violation(of, p, orbits)) return reason;
    if (orbits.size() * of.group.generators().size() > most_signs_at_once) return std::nullopt;
    return sign_violation(of, p, orbits);
}

// For groups of numbers: a moved number beyond those of the generators.
Reason moves_beyond(const CubeGroup& of, const Permutation& p) {
    for (auto at = static_cast<Point>(of.group.degree()); at < p.size(); ++at)
        if (p[at] != at) return fmt::format("no generator moves {}", name_at(of, at));
    return std::nullopt;
}

std::string general_reason(const CubeGroup& of) {
    return of.group.is_proved() ? "it preserves all orbits and signs of the group, but is not an element"
                                : "not found in the group, whose order is not proved";
}

constexpr int largest_tried = 12;
constexpr std::chrono::milliseconds time_limit{1500};

std::vector<std::pair<cube::Move, cube::Turn>> single_layers(int n) {
    std::vector<std::pair<cube::Move, cube::Turn>> all;
    for (const auto face : {cube::Face::r, cube::Face::u, cube::Face::f, cube::Face::l, cube::Face::d, cube::Face::b})
        for (int layer = 1; 2 * layer <= n; ++layer) {
            auto move = cube::move_of(cube::Letter::Kind::layers, face);
            move.from = move.to = static_cast<std::uint16_t>(layer);
            if (const auto turn = cube::turn_of(move, n)) all.emplace_back(move, *turn);
        }
    return all;
}

}  // namespace

std::string non_membership_reason(const CubeGroup& group, const Permutation& p) {
    if (const auto beyond = moves_beyond(group, p)) return *beyond;
    return quick_reason(group, fitted(group, p), item_orbits(group)).value_or(general_reason(group));
}

std::optional<std::vector<cube::Move>> missing_turns(const CubeGroup& group, const Permutation& p, StopToken stop) {
    if (!group.domain || group.domain->cube().n > largest_tried) return std::nullopt;
    const auto limited = stop.until(std::chrono::steady_clock::now() + time_limit);
    cube::Turner turner(group.domain->cube());
    std::vector<cube::Move> found;
    for (const auto& [move, turn] : single_layers(group.domain->cube().n)) {
        const cube::State state{group.domain->cube(), turner.effect(turn)};
        auto generators = group.group.generators();
        generators.push_back(group.domain->permutation(state));
        const auto larger = group::PermutationGroup::of(std::move(generators), group.group.degree(), limited);
        if (!larger) return std::nullopt;
        if (larger->contains(p)) found.push_back(move);
    }
    return found;
}

}  // namespace cubelang::reach
