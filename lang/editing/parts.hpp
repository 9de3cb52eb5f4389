#pragma once
// One step down the tree: the expressions and statements right within a node.

#include <variant>

#include "lang/ast.hpp"

namespace cubelang::lang {

/// Calls `use` with each expression (const Expr&) and each statement (const Statement&) right within a node.
template <class Use>
class Parts {
public:
    explicit Parts(const Use& use) : use_(use) {}

    void operator()(const Product& node) const { each(node.factors); }
    void operator()(const Negate& node) const { all(node.operand); }
    void operator()(const Invert& node) const { all(node.operand); }
    void operator()(const Not& node) const { all(node.operand); }
    void operator()(const Power& node) const { all(node.base, node.exponent); }
    void operator()(const Commutator& node) const { all(node.a, node.b); }
    void operator()(const Conjugate& node) const { all(node.a, node.b); }
    void operator()(const Binary& node) const { all(node.left, node.right); }
    void operator()(const Call& node) const { each(node.arguments); }
    void operator()(const Field& node) const { all(node.record); }
    void operator()(const List& node) const { each(node.items); }
    void operator()(const Map& node) const { each(node.items); }
    void operator()(const IfExpr& node) const { all(node.condition, node.yes, node.no); }
    template <class Leaf>
    void operator()(const Leaf&) const {}

    void operator()(const SetCube& node) const { all(node.size); }
    void operator()(const Let& node) const { all(node.value); }
    void operator()(const Def& node) const { all(node.body); }
    void operator()(const Assert& node) const { all(node.condition, node.message); }
    void operator()(const Print& node) const { each(node.items); }
    void operator()(const For& node) const { all(node.items, node.body); }
    void operator()(const IfStatement& node) const { all(node.condition, node.yes, node.no); }
    void operator()(const Show& node) const { all(node.value); }

private:
    void part(const ExprPtr& expr) const {
        if (expr != nullptr) use_(*expr);
    }
    void part(const Factor& factor) const { part(factor.expr); }
    void part(const Argument& argument) const { part(argument.value); }
    void part(const Statement& statement) const { use_(statement); }
    void part(const Block& block) const { each(block); }
    template <class List>
    void each(const List& list) const {
        for (const auto& one : list) part(one);
    }
    template <class... Some>
    void all(const Some&... parts) const {
        (part(parts), ...);
    }

    const Use& use_;
};

template <class Node, class Use>
void for_each_part(const Node& node, const Use& use) {
    std::visit(Parts(use), node.node);
}

}  // namespace cubelang::lang
