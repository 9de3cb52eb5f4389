#include "runtime/meaning/builtins/in_text.hpp"

#include "runtime/meaning/builtins/table.hpp"
#include "runtime/meaning/eval/evaluator.hpp"

namespace cubelang::eval {

Value evaluated(Context& context, const lang::Expr& expr, const lang::SourcePtr& source) {
    const Scope scope(vocabulary());
    return Evaluator(context, scope, nullptr, source).evaluate(expr);
}

}  // namespace cubelang::eval
