#include "runtime/meaning/builtins/search/find_goal.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/builtins/search/find_assignments.hpp"
#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/search/generator_solver.hpp"

namespace cubelang::meaning {
namespace {

void add_target(Context& context, const Value& value, Assignments& assignments, const PartsList& ignored,
                const lang::Where& where) {
    const auto* goal = value.as<Goal>();
    if (goal == nullptr || goal->kind != Goal::Kind::journey) report_non_goal(value, where);
    const auto &first = *goal->argument(0), &last = *goal->argument(1);
    const auto& from = part_here(context, first, where);
    const auto& to = part_here(context, last, where);
    if (from.stickers[0].block != to.stickers[0].block) report_different_orbits(context.cube(), from, to, where);
    assignments.bring(from, to, fmt::format("{} -> {}", to_text(first), to_text(last)), ignored, where);
}

search::Goal with_free_turns(search::Goal goal, const GoalArguments& arguments) {
    if (arguments.rotation) goal.free_rotation();
    const cube::Turn up{cube::Axis::y, 1, 1, 1};
    if (arguments.auf) {
        goal.free_before(up);
        goal.free_after(up);
    }
    return goal;
}

search::Goal plain_goal(Context& context, const GoalArguments& arguments, const Origin& origin) {
    if (arguments.what) return search::Goal(*arguments.what);
    if (!arguments.targets)
        throw lang::Error(origin.where, "find needs a goal",
                          "give a permutation, find((uf,ur,ub)), or destinations, find(goal = @uf -> @ur)");
    return search::Goal::free(context.cube());
}

bool is_journey_of_one(const Value& value) {
    const auto* goal = value.as<Goal>();
    if (goal == nullptr) return value.as<Record>() == nullptr;  // other values are reported later
    const auto is_one = [](const Value* end) { return !end->as<List>() && !end->as<Text>(); };
    return goal->kind == Goal::Kind::journey && is_one(goal->argument(0)) && is_one(goal->argument(1));
}

bool is_plain(const Value& value) {
    const auto* list = value.as<List>();
    if (list == nullptr) return is_journey_of_one(value);
    return std::ranges::all_of(list->items, [](const Value& item) { return !item.as<List>() && is_plain(item); });
}

search::Goal solved(const GoalReader& reader, const std::vector<cube::Part>& parts) {
    return reader.by_colors(search::solved_goal(reader.context.cube(), parts));
}

// The named parts, by their places at the end. With by_start, the names are their places before `done`.
std::vector<cube::Part> counted_parts(Context& context, const GoalArguments& arguments, const At<List>& named,
                                      const cube::State& done) {
    auto parts = parts_from_value(context, {*named}, named.where);
    if (arguments.by_start)
        for (auto& part : parts) part = cube::image(done, part);
    return parts;
}

// The goals, and the kept parts solved. Without goal and keep, all parts are solved.
search::Goal combined_goal(Context& context, const GoalArguments& arguments, const cube::State& done,
                           const lang::Where& here) {
    GoalConjunction conjunction(arguments.targets ? arguments.targets->where
                                : arguments.kept  ? arguments.kept->where
                                                  : here);
    if (arguments.targets)
        add_values({context, arguments.targets->where, arguments.look}, arguments.targets->value, conjunction);
    const GoalReader reader{context, arguments.kept ? arguments.kept->where : here, arguments.look};
    if (arguments.kept) {
        const auto kept = counted_parts(context, arguments, *arguments.kept, done);
        conjunction.add({solved(reader, kept), "keep = " + goal_text({**arguments.kept})});
    } else if (!arguments.targets) {
        conjunction.add({solved(reader, cube::all_parts(context.cube())), "()"});
    }
    if (!arguments.ignored) return conjunction.take().goal;
    const auto ignored = counted_parts(context, arguments, *arguments.ignored, done);
    if (arguments.targets || arguments.kept)
        conjunction.check_ignored(ignored, "ignore = " + goal_text({**arguments.ignored}), arguments.ignored->where);
    auto goal = conjunction.take().goal;
    goal.ignore(ignored);
    return goal;
}

// Whether the goal is more than one permutation or single destinations of single parts.
bool has_structured_goal(const GoalArguments& arguments) {
    return arguments.after || (arguments.targets && !is_plain(arguments.targets->value));
}

search::Goal structured_goal(Context& context, const GoalArguments& arguments, const Origin& origin) {
    auto done = cube::solved(context.cube());
    if (arguments.after) done.blocks = perm::inverse(arguments.after->state(context)->blocks);
    if (arguments.what) done.blocks = perm::product(done.blocks, arguments.what->blocks);
    return search::goal_from_inverse(combined_goal(context, arguments, done, origin.where), done);
}

// The points from which these turns can reach the place, including its own.
std::vector<int> points_leading_to(const search::Effects& effects, cube::Place place) {
    std::vector<int> points{place.point};
    for (std::size_t i = 0; i < points.size(); ++i)
        for (const auto& effect : effects) {
            const int next = effect[static_cast<std::size_t>(place.block)][points[i]];
            if (std::ranges::find(points, next) == points.end()) points.push_back(next);
        }
    return points;
}

// Whether some alternative requires a part at the place, but no alternative allows these turns to bring it there.
bool is_out_of_reach(const search::Goal& goal, const search::Effects& effects, cube::Place place) {
    bool is_wanted = false;
    for (const auto& alternative : goal.alternatives()) {
        const auto& [label, wanted] = alternative[static_cast<std::size_t>(place.block)];
        if (wanted[place.point] == search::any_label) continue;
        is_wanted = true;
        for (const int point : points_leading_to(effects, place))
            if (label[point] == wanted[place.point]) return false;
    }
    return is_wanted;
}

void check_alternatives(const GoalReader& reader, const Value& value, const search::Goal& goal,
                        const search::Effects& effects) {
    if (const auto* list = value.as<List>())
        for (const auto& item : list->items) check_alternatives(reader, item, goal, effects);
    const auto* journey = value.as<Goal>();
    if (journey == nullptr || journey->kind != Goal::Kind::journey) return;
    const auto* to = journey->argument(1);
    if (to->as<List>() == nullptr) return;
    for (const auto& place : to->as<List>()->items)
        for (const auto& part : reader.parts(place))
            if (is_out_of_reach(goal, effects, part.stickers[0]))
                throw lang::Error(where_of_location(place, reader.where),
                                  fmt::format("these turns cannot bring any of the parts to {}",
                                              cube::name(reader.context.cube(), part)),
                                  "leave this place out, or allow more turns");
}

}  // namespace

search::Goal goal_of(Context& context, const GoalArguments& arguments, const Origin& origin) {
    if (has_structured_goal(arguments)) return with_free_turns(structured_goal(context, arguments, origin), arguments);
    auto goal = plain_goal(context, arguments, origin);
    const auto kept = items_named(context, arguments.kept), ignored = items_named(context, arguments.ignored);
    const CountedParts counted{kept, ignored, arguments.kept.has_value(), arguments.by_start};
    counted.check(arguments.kept ? arguments.kept->where : origin.where);
    if (arguments.what) counted.narrow(goal, *arguments.what);
    Assignments assignments(goal, arguments.what.get());
    if (arguments.targets) {
        const auto& [targets, where] = *arguments.targets;
        if (const auto* list = targets.as<List>())
            for (const auto& one : list->items) add_target(context, one, assignments, ignored, where);
        else
            add_target(context, targets, assignments, ignored, where);
        if (!arguments.what) assignments.stay(counted, where);
    }
    if (arguments.look) goal.colors_only();
    return with_free_turns(std::move(goal), arguments);
}

void check_alternatives(Context& context, const std::optional<At<Value>>& targets, const search::Goal& goal,
                        const std::vector<search::Generator>& generators) {
    const bool turns_freely = goal.before() || goal.after() || goal.rotation_is_free();
    if (targets && !turns_freely)
        check_alternatives({context, targets->where, false}, targets->value, goal,
                           search::effects_of(context.cube(), generators));
}

}  // namespace cubelang::meaning
