#include "runtime/builtins/in_text.hpp"

#include "runtime/builtins/table.hpp"
#include "runtime/eval/evaluator.hpp"

namespace cubelang::eval {

Value evaluated(Context& context, const lang::Expr& expr, const lang::SourcePtr& source) {
    const Scope scope(vocabulary());
    return Evaluator(context, scope, nullptr, source).evaluate(expr);
}

}  // namespace cubelang::eval
