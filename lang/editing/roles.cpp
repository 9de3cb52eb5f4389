#include "lang/editing/pieces.hpp"

#include <algorithm>

#include "lang/tree_parts.hpp"

namespace cubelang::lang {
namespace {

// Goes through a statement's tree, in any order.
class Surveyor {
public:
    explicit Surveyor(Roles& roles) : roles_(roles) {}

    void see(const Statement& statement) {
        std::visit([this](const auto& node) { see_node(node); }, statement.node);
    }

private:
    void see(const ExprPtr& expr) {
        if (expr) std::visit([&](const auto& node) { see_node(node, expr->span); }, expr->node);
    }
    void see(const Block& block) {
        for (const auto& statement : block) see(statement);
    }
    template <typename Node>
    void see_below(const Node& node) {
        for_each_child(node, [&](const auto& child) { see(child); });
    }
    void see_value(const ExprPtr& value) {
        roles_.values.push_back(value->span);
        see(value);
    }

    void see_node(const Moves& node, Span) {
        for (const Move& move : node.moves) roles_.moves.push_back(move.offset);
    }
    void see_node(const Cycle&, Span span) { roles_.close.push_back({span.begin, span.end - 1}); }
    void see_node(const Arrows&, Span span) { roles_.as_written.push_back(span); }
    void see_node(const Numbered& node, Span span) {
        if (node.form == Numbered::Form::cycles) roles_.close.push_back({node.name_span.end, span.end - 1});
    }
    void see_node(const Numbers& node, Span span) {
        if (node.form == Numbers::Form::cycle) roles_.close.push_back({span.begin, span.end - 1});
        if (node.form == Numbers::Form::two_rows || node.form == Numbers::Form::oriented)
            roles_.as_written.push_back(span);
    }
    void see_node(const Product& node, Span) {
        for (std::size_t i = 1; i < node.factors.size(); ++i)
            if (node.factors[i].slash) see_quotient(*node.factors[i - 1].expr, *node.factors[i].expr);
        see_below(node);
    }
    // 7/2, but not 3.5, whose parts have one span.
    void see_quotient(const Expr& left, const Expr& right) {
        const bool are_numbers =
            std::holds_alternative<IntegerLiteral>(left.node) && std::holds_alternative<IntegerLiteral>(right.node);
        if (are_numbers && left.span.end < right.span.begin) roles_.tight.push_back({left.span.end, right.span.begin});
    }
    void see_node(const Binary& node, Span) {
        if (node.op == Operator::range && !is_long(node.left) && !is_long(node.right))
            roles_.tight.push_back(node.op_span);
        see_below(node);
    }
    void see_node(const Call& node, Span) {
        for (const auto& argument : node.arguments) {
            const auto& value = *argument.value;
            if (std::holds_alternative<Moves>(value.node)) roles_.words.push_back(value.span);
        }
        see_below(node);
    }
    void see_node(const IfExpr& node, Span span) {
        roles_.choices.push_back(span);
        see_below(node);
    }
    template <typename Node>
    void see_node(const Node& node, Span) {
        see_below(node);
    }

    void see_node(const Let& node) { see_value(node.value); }
    void see_node(const Def& node) { see_value(node.body); }
    void see_node(const For& node) {
        roles_.loops.push_back(node.items->span.end);
        see_below(node);
    }
    void see_node(const Show& node) { see_value(node.value); }
    template <typename Node>
    void see_node(const Node& node) {
        see_below(node);
    }

    // Two things with a blank between them. In brackets of its own it is one: they are part of its span, and not of
    // that of its first part.
    static bool is_long(const ExprPtr& side) {
        if (const auto* sum = std::get_if<Binary>(&side->node)) return sum->left->span.begin == side->span.begin;
        const auto* product = std::get_if<Product>(&side->node);
        return product != nullptr && product->factors.front().expr->span.begin == side->span.begin;
    }

    Roles& roles_;
};

void sort(std::vector<Span>& spans) {
    std::ranges::sort(spans, {}, [](Span span) { return span.begin; });
}

}  // namespace

Roles roles_of(const Statement& statement) {
    Roles roles;
    Surveyor(roles).see(statement);
    std::ranges::sort(roles.moves);
    std::ranges::sort(roles.loops);
    for (auto* spans : {&roles.words, &roles.close, &roles.as_written, &roles.tight, &roles.choices, &roles.values})
        sort(*spans);
    return roles;
}

}  // namespace cubelang::lang
