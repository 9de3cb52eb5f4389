#pragma once
// Output of bare expressions and of `print`.

#include <string>

#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// A value to show. Its references are valid only until the callback returns.
struct ShownValue {
    const Value& value;
    const lang::Where& where;   ///< the statement
    const std::string& remark;  ///< the meaning of the value if there are two readings; may be empty
    const lang::ExprPtr& expr;  ///< the expression; cycles of the value start at the locations of cycles in it
};

/// Draws the value for a screen, usually the context's, with the remark after its first line. Throws if interrupted.
[[nodiscard]] render::Drawing drawn(Context& context, const ShownValue& shown, const render::Screen& screen);
[[nodiscard]] inline render::Drawing drawn(Context& context, const ShownValue& shown) {
    return drawn(context, shown, context.screen());
}

/// Collects the output of one `print`: texts side by side, pictures on separate lines.
class PrintOutput {
public:
    void add(const Value& value, StopToken stop);
    [[nodiscard]] render::Drawing take() &&;

private:
    void end_line();

    render::Drawing drawing_;
    std::string line_;
    bool in_line_ = false;
};

/// A value and a remark on it, as a built-in makes it.
struct ValueWithRemark {
    Value value;
    std::string remark;  ///< may be empty
};

/// The built-in that the expression calls, if it makes remarks on such a call; else null.
[[nodiscard]] const BuiltIn* remarking_built_in(const lang::Expr& expr, const Scope& scope, const Locals* locals);
/// The value of that call.
[[nodiscard]] ValueWithRemark with_remark(Context& context, Evaluator evaluate, const BuiltIn& built_in,
                                          const lang::Expr& expr);

}  // namespace cubelang::meaning
