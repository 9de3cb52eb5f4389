#include "lang/editing/pieces.hpp"

#include <algorithm>

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
    void see(const std::vector<ExprPtr>& all) {
        for (const auto& expr : all) see(expr);
    }
    void see(const Block& block) {
        for (const auto& statement : block) see(statement);
    }
    template <typename... Parts>
    void see_all(const Parts&... parts) {
        (see(parts), ...);
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
        for (std::size_t i = 0; i < node.factors.size(); ++i) {
            if (i > 0 && node.factors[i].slash) see_quotient(*node.factors[i - 1].expr, *node.factors[i].expr);
            see(node.factors[i].expr);
        }
    }
    // 7/2, but not 3.5, whose parts have one span.
    void see_quotient(const Expr& left, const Expr& right) {
        const bool are_numbers =
            std::holds_alternative<IntegerLiteral>(left.node) && std::holds_alternative<IntegerLiteral>(right.node);
        if (are_numbers && left.span.end < right.span.begin) roles_.tight.push_back({left.span.end, right.span.begin});
    }
    void see_node(const Negate& node, Span) { see(node.operand); }
    void see_node(const Invert& node, Span) { see(node.operand); }
    void see_node(const Power& node, Span) { see_all(node.base, node.exponent); }
    void see_node(const Commutator& node, Span) { see_all(node.a, node.b); }
    void see_node(const Conjugate& node, Span) { see_all(node.a, node.b); }
    void see_node(const Binary& node, Span) {
        if (node.op == Operator::range && !is_long(node.left) && !is_long(node.right))
            roles_.tight.push_back(node.op_span);
        see_all(node.left, node.right);
    }
    void see_node(const Not& node, Span) { see(node.operand); }
    void see_node(const Call& node, Span) {
        for (const auto& argument : node.arguments) {
            const auto& value = *argument.value;
            if (std::holds_alternative<Moves>(value.node)) roles_.words.push_back(value.span);
            see(argument.value);
        }
    }
    void see_node(const Field& node, Span) { see(node.record); }
    void see_node(const List& node, Span) { see(node.items); }
    void see_node(const Map& node, Span) { see(node.items); }
    void see_node(const IfExpr& node, Span span) {
        roles_.choices.push_back(span);
        see_all(node.condition, node.yes, node.no);
    }
    template <typename Leaf>
    void see_node(const Leaf&, Span) {}

    void see_node(const SetCube& node) { see(node.size); }
    void see_node(const Let& node) { see_value(node.value); }
    void see_node(const Def& node) { see_value(node.body); }
    void see_node(const Import&) {}
    void see_node(const Assert& node) { see_all(node.condition, node.message); }
    void see_node(const Print& node) { see(node.items); }
    void see_node(const For& node) {
        roles_.loops.push_back(node.items->span.end);
        see_all(node.items, node.body);
    }
    void see_node(const IfStatement& node) { see_all(node.condition, node.yes, node.no); }
    void see_node(const Show& node) { see_value(node.value); }

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
