// `assert`: the message of a condition that is false.

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/compare.hpp"

namespace cubelang::meaning {
namespace {

// One side of a failed comparison, cut to a readable length.
std::string side(Context& context, const Operand& operand) {
    constexpr std::size_t longest = 400;
    auto text = is_element(operand.value) ? cycle_text(*permutation(context, operand.value, operand.where))
                                          : to_text(operand.value);
    if (text.size() > longest) text.replace(longest, text.npos, "…");
    return text;
}

// The message of a failed assertion, as `print` would write it.
std::string assertion_message(Evaluator& evaluate, const lang::Expr& message) {
    auto text = to_text(evaluate.evaluate(message));
    return text.empty() ? "this assertion is false" : text;
}

}  // namespace

void Evaluator::check(const lang::Assert& node) {
    const auto where = this->where(node.condition->span);
    const auto fail = [&](const std::string& hint) {
        throw lang::Error(
            where, node.message == nullptr ? "this assertion is false" : assertion_message(*this, *node.message), hint);
    };
    const auto* binary = std::get_if<lang::Binary>(&node.condition->node);
    if (binary != nullptr && (binary->op == lang::Operator::equal || binary->op == lang::Operator::unequal)) {
        const auto left = operand(*binary->left), right = operand(*binary->right);
        if (meaning::equal(context_, left, right) == (binary->op == lang::Operator::equal)) return;
        fail(fmt::format("left of {0}:  {1}\n      right of {0}: {2}",
                         binary->op == lang::Operator::equal ? "==" : "!=", side(context_, left),
                         side(context_, right)));
    }
    const auto value = evaluate(*node.condition);
    const auto* boolean = value.as<Boolean>();
    if (boolean == nullptr)
        throw lang::Error(where, fmt::format("`assert` needs true or false, but this is {}", type_with_article(value)),
                          "compare with == or <, or use a test such as is_reachable(p)");
    if (!boolean->value) fail(boolean->reason);
}

}  // namespace cubelang::meaning
