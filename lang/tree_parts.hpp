#pragma once
// The parts of each node in the order of the text, without spans: for walks that treat most nodes the same. They do
// not compile if a node has no row here.

#include <tuple>
#include <type_traits>
#include <variant>

#include "lang/ast.hpp"

namespace cubelang::lang {

// clang-format off
inline auto parts(const Moves& node) { return std::tie(node.moves); }
inline auto parts(const IntegerLiteral& node) { return std::tie(node.digits); }
inline auto parts(const BooleanLiteral& node) { return std::tie(node.value); }
inline auto parts(const TextLiteral& node) { return std::tie(node.text); }
inline auto parts(const Interpolation& node) { return std::tie(node.texts, node.values, node.formats); }
inline auto parts(const Name& node) { return std::tie(node.name); }
inline auto parts(const Cycle& node) { return std::tie(node.parts); }
inline auto parts(const Location& node) { return std::tie(node.numbering, node.part); }
inline auto parts(const Arrows& node) { return std::tie(node.arrows); }
inline auto parts(const Numbered& node) { return std::tie(node.numbering, node.form, node.numbers, node.cycle_ends); }
inline auto parts(const Numbers& node) { return std::tie(node.form, node.numbers); }
inline auto parts(const Product& node) { return std::tie(node.factors); }
inline auto parts(const Negate& node) { return std::tie(node.operand); }
inline auto parts(const Invert& node) { return std::tie(node.operand); }
inline auto parts(const Power& node) { return std::tie(node.base, node.exponent); }
inline auto parts(const Commutator& node) { return std::tie(node.a, node.b); }
inline auto parts(const Conjugate& node) { return std::tie(node.a, node.b); }
inline auto parts(const Binary& node) { return std::tie(node.op, node.left, node.right); }
inline auto parts(const Not& node) { return std::tie(node.operand); }
inline auto parts(const Call& node) { return std::tie(node.name, node.callee, node.arguments); }
inline auto parts(const Field& node) { return std::tie(node.record, node.name); }
inline auto parts(const Index& node) { return std::tie(node.value, node.at, node.to_last); }
inline auto parts(const List& node) { return std::tie(node.items); }
inline auto parts(const Map& node) { return std::tie(node.items); }
inline auto parts(const IfExpr& node) { return std::tie(node.condition, node.yes, node.no); }

inline auto parts(const Parameter& node) { return std::tie(node.name, node.otherwise); }
inline auto parts(const Lambda& node) { return std::tie(node.parameters, node.body); }
inline auto parts(const Clause& node) { return std::tie(node.variables, node.items, node.condition); }
inline auto parts(const Comprehension& node) { return std::tie(node.item, node.clauses, node.is_map); }
inline auto parts(const Quantified& node) { return std::tie(node.exists, node.clauses, node.condition); }
inline auto parts(const BlockExpr& node) { return std::tie(node.statements); }

inline auto parts(const SetCube& node) { return std::tie(node.super, node.size); }
inline auto parts(const Let& node) { return std::tie(node.name, node.value, node.doc); }
inline auto parts(const LetParts& node) { return std::tie(node.names, node.value); }
inline auto parts(const Def& node) { return std::tie(node.name, node.code.parameters, node.code.body, node.doc); }
inline auto parts(const Import& node) { return std::tie(node.what, node.is_file); }
inline auto parts(const Assert& node) { return std::tie(node.condition, node.message); }
inline auto parts(const Print& node) { return std::tie(node.items); }
inline auto parts(const For& node) { return std::tie(node.variables, node.items, node.body); }
inline auto parts(const IfStatement& node) { return std::tie(node.condition, node.yes, node.no); }
inline auto parts(const Return& node) { return std::tie(node.value); }
inline auto parts(const Show& node) { return std::tie(node.value); }
// clang-format on

/// Calls `use` for each expression (an ExprPtr, never null) and each block directly below a node.
template <typename Node, typename Use>
void for_each_child(const Node& node, Use use) {
    const auto visit = [&]<typename Part>(const Part& part) {
        if constexpr (std::is_same_v<Part, ExprPtr>) {
            if (part) use(part);
        } else if constexpr (std::is_same_v<Part, Block>) {
            use(part);
        } else if constexpr (std::is_same_v<Part, std::vector<ExprPtr>>) {
            for (const auto& expr : part) use(expr);
        } else if constexpr (std::is_same_v<Part, std::vector<Factor>>) {
            for (const auto& factor : part) use(factor.expr);
        } else if constexpr (std::is_same_v<Part, std::vector<Argument>>) {
            for (const auto& argument : part) use(argument.value);
        } else if constexpr (std::is_same_v<Part, std::vector<Clause>> ||
                             std::is_same_v<Part, std::vector<Parameter>>) {
            for (const auto& one : part) for_each_child(one, use);
        }
    };
    std::apply([&](const auto&... part) { (visit(part), ...); }, parts(node));
}

/// The two overloads of a `use`, without its type: the visitors of all kinds of nodes are compiled once.
struct PartUse {
    void* use;
    void (*expr)(void* use, const Expr& part);
    void (*statement)(void* use, const Statement& part);
};
void each_part(const Expr& tree, const PartUse& use);
void each_part(const Statement& tree, const PartUse& use);

/// Calls `use` for each expression (const Expr&) and each statement (const Statement&) directly below either.
template <typename Tree, typename Use>
void for_each_part(const Tree& tree, Use use) {
    each_part(tree, {&use, [](void* it, const Expr& part) { (*static_cast<Use*>(it))(part); },
                     [](void* it, const Statement& part) { (*static_cast<Use*>(it))(part); }});
}

}  // namespace cubelang::lang
