#include "runtime/meaning/builtins/search/find_goal.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/generator_solver.hpp"
#include "runtime/search/reach/point_group.hpp"

namespace cubelang::meaning {
namespace {

using cube::Kind;
using cube::Part;

struct Change {
    std::string what;  ///< "flip one edge, such as (+ur)"
    cube::PartCycle cycle;
};

constexpr std::size_t most_tried = 400, most_together = 3;
constexpr int largest_small_cube = 3;  // above it, the default turns include rotations of the whole cube

Change turned(cube::Cube cube, const Part& part, int turns) {
    const auto name = fmt::format("({}{})", turns < 0 ? "-" : "+", cube::name(cube, part));
    const auto* way = turns < 0 ? "anticlockwise" : "clockwise";
    auto what = part.kind == Kind::corner ? fmt::format("turn one corner {}, such as {}", way, name)
                : part.kind == Kind::edge ? fmt::format("flip one edge, such as {}", name)
                                          : fmt::format("turn one centre by a quarter, such as {}", name);
    return {std::move(what), {{part, turns, true}}};
}

Change swapped(cube::Cube cube, const Part& a, const Part& other) {
    const auto b = cube::spelled_like(cube, a, other);
    return {fmt::format("swap two {}, such as ({},{})", cube::plural(a.kind), cube::name(cube, a), cube::name(cube, b)),
            {{a, 0, false}, {b, 0, false}}};
}

// The constrained parts, grouped into orbits of the turns, in the usual order.
std::vector<std::vector<Part>> parts_that_count(const search::Goal& goal, const search::Effects& effects) {
    const auto cube = goal.cube();
    std::vector<std::vector<Part>> orbits;
    for (const auto& places : search::part_orbits_under(cube, effects)) {
        auto& orbit = orbits.emplace_back();
        for (const auto& part : cube::all_parts(cube)) {
            const auto& wanted = goal.block(part.stickers[0].block).wanted;
            const auto is_it = [&](cube::Place place) {
                return cube::identity_of(cube, cube::part_at(cube, place)) == cube::identity_of(cube, part);
            };
            if (wanted[part.stickers[0].point] != search::any_label && std::ranges::any_of(places, is_it))
                orbit.push_back(part);
        }
    }
    std::erase_if(orbits, [](const auto& orbit) { return orbit.empty(); });
    return orbits;
}

// One change of each kind for an orbit: the turns make the others equivalent.
std::vector<Change> representative_changes(cube::Cube cube, const std::vector<std::vector<Part>>& orbits) {
    std::vector<Change> changes;
    for (const auto& orbit : orbits) {
        const auto& part = orbit.front();
        const bool turns =
            part.kind == Kind::corner || part.kind == Kind::edge || (part.kind == Kind::fixed_centre && cube.super);
        if (turns) changes.push_back(turned(cube, part, 1));
        if (part.kind == Kind::corner) changes.push_back(turned(cube, part, -1));
        if (part.kind != Kind::fixed_centre && orbit.size() > 1) changes.push_back(swapped(cube, part, orbit[1]));
    }
    return changes;
}

std::vector<Change> other_swaps(cube::Cube cube, const std::vector<std::vector<Part>>& orbits) {
    std::vector<Change> changes;
    for (const auto& orbit : orbits)
        for (std::size_t i = 0; i < orbit.size(); ++i)
            for (std::size_t j = i + 1; j < orbit.size() && orbit[0].kind != Kind::fixed_centre; ++j)
                changes.push_back(swapped(cube, orbit[i], orbit[j]));
    return changes;
}

class Repair {
public:
    Repair(Context& context, const GoalArguments& arguments, std::span<const search::Generator> generators,
           const Origin& origin)
        : context_(context), arguments_(arguments), generators_(generators), origin_(origin) {}

    std::string text() {
        const auto goal = goal_of(context_, arguments_, origin_);
        search::MaskedSpace space(goal, generators_);
        if (space.too_loose() || space.tracked().size() * perm::block_points > search::PointGroup::most_points)
            return {};
        group_.emplace(space, 0);
        const std::vector<search::Generator> turns(generators_.begin(), generators_.end());
        const auto orbits = parts_that_count(goal, search::effects_of(goal.cube(), turns));
        const auto representatives = representative_changes(goal.cube(), orbits);
        for (std::size_t count = 1; count <= most_together; ++count)
            if (Changes changes; some_help(representatives, count, changes)) return said(changes);
        for (const auto& change : other_swaps(goal.cube(), orbits))
            if (helps({&change})) return said({&change});
        return some_rotation_helps() ? "rotation = true would allow it" : "";
    }

private:
    using Changes = std::vector<const Change*>;

    static std::string said(const Changes& changes) {
        std::string text;
        for (const auto* change : changes) text += (text.empty() ? "to fix it, " : ", and ") + change->what;
        return text;
    }
    // Tries all combinations of `count` changes; `chosen` is the first that helps.
    bool some_help(std::span<const Change> representatives, std::size_t count, Changes& chosen) {
        if (count == 0) return helps(chosen);
        for (std::size_t i = 0; i < representatives.size(); ++i) {
            chosen.push_back(&representatives[i]);
            if (some_help(representatives.subspan(i + 1), count - 1, chosen)) return true;
            chosen.pop_back();
        }
        return false;
    }
    // Whether a rotation of the whole cube is all that is missing.
    bool some_rotation_helps() {
        return !arguments_.rotation && std::ranges::any_of(cube::rotations(), [&](const cube::Rotation& rotation) {
            const auto turned = context_.perform(cube::make_run(rotation.moves), origin_.where);
            auto state = std::make_shared<cube::State>(*arguments_.what);
            state->blocks = perm::product(state->blocks, turned.blocks);
            return is_reached(std::move(state));
        });
    }
    bool helps(const Changes& changes) {
        auto state = std::make_shared<cube::State>(*arguments_.what);
        for (const auto* change : changes)
            if (cube::apply_cycle(*state, change->cycle)) return false;
        return is_reached(std::move(state));
    }
    // Whether the turns are proved to reach the state.
    bool is_reached(std::shared_ptr<const cube::State> state) {
        if (++tried_ > most_tried || context_.stopped()) return false;
        auto arguments = arguments_;
        arguments.what = std::move(state);
        const search::MaskedSpace space(goal_of(context_, arguments, origin_), generators_);
        return !space.too_loose() && group_->reaches(space) == search::Reach::yes;
    }

    Context& context_;
    const GoalArguments& arguments_;
    std::span<const search::Generator> generators_;
    const Origin& origin_;
    std::optional<search::PointGroup> group_;
    std::size_t tried_ = 0;
};

// If all turns are allowed and all parts count, the broken invariants determine the repair.
std::string repair_by_theorem(const cube::State& state) {
    std::string text;
    for (const auto& broken : reach::broken_invariants(state))
        text += (text.empty() ? "to fix it, " : ", and ") + broken.instruction;
    return text;
}

}  // namespace

std::string repair_of(Context& context, const GoalArguments& arguments, std::span<const search::Generator> generators,
                      bool any_turns, const Origin& origin) {
    if (!arguments.what || arguments.targets) return {};
    const bool all_count = !arguments.ignored && !arguments.kept && !arguments.look && !arguments.auf;
    if (any_turns && all_count && context.cube().n > largest_small_cube) return repair_by_theorem(*arguments.what);
    return Repair(context, arguments, generators, origin).text();
}

}  // namespace cubelang::meaning
