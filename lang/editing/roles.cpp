#include "lang/editing/pieces.hpp"

#include <algorithm>

#include "lang/tree_parts.hpp"

namespace cubelang::lang {
namespace {

// Visits a statement's tree, in any order.
class RoleCollector {
public:
    explicit RoleCollector(Roles& roles) : roles_(roles) {}

    void visit(const Statement& statement) {
        std::visit([this](const auto& node) { visit_node(node); }, statement.node);
    }

private:
    void visit(const ExprPtr& expr) {
        if (expr) std::visit([&](const auto& node) { visit_node(node, expr->span); }, expr->node);
    }
    void visit(const Block& block) {
        for (const auto& statement : block) visit(statement);
    }
    template <typename Node>
    void visit_children(const Node& node) {
        for_each_child(node, [&](const auto& child) { visit(child); });
    }
    void visit_value(const ExprPtr& value) {
        roles_.values.push_back(value->span);
        visit(value);
    }

    void visit_node(const Moves& node, Span) {
        for (const Move& move : node.moves) roles_.moves.push_back(move.offset);
    }
    void visit_node(const Cycle&, Span span) { roles_.compact.push_back({span.begin, span.end - 1}); }
    void visit_node(const Interpolation&, Span span) { roles_.texts.push_back(span); }
    void visit_node(const Arrows&, Span span) { roles_.as_written.push_back(span); }
    void visit_node(const Numbered& node, Span span) {
        if (node.form == Numbered::Form::cycles) roles_.compact.push_back({node.name_span.end, span.end - 1});
    }
    void visit_node(const Numbers& node, Span span) {
        if (node.form == Numbers::Form::cycle) roles_.compact.push_back({span.begin, span.end - 1});
        if (node.form == Numbers::Form::two_rows || node.form == Numbers::Form::oriented)
            roles_.as_written.push_back(span);
    }
    void visit_node(const Product& node, Span) {
        for (std::size_t i = 1; i < node.factors.size(); ++i)
            if (node.factors[i].slash) visit_quotient(*node.factors[i - 1].expr, *node.factors[i].expr);
        visit_children(node);
    }
    // 7/2, but not 3.5, whose two numbers have the same span.
    void visit_quotient(const Expr& left, const Expr& right) {
        const bool are_numbers =
            std::holds_alternative<IntegerLiteral>(left.node) && std::holds_alternative<IntegerLiteral>(right.node);
        if (are_numbers && left.span.end < right.span.begin) roles_.tight.push_back({left.span.end, right.span.begin});
    }
    void visit_node(const Binary& node, Span) {
        if (node.op == Operator::range && !is_long(node.left) && !is_long(node.right))
            roles_.tight.push_back(node.op_span);
        visit_children(node);
    }
    void visit_node(const Call& node, Span span) {
        const auto bracket = node.name_span.end;
        if (node.callee && bracket < span.end) roles_.tight.push_back({bracket, bracket + 1});
        if (!node.callee) roles_.functions.push_back(node.name_span.begin);
        for (const auto& argument : node.arguments) {
            const auto& value = *argument.value;
            if (std::holds_alternative<Moves>(value.node)) roles_.words.push_back(value.span);
        }
        visit_children(node);
    }
    void visit_node(const Index& node, Span) {
        const auto bracket = node.value->span.end;
        roles_.tight.push_back({bracket, bracket + 1});
        visit_children(node);
    }
    void visit_node(const BlockExpr& node, Span span) {
        roles_.loops.push_back(span.begin);
        visit_children(node);
    }
    void visit_node(const IfExpr& node, Span span) {
        roles_.choices.push_back(span);
        visit_children(node);
    }
    template <typename Node>
    void visit_node(const Node& node, Span) {
        visit_children(node);
    }

    void visit_node(const Let& node) { visit_value(node.value); }
    void visit_node(const LetParts& node) { visit_value(node.value); }
    void visit_node(const Def& node) {
        roles_.functions.push_back(node.name_span.begin);
        for (const auto& parameter : node.code.parameters)
            if (parameter.otherwise) visit(parameter.otherwise);
        const auto& body = node.code.body;
        std::holds_alternative<BlockExpr>(body->node) ? visit(body) : visit_value(body);
    }
    void visit_node(const For& node) {
        roles_.loops.push_back(node.items->span.end);
        visit_children(node);
    }
    void visit_node(const Show& node) { visit_value(node.value); }
    template <typename Node>
    void visit_node(const Node& node) {
        visit_children(node);
    }

    // Is it a sum or product without brackets, with a blank in it? Brackets belong to its span, but not to the span
    // of its first part.
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
    RoleCollector(roles).visit(statement);
    std::ranges::sort(roles.moves);
    std::ranges::sort(roles.functions);
    std::ranges::sort(roles.loops);
    for (auto* spans :
         {&roles.words, &roles.compact, &roles.as_written, &roles.tight, &roles.choices, &roles.texts, &roles.values})
        sort(*spans);
    return roles;
}

}  // namespace cubelang::lang
