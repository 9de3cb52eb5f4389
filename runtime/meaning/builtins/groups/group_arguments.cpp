#include "runtime/meaning/builtins/groups/group_arguments.hpp"

#include <algorithm>
#include <new>

#include <fmt/format.h>

#include "runtime/algebra/group/double_cosets.hpp"
#include "runtime/cube/groups/part_orbits.hpp"
#include "runtime/meaning/bind/built_in_caches.hpp"
#include "runtime/meaning/builtins/search/part_sets.hpp"
#include "runtime/meaning/eval/source_cycles.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {

/// The last groups that were made of generators: a loop that writes `group(R, U)` makes it once.
struct RecentGroups {
    // The chain of a group on many points can take gigabytes.
    static constexpr std::size_t most = 4, most_points = 500;

    std::vector<groups::GroupPtr> groups;  ///< the last one first
};

namespace {

// Errors about moves point at the text that has them, so that equal words of two texts are different.
bool are_same(const cube::WordPtr& a, const cube::WordPtr& b) {
    return a == b || (a != nullptr && b != nullptr && a->origin == nullptr && b->origin == nullptr &&
                      cube::spell(*a) == cube::spell(*b));
}

bool is_made_of(const groups::CubeGroup& group, const std::optional<groups::Domain>& domain,
                const std::vector<groups::Generator>& generators) {
    const auto& known = group.group.generators();
    if (known.size() != generators.size() || group.domain.has_value() != domain.has_value() ||
        (domain && domain->cube() != group.domain->cube()))
        return false;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto& [permutation, name, word] = generators[i];
        if (!are_same(word, group.words[i]) || permutation.size() > known[i].size() ||
            groups::fitted(group, permutation) != known[i] ||
            group.names[i] != (name.empty() ? groups::cycle_text(domain, permutation) : name))
            return false;
    }
    return true;
}

groups::GroupPtr recent_or_generated(Context& context, const std::optional<groups::Domain>& domain,
                                     std::vector<groups::Generator> generators) {
    auto& kept = built_in_caches(context).recent_groups;
    if (kept == nullptr) kept = std::make_shared<RecentGroups>();
    for (const auto& group : kept->groups)
        if (is_made_of(*group, domain, generators)) return group;
    auto made = groups::generated(domain, std::move(generators), context.stop_token());
    if (made == nullptr || made->group.degree() > RecentGroups::most_points) return made;
    kept->groups.insert(kept->groups.begin(), made);
    if (kept->groups.size() > RecentGroups::most) kept->groups.pop_back();
    return made;
}

}  // namespace

std::vector<Operand> flattened(const Many<At<Value>>& given) {
    std::vector<Operand> items;
    for (const auto& [value, where] : given.items) {
        if (value.as<List>() == nullptr && value.as<Set>() == nullptr) {
            items.push_back({value, where});
            continue;
        }
        const auto list = items_of(value);
        const auto places = places_of_items(where, list->size());
        for (std::size_t i = 0; i < places.size(); ++i) items.push_back({(*list)[i], places[i]});
    }
    return items;
}

const groups::CubeGroup& require_cube_group(const At<Group>& g) {
    if (g->group->domain) return *g->group;
    throw lang::Error(g.where, "this is a group of numbers, which has no parts",
                      "use a group of a cube, such as group(R, U)");
}

Value make_cube_group(Context& context, const std::optional<groups::Domain>& domain,
                      std::vector<groups::Generator> generators, const lang::Where& where) {
    try {
        auto made = recent_or_generated(context, domain, std::move(generators));
        if (made == nullptr) throw lang::interruption(where);
        return make_group(std::move(made));
    } catch (const std::bad_alloc&) {
        throw lang::Error(where, "there is not enough memory for this group",
                          "unless the group is symmetric or alternating, an orbit can have at most about 20000 points");
    }
}

std::vector<group::Permutation> with_more_points(std::vector<group::Permutation> all, std::size_t degree) {
    for (auto& each : all)
        while (each.size() < degree) each.push_back(static_cast<group::Point>(each.size()));
    return all;
}

Operand operand(const At<Group>& g) { return {{*g}, g.where}; }

std::size_t degree_of(const At<Group>& g) { return g->group->group.degree(); }

std::shared_ptr<const group::PermutationGroup> on_points(Context& context, const At<Group>& g, std::size_t degree) {
    const auto& group = g->group->group;
    if (group.degree() >= degree) return {g->group, &group};
    auto made = group::PermutationGroup::of(with_more_points(group.generators(), degree), degree, context.stop_token());
    if (!made) throw lang::interruption(g.where);
    return std::make_shared<const group::PermutationGroup>(std::move(*made));
}

void check_for_double_cosets(const At<Group>& a, const At<Group>& b) {
    const auto least = std::min(a->group->group.order(), b->group->group.order());
    if (least > group::DoubleCosets::most_elements)
        throw lang::Error(b.where,
                          fmt::format("both groups have more than {} elements", group::DoubleCosets::most_elements),
                          "one of the two must be small, as group(U) is");
}

void report_unfinished(const group::Unfinished& search, const lang::Where& where) {
    if (search.stopped) throw lang::interruption(where);
    const auto how_far = search.of == 0
                             ? ""
                             : fmt::format(": it fixes {} places one after another, and has finished the last {}",
                                           search.of, search.finished);
    throw lang::Error(where,
                      fmt::format("the search gave up after trying {} images of places{}", search.steps, how_far),
                      "a smaller group may be within reach");
}

bool is_of(const cube::Part& part, const std::optional<PartKind>& kind) {
    return !kind || is_of_kind(part.kind, kind->name);
}

std::size_t orbit_count(const At<Group>& g, const std::optional<PartKind>& kind) {
    if (!g->group->domain && !kind) return g->group->group.pieces().size();
    const auto& group = require_cube_group(g);
    std::size_t orbits = 0, moved = 0, all = 0;
    for (const auto& orbit : groups::part_orbits(group)) {
        if (!is_of(orbit.parts.front(), kind)) continue;
        ++orbits;
        moved += orbit.parts.size();
    }
    if (kind)
        for (const auto& part : cube::all_parts(group.domain->cube())) all += is_of(part, kind) ? 1 : 0;
    return orbits + (all > moved ? all - moved : 0);
}

namespace {

constexpr StabilizerMode stabilizer_modes[] = {
    {.name = "fixed", .meaning = "each part stays in place and is not turned", .how = StabilizerMode::How::fixed},
    {.name = "in_place",
     .meaning = "each part stays in place, in any orientation",
     .how = StabilizerMode::How::in_place},
    {.name = "as_set", .meaning = "the parts may change places among themselves", .how = StabilizerMode::How::set},
};

std::vector<group::Point> points_of(const groups::CubeGroup& group, const Operand& at) {
    const auto* location = at.value.as<Location>();
    const auto* number = at.value.as<Integer>();
    if (group.domain ? location == nullptr : number == nullptr)
        throw lang::Error(at.where, fmt::format("stabilizer needs {}, but this is {}",
                                                group.domain ? "a place such as @ufr or a kind such as corners"
                                                             : "a number that the group moves",
                                                type_with_article(at.value)));
    if (number != nullptr) {
        if (*number < 1 || *number > group.group.degree()) return {};  // the group does not move it
        return {static_cast<group::Point>(*number - 1)};
    }
    if (location->cube != group.domain->cube())
        throw lang::Error(at.where, fmt::format("this location is on a {}, but the group is of a {}",
                                                cube_name(location->cube), cube_name(group.domain->cube())));
    return group.domain->points(location->part);
}

std::vector<group::Point> joined(const PointSets& sets) {
    std::vector<group::Point> all;
    for (const auto& set : sets) all.insert(all.end(), set.begin(), set.end());
    return all;
}

}  // namespace

std::span<const StabilizerMode> Argument<StabilizerMode>::rows() { return stabilizer_modes; }

PointSets points_of_places(const groups::CubeGroup& group, const At<Value>& places) {
    PointSets sets;
    for (const auto& each : flattened(Many<At<Value>>{{places}})) {
        const auto* word = group.domain ? each.value.as<Text>() : nullptr;  // corners
        const auto parts =
            word == nullptr ? std::vector<cube::Part>() : parts_of_word(group.domain->cube(), word->text);
        for (const auto& part : parts) sets.push_back(group.domain->points(part));
        if (parts.empty()) sets.push_back(points_of(group, each));
    }
    return sets;
}

group::SubgroupOrUnfinished stabilizer_of(const group::PermutationGroup& group, const PointSets& places,
                                          StabilizerMode stays, StopToken stop) {
    switch (stays.how) {
        case StabilizerMode::How::in_place: return group::set_stabilizer(group, places, stop);
        case StabilizerMode::How::set: return group::set_stabilizer(group, PointSets{joined(places)}, stop);
        case StabilizerMode::How::fixed: break;
    }
    return group::stabilizer(group, joined(places), stop);
}

}  // namespace cubelang::meaning
