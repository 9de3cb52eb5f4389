#include "runtime/session/lesson/answers/expressions.hpp"

namespace cubelang::lesson {
namespace {

using lang::ExprPtr;

struct Children {
    std::vector<ExprPtr> operator()(const lang::Product& product) const {
        std::vector<ExprPtr> all;
        for (const auto& factor : product.factors) all.push_back(factor.expr);
        return all;
    }
    std::vector<ExprPtr> operator()(const lang::Negate& negate) const { return {negate.operand}; }
    std::vector<ExprPtr> operator()(const lang::Invert& invert) const { return {invert.operand}; }
    std::vector<ExprPtr> operator()(const lang::Power& power) const { return {power.base, power.exponent}; }
    std::vector<ExprPtr> operator()(const lang::Commutator& pair) const { return {pair.a, pair.b}; }
    std::vector<ExprPtr> operator()(const lang::Conjugate& pair) const { return {pair.a, pair.b}; }
    std::vector<ExprPtr> operator()(const lang::Binary& binary) const { return {binary.left, binary.right}; }
    std::vector<ExprPtr> operator()(const lang::Not& negation) const { return {negation.operand}; }
    std::vector<ExprPtr> operator()(const lang::Call& call) const {
        std::vector<ExprPtr> all;
        for (const auto& argument : call.arguments) all.push_back(argument.value);
        return all;
    }
    std::vector<ExprPtr> operator()(const lang::Field& field) const { return {field.record}; }
    std::vector<ExprPtr> operator()(const lang::List& list) const { return list.items; }
    std::vector<ExprPtr> operator()(const lang::Map& map) const { return map.items; }
    std::vector<ExprPtr> operator()(const lang::IfExpr& choice) const {
        return {choice.condition, choice.yes, choice.no};
    }
    template <class Leaf>
    std::vector<ExprPtr> operator()(const Leaf&) const {
        return {};
    }
};

/// The expressions and blocks of a statement.
struct StatementNames {
    NameSet& names;

    void operator()(const lang::SetCube& cube) const { add_names(cube.size, names); }
    void operator()(const lang::Let& let) const { add_names(let.value, names); }
    void operator()(const lang::Def& def) const { add_names(def.body, names); }
    void operator()(const lang::Import&) const {}
    void operator()(const lang::Assert& assertion) const {
        add_names(assertion.condition, names);
        if (assertion.message != nullptr) add_names(assertion.message, names);
    }
    void operator()(const lang::Print& print) const {
        for (const auto& item : print.items) add_names(item, names);
    }
    void operator()(const lang::For& loop) const {
        add_names(loop.items, names);
        add_names(loop.body, names);
    }
    void operator()(const lang::IfStatement& choice) const {
        add_names(choice.condition, names);
        add_names(choice.yes, names);
        add_names(choice.no, names);
    }
    void operator()(const lang::Show& show) const { add_names(show.value, names); }
};

}  // namespace

std::vector<ExprPtr> children(const lang::Expr& expr) { return std::visit(Children{}, expr.node); }

void add_names(const ExprPtr& expr, NameSet& names) {
    if (expr == nullptr) return;
    if (const auto* name = std::get_if<lang::Name>(&expr->node)) names.insert(name->name);
    if (const auto* call = std::get_if<lang::Call>(&expr->node)) names.insert(call->name);
    for (const auto& child : children(*expr)) add_names(child, names);
}

void add_names(const lang::Block& statements, NameSet& names) {
    for (const auto& statement : statements) std::visit(StatementNames{names}, statement.node);
}

}  // namespace cubelang::lesson
