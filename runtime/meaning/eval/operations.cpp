// Evaluation of operators: products, powers, brackets, comparisons and sums.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/meaning/advice/product_errors.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/show/collection_text.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/meaning/value/set.hpp"
#include "runtime/meaning/value/tuple_algebra.hpp"

namespace cubelang::meaning {

void Evaluator::check_operand(const lang::Product& node, const Operands& factors) const {
    if (factors.back().value.as<Function>() != nullptr)
        report_missing_bracket(scope_, locals_, node, factors.size() - 1, factors.back());
}

void Evaluator::check_operand(const lang::Commutator&, const Operands& operands) const {
    check_element(operands.back(), "a commutator");
}

void Evaluator::check_operand(const lang::Conjugate&, const Operands& operands) const {
    check_element(operands.back(), "a conjugate");
}

Value Evaluator::apply(const lang::Product& node, const lang::Expr& expr, std::span<const Operand> factors) {
    if (std::ranges::all_of(factors, is_number, &Operand::value)) return number_product(factors, node);
    check_division(node, factors);
    if (std::ranges::any_of(factors, is_tuple, &Operand::value)) return tuple_product(factors);
    const auto wrong = std::ranges::find_if_not(factors, is_in_group, &Operand::value);
    if (wrong != factors.end()) report_factor(node, factors, static_cast<std::size_t>(wrong - factors.begin()));
    return product(context_, factors, where(expr.span));
}

// In a product of numbers only, `7-2` must be a difference: a factor with a minus starts the next summand.
Value Evaluator::number_product(std::span<const Operand> factors, const lang::Product& node, int first) {
    auto sum = make_integer(0), term = make_integer(first);
    for (std::size_t i = 0; i < factors.size(); ++i) {
        const auto& value = factors[i].value;
        const auto& at = factors[i].where;
        if (i > 0 && has_bare_minus(node.factors[i], factors[i])) {
            sum = added(sum, std::exchange(term, make_integer(1)));
        } else if (i > 0 && !node.factors[i].star) {
            report_two_numbers(factors[i], factors.size());
        }
        term = node.factors[i].slash ? divided(term, value, at) : multiplied(term, value);
        if (may_be_too_large(term)) check_size(term, where({factors[0].where.span.begin, at.span.end}));
    }
    return added(sum, term);
}

Value Evaluator::apply(const lang::Negate&, const lang::Expr&, std::span<const Operand> operand) {
    const auto& value = operand.front().value;
    return is_number(value) ? subtracted(make_integer(0), value) : inverse(operand.front());
}

Value Evaluator::apply(const lang::Invert&, const lang::Expr&, std::span<const Operand> operand) {
    return inverse(operand.front());
}

Value Evaluator::inverse(const Operand& value) {
    if (!is_in_group(value.value) && !is_tuple(value.value)) report_non_element(value, "an inverse");
    return power(context_, value, -1);
}

Value Evaluator::apply(const lang::Power&, const lang::Expr& expr, std::span<const Operand> operands) {
    const auto &base = operands.front(), &exponent = operands.back();
    const auto* n = exponent.value.as<Integer>();
    if (is_number(base.value) && n != nullptr) return number_power(base.value, *n, where(expr.span));
    if (is_number(base.value) && is_number(exponent.value))
        throw lang::Error(exponent.where, "the exponent of a number must be an integer, but this is a fraction");
    if (!is_in_group(base.value) && !is_tuple(base.value)) report_non_element(base, "a power");
    if (n != nullptr) return power(context_, base, *n);
    if (const auto* symmetry = exponent.value.as<cube::Symmetry>(); symmetry != nullptr && !is_tuple(base.value))
        return conjugate(context_, base, *symmetry);
    if (!is_in_group(exponent.value) && !is_tuple(exponent.value))
        throw lang::Error(
            exponent.where,
            fmt::format("an exponent is an integer, an algorithm, a permutation or a symmetry, but this is {}",
                        type_with_article(exponent.value)),
            exponent.value.as<List>() != nullptr ? "brackets around an exponent are round: A^(-1)"
                                                 : "A^3 is A A A, A^P is P' A P");
    if (is_tuple(base.value) || is_tuple(exponent.value))
        return tuple_conjugate({power(context_, exponent, -1), exponent.where}, base);
    const Operand factors[] = {{power(context_, exponent, -1), exponent.where}, base, exponent};
    const bool are_words = base.value.as<Algorithm>() != nullptr && exponent.value.as<Algorithm>() != nullptr;
    return are_words ? conjugate(context_, factors[0], base, where(expr.span))
                     : product(context_, factors, where(expr.span));
}

Value Evaluator::apply(const lang::Commutator&, const lang::Expr& expr, std::span<const Operand> operands) {
    const auto &a = operands.front(), &b = operands.back();
    if (is_tuple(a.value) || is_tuple(b.value)) return tuple_commutator(a, b);
    return commutator(context_, a, b, where(expr.span));
}

Value Evaluator::apply(const lang::Conjugate&, const lang::Expr& expr, std::span<const Operand> operands) {
    const auto &a = operands.front(), &b = operands.back();
    if (is_tuple(a.value) || is_tuple(b.value)) return tuple_conjugate(a, b);
    return conjugate(context_, a, b, where(expr.span));
}

namespace {

bool is_group(const Value& value) { return value.as<Group>() != nullptr; }

const Set* set_of(const Operand& operand) { return operand.value.as<Set>(); }

// Compares as subgroups or subsets; `<` and `>` mean proper ones.
bool wholes_compare(Context& context, lang::Operator comparison, const Operand& left, const Operand& right) {
    using enum lang::Operator;
    const bool are_sets = set_of(left) != nullptr && set_of(right) != nullptr;
    const auto is_part = [&](const Operand& a, const Operand& b) {
        return are_sets ? is_subset(context, *set_of(a), b) : is_subgroup(a, b);
    };
    if (!are_sets && !(is_group(left.value) && is_group(right.value))) {
        const auto& wrong = is_group(left.value) ? right : left;
        throw lang::Error(wrong.where,
                          fmt::format("this is {}: <= tests whether a group is a subgroup of another one",
                                      type_with_article(wrong.value)),
                          is_element(wrong.value) ? "p in G tests whether an element is in a group" : "");
    }
    const bool rising = comparison == less || comparison == at_most;
    const auto &lower = rising ? left : right, &upper = rising ? right : left;
    if (!is_part(lower, upper)) return false;
    return comparison == at_most || comparison == at_least || !is_part(upper, lower);
}

}  // namespace

bool Evaluator::holds(const lang::Binary& node, const Value& a, const Value& b) {
    using enum lang::Operator;
    if (const auto* m = a.as<Integer>(), *n = b.as<Integer>(); m != nullptr && n != nullptr)
        return meaning::holds(node.op, m->compare(*n));
    const Operand left{a, where(node.left->span)}, right{b, where(node.right->span)};
    if (node.op == equal || node.op == unequal) return meaning::equal(context_, left, right) == (node.op == equal);
    if (is_group(left.value) || is_group(right.value) || (set_of(left) != nullptr && set_of(right) != nullptr))
        return wholes_compare(context_, node.op, left, right);
    return meaning::holds(node.op, compare(left, right));
}

namespace {

Value sum_of_maps(Context& context, const Map& a, const Operand& b) {
    if (auto both = joined(context, a, b)) return *std::move(both);
    std::vector<Operand> keys;
    std::vector<Value> values;
    for (const auto* map : {&a, b.value.as<Map>()})
        for (const auto& [key, value] : map->items) {
            keys.push_back({key, b.where});
            values.push_back(value);
        }
    return map_or_throw(context, keys, std::move(values));
}

[[noreturn]] void no_sum(const Value& a, const Value& b, bool plus, const lang::Where& where) {
    std::string hint;
    if (is_element(a) || is_element(b))
        hint = plus ? "a product is written A B or A * B"
                    : "the product with an inverse is written A B', or A -B without a space after the -";
    if (a.as<Set>() != nullptr || b.as<Set>() != nullptr) hint = "set(list) is the set of the items of a list";
    if (const auto* record = a.as<Record>(); record != nullptr && !record->fields->empty())
        hint = fmt::format("a record has fields: with a name for it, NAME.{} is the value of one",
                           record->fields->front().first);
    if (plus && (a.as<Text>() != nullptr || b.as<Text>() != nullptr))
        hint = "a text holds values in braces: \"order {order(p)}\"";
    throw lang::Error(where,
                      fmt::format("{} and {} cannot be {}", type_with_article(a), type_with_article(b),
                                  plus ? "added" : "subtracted"),
                      std::move(hint));
}

}  // namespace

bool Evaluator::is_long_difference(const lang::Binary& node, const lang::SourcePtr& source) {
    const auto& right = *node.right;
    const auto* product = std::get_if<lang::Product>(&right.node);
    if (node.op != lang::Operator::subtract || product == nullptr ||
        right.span.begin < product->factors.front().expr->span.begin)
        return false;
    return std::any_of(product->factors.begin() + 1, product->factors.end(), [&](const lang::Factor& factor) {
        return has_bare_minus(factor, {{}, {source, factor.expr->span}});
    });
}

Value Evaluator::difference(Value left, std::span<const Operand> factors, const lang::Binary& node) {
    const auto& product = std::get<lang::Product>(node.right->node);
    if (is_number(left) && std::ranges::all_of(factors, is_number, &Operand::value))
        return added(left, number_product(factors, product, -1));
    return sum(std::move(left), apply(product, *node.right, factors), node);
}

Value Evaluator::sum(Value left, const Value& right, const lang::Binary& node) {
    const bool plus = node.op == lang::Operator::add;
    const auto both = [&]<class T>(std::type_identity<T>) {
        return left.as<T>() != nullptr && right.as<T>() != nullptr;
    };
    if (is_number(left) && is_number(right)) return plus ? added(left, right) : subtracted(left, right);
    if (plus && both(std::type_identity<Text>())) {
        auto text = std::move(left).take<Text>().text;
        return make_text(std::move(text += right.as<Text>()->text));
    }
    if (plus && both(std::type_identity<List>())) return joined(*left.as<List>(), *right.as<List>());
    if (plus && both(std::type_identity<Map>()))
        return sum_of_maps(context_, *left.as<Map>(), {right, where(node.right->span)});
    if (both(std::type_identity<Set>())) {
        if (!plus) return common(context_, *left.as<Set>(), {right, where(node.right->span)}, false);
        return with_all(context_, *left.as<Set>(), cursor_over(context_, right), where(node.right->span));
    }
    no_sum(left, right, plus, where(node.op_span));
}

}  // namespace cubelang::meaning
