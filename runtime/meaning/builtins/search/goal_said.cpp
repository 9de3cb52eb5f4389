#include "runtime/meaning/builtins/search/goal_said.hpp"

#include <algorithm>

#include "runtime/cube/cycles.hpp"

namespace cubelang::eval {
namespace {

using search::Goal;

bool is_journey_of_one(const Value& value) {
    const auto* record = value.as<Record>();
    if (record == nullptr) return true;  // whatever it is, it is no goal of ours
    const auto* from = field_of(*record, "from");
    const auto* to = field_of(*record, "to");
    const auto is_one = [](const Value* end) { return end != nullptr && !end->as<List>() && !end->as<Text>(); };
    return is_one(from) && is_one(to);
}

bool is_plain(const Value& value) {
    const auto* list = value.as<List>();
    if (list == nullptr) return is_journey_of_one(value);
    return std::ranges::all_of(*list->items, [](const Value& item) { return !item.as<List>() && is_plain(item); });
}

Goal solved(const Asked& asked, const std::vector<cube::Part>& parts) {
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
Goal all_that_is_asked(Context& context, const GoalArguments& arguments, const cube::State& done,
                       const lang::Where& here) {
    Together together(arguments.targets ? arguments.targets->where : arguments.kept ? arguments.kept->where : here);
    if (arguments.targets)
        add_values({context, arguments.targets->where, arguments.look}, arguments.targets->value, together);
    const Asked asked{context, arguments.kept ? arguments.kept->where : here, arguments.look};
    if (arguments.kept) {
        const auto kept = counted_parts(context, arguments, *arguments.kept, done);
        together.add({solved(asked, kept), "keep = " + said(**arguments.kept)});
    } else if (!arguments.targets) {
        together.add({solved(asked, cube::all_parts(context.cube())), "()"});
    }
    if (!arguments.ignored) return together.take().goal;
    const auto ignored = counted_parts(context, arguments, *arguments.ignored, done);
    if (arguments.targets || arguments.kept)
        together.check_ignored(ignored, "ignore = " + said(**arguments.ignored), arguments.ignored->where);
    auto goal = together.take().goal;
    goal.ignore(ignored);
    return goal;
}

}  // namespace

bool is_said(const GoalArguments& arguments) {
    return arguments.after || (arguments.targets && !is_plain(arguments.targets->value));
}

Goal goal_said(Context& context, const GoalArguments& arguments, const Origin& origin) {
    auto done = cube::solved(context.cube());
    if (arguments.after) done.blocks = perm::inverse(arguments.after->state(context)->blocks);
    if (arguments.what) done.blocks = perm::product(done.blocks, arguments.what->blocks);
    return search::reached_by(all_that_is_asked(context, arguments, done, origin.where), done);
}

}  // namespace cubelang::eval
