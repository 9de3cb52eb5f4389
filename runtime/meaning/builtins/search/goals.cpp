// Goals of `find` as they are said.

#include <fmt/format.h>

#include "runtime/meaning/builtins/search/goal_value.hpp"
#include "runtime/meaning/eval/bind.hpp"

namespace cubelang::eval {

/// A turn that names an axis.
struct TurnOfAxis {
    Value written;
};
template <>
struct Argument<TurnOfAxis> : PlainArgument<Algorithm> {
    static constexpr std::string_view wanted = "a turn about the axis, such as F or z";
    static TurnOfAxis get(Context&, const Operand& operand) {
        const auto moves = cube::expand(*operand.value.as<Algorithm>()->word, 1);
        if (moves && moves->size() == 1 && cube::letter_of(moves->front()).kind != cube::Letter::Kind::pause)
            return {operand.value};
        throw lang::Error(operand.where, "an axis is named by one turn about it: F, or z");
    }
};

namespace {

template <Goal::Kind kind>
Value goal_about(const PartsSaid& parts) {
    return make_goal(kind, {parts.value});
}

Value oriented_to_axis(const PartsSaid& parts, const std::optional<TurnOfAxis>& axis) {
    std::vector<Value> arguments{parts.value};
    if (axis) arguments.push_back(axis->written);
    return make_goal(Goal::Kind::oriented, std::move(arguments));
}

Value domino_about_axis(const std::optional<TurnOfAxis>& axis) {
    return make_goal(Goal::Kind::domino, {axis ? axis->written : make_algorithm(cube::make_run({{.letter = 'U'}}))});
}

// A goal that is wrong is found out where it is said.
Value color_neutral_goal(Context& context, const At<Value>& goal) {
    static_cast<void>(goal_of_value({context, goal.where, false}, *goal));
    return make_goal(Goal::Kind::color_neutral, {*goal});
}

Value one_of_goals(Context& context, const At<List>& goals) {
    if (goals->items->empty())
        throw lang::Error(goals.where, "no goal is named", "one_of({oriented(edges), domino()})");
    for (const auto& goal : *goals->items) static_cast<void>(goal_of_value({context, goals.where, false}, goal));
    return make_goal(Goal::Kind::one_of, {{*goals}});
}

// The parts that a turn takes along.
Value layer_of_turn(Context& context, const At<cube::WordPtr>& turn) {
    const auto state = context.perform(*turn, turn.where);
    std::vector<cube::Part> taken;
    for (const auto& part : cube::all_parts(context.cube())) {
        bool moved = false;
        for (const auto place : search::points_of(context.cube(), part))
            moved = moved || state.blocks[static_cast<std::size_t>(place.block)][place.point] != place.point;
        if (moved) taken.push_back(part);
    }
    return locations_of(context.cube(), taken);
}

}  // namespace

std::vector<BuiltIn> goal_built_ins() {
    return {
        row({.name = "solved",
             .parameters = "parts",
             .meaning = "a goal: these parts are where they belong, as they belong there",
             .example = "find(goal = solved(cross), after = D2 R F)",
             .answer = "F' R' D2\n(urf,luf,drb,bru) (-dfr,ldb) (+dlf) (ur,fr,fu,fl,bd,fd,dl,dr,br)",
             .is_word = true},
            goal_about<Goal::Kind::solved>),
        row({.name = "solved_but",
             .parameters = "parts",
             .meaning = "a goal: all is solved but for these parts, which may be anyhow among themselves",
             .example = "find(F R U R' U', goal = solved_but({@urf, @ubr, @rdf, @ulb, @ur, @ub, @fr}))",
             .answer = "F\n(urf,rdf,dlf,luf) (rf,df,lf,uf)"},
            goal_about<Goal::Kind::solved_but>),
        row({.name = "placed",
             .parameters = "parts",
             .meaning = "a goal: each of these parts is in its place, turned in any way",
             .example = "find(goal = placed(last_layer), after = R U R')",
             .answer = "R U' R'\n(urf,lbu,flu,rdf) (rf,bu,lu,fu)",
             .is_word = true},
            goal_about<Goal::Kind::placed>),
        row({.name = "oriented",
             .parameters = "parts: the parts that the goal is about | axis: for edges the one whose quarter turns flip "
                           "them, F if left out; for corners the one whose turns do not twist them, U",
             .meaning = "a goal: these parts are in their places in any order, and each faces as if it belonged there",
             .example = "find(goal = oriented(edges), after = F R)",
             .answer = "R' F\n(-urf,fdl,flu) (+dfr,bdr,ubr) (ur,fd,fl,fu,fr,dr,br)",
             .is_word = true},
            oriented_to_axis),
        row({.name = "domino",
             .parameters = "axis: U if left out",
             .meaning = "a goal: turns about the axis and half turns of the other faces solve what is left",
             .example = "find(goal = domino(), after = U R2 F)",
             .answer = "F\n(urf,rdf,dlf,luf) (rf,df,lf,uf)",
             .is_word = true},
            domino_about_axis),
        row({.name = "block",
             .parameters = "parts",
             .meaning = "a goal: these parts are together as they belong to one another, wherever on the cube that is",
             .example = "find(goal = block({@dfr, @df, @fr}), after = F L)",
             .answer = "L'\n(ulb,bld,dlf,flu) (ul,bl,dl,fl)",
             .is_word = true},
            goal_about<Goal::Kind::block>),
        row({.name = "color_neutral",
             .parameters = "goal: as find takes it",
             .meaning = "a goal: the same for any of the colours, the goal seen from any side",
             .example = "find(goal = color_neutral(solved(cross)), after = D2 R)",
             .answer = "R'\n(urf,frd,drb,bru) (ur,fr,dr,br)"},
            color_neutral_goal),
        row({.name = "one_of",
             .parameters = "goals: each as find takes it",
             .meaning = "a goal: one of several",
             .example = "find(goal = one_of({solved(@uf), solved(@df)}), after = R2 F)",
             .answer = "F'\n(urf,luf,dlf,rdf) (rf,uf,lf,df)"},
            one_of_goals),
        row({.name = "layer",
             .parameters = "turn: a move such as U, 2R or M",
             .meaning = "the places of the parts that a turn takes along",
             .example = "size(layer(M))",
             .answer = "8",
             .is_word = true},
            layer_of_turn),
    };
}

}  // namespace cubelang::eval
