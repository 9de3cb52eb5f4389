#pragma once
// Calls, names, and the operations of expressions.

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

class Definitions;

/// Calls a user-defined or built-in function. Errors in a user-defined function get the call as a note.
[[nodiscard]] Value call(Context& context, const Function& function, std::span<const Operand> arguments,
                         const lang::Where& where);
[[nodiscard]] inline Value call(Context& context, const Function& function, std::initializer_list<Operand> arguments,
                                const lang::Where& where) {
    return call(context, function, std::span(arguments.begin(), arguments.size()), where);
}

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
/// last parameter named `answer` gets the value of order(p). certificate_order(p) gives the certificate of order(p) in
/// the same way. Read from stdlib/reasons on first use.
[[nodiscard]] const Definitions& reasons();
/// The text that a function of stdlib/reasons returns.
[[nodiscard]] std::string library_reason(Context& context, const Vocabulary& vocabulary, std::string_view name,
                                         std::initializer_list<Operand> operands);
/// The text with a capital, unless it begins with a part or a value, and a full stop.
[[nodiscard]] std::string sentence(std::string text);

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

/// An operation whose operands are all needed: see Evaluator::apply.
template <class Node>
concept operation =
    one_of<Node, lang::Product, lang::Negate, lang::Invert, lang::Power, lang::Commutator, lang::Conjugate>;
struct FunctionCode;

/// What nodes do with the values of their children, and its errors. The code of the nodes is in code.hpp.
class Evaluator {
public:
    /// All must outlive it.
    Evaluator(Context& context, const Scope& scope, const Locals* locals, const lang::SourcePtr& source)
        : context_(context), scope_(scope), locals_(locals), source_(source) {}

    /// Compiles the expression and runs its code (code.cpp).
    [[nodiscard]] Value evaluate(const lang::Expr& expr);
    /// Runs code that was compiled for these locals.
    [[nodiscard]] Value evaluate(const FunctionCode& code);
    [[nodiscard]] Operand operand(const lang::Expr& expr) { return {evaluate(expr), where(expr.span)}; }
    /// `value` is that of the expression.
    [[nodiscard]] bool truth(const Value& value, const lang::Expr& expr, std::string_view of_what) const;
    /// The value of `name`: a local, a definition of the scope, a built-in or a constant. Throws an error with a
    /// suggestion if the name is unknown.
    [[nodiscard]] const Value& look_up(std::string_view name, lang::Span span) const {
        const auto* local = locals_ == nullptr ? nullptr : locals_->find(name);
        return local != nullptr ? *local : meaning::look_up(scope_, locals_, name, source_, span);
    }

    // The spans of the nodes are for errors.
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
    /// Does a comparison hold, with an operator from `equal` to `at_least`?
    [[nodiscard]] bool holds(const lang::Binary& node, const Value& a, const Value& b);
    Value sum(Value left, const Value& right, const lang::Binary& node);
    /// `10 - 7-2` is (10 - 7) - 2: the right operand `7-2` is not a separate difference.
    [[nodiscard]] static bool is_long_difference(const lang::Binary& node, const lang::SourcePtr& source);
    /// `factors`: those of the product on the right of it
    Value difference(Value left, std::span<const Operand> factors, const lang::Binary& node);
    [[nodiscard]] Value field(const lang::Field& node, const Value& value);
    [[nodiscard]] Value make_function(const lang::Lambda& code, Captured used) const;
    [[noreturn]] void report_not_called(const lang::Call& node, const Value& callee) const;
    /// Are the arguments written in parameter order, without names?
    [[nodiscard]] static bool is_in_order(const lang::Call& node, const Function& function);
    /// The arguments in parameter order; `given` are those of the call, as written.
    Operands in_order(const lang::Call& node, const Function& function, Operands given,
                      const lang::Where& where_called);
    /// Calls a built-in function, also if a local name hides it.
    Value call_built_in(std::string_view name, std::initializer_list<Operand> arguments, const lang::Where& where);

    /// The values that `for` goes through. Throws an error at `where` for a type without values, such as an integer.
    [[nodiscard]] Cursor each(const Value& items, const lang::Where& where);

    /// why(question)
    [[nodiscard]] Value why(const lang::Expr& question);
    /// certificate(question): the text of stdlib/reasons; nothing if it has none for such questions. An answer that is
    /// known is not computed again.
    [[nodiscard]] std::optional<Value> certificate(const lang::Expr& question, const Value* known = nullptr);
    /// The same for the only argument of this call; or its certificate `as` a text in another form.
    [[nodiscard]] std::optional<Value> certificate(const lang::Call& node);
    /// The question becomes a boolean with its reason.
    Operands arguments_of_why(const lang::Call& node, const Function& why, const lang::Where& here);

    [[nodiscard]] lang::Where where(lang::Span span) const { return {source_, span}; }

private:
    std::string reason_of(const lang::Expr& question);
    /// By certificate_NAME; nothing if that needs other arguments.
    [[nodiscard]] std::optional<Value> certificate_of(const std::string& name, std::vector<Operand> given,
                                                      const Value& answer, const lang::Where& here);
    [[nodiscard]] Operands arguments_of(const lang::Call& node, const Function& function, const lang::Where& here);
    std::string reason_of(const lang::Call& node, const lang::Expr& question);
    std::string reason_of(const lang::Binary& node, const lang::Expr& question);
    std::string reason_of(const lang::Quantified& node, const lang::Expr& question);
    std::string first_reason(const lang::Quantified& node, bool wanted);
    /// The text of the reason function, or the reason of the answer itself.
    std::string reason_from(const std::string& reason_name, bool is_built_in, std::vector<Operand> operands,
                            const lang::Expr& question);
    static void check_element(const Operand& operand, std::string_view in_what);
    Value inverse(const Operand& value);
    /// `first`: 1 or -1, the sign of the term before the first bare minus.
    Value number_product(std::span<const Operand> factors, const lang::Product& node, int first = 1);
    [[nodiscard]] std::string field_hint(const lang::Field& node, const Value& value) const;

    Context& context_;
    const Scope& scope_;
    const Locals* locals_;
    const lang::SourcePtr& source_;
};

}  // namespace cubelang::meaning
