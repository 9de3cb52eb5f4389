// Built-ins that make goals for `find`.

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/meaning/builtins/search/turn_of_axis.hpp"

namespace cubelang::meaning {

namespace {

template <Goal::Kind kind>
Value goal_for_parts(const PartSet& parts) {
    return make_goal(kind, {parts.value});
}

Value oriented_goal(const PartSet& parts, const std::optional<TurnOfAxis>& axis) {
    std::vector<Value> arguments{parts.value};
    if (axis) arguments.push_back(axis->written);
    return make_goal(Goal::Kind::oriented, std::move(arguments));
}

Value domino_goal(const std::optional<TurnOfAxis>& axis) {
    return make_goal(Goal::Kind::domino, {axis ? axis->written : make_algorithm(cube::make_run({{.letter = 'U'}}))});
}

// Evaluates the goal, so that an error points at this call.
Value color_neutral_goal(Context& context, const GoalValue& goal) {
    static_cast<void>(GoalReader{context, goal.where}.goal(*goal));
    return make_goal(Goal::Kind::color_neutral, {*goal});
}

Value one_of_goals(Context& context, const At<List>& goals) {
    if (goals->items.empty())
        throw lang::Error(goals.where, "the list of goals is empty", "one_of({oriented(edges), domino()})");
    for (const auto& goal : goals->items) static_cast<void>(GoalReader{context, goals.where}.goal(goal));
    return make_goal(Goal::Kind::one_of, {{*goals}});
}

// The places of the parts that a turn moves.
Value layer_of_turn(Context& context, const At<cube::WordPtr>& turn) {
    const auto state = context.perform(*turn, turn.where);
    std::vector<cube::Part> parts;
    for (const auto& part : cube::all_parts(context.cube())) {
        bool moved = false;
        for (const auto place : search::points_of(context.cube(), part))
            moved = moved || state.blocks[static_cast<std::size_t>(place.block)][place.point] != place.point;
        if (moved) parts.push_back(part);
    }
    return locations_of(context.cube(), parts);
}

// The first part that a permutation brings where an alternative of the goal does not want it.
std::string unwanted_part(const cube::State& state, const search::Goal::Alternative& alternative) {
    for (const auto& part : cube::all_parts(state.cube))
        for (const auto from : search::points_of(state.cube, part)) {
            const auto block = static_cast<std::size_t>(from.block);
            const auto want = alternative[block].wanted[state.blocks[block][from.point]];
            if (want != search::any_label && want != alternative[block].label[from.point])
                return fmt::format("it takes {} to {}, where the goal wants another part or another orientation",
                                   cube::name(state.cube, part), cube::name(state.cube, cube::image(state, part)));
        }
    return {};
}

Value reaches(Context& context, const Element& p, const GoalValue& goal) {
    const auto state = p.state(context);
    const auto wanted = GoalReader{context, goal.where}.goal(*goal);
    if (wanted.holds(*state)) return make_boolean(true);
    const auto ways = wanted.alternatives().size();
    return make_boolean(false, (ways == 1 ? "" : fmt::format("none of {} ways; in the first, ", ways)) +
                                   unwanted_part(*state, wanted.alternatives().front()));
}

}  // namespace

std::vector<BuiltIn> goal_built_ins() {
    return {
        row({.name = "solved",
             .parameters = "parts",
             .meaning = "A goal: these parts are solved, in their places and oriented.",
             .example = "find(goal = solved(cross), after = D2 R F)",
             .answer = "F' R' D2\n(urf,luf,drb,bru) (-dfr,ldb) (+dlf) (ur,fr,fu,fl,bd,fd,dl,dr,br)",
             .is_word = true},
            goal_for_parts<Goal::Kind::solved>),
        row({.name = "solved_but",
             .parameters = "parts",
             .meaning = "A goal: all parts are solved except these, which may be permuted among themselves and turned "
                        "in any way.",
             .example = "find(F R U R' U', goal = solved_but({@urf, @ubr, @rdf, @ulb, @ur, @ub, @fr}))",
             .answer = "F\n(urf,rdf,dlf,luf) (uf,rf,df,lf)"},
            goal_for_parts<Goal::Kind::solved_but>),
        row({.name = "placed",
             .parameters = "parts",
             .meaning = "A goal: each of these parts is in its place, in any orientation.",
             .example = "find(goal = placed(last_layer), after = R U R')",
             .answer = "R U' R'\n(urf,lbu,flu,rdf) (uf,fr,ub,ul)",
             .is_word = true},
            goal_for_parts<Goal::Kind::placed>),
        row({.name = "oriented",
             .parameters = "parts, axis: the axis of orientation, whose quarter turns flip edges but do not twist "
                           "corners; F for edges and U for corners if left out",
             .meaning = "A goal: these parts occupy their places in any order, each correctly oriented.",
             .example = "find(goal = oriented(edges), after = F R)",
             .answer = "R' F\n(-urf,fdl,flu) (+ubr,frd,drb) (ur,fd,fl,fu,fr,dr,br)",
             .is_word = true},
            oriented_goal),
        row({.name = "domino",
             .parameters = "axis: the axis; U if left out",
             .meaning = "A goal: the rest can be solved by turns about the axis and half turns of the other faces.",
             .example = "find(goal = domino(), after = U R2 F)",
             .answer = "F\n(urf,rdf,dlf,luf) (uf,rf,df,lf)",
             .is_word = true},
            domino_goal),
        row({.name = "block",
             .parameters = "parts",
             .meaning = "A goal: these parts form a solved block, anywhere on the cube.",
             .example = "find(goal = block({@dfr, @df, @fr}), after = F L)",
             .answer = "L'\n(ufl,bul,dbl,fdl) (ul,bl,dl,fl)",
             .is_word = true},
            goal_for_parts<Goal::Kind::block>),
        row({.name = "color_neutral",
             .parameters = "goal: the goal, as in find",
             .meaning = "A goal: the given goal, for any choice of colours.",
             .example = "find(goal = color_neutral(solved(cross)), after = D2 R)",
             .answer = "R'\n(urf,frd,drb,bru) (ur,fr,dr,br)"},
            color_neutral_goal),
        row({.name = "one_of",
             .parameters = "goals: the goals, each as in find",
             .meaning = "A goal: at least one of several goals.",
             .example = "find(goal = one_of({solved(@uf), solved(@df)}), after = R2 F)",
             .answer = "F'\n(urf,luf,dlf,rdf) (uf,lf,df,rf)"},
            one_of_goals),
        row({.name = "reaches",
             .parameters = "p, goal: the goal, as in find; stickers of centres count one by one",
             .meaning = "Whether p reaches a goal, with the first part that does not; `p in goal` is the same.",
             .example = "filter(p -> reaches(p, solved(cross)), {R, U, R U R'})",
             .answer = "{U, R U R'}"},
            reaches),
        row({.name = "layer",
             .parameters = "turn: a move such as U, 2R or M",
             .meaning = "The places of the parts that a turn moves.",
             .example = "size(layer(M))",
             .answer = "8",
             .is_word = true},
            layer_of_turn),
    };
}

}  // namespace cubelang::meaning
