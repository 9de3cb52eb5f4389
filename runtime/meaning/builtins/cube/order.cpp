// Built-ins for orders, parity, reachability and symmetry.

#include <fmt/format.h>

#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/notes.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/cube/tuples.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::meaning {
namespace {

std::string order_remark(Context& context, const Value& of) {
    const auto p = group_element(context, of, {});
    const auto visible = query::visible_order(p);
    return query::order(p) == visible ? "" : fmt::format("labelled stickers; by colours: {}", visible);
}

std::optional<Value> order_of_group(Context&, const Value& value) {
    const auto* group = value.as<Group>();
    return group == nullptr ? std::nullopt : std::optional(make_integer(group->group->group.order()));
}

std::string visible_order_remark(Context& context, const Value& of) {
    const auto p = group_element(context, of, {});
    const auto labelled = query::order(p);
    return labelled == query::visible_order(p) ? "" : fmt::format("by colours; labelled stickers: {}", labelled);
}

Value orders(const cube::State& p) {
    const auto all = query::orders(p);
    return make_record({{"labelled", make_integer(all.labelled)},
                        {"visible", make_integer(all.visible)},
                        {"labelled_up_to_rotation", make_integer(all.labelled_up_to_rotation)},
                        {"visible_up_to_rotation", make_integer(all.visible_up_to_rotation)}});
}

Value parity_text(bool odd) { return make_text(odd ? "odd" : "even"); }

Value parity(const cube::State& p) {
    std::vector<std::pair<std::string, Value>> fields{{"overall", parity_text(query::is_odd(p))}};
    for (const auto kind : query::kinds_on(p.cube))
        fields.emplace_back(field_name(kind), parity_text(query::is_odd(p, kind)));
    return make_record(std::move(fields));
}

reach::Counting counting(const std::optional<CountingMode>& by) {
    return by ? by->counting : reach::Counting::labelled;
}

Value is_reachable(const cube::State& p, const std::optional<CountingMode>& by) {
    const auto reasons = reach::unreachability_reasons(p, counting(by));
    return make_boolean(reasons.empty(), fmt::format("{}", fmt::join(reasons, "; ")));
}

}  // namespace

std::vector<BuiltIn> order_built_ins() {
    return {
        row({.name = "order",
             .parameters = "p: the permutation or symmetry; or a group, whose order is its number of elements",
             .meaning = "The order of p: the least n > 0 for which p^n returns every labelled sticker to its place. On "
                        "a supercube, the centres' turns count too.",
             .example = "order(R U)",
             .answer = "105",
             .remark = {order_remark, true},
             .of_tuple = order_of_tuple,
             .of_others = order_of_group},
            [](const cube::Mirrored& p) { return query::order(p); }),
        row({.name = "visible_order",
             .parameters = "p",
             .meaning =
                 "The visible order of p: the least n > 0 for which p^n leaves the colours of a solved cube unchanged.",
             .example = "cube 4; visible_order(R U)",
             .answer = "105",
             .remark = {visible_order_remark, true}},
            [](const cube::Mirrored& p) { return query::visible_order(p); }),
        row({.name = "orders",
             .parameters = "p",
             .meaning = "A record of four orders of p: by labelled stickers, by colours, and each up to rotations of "
                        "the whole cube.",
             .example = "orders(x y).visible_up_to_rotation",
             .answer = "1"},
            orders),
        row({.name = "parity",
             .parameters = "p",
             .meaning = "A record of the parity of p, even or odd: overall, and for each kind of part.",
             .example = "parity(R).corners",
             .answer = "\"odd\"",
             .of_tuple = parity_of_tuple},
            parity),
        row({.name = "sign",
             .parameters = "p",
             .meaning = "The sign of p as a permutation of all parts: 1 if even, -1 if odd.",
             .example = "sign(R U R' U')",
             .answer = "1",
             .of_tuple = sign_of_tuple},
            [](const cube::State& p) { return Integer(query::is_odd(p) ? -1 : 1); }),
        row({.name = "is_reachable",
             .parameters = "p: the position to test | by: how centres are distinguished; labelled if left out",
             .meaning = "Tests whether turns can reach p. If not, names the broken invariants and a smallest repair.",
             .example = "is_reachable((+fu))",
             .answer = "false: edge flips add up to 1 (mod 2); to fix it, flip one edge, such as (+ur)"},
            is_reachable),
        row({.name = "repair",
             .parameters = "p: the position to repair | by: how centres are distinguished; labelled if left out",
             .meaning = "The fewest swaps of two parts, flips, twists and turns of fixed centres that make p "
                        "reachable. Turns can reach p * repair(p).",
             .example = "repair((uf,ur) (+urf))",
             .answer = "(-urf) (uf,ur)"},
            [](const cube::State& p, const std::optional<CountingMode>& by) {
                return reach::repair(p.cube, reach::damage(p, counting(by)));
            }),
        row({.name = "commutes",
             .parameters = "p: the first permutation | q: the second permutation",
             .meaning = "Tests whether p and q commute: p q == q p.",
             .example = "commutes(R, L)",
             .answer = "true",
             .of_tuple = tuple_commutes},
            [](const cube::Mirrored& p, const cube::Mirrored& q) { return product(p, q) == product(q, p); }),
    };
}

namespace {

Value values(const std::vector<cube::Symmetry>& symmetries) {
    return list_of(symmetries, [&](const auto& s) { return Value{s}; });
}

}  // namespace

std::vector<BuiltIn> symmetry_built_ins() {
    return {
        row({.name = "symmetries",
             .parameters = "p",
             .meaning = "The symmetries S of the cube with p^S == p, which form a group.",
             .example = "symmetries(U D)",
             .answer = "{S_id, S_U4, S_U4^2, S_U4^3, S_F2, S_F2 * S_U4, S_F2 * S_U4^2, S_F2 * S_U4^3}"},
            [](const cube::State& p) { return values(query::symmetries(p)); }),
        row({.name = "antisymmetries",
             .parameters = "p",
             .meaning = "The symmetries S of the cube with p^S == p'.",
             .example = "antisymmetries(R U R' U')",
             .answer = "{S_URF3^2 * S_U4^3}"},
            [](const cube::State& p) { return values(query::antisymmetries(p)); }),
        row({.name = "canonical",
             .parameters = "p: the permutation | inverse: whether the inverse of p has the same form; true if left out",
             .meaning = "A canonical form of p up to symmetry and inversion: the least of all p^S and their inverses.",
             .example = "canonical(R U) == canonical(F R)",
             .answer = "true"},
            [](const cube::State& p, const std::optional<Boolean>& inverse) {
                return query::canonical(p, !inverse || inverse->value);
            }),
    };
}

}  // namespace cubelang::meaning
