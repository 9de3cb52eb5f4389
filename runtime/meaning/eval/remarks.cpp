#include "runtime/meaning/eval/remarks.hpp"

#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::eval {
namespace {

// A call of the built-in itself, with the one argument that leaves the reading open.
const BuiltIn* asked(const lang::Expr& expr, const Scope& scope, const Locals* locals) {
    const auto* call = std::get_if<lang::Call>(&expr.node);
    if (call == nullptr || call->arguments.size() != 1 || !call->arguments.front().name.empty()) return nullptr;
    if (scope.find(call->name) != nullptr || (locals != nullptr && locals->find(call->name) != nullptr)) return nullptr;
    const auto* built_in = scope.vocabulary().built_in(call->name);
    return built_in != nullptr && built_in->remark.on != nullptr ? built_in : nullptr;
}

}  // namespace

Remarked remarked(Context& context, Evaluator& evaluate, const Scope& scope, const Locals* locals,
                  const lang::Expr& expr) {
    const auto* built_in = asked(expr, scope, locals);
    if (built_in == nullptr) return {evaluate.evaluate(expr), {}};
    const auto& call = std::get<lang::Call>(expr.node);
    auto argument = evaluate.operand(*call.arguments.front().value);
    if (built_in->remark.performs && is_element(argument.value))
        argument.value = {Permutation{permutation(context, argument.value, argument.where)}};
    auto value = eval::call(context, {nullptr, built_in}, {argument}, evaluate.where(expr.span));
    auto remark = is_element(argument.value) ? built_in->remark.on(context, argument.value) : std::string();
    return {std::move(value), std::move(remark)};
}

}  // namespace cubelang::eval
