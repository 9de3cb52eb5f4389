// Orders, parity, reachability.

#include <fmt/format.h>

#include "runtime/builtins/bind.hpp"
#include "runtime/query/order.hpp"
#include "runtime/query/reachable.hpp"
#include "runtime/query/structure.hpp"
#include "runtime/value/kinds.hpp"

namespace cubelang::eval {
namespace {

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

Value is_reachable(const cube::State& p) {
    const auto broken = query::broken_invariants(p);
    std::string reason;
    for (const auto& invariant : broken)
        reason += fmt::format("{}{}", reason.empty() ? "" : "; ", query::explanation(invariant));
    return make_boolean(broken.empty(), std::move(reason));
}

}  // namespace

std::vector<BuiltIn> order_built_ins() {
    return {
        row("order", "p", "after how many times every labelled sticker is home (on a supercube the centres' turns too)",
            "order(R U)", "105", [](Context&, const cube::State& p) { return query::order(p); }),
        row("visible_order", "p", "after how many times the colours look as before", "cube 4; visible_order(R U)",
            "105", [](Context&, const cube::State& p) { return query::visible_order(p); }),
        row("orders", "p", "all orders: of labelled stickers, of colours, and both up to turning the whole cube",
            "orders(x y).visible_up_to_rotation", "1", [](Context&, const cube::State& p) { return orders(p); }),
        row("parity", "p", "even or odd: all parts together, and each kind of part", "parity(R).corners", "\"odd\"",
            [](Context&, const cube::State& p) { return parity(p); }),
        row("sign", "p", "1 if p is even on all parts together, -1 if odd", "sign(R U R' U')", "1",
            [](Context&, const cube::State& p) { return Integer(query::is_odd(p) ? -1 : 1); }),
        row("is_reachable", "p",
            "can turning reach it? if not, which invariant is broken, by how much, and what would fix it",
            "is_reachable((+fu))", "false: edge flips add up to 1 (mod 2); to fix it, flip one edge, such as (+ur)",
            [](Context&, const cube::State& p) { return is_reachable(p); }),
        row("commutes", "p, q", "is p q the same as q p?", "commutes(R, L)", "true",
            [](Context&, const cube::State& p, const cube::State& q) { return query::commute(p, q); }),
    };
}

}  // namespace cubelang::eval
