// Items, `xs[2]` and `m["key"]`, and several items of a list, `xs[2..5]`.

#include <fmt/format.h>

#include "runtime/meaning/advice/names.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::eval {

Value Evaluator::call_built_in(std::string_view name, std::initializer_list<Operand> arguments,
                               const lang::Where& where) {
    return call(context_, {nullptr, scope_.vocabulary().built_in(name)}, arguments, where);
}

namespace {

void check_counted_from_1(const Integer& at, const lang::Where& list, const lang::Where& where) {
    if (at >= 1) return;
    throw lang::Error(where, fmt::format("there is no item {}: items are counted from 1", at.str()),
                      at == 0 ? fmt::format("write {}[1] for the first item", list.text())
                              : fmt::format("write {0}[size({0})] for the last item", list.text()));
}

// `order[R U]`, `a[2]`
void check_has_items(const Operand& of, const lang::Where& at) {
    if (const auto* function = of.value.as<Function>())
        throw lang::Error(of.where, fmt::format("{} is a function, and its bracket is round", name_of(*function)),
                          fmt::format("write {}({})", of.where.text(), at.text()));
    if (!is_element(of.value)) return;
    throw lang::Error(
        of.where, fmt::format("this is {}, which has no items", type_with_article(of.value)),
        fmt::format("a commutator has a comma, {} [R, U]; an item is that of a list: {{R, U}}[1]", of.where.text()));
}

}  // namespace

// The first items are skipped, so that a stream need not be a list.
Value Evaluator::slice(const Operand& list, const Range& range, const lang::Where& where) {
    check_counted_from_1(range.first, list.where, where);
    const auto rest = call_built_in("skip", {list, {make_integer(range.first - 1), where}}, where);
    const Integer count = std::max(Integer(range.last - range.first + 1), Integer(0));
    auto items = call_built_in("first", {{rest, where}, {make_integer(count), where}}, where);
    const auto found = items.as<List>()->items.size();
    if (found == count) return items;
    throw lang::Error(
        where,
        fmt::format("there is no item {}: the list has {}", range.last.str(), Integer(range.first - 1 + found).str()),
        "items are counted from 1");
}

Value Evaluator::eval(const lang::Index& node, const lang::Expr& expr) {
    const auto of = operand(*node.value);
    check_has_items(of, where(node.at->span));
    const auto* range = std::get_if<lang::Binary>(&node.at->node);
    const bool has_keys = of.value.as<Map>() != nullptr || of.value.as<Record>() != nullptr;
    if (range != nullptr && range->op == lang::Operator::range && !has_keys)
        return slice(of, this->range(*range), where(node.at->span));
    const auto at = operand(*node.at);
    const auto* number = at.value.as<Integer>();
    if (number != nullptr && !has_keys) check_counted_from_1(*number, of.where, at.where);
    if (node.to_last && has_keys)
        throw lang::Error(at.where, fmt::format("this is {}, which has no last item", type_with_article(of.value)),
                          "items(m) is the list of its keys and values");
    if (node.to_last && number != nullptr)
        return call_built_in("skip", {of, {make_integer(*number - 1), at.where}}, where(expr.span));
    return call_built_in("item", {of, at}, where(expr.span));
}

}  // namespace cubelang::eval
