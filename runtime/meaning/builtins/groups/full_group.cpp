// Built-ins for the full group: conjugacy, classes, the census of orders. Some take another group instead.

#include <fmt/format.h>

#include "runtime/cube/groups/census.hpp"
#include "runtime/cube/groups/conjugacy.hpp"
#include "runtime/cube/groups/full_group.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/builtins/search/shared_solver.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {

namespace {

using StateArgument = At<cube::State>;

// The functions of full_group require elements of the group.
void check_element(const StateArgument& p) {
    if (const auto broken = reach::broken_invariants(*p); !broken.empty())
        throw lang::Error(p.where, fmt::format("turns cannot reach this: {}", broken.front().what),
                          reach::repair_advice(broken.front()));
    if (!groups::keeps_centres(*p))
        throw lang::Error(
            p.where, "this moves the fixed centres; no element of the full group does",
            "the full group has no turns of middle layers: add x, y or z at the end so that the centres return");
}

StateArgument in_full_group(Context& context, const At<Value>& p) {
    if (!is_element(*p))
        throw lang::Error(
            p.where, fmt::format("this is {}, and the full group permutes the parts of a cube", type_with_article(*p)),
            p->as<Tuple>() != nullptr ? "add the group that is meant: G = group_of((1,2,3), (1,2))" : "");
    StateArgument made{*permutation(context, *p, p.where), p.where};
    check_element(made);
    return made;
}

using OtherGroup = std::optional<At<Group>>;  // than the full one

// The count must fit into an integer of the language.
void check_digits(const StateArgument& p) {
    if (groups::binary_digits_of_order(p->cube) > static_cast<double>(limits::longest_integer))
        throw lang::Error(
            p.where, fmt::format("the order of the full group of a {} is too large for an integer", cube_name(p->cube)),
            "conjugate and are_conjugate work on cubes of any size");
}

constexpr int largest_counted = 230;
void check_counted(cube::Cube cube, const Origin& origin) {
    if (cube.n > largest_counted)
        throw lang::Error(
            origin.where,
            fmt::format("the elements of the full group are counted for cubes up to the {0}x{0}x{0}, but this is a {1}",
                        largest_counted, cube_name(cube)),
            "full_group_factors() is the order of the group as a product of primes, for any N");
}

Value as_moves(Context& context, const cube::State& c, const Origin& origin) {
    const Ticker ticker(context);
    search::SolveOptions options;
    options.exact = true;
    options.cost = query::usual_metric(c.cube.n).cost;
    options.limits.stop = context.stop_token();
    options.on_part = [&ticker](std::size_t part, std::size_t parts) {
        ticker.report_lazily([&] { return "reducing to a 3x3x3: " + percent(part, parts); });
    };
    const auto solution = shared_solver(context).solve({c.cube, perm::inverse(c.blocks)}, options);
    context.check_stop(origin.where);
    if (solution.found) return make_algorithm(cube::make_run(solution.moves));
    throw no_memory_for_tables(origin);
}

Value conjugate_by(Context& context, const At<Value>& p, const At<Value>& q, const std::optional<At<Boolean>>& word,
                   const OtherGroup& other, const Origin& origin) {
    const bool as_word = word && (*word)->value;
    if (other && as_word)
        throw lang::Error(word->where, "only an element of the full group is found as a word",
                          "factor(c, G) writes c as a word in the generators of G");
    if (other) return conjugator(context, *other, p, q, origin);
    const auto from = in_full_group(context, p), to = in_full_group(context, q);
    auto c = groups::conjugator(*from, *to);
    if (!c) return make_boolean(false, groups::non_conjugacy_reason(*from, *to));
    return as_word ? as_moves(context, *c, origin) : make_permutation(std::move(*c));
}

Value are_conjugate(Context& context, const At<Value>& p, const At<Value>& q, const OtherGroup& other,
                    const Origin& origin) {
    auto c = conjugate_by(context, p, q, {}, other, origin);
    return c.as<Boolean>() != nullptr ? c : make_boolean(true);
}

template <Integer (*count)(const cube::State&)>
Integer count_for(Context& context, const At<Value>& p) {
    const auto element = in_full_group(context, p);
    check_digits(element);
    return count(*element);
}

Integer centralizer_size(Context& context, const At<Value>& p, const OtherGroup& other, const Origin& origin) {
    if (!other) return count_for<groups::centralizer_size>(context, p);
    static_cast<void>(on_points(context, {*p, p.where}, operand(*other)));  // throws if it is no permutation of these
    return centralizer(context, *other, p, origin).as<Group>()->group->group.order();
}

Integer class_size(Context& context, const At<Value>& p, const OtherGroup& other, const Origin& origin) {
    if (!other) return count_for<groups::class_size>(context, p);
    return (*other)->group->group.order() / centralizer_size(context, p, other, origin);
}

Value class_name(const StateArgument& p) {
    check_element(p);
    auto name = groups::type_text(*p, limits::longest_class_name);
    if (!name)
        throw lang::Error(p.where,
                          fmt::format("this class name would have more than {} characters", limits::longest_class_name),
                          "class_size and are_conjugate describe classes of large cubes");
    const auto parts = Integer(1) << static_cast<unsigned>(groups::splitting_exponent(*p));
    if (parts > 1) *name += fmt::format("; one of {} classes with these cycles", parts.str());
    return make_notation(*std::move(name));
}

Value layer_signs(const StateArgument& p) {
    check_element(p);
    return list_of(groups::layer_parities(*p), [](bool odd) { return make_integer(odd ? -1 : 1); });
}

Value classes_with_one_corner_held(cube::Cube cube, const Origin& origin) {
    if (cube.n != 2)
        throw lang::Error(origin.where,
                          fmt::format("a corner can be held only on the 2x2x2, but this is a {}", cube_name(cube)),
                          "on odd cubes the fixed centres stay in place anyway");
    return make_integer(groups::number_of_classes_with_fixed_corner());
}

Value classes(Context& context, const std::optional<Boolean>& held, const Origin& origin) {
    const auto cube = context.cube();
    if (held && held->value) return classes_with_one_corner_held(cube, origin);
    check_counted(cube, origin);
    auto number = groups::number_of_classes(cube, context.stop_token());
    context.check_stop(origin.where);
    return make_integer(std::move(number));
}

// The number of elements of each order.
Value as_map(const groups::Census& census) {
    MapItems items;
    for (const auto& [order, count] : census) items.emplace_back(make_integer(order), make_integer(count));
    return make_map(std::move(items));
}

std::string as_table(const groups::Census& census) {
    return to_text(list_of(census, [](const auto& row) {
        return make_record({{"order", make_integer(row.first)}, {"elements", make_integer(row.second)}});
    }));
}

Value census(Context& context, const Origin& origin) {
    check_counted(context.cube(), origin);
    const Ticker ticker(context);
    std::string so_far;
    const auto tell = [&](std::size_t part, std::size_t parts) {
        so_far = fmt::format("{} of {} divisors of the exponent counted", part, parts);
        ticker.report(so_far);
    };
    const auto found = groups::census(context.cube(), {context.stop_token(), tell});
    if (context.stopped()) throw lang::interruption(origin.where, so_far);
    return with_written_form(as_map(found), std::make_shared<const WrittenForm>(WrittenForm{as_table(found)}));
}

}  // namespace

std::vector<BuiltIn> full_group_built_ins() {
    return {
        row({.name = "conjugate",
             .parameters =
                 "p: an element of the full group, generated by the turns of all layers except the middle ones of odd "
                 "N | q: another element | word: whether to return moves instead of a permutation; false if left out "
                 "| G: another group; the full group if left out",
             .meaning = "An element c with c' p c = q, that is p^c = q, or the reason why there is no such element. "
                        "Note that [A: B] is A B A'.",
             .example = "R^conjugate(R, L) == L",
             .answer = "true"},
            conjugate_by),
        row({.name = "are_conjugate",
             .parameters = "p: an element of the group | q: another element | G: the group; the full group if left out",
             .meaning = "Tests whether there is an element c with c' p c = q. If not, names the difference.",
             .example = "are_conjugate(R, L2)",
             .answer = "false: the corners have the cycles 4 in one and 2 2 in the other"},
            are_conjugate),
        row({.name = "class_size",
             .parameters = "p: an element of the group | G: the group; the full group if left out",
             .meaning = "The size of the conjugacy class of p in the group.",
             .example = "class_size((+uf) (+ur))",
             .answer = "66"},
            class_size),
        row({.name = "centralizer_size",
             .parameters = "p: an element of the group | G: the group; the full group if left out",
             .meaning = "The number of elements of the group that commute with p. Times class_size(p), it is the "
                        "group's order.",
             .example = "cube 2; centralizer_size(R)",
             .answer = "7776"},
            centralizer_size),
        row({.name = "class_name",
             .parameters = "p: an element of the full group",
             .meaning = "The cycle type of p in each orbit, with a sign for the sum of twists or flips in a cycle. "
                        "Names the number of classes if several share it.",
             .example = "class_name(R U)",
             .answer = "corners 5- 1+, edges 7"},
            class_name),
        row({.name = "classes",
             .parameters = "held: on the 2x2x2, whether one corner is held fixed, so that rotations of the whole cube "
                           "do not count",
             .meaning = "The number of conjugacy classes of the full group.",
             .example = "classes()",
             .answer = "81120"},
            classes),
        row({.name = "layer_signs",
             .parameters = "p: an element of the full group",
             .meaning =
                 "The signs of the layers at each depth, from the faces inwards: 1 for an even number of quarter "
                 "turns, -1 for odd. Except on odd supercubes, every homomorphism onto {1, -1} is a product of these.",
             .example = "cube 5; layer_signs(R 2U D)",
             .answer = "{1, -1}"},
            layer_signs),
        row({.name = "census",
             .meaning = "A map from each order to the number of elements of the full group with that order.",
             .example = "item(census(), 1260)",
             .answer = "51490480088678400"},
            census),
    };
}

}  // namespace cubelang::meaning
