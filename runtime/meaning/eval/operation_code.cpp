// Operators of functions: sums, comparisons, products, powers.

#include "lang/tree_parts.hpp"
#include "runtime/meaning/eval/code.hpp"
#include "runtime/meaning/value/depth.hpp"

namespace cubelang::meaning {
namespace {

/// Two operands.
class Pair : public Code {
public:
    Pair(const lang::Binary& node, const lang::Expr& expr, Places& places)
        : Code(expr, places.visible()),
          node_(node),
          left_(code_of(*node.left, places)),
          right_(code_of(*node.right, places)) {}

protected:
    const lang::Binary& node_;
    CodePtr left_, right_;
};

class Comparison : public Pair {
public:
    using Pair::Pair;
    Value run(Activation& now) const override { return make_boolean(holds(now, {})); }
    bool holds(Activation& now, std::string_view) const override {
        Value left, right;
        const auto &a = left_->value(now, left), &b = right_->value(now, right);
        const auto *m = a.as<Integer>(), *n = b.as<Integer>();
        if (m != nullptr && n != nullptr) return meaning::holds(node_.op, m->compare(*n));
        return evaluator(now).holds(node_, a, b);
    }
};

class Sum : public Pair {
public:
    using Pair::Pair;
    Value run(Activation& now) const override {
        Value left, right;
        const auto &a = left_->value(now, left), &b = right_->value(now, right);
        const auto *m = a.as<Integer>(), *n = b.as<Integer>();
        if (m != nullptr && n != nullptr) {
            Value sum = node_.op == lang::Operator::add ? *m + *n : *m - *n;
            check(now, sum);
            return sum;
        }
        return checked(now, evaluator(now).sum(&a == &left ? std::move(left) : a, b, node_));
    }
};

class Logic : public Pair {
public:
    using Pair::Pair;
    Value run(Activation& now) const override { return make_boolean(holds(now, {})); }
    bool holds(Activation& now, std::string_view) const override {
        const bool is_and = node_.op == lang::Operator::logical_and;
        const auto name = is_and ? "`and`" : "`or`";
        return left_->holds(now, name) == is_and ? right_->holds(now, name) : !is_and;
    }
};

class Negation : public Code {
public:
    Negation(const lang::Not& node, const lang::Expr& expr, Places& places)
        : Code(expr, places.visible()), operand_(code_of(*node.operand, places)) {}
    Value run(Activation& now) const override { return make_boolean(holds(now, {})); }
    bool holds(Activation& now, std::string_view) const override { return !operand_->holds(now, "`not`"); }

private:
    CodePtr operand_;
};

/// An operation whose operands are all needed.
template <class Node>
class Operation : public Code {
public:
    Operation(const Node& node, const lang::Expr& expr, Places& places) : Code(expr, places.visible()), node_(node) {
        lang::for_each_child(node, [&](const lang::ExprPtr& child) { operands_.push_back(code_of(*child, places)); });
    }
    Value run(Activation& now) const override {
        auto evaluator = this->evaluator(now);
        Evaluator::Operands operands;
        for (const auto& operand : operands_) {
            operands.push_back(operand->operand(now));
            evaluator.check_operand(node_, operands);
        }
        return checked(now, evaluator.apply(node_, expr(), {operands.data(), operands.size()}));
    }

private:
    const Node& node_;
    std::vector<CodePtr> operands_;
};

/// An operation on two operands that are most often permutations.
template <class Node>
class OperationOnTwo : public Code {
public:
    OperationOnTwo(const Node& node, const lang::Expr& expr, Places& places)
        : Code(expr, places.visible()), node_(node) {
        lang::for_each_child(node, [&](const lang::ExprPtr& child) {
            spans_.push_back(child->span);
            operands_.push_back(code_of(*child, places));
        });
    }
    Value run(Activation& now) const override {
        Value left, right;
        const auto &a = operands_.front()->value(now, left), &b = operands_.back()->value(now, right);
        if (auto value = quick(now.context.cube(), node_, a, b)) return checked(now, *std::move(value));
        auto evaluator = this->evaluator(now);
        Evaluator::Operands operands;
        for (const auto* value : {&a, &b}) {
            operands.push_back({*value, evaluator.where(spans_[operands.size()])});
            evaluator.check_operand(node_, operands);
        }
        return checked(now, evaluator.apply(node_, expr(), {operands.data(), operands.size()}));
    }

private:
    // The usual cases, without places for errors.
    static std::optional<Value> quick(cube::Cube cube, const lang::Product& node, const Value& a, const Value& b) {
        const auto *m = a.as<Integer>(), *n = b.as<Integer>();
        if (m != nullptr && n != nullptr && node.factors.back().star) return *m * *n;
        const auto *p = permutation(cube, a), *q = permutation(cube, b);
        if (p == nullptr || q == nullptr) return std::nullopt;
        auto product = *p;
        perm::multiply_by(product.blocks, q->blocks);
        return make_permutation(std::move(product));
    }
    static std::optional<Value> quick(cube::Cube cube, const lang::Power&, const Value& a, const Value& b) {
        const auto *p = permutation(cube, a), *q = permutation(cube, b);
        const auto* n = b.as<Integer>();
        if (p != nullptr && n != nullptr && *n == -1) return make_permutation({cube, perm::inverse(p->blocks)});
        if (p == nullptr || q == nullptr) return std::nullopt;
        cube::State conjugate{cube, perm::inverse(q->blocks)};
        perm::multiply_by(conjugate.blocks, p->blocks);
        perm::multiply_by(conjugate.blocks, q->blocks);
        return make_permutation(std::move(conjugate));
    }
    static const cube::State* permutation(cube::Cube cube, const Value& value) {
        const auto* permutation = value.as<Permutation>();
        return permutation != nullptr && permutation->state->cube == cube ? permutation->state.get() : nullptr;
    }

    const Node& node_;
    std::vector<lang::Span> spans_;
    std::vector<CodePtr> operands_;
};

template <class Made, class Node>
CodePtr make(const Node& node, const lang::Expr& expr, Places& places) {
    return std::make_unique<Made>(node, expr, places);
}

}  // namespace

CodePtr operation_code(const lang::Binary& node, const lang::Expr& expr, Places& places) {
    using enum lang::Operator;
    if (is_comparison(node.op)) return make<Comparison>(node, expr, places);
    if (node.op == logical_and || node.op == logical_or) return make<Logic>(node, expr, places);
    const bool may_continue = node.op == subtract && std::holds_alternative<lang::Product>(node.right->node);
    const bool is_sum = (node.op == add || node.op == subtract) && !may_continue;  // 10 - 7-2
    return is_sum ? make<Sum>(node, expr, places) : nullptr;
}

CodePtr operation_code(const lang::Not& node, const lang::Expr& expr, Places& places) {
    return make<Negation>(node, expr, places);
}

CodePtr operation_code(const lang::Product& node, const lang::Expr& expr, Places& places) {
    const bool is_of_two = node.factors.size() == 2 && !node.factors.back().slash;
    return is_of_two ? make<OperationOnTwo<lang::Product>>(node, expr, places)
                     : make<Operation<lang::Product>>(node, expr, places);
}

CodePtr operation_code(const lang::Negate& node, const lang::Expr& expr, Places& places) {
    return make<Operation<lang::Negate>>(node, expr, places);
}

CodePtr operation_code(const lang::Invert& node, const lang::Expr& expr, Places& places) {
    return make<Operation<lang::Invert>>(node, expr, places);
}

CodePtr operation_code(const lang::Power& node, const lang::Expr& expr, Places& places) {
    return make<OperationOnTwo<lang::Power>>(node, expr, places);
}

CodePtr operation_code(const lang::Commutator& node, const lang::Expr& expr, Places& places) {
    return make<Operation<lang::Commutator>>(node, expr, places);
}

CodePtr operation_code(const lang::Conjugate& node, const lang::Expr& expr, Places& places) {
    return make<Operation<lang::Conjugate>>(node, expr, places);
}

}  // namespace cubelang::meaning
