#include "runtime/meaning/builtins/search/find_goal.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/builtins/search/find_claims.hpp"
#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/search/generator_solver.hpp"

namespace cubelang::eval {
namespace {

void add_target(Context& context, const Value& value, Claims& claims, const PartsList& ignored,
                const lang::Where& where) {
    const auto* goal = value.as<Goal>();
    if (goal == nullptr || goal->kind != Goal::Kind::journey) no_goal(value, where);
    const auto &first = *goal->argument(0), &last = *goal->argument(1);
    const auto& from = part_here(context, first, where);
    const auto& to = part_here(context, last, where);
    if (from.stickers[0].block != to.stickers[0].block) of_two_orbits(context.cube(), from, to, where);
    claims.bring(from, to, fmt::format("{} -> {}", to_text(first), to_text(last)), ignored, where);
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
        throw lang::Error(origin.where, "find is given nothing to find",
                          "a permutation, find((uf,ur,ub)), or where parts are to go, find(goal = @uf -> @ur)");
    return search::Goal::free(context.cube());
}

bool is_journey_of_one(const Value& value) {
    const auto* goal = value.as<Goal>();
    if (goal == nullptr) return value.as<Record>() == nullptr;  // whatever else it is, the error says it
    const auto is_one = [](const Value* end) { return !end->as<List>() && !end->as<Text>(); };
    return goal->kind == Goal::Kind::journey && is_one(goal->argument(0)) && is_one(goal->argument(1));
}

bool is_plain(const Value& value) {
    const auto* list = value.as<List>();
    if (list == nullptr) return is_journey_of_one(value);
    return std::ranges::all_of(*list->items, [](const Value& item) { return !item.as<List>() && is_plain(item); });
}

search::Goal solved(const Asked& asked, const std::vector<cube::Part>& parts) {
    return asked.by_colors(search::solved_goal(asked.context.cube(), parts));
}

// Parts named by where they end; or, of an algorithm that does this, by where they start.
std::vector<cube::Part> counted_parts(Context& context, const GoalArguments& arguments, const At<List>& named,
                                      const cube::State& done) {
    auto parts = parts_said(context, {*named}, named.where);
    if (arguments.by_start)
        for (auto& part : parts) part = cube::image(done, part);
    return parts;
}

// The goals with what is kept beside them; where nothing is said, all is to be solved.
search::Goal all_that_is_asked(Context& context, const GoalArguments& arguments, const cube::State& done,
                               const lang::Where& here) {
    Together together(arguments.targets ? arguments.targets->where : arguments.kept ? arguments.kept->where : here);
    if (arguments.targets)
        add_values({context, arguments.targets->where, arguments.look}, arguments.targets->value, together);
    const Asked asked{context, arguments.kept ? arguments.kept->where : here, arguments.look};
    if (arguments.kept) {
        const auto kept = counted_parts(context, arguments, *arguments.kept, done);
        together.add({solved(asked, kept), "keep = " + said({**arguments.kept})});
    } else if (!arguments.targets) {
        together.add({solved(asked, cube::all_parts(context.cube())), "()"});
    }
    if (!arguments.ignored) return together.take().goal;
    const auto ignored = counted_parts(context, arguments, *arguments.ignored, done);
    if (arguments.targets || arguments.kept)
        together.check_ignored(ignored, "ignore = " + said({**arguments.ignored}), arguments.ignored->where);
    auto goal = together.take().goal;
    goal.ignore(ignored);
    return goal;
}

// Is something said of parts, or said to come after something? Else the goal is one permutation, or single parts that
// go to single places.
bool is_said(const GoalArguments& arguments) {
    return arguments.after || (arguments.targets && !is_plain(arguments.targets->value));
}

search::Goal goal_said(Context& context, const GoalArguments& arguments, const Origin& origin) {
    auto done = cube::solved(context.cube());
    if (arguments.after) done.blocks = perm::inverse(arguments.after->state(context)->blocks);
    if (arguments.what) done.blocks = perm::product(done.blocks, arguments.what->blocks);
    return search::reached_by(all_that_is_asked(context, arguments, done, origin.where), done);
}

// Each place that these turns can bring to a place, and that itself.
std::vector<int> points_leading_to(const search::Effects& effects, cube::Place place) {
    std::vector<int> points{place.point};
    for (std::size_t i = 0; i < points.size(); ++i)
        for (const auto& effect : effects) {
            const int next = effect[static_cast<std::size_t>(place.block)][points[i]];
            if (std::ranges::find(points, next) == points.end()) points.push_back(next);
        }
    return points;
}

// Is there a way in which something is wanted there, and does it get there in one of them?
bool is_out_of_reach(const search::Goal& goal, const search::Effects& effects, cube::Place place) {
    bool is_wanted = false;
    for (const auto& way : goal.ways()) {
        const auto& [label, wanted] = way[static_cast<std::size_t>(place.block)];
        if (wanted[place.point] == search::any_label) continue;
        is_wanted = true;
        for (const int point : points_leading_to(effects, place))
            if (label[point] == wanted[place.point]) return false;
    }
    return is_wanted;
}

void check_alternatives(const Asked& asked, const Value& value, const search::Goal& goal,
                        const search::Effects& effects) {
    if (const auto* list = value.as<List>())
        for (const auto& item : *list->items) check_alternatives(asked, item, goal, effects);
    const auto* said = value.as<Goal>();
    if (said == nullptr || said->kind != Goal::Kind::journey) return;
    const auto* to = said->argument(1);
    if (to->as<List>() == nullptr) return;
    for (const auto& place : *to->as<List>()->items)
        for (const auto& part : asked.parts(place))
            if (is_out_of_reach(goal, effects, part.stickers[0]))
                throw lang::Error(where_named(place, asked.where),
                                  fmt::format("these turns bring nothing to {} that may go there",
                                              cube::name(asked.context.cube(), part)),
                                  "leave it out, or allow more turns");
}

}  // namespace

search::Goal goal_of(Context& context, const GoalArguments& arguments, const Origin& origin) {
    if (is_said(arguments)) return with_free_turns(goal_said(context, arguments, origin), arguments);
    auto goal = plain_goal(context, arguments, origin);
    const auto kept = items_named(context, arguments.kept), ignored = items_named(context, arguments.ignored);
    const Counted counted{kept, ignored, arguments.kept.has_value(), arguments.by_start};
    counted.check(arguments.kept ? arguments.kept->where : origin.where);
    if (arguments.what) counted.narrow(goal, *arguments.what);
    Claims claims(goal, arguments.what.get());
    if (arguments.targets) {
        const auto& [targets, where] = *arguments.targets;
        if (const auto* list = targets.as<List>())
            for (const auto& one : *list->items) add_target(context, one, claims, ignored, where);
        else
            add_target(context, targets, claims, ignored, where);
        if (!arguments.what) claims.stay(counted, where);
    }
    if (arguments.look) goal.look_only();
    return with_free_turns(std::move(goal), arguments);
}

void check_alternatives(Context& context, const std::optional<At<Value>>& targets, const search::Goal& goal,
                        const std::vector<search::Generator>& generators) {
    const bool turns_freely = goal.before() || goal.after() || goal.rotation_is_free();
    if (targets && !turns_freely)
        check_alternatives({context, targets->where, false}, targets->value, goal,
                           search::effects_of(context.cube(), generators));
}

}  // namespace cubelang::eval
