// The group of all turns: conjugacy, classes, the census of orders.

#include <fmt/format.h>

#include "runtime/cube/groups/census.hpp"
#include "runtime/cube/groups/conjugacy.hpp"
#include "runtime/cube/groups/full_group.hpp"
#include "runtime/cube/query/reachable.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/meaning/builtins/search/shared_solver.hpp"
#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/context.hpp"
#include "runtime/meaning/value/limits.hpp"

namespace cubelang::eval {
namespace {

using Given = At<cube::State>;

// The functions of full_group are about its elements alone.
void check_element(const Given& p) {
    if (const auto broken = query::broken_invariants(*p); !broken.empty())
        throw lang::Error(p.where, fmt::format("no turns make this: {}", broken.front().what),
                          query::how_to_fix(broken.front()));
    if (!full_group::keeps_centres(*p))
        throw lang::Error(
            p.where, "this moves the fixed centres, and no element of the full group does",
            "its turns are those of all layers but the middle ones: hold the cube as it was, by x, y or z at the end");
}

void check_elements(const Given& p, const Given& q) {
    check_element(p);
    check_element(q);
}

// Numbers as long as these are not worked out.
void check_digits(const Given& p) {
    if (full_group::binary_digits_of_order(p->cube) > static_cast<double>(limits::longest_integer))
        throw lang::Error(
            p.where,
            fmt::format("the full group of a {} has more elements than an integer can say", cube_name(p->cube)),
            "conjugate and are_conjugate answer on any cube");
}

constexpr int largest_counted = 100;
void check_counted(cube::Cube cube, const Origin& origin) {
    if (cube.n > largest_counted)
        throw lang::Error(
            origin.where,
            fmt::format("the elements of the full group are counted up to the {0}x{0}x{0}, and this is a {1}",
                        largest_counted, cube_name(cube)));
}

// Moves that do what c does.
Value as_moves(Context& context, const cube::State& c, const Origin& origin) {
    const Ticker ticker(context);
    search::SolveOptions options;
    options.exact = true;
    options.cost = query::usual_metric(c.cube.n).cost;
    options.effort.stop = context.stop_token();
    options.on_part = [&ticker](std::size_t part, std::size_t parts) {
        ticker.say_by([&] { return "reducing to a 3x3x3: " + percent(part, parts); });
    };
    const auto solution = shared_solver(context).solve({c.cube, perm::inverse(c.blocks)}, options);
    context.check_stop(origin.where);
    if (solution.found) return make_algorithm(cube::make_run(solution.moves));
    throw lang::Error(origin.where,
                      fmt::format("no moves are known that make this permutation of a {}", cube_name(c.cube)),
                      "leave out word = true for the permutation itself");
}

Value conjugate_by(Context& context, const Given& p, const Given& q, const std::optional<Boolean>& word,
                   const Origin& origin) {
    check_elements(p, q);
    auto c = full_group::conjugator(*p, *q);
    if (!c) return make_boolean(false, full_group::why_not_conjugate(*p, *q));
    return word && word->value ? as_moves(context, *c, origin) : make_permutation(std::move(*c));
}

Value are_conjugate(const Given& p, const Given& q) {
    check_elements(p, q);
    const bool are = full_group::conjugator(*p, *q).has_value();
    return make_boolean(are, are ? "" : full_group::why_not_conjugate(*p, *q));
}

template <Integer (*count)(const cube::State&)>
Integer count_for(const Given& p) {
    check_element(p);
    check_digits(p);
    return count(*p);
}

Value class_name(const Given& p) {
    check_element(p);
    const auto parts = Integer(1) << static_cast<unsigned>(full_group::halvings(*p));
    auto name = full_group::type_text(*p);
    if (parts > 1) name += fmt::format("; one of {} classes with these cycles", parts.str());
    return make_notation(std::move(name));
}

Value layer_signs(const Given& p) {
    check_element(p);
    return list_of(full_group::layer_parities(*p), [](bool odd) { return make_integer(odd ? -1 : 1); });
}

Value classes_with_one_corner_held(cube::Cube cube, const Origin& origin) {
    if (cube.n != 2)
        throw lang::Error(origin.where,
                          fmt::format("only on the 2x2x2 is a corner held, and this is a {}", cube_name(cube)),
                          "on odd cubes the fixed centres are held anyway");
    return make_integer(full_group::number_of_classes_with_one_corner_held());
}

Value classes(Context& context, const std::optional<Boolean>& held, const Origin& origin) {
    const auto cube = context.cube();
    if (held && held->value) return classes_with_one_corner_held(cube, origin);
    check_counted(cube, origin);
    auto number = full_group::number_of_classes(cube, context.stop_token());
    context.check_stop(origin.where);
    return make_integer(std::move(number));
}

// Orders with how many elements have them.
Value as_map(const full_group::Census& census) {
    MapItems items;
    for (const auto& [order, count] : census) items.emplace_back(make_integer(order), make_integer(count));
    return make_map(std::move(items));
}

std::string as_table(const full_group::Census& census) {
    return to_text(list_of(census, [](const auto& row) {
        return make_record({{"order", make_integer(row.first)}, {"elements", make_integer(row.second)}});
    }));
}

Value census(Context& context, const Origin& origin) {
    check_counted(context.cube(), origin);
    const Ticker ticker(context);
    std::string so_far;
    const auto tell = [&](std::size_t part, std::size_t parts) {
        so_far = fmt::format("{} of {} divisors of the exponent are counted", part, parts);
        ticker.say(so_far);
    };
    const auto found = full_group::census(context.cube(), {context.stop_token(), tell});
    if (context.stopped()) throw lang::interruption(origin.where, so_far);
    return with_written(as_map(found), std::make_shared<const Written>(Written{as_table(found)}));
}

}  // namespace

std::vector<BuiltIn> full_group_built_ins() {
    return {
        row({.name = "conjugate",
             .parameters = "p: an element of the full group: what turns of all layers but the middle ones of odd N "
                           "make | q: another | word: is the answer to be moves? the permutation if left out",
             .meaning = "some c with c' p c = q, that is p^c = q, or why there is none ([A: B] is A B A')",
             .example = "R^conjugate(R, L) == L",
             .answer = "true"},
            conjugate_by),
        row({.name = "are_conjugate",
             .parameters = "p: an element of the full group | q: another",
             .meaning = "is there an element c with c' p c = q? if not, where they differ",
             .example = "are_conjugate(R, L2)",
             .answer = "false: the corners have the cycles 4 in one and 2 2 in the other"},
            are_conjugate),
        row({.name = "class_size",
             .parameters = "p: an element of the full group",
             .meaning = "how many elements of the full group are conjugate to p",
             .example = "class_size((+uf) (+ur))",
             .answer = "66"},
            count_for<full_group::class_size>),
        row({.name = "centralizer_size",
             .parameters = "p: an element of the full group",
             .meaning =
                 "how many elements of the full group commute with p; times class_size(p) it is the group's order",
             .example = "cube 2; centralizer_size(R)",
             .answer = "7776"},
            count_for<full_group::centralizer_size>),
        row({.name = "class_name",
             .parameters = "p: an element of the full group",
             .meaning = "the cycles of each orbit, with a sign for the sum of their twists or flips: what conjugates "
                        "have in common, and whether that is all",
             .example = "class_name(R U)",
             .answer = "corners 5- 1+, edges 7"},
            class_name),
        row({.name = "classes",
             .parameters = "held: on the 2x2x2, is one corner held, so that turns of the whole cube do not count?",
             .meaning = "how many classes of conjugate elements the full group has",
             .example = "classes()",
             .answer = "81120"},
            classes),
        row({.name = "layer_signs",
             .parameters = "p: an element of the full group",
             .meaning =
                 "for each two layers, from the faces inwards, 1 if their quarter turns are even in number, -1 if odd: "
                 "homomorphisms, and all others onto {1, -1} are products of them (but on odd supercubes)",
             .example = "cube 5; layer_signs(R 2U D)",
             .answer = "{1, -1}"},
            layer_signs),
        row({.name = "census",
             .meaning = "how many elements of the full group have which order, as a map",
             .example = "item(census(), 1260)",
             .answer = "51490480088678400"},
            census),
    };
}

}  // namespace cubelang::eval
