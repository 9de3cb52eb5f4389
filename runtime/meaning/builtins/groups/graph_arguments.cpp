#include "runtime/meaning/builtins/groups/graph_arguments.hpp"

#include <algorithm>

#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/builtins/search/group_search.hpp"

namespace cubelang::meaning {
namespace {

// The stabilizer chain of a subgroup as the goal, on this many points.
group::StabilizerChain chain_of(Context& context, const At<Value>& subgroup, const At<Group>& group) {
    const At<Group> given{*subgroup->as<Group>(), subgroup.where};
    if (!groups::same_domain(*given->group, *group->group))
        throw lang::Error(given.where, "the subgroup and the moves are not of the same puzzle",
                          "a subgroup for moves of the cube is group(R2, U2), one for numbers group_of((1,2))");
    const auto degree = group->group->group.degree();
    const auto generators = with_more_points(given->group->group.generators(), degree);
    auto chain = group::StabilizerChain::of(generators, std::max(degree, degree_of(given)), {}, context.stop_token());
    if (!chain) throw lang::interruption(subgroup.where);
    if (chain->degree() > degree)
        throw lang::Error(given.where, "the subgroup moves numbers that the group does not move",
                          "intersection(H, G) is the part of a group H that G contains");
    return std::move(*chain);
}

}  // namespace

GraphMoves graph_moves(Context& context, const GraphArguments& arguments, const At<Group>& group) {
    GraphMoves made{puzzle_moves(group, arguments.metric, is_true(arguments.one_way)), {}, {}};
    note_metric(context, made.moves, arguments.metric, group.where);
    const bool to_subgroup = arguments.is_to_subgroup();
    if (to_subgroup && is_true(arguments.look))
        throw lang::Error(arguments.goal->where, "with a subgroup as the goal, colours do not count", "leave out look");
    if (to_subgroup) made.subgroup = chain_of(context, *arguments.goal, group);
    const auto goal = to_subgroup ? std::nullopt : arguments.goal;
    made.labels = point_labels(context, group, goal, is_true(arguments.look));
    return made;
}

At<Group> group_of_moves(Context& context, const GraphArguments& arguments) {
    if (auto group = group_in(arguments.moves)) return *group;
    const auto made = group_of_elements(context, {{arguments.moves}}, {arguments.moves.where});
    return {*made.as<Group>(), arguments.moves.where};
}

}  // namespace cubelang::meaning
