#pragma once
// Evaluation of expressions: one overload for each node type of the tree.

#include <initializer_list>
#include <optional>
#include <span>

#include <boost/container/small_vector.hpp>

#include "lang/tree_parts.hpp"
#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/meaning/value/scope.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {

/// Calls a user-defined or built-in function. Errors in a user-defined function get the call as a note.
[[nodiscard]] Value call(Context& context, const Function& function, std::span<const Operand> arguments,
                         const lang::Where& where);
[[nodiscard]] inline Value call(Context& context, const Function& function, std::initializer_list<Operand> arguments,
                                const lang::Where& where) {
    return call(context, function, std::span(arguments.begin(), arguments.size()), where);
}

/// Calls a user-defined function with values in parameter order, which must outlive the call; null: left out.
[[nodiscard]] Value call(Context& context, const UserFunction& function, std::span<const Value* const> arguments,
                         const lang::SourcePtr& source, lang::Span span);

/// The names in a function without a name, its parameters among them: all that it could use.
[[nodiscard]] std::vector<std::string_view> names_in(const lang::Lambda& code);
[[nodiscard]] bool is_name(const lang::Expr& expr, std::string_view wanted);

/// The error for an evaluation that is_too_deep().
[[nodiscard]] lang::Error too_deep(const lang::Where& where);

/// An argument as written. The name is empty if it is unnamed.
struct NamedOperand {
    std::string name;
    lang::Where name_where;
    Operand operand;
};
/// The arguments in parameter order. Those left out before the last one have `given` == false.
[[nodiscard]] std::vector<Operand> in_order(const Function& function, std::vector<NamedOperand> arguments,
                                            const lang::Where& where);

/// The value of `name`: a local, a definition of the scope, a built-in or a constant. Throws an error with a
/// suggestion if the name is unknown.
[[nodiscard]] const Value& look_up(const Scope& scope, const Locals* locals, std::string_view name,
                                   const lang::SourcePtr& source, lang::Span span);

/// The reason functions of `why`: why_order(p) gives the reason of order(p) as a text, which is empty if it has none. A
/// last parameter named `answer` gets the value of order(p). Read from stdlib/reasons on first use.
[[nodiscard]] const Scope& reasons(const Vocabulary& vocabulary);

/// `order`: negative, zero or positive, as the left side is less than the right one, equal or greater
[[nodiscard]] inline bool holds(lang::Operator comparison, int order) {
    using enum lang::Operator;
    switch (comparison) {
        case less: return order < 0;
        case at_most: return order <= 0;
        case greater: return order > 0;
        case equal: return order == 0;
        case unequal: return order != 0;
        default: return order >= 0;
    }
}

class Evaluator {
public:
    /// All must outlive it.
    Evaluator(Context& context, const Scope& scope, const Locals* locals, const lang::SourcePtr& source)
        : context_(context), scope_(scope), locals_(locals), source_(source) {}

    [[nodiscard]] Value evaluate(const lang::Expr& expr);
    /// The value itself if a name has it, and else in `made`.
    [[nodiscard]] const Value& value_of(const lang::Expr& expr, Value& made) {
        if (const auto* name = std::get_if<lang::Name>(&expr.node)) return look_up(name->name, expr.span);
        return made = evaluate(expr);
    }
    [[nodiscard]] Operand operand(const lang::Expr& expr) { return {evaluate(expr), where(expr.span)}; }
    /// `value` is that of the expression.
    [[nodiscard]] bool truth(const Value& value, const lang::Expr& expr, std::string_view of_what) const;
    /// The value of `name`: a local, a definition of the scope, a built-in or a constant. Throws an error with a
    /// suggestion if the name is unknown.
    [[nodiscard]] const Value& look_up(std::string_view name, lang::Span span) const {
        const auto* local = locals_ == nullptr ? nullptr : locals_->find(name);
        return local != nullptr ? *local : meaning::look_up(scope_, locals_, name, source_, span);
    }
    /// The new value of a name in `let name = …`. The old one is changed in place if no other value shares it.
    [[nodiscard]] Value next_value(const lang::Let& node, Value& old);
    [[nodiscard]] bool truth(const lang::Expr& expr, std::string_view of_what);

    // The operations on values that are known. The spans of the node are for errors.
    using Operands = boost::container::small_vector<Operand, 3>;
    Value apply(const lang::Product& node, const lang::Expr& expr, std::span<const Operand> factors);
    Value apply(const lang::Negate& node, const lang::Expr& expr, std::span<const Operand> operand);
    Value apply(const lang::Invert& node, const lang::Expr& expr, std::span<const Operand> operand);
    Value apply(const lang::Power& node, const lang::Expr& expr, std::span<const Operand> operands);
    Value apply(const lang::Commutator& node, const lang::Expr& expr, std::span<const Operand> operands);
    Value apply(const lang::Conjugate& node, const lang::Expr& expr, std::span<const Operand> operands);
    /// Throws an error if the last of these operands is wrong. Called before the next one is evaluated.
    void check_operand(const lang::Product& node, const Operands& factors) const;
    void check_operand(const lang::Commutator& node, const Operands& operands) const;
    void check_operand(const lang::Conjugate& node, const Operands& operands) const;
    void check_operand(const auto&, const Operands&) const {}
    [[nodiscard]] Value make_function(const lang::Lambda& code, Captured used) const;
    /// Does a comparison hold, with an operator from `equal` to `at_least`?
    [[nodiscard]] bool holds(const lang::Binary& node, const Value& a, const Value& b);
    Value sum(Value left, const Value& right, const lang::Binary& node);
    [[noreturn]] void report_not_called(const lang::Call& node, const Value& callee) const;

    /// The integers first..last of a range.
    struct Range {
        Integer first, last;
    };
    [[nodiscard]] Range range(const lang::Binary& binary);

    /// The values that `for` goes through. Throws an error at `where` for a type without values, such as an integer.
    [[nodiscard]] Cursor each(const lang::Expr& items);
    [[nodiscard]] Cursor each(const Value& items, const lang::Where& where);
    /// Throws an error with both sides of a comparison if the condition is false.
    void check(const lang::Assert& assertion);

    /// why(question)
    [[nodiscard]] Value why(const lang::Expr& question);

    [[nodiscard]] lang::Where where(lang::Span span) const { return {source_, span}; }

private:
    Value eval(const lang::Moves& node, const lang::Expr& expr);
    Value eval(const lang::IntegerLiteral& node, const lang::Expr& expr);
    Value eval(const lang::BooleanLiteral& node, const lang::Expr& expr);
    Value eval(const lang::TextLiteral& node, const lang::Expr& expr);
    Value eval(const lang::Interpolation& node, const lang::Expr& expr);
    Value eval(const lang::Name& node, const lang::Expr& expr);
    Value eval(const lang::Cycle& node, const lang::Expr& expr);
    Value eval(const lang::Location& node, const lang::Expr& expr);
    Value eval(const lang::Arrows& node, const lang::Expr& expr);
    Value eval(const lang::Numbered& node, const lang::Expr& expr);
    Value eval(const lang::Numbers& node, const lang::Expr& expr);
    template <one_of<lang::Product, lang::Negate, lang::Invert, lang::Power, lang::Commutator, lang::Conjugate> Node>
    Value eval(const Node& node, const lang::Expr& expr) {
        Operands operands;
        lang::for_each_child(node, [&](const lang::ExprPtr& child) {
            operands.push_back(operand(*child));
            check_operand(node, operands);
        });
        return apply(node, expr, {operands.data(), operands.size()});
    }
    Value eval(const lang::Binary& node, const lang::Expr& expr);
    Value eval(const lang::Not& node, const lang::Expr& expr);
    Value eval(const lang::Call& node, const lang::Expr& expr);
    Value eval(const lang::Field& node, const lang::Expr& expr);
    Value eval(const lang::Index& node, const lang::Expr& expr);
    Value eval(const lang::List& node, const lang::Expr& expr);
    Value eval(const lang::Map& node, const lang::Expr& expr);
    Value eval(const lang::IfExpr& node, const lang::Expr& expr);
    Value eval(const lang::Lambda& node, const lang::Expr& expr);
    Value eval(const lang::Comprehension& node, const lang::Expr& expr);
    Value eval(const lang::Quantified& node, const lang::Expr& expr);
    Value eval(const lang::BlockExpr& node, const lang::Expr& expr);

    Value call_user(const lang::Call& node, const UserFunction& function, lang::Span span);
    /// The evaluated arguments in parameter order.
    Operands arguments_of(const lang::Call& node, const Function& function, const lang::Where& where_called);
    /// The question becomes a boolean with its reason.
    Operands arguments_of_why(const lang::Call& node, const Function& why, const lang::Where& here);
    std::string reason_of(const lang::Expr& question);
    std::string reason_of(const lang::Call& node, const lang::Expr& question);
    std::string reason_of(const lang::Binary& node, const lang::Expr& question);
    /// The text of the reason function, or the reason of the answer itself.
    std::string reason_from(const std::string& reason_name, bool is_built_in, std::vector<Operand> operands,
                            const lang::Expr& question);
    static void check_element(const Operand& operand, std::string_view in_what);
    [[nodiscard]] bool holds(const lang::Binary& node);
    Value inverse(const Operand& value);
    /// `first`: 1 or -1, the sign of the term before the first bare minus.
    Value number_product(std::span<const Operand> factors, const lang::Product& node, int first = 1);
    [[nodiscard]] std::string field_hint(const lang::Field& node, const Value& value) const;
    std::optional<Value> long_difference(const lang::Binary& node);
    Value sum(const lang::Binary& node);
    /// Nothing unless it is a call of a built-in function with the old value as its first argument.
    std::optional<Value> changed_by_call(const lang::Let& node, Value& old);
    /// Calls a built-in function, also if a local name hides it.
    Value call_built_in(std::string_view name, std::initializer_list<Operand> arguments, const lang::Where& where);
    Value slice(const Operand& list, const Range& range, const lang::Where& where);
    static Value list_of(const Range& range);

    Context& context_;
    const Scope& scope_;
    const Locals* locals_;
    const lang::SourcePtr& source_;
};

}  // namespace cubelang::meaning
