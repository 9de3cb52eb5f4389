#pragma once
// What is said besides a bare number that could be read in two ways: which reading it is, and what the other one gives.

#include "runtime/meaning/eval/evaluator.hpp"

namespace cubelang::eval {

struct Remarked {
    Value value;
    std::string remark;  ///< empty: there is no doubt
};

/// The value of an expression, and the remark if it is the call of a question that has one.
[[nodiscard]] Remarked remarked(Context& context, Evaluator& evaluate, const Scope& scope, const Locals* locals,
                                const lang::Expr& expr);

}  // namespace cubelang::eval
