#pragma once
// What a bare expression shows, and `print`.

#include <string>

#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/context.hpp"

namespace cubelang::eval {

/// Refers to what it is made of: valid only until the callback returns.
struct Shown {
    const Value& value;
    const lang::Where& where;   ///< the statement
    const std::string& remark;  ///< which reading the value is, where there are two; may be empty
};

/// The value as shown on that screen (usually the context's), the remark after its first line. Throws if it is stopped
/// while it is drawn.
[[nodiscard]] render::Drawing drawn(Context& context, const Shown& shown, const render::Screen& screen);
[[nodiscard]] inline render::Drawing drawn(Context& context, const Shown& shown) {
    return drawn(context, shown, context.screen());
}

/// What one `print` prints: texts side by side, pictures on lines of their own.
class Printed {
public:
    void add(const Value& value, StopToken stop);
    [[nodiscard]] render::Drawing take() &&;

private:
    void end_line();

    render::Drawing drawing_;
    std::string line_;
    bool in_line_ = false;
};

/// What is said besides a bare number that could be read in two ways: which reading it is, and what the other one
/// gives.
struct Remarked {
    Value value;
    std::string remark;  ///< empty: there is no doubt
};

/// The value of an expression, and the remark if it is the call of a question that has one.
[[nodiscard]] Remarked remarked(Context& context, Evaluator& evaluate, const Scope& scope, const Locals* locals,
                                const lang::Expr& expr);

}  // namespace cubelang::eval
