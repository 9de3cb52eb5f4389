// The code of operators: sums, comparisons, ranges, products, powers.

#include <fmt/format.h>

#include "lang/tree_parts.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/eval/code.hpp"
#include "runtime/meaning/value/compare.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {
namespace {

CodePtr comparison(const lang::Binary& node, const lang::Expr& expr, Places& places) {
    return coded_condition(expr, places,
                           [&node, left = code_of(*node.left, places), right = code_of(*node.right, places)](
                               const Code& here, Activation& now) {
                               bool result = false;
                               const auto compared = [&](std::int64_t m, std::int64_t n) {
                                   result = meaning::holds(node.op, (m > n) - (m < n));
                                   return true;
                               };
                               if (Both::known_small(*left, *right, now, compared)) return result;
                               Both both(*left, *right, now);
                               if (both.are_small()) return compared(both.m, both.n) && result;
                               const auto &a = both.left(), &b = both.right();
                               const auto *m = a.as<Integer>(), *n = b.as<Integer>();
                               if (m != nullptr && n != nullptr) return meaning::holds(node.op, m->compare(*n));
                               return here.evaluator(now).holds(node, a, b);
                           });
}

CodePtr logic(const lang::Binary& node, const lang::Expr& expr, Places& places) {
    const bool is_and = node.op == lang::Operator::logical_and;
    return coded_condition(expr, places,
                           [is_and, left = code_of(*node.left, places), right = code_of(*node.right, places)](
                               const Code&, Activation& now) {
                               const auto* name = is_and ? "`and`" : "`or`";
                               return left->holds(now, name) == is_and ? right->holds(now, name) : !is_and;
                           });
}

/// `p in G`
struct Membership : Code {
    Membership(const lang::Expr& of, const Places& in, CodePtr one, CodePtr all)
        : Code(of, in), item(std::move(one)), whole(std::move(all)) {}

    Value compute(Activation& now) const override {
        const auto left = item->operand(now), right = whole->operand(now);
        if (right.value.as<Goal>() != nullptr) return reaches(now, left, right);
        const bool is_there = is_in(now.context, left, right);
        return make_boolean(is_there, is_there ? "" : why_not_in(now.context, left, right));
    }
    // A condition needs no reason, which takes longer than the answer.
    bool holds(Activation& now, std::string_view of_what) const override {
        const auto left = item->operand(now), right = whole->operand(now);
        if (right.value.as<Goal>() == nullptr) return is_in(now.context, left, right);
        return evaluator(now).truth(reaches(now, left, right), expr(), of_what);
    }

private:
    Value reaches(Activation& now, const Operand& left, const Operand& right) const {
        return evaluator(now).call_built_in("reaches", {left, right}, where(now));
    }
    CodePtr item, whole;
};

CodePtr membership(const lang::Binary& node, const lang::Expr& expr, Places& places) {
    auto item = code_of(*node.left, places);
    return std::make_unique<Membership>(expr, places, std::move(item), code_of(*node.right, places));
}

/// `@uf -> @ur`
CodePtr journey(const lang::Binary& node, const lang::Expr& expr, Places& places) {
    return coded(expr, places,
                 [from = code_of(*node.left, places), to = code_of(*node.right, places)](const Code&, Activation& now) {
                     return make_goal(Goal::Kind::journey, {from->run(now), to->run(now)});
                 });
}

// A range that is too long for a list becomes a stream.
Value list_of_range(const Integer& first, const Integer& last) {
    if (last - first >= limits::longest_list) return make_range(first, last);
    std::vector<Value> items;
    items.reserve(static_cast<std::size_t>(std::max(Integer(0), Integer(last - first + 1))));
    for (Integer i = first; i <= last; ++i) {
        stop_point();
        items.push_back(make_integer(i));
    }
    return make_list(std::move(items));
}

CodePtr range_list(const lang::Expr& expr, Places& places) {
    return coded(expr, places, [range = *range_of(expr, places)](const Code&, Activation& now) {
        const auto [first, last] = range.ends(now);
        return list_of_range(first, last);
    });
}

Integer range_end(const Operand& end) {
    if (const auto* integer = end.value.as<Integer>()) return *integer;
    throw lang::Error(
        end.where, fmt::format("a range runs from integer to integer, but this is {}", type_with_article(end.value)));
}

class Sum : public NumberCode {
public:
    Sum(const lang::Binary& node, const lang::Expr& expr, Places& places)
        : NumberCode(expr, places),
          node_(node),
          left_(code_of(*node.left, places)),
          right_(code_of(*node.right, places)) {}
    void change(Activation& now, Value& of) const override {
        std::int64_t n = 0, sum = 0;
        Value made;
        const auto* value = right_->unless_small(now, n, made);
        const auto* old = value == nullptr ? of.small() : nullptr;
        if (old != nullptr && !__builtin_add_overflow(*old, n, &sum)) return of.become(sum);
        const auto& more = value != nullptr ? * value : made = Integer(n);
        of = checked(now, evaluator(now).sum(&more == &of ? of : std::exchange(of, Value()), more, node_));
    }

private:
    bool compute_small(Activation& now, std::int64_t& sum, Value& made) const override {
        const auto summed = [&](std::int64_t m, std::int64_t n) { return !overflows(m, n, sum); };
        if (Both::known_small(*left_, *right_, now, summed)) return true;
        Both both(*left_, *right_, now);
        if (both.are_small() && summed(both.m, both.n)) return true;
        const auto& right = both.right();
        made = evaluator(now).sum(both.take_left(), right, node_);
        check(now, made);
        return is_small(made, sum);
    }
    bool overflows(std::int64_t m, std::int64_t n, std::int64_t& sum) const {
        return node_.op == lang::Operator::add ? __builtin_add_overflow(m, n, &sum)
                                               : __builtin_sub_overflow(m, n, &sum);
    }

    const lang::Binary& node_;
    CodePtr left_, right_;
};

template <class Node>
Codes operand_codes(const Node& node, Places& places) {
    Codes operands;
    lang::for_each_child(node, [&](const lang::ExprPtr& child) { operands.push_back(code_of(*child, places)); });
    return operands;
}

// All of them are needed, and each is checked before the next one.
template <class Node>
Evaluator::Operands operands_of(const Node& node, const Codes& codes, const Code& here, Activation& now) {
    Evaluator::Operands operands;
    for (const auto& code : codes) {
        operands.push_back(code->operand(now));
        here.evaluator(now).check_operand(node, operands);
    }
    return operands;
}

/// `10 - 7-2`: the factors of the product may be further numbers to subtract.
CodePtr long_difference(const lang::Binary& node, const lang::Expr& expr, Places& places) {
    const auto& product = std::get<lang::Product>(node.right->node);
    return coded(expr, places,
                 [&node, &product, left = code_of(*node.left, places), factors = operand_codes(product, places)](
                     const Code& here, Activation& now) {
                     auto first = left->run(now);
                     const auto others = operands_of(product, factors, here, now);
                     return here.evaluator(now).difference(std::move(first), {others.data(), others.size()}, node);
                 });
}

const cube::State* permutation(cube::Cube cube, const Value& value) {
    const auto* permutation = value.as<Permutation>();
    return permutation != nullptr && permutation->state->cube == cube ? permutation->state.get() : nullptr;
}

bool is_product_of(const lang::Product& node, std::int64_t m, std::int64_t n, std::int64_t& product) {
    return node.factors.back().star && !__builtin_mul_overflow(m, n, &product);
}
bool is_product_of(const lang::Power&, std::int64_t, std::int64_t, std::int64_t&) { return false; }

// The usual cases of two operands, without places for errors.
std::optional<Value> quick(cube::Cube cube, const lang::Product& node, const Value& a, const Value& b) {
    const auto *m = a.as<Integer>(), *n = b.as<Integer>();
    if (m != nullptr && n != nullptr && node.factors.back().star) return *m * *n;
    const auto *p = permutation(cube, a), *q = permutation(cube, b);
    if (p == nullptr || q == nullptr) return std::nullopt;
    auto product = *p;
    perm::multiply_by(product.blocks, q->blocks);
    return make_permutation(std::move(product));
}

std::optional<Value> quick(cube::Cube cube, const lang::Power&, const Value& a, const Value& b) {
    const auto *p = permutation(cube, a), *q = permutation(cube, b);
    const auto* n = b.as<Integer>();
    if (p != nullptr && n != nullptr && *n == -1) return make_permutation({cube, perm::inverse(p->blocks)});
    if (p == nullptr || q == nullptr) return std::nullopt;
    cube::State conjugate{cube, perm::inverse(q->blocks)};
    perm::multiply_by(conjugate.blocks, p->blocks);
    perm::multiply_by(conjugate.blocks, q->blocks);
    return make_permutation(std::move(conjugate));
}

template <class Node>
CodePtr operation_on_two(const Node& node, const lang::Expr& expr, Places& places) {
    const auto apply = [&node](const Codes& codes, const Code& here, Activation& now, Both& both) {
        const auto &a = both.left(), &b = both.right();
        if (auto value = quick(now.context.cube(), node, a, b)) return *std::move(value);
        Evaluator::Operands operands;
        for (const auto* value : {&a, &b}) {
            operands.push_back({*value, codes[operands.size()]->where(now)});
            here.evaluator(now).check_operand(node, operands);
        }
        return here.evaluator(now).apply(node, here.expr(), {operands.data(), operands.size()});
    };
    return coded_number(
        expr, places,
        [&node, apply, codes = operand_codes(node, places)](const Code& here, Activation& now, std::int64_t& product,
                                                            Value& made) {
            Both both(*codes.front(), *codes.back(), now, [&](const Value& a) {
                if (a.as<Function>() != nullptr)
                    here.evaluator(now).check_operand(node, Evaluator::Operands{{a, codes.front()->where(now)}});
            });
            if (both.are_small() && is_product_of(node, both.m, both.n, product)) return true;
            made = apply(codes, here, now, both);
            return false;
        });
}

}  // namespace

std::pair<Integer, Integer> Range::ends(Activation& now) const {
    auto begin = range_end(first->operand(now));
    return {std::move(begin), range_end(last->operand(now))};
}

std::optional<Range> range_of(const lang::Expr& expr, Places& places) {
    const auto* node = std::get_if<lang::Binary>(&expr.node);
    if (node == nullptr || node->op != lang::Operator::range) return std::nullopt;
    return Range{code_of(*node->left, places), code_of(*node->right, places)};
}

CodePtr code_of(const lang::Binary& node, const lang::Expr& expr, Places& places) {
    using enum lang::Operator;
    if (is_comparison(node.op)) return comparison(node, expr, places);
    if (node.op == logical_and || node.op == logical_or) return logic(node, expr, places);
    if (node.op == range) return range_list(expr, places);
    if (node.op == arrow) return journey(node, expr, places);
    if (node.op == member) return membership(node, expr, places);
    if (Evaluator::is_long_difference(node, places.source())) return long_difference(node, expr, places);
    return std::make_unique<Sum>(node, expr, places);
}

CodePtr code_of(const lang::Not& node, const lang::Expr& expr, Places& places) {
    return coded_condition(expr, places, [operand = code_of(*node.operand, places)](const Code&, Activation& now) {
        return !operand->holds(now, "`not`");
    });
}

template <operation Node>
CodePtr code_of(const Node& node, const lang::Expr& expr, Places& places) {
    if constexpr (std::same_as<Node, lang::Power>) return operation_on_two(node, expr, places);
    if constexpr (std::same_as<Node, lang::Product>)
        if (node.factors.size() == 2 && !node.factors.back().slash) return operation_on_two(node, expr, places);
    return coded(expr, places, [&node, codes = operand_codes(node, places)](const Code& here, Activation& now) {
        const auto operands = operands_of(node, codes, here, now);
        return here.evaluator(now).apply(node, here.expr(), {operands.data(), operands.size()});
    });
}
template CodePtr code_of(const lang::Product&, const lang::Expr&, Places&);
template CodePtr code_of(const lang::Negate&, const lang::Expr&, Places&);
template CodePtr code_of(const lang::Invert&, const lang::Expr&, Places&);
template CodePtr code_of(const lang::Power&, const lang::Expr&, Places&);
template CodePtr code_of(const lang::Commutator&, const lang::Expr&, Places&);
template CodePtr code_of(const lang::Conjugate&, const lang::Expr&, Places&);

}  // namespace cubelang::meaning
