// `assert`: the message of a condition that is false.

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/eval/steps.hpp"
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

// The message is as `print` would write it.
[[noreturn]] void fail(const lang::Assert& node, Evaluator evaluator, const std::string& hint) {
    auto text = node.message == nullptr ? "" : to_text(evaluator.evaluate(*node.message));
    throw lang::Error(evaluator.where(node.condition->span), text.empty() ? "this assertion is false" : text, hint);
}

// The error shows both sides.
StepPtr equation(const lang::Assert& node, const lang::Binary& binary, Places& places) {
    return stepped([&node, visible = places.visible(), is_equal = binary.op == lang::Operator::equal,
                    a = code_of(*binary.left, places), b = code_of(*binary.right, places)](Activation& now) {
        const auto left = a->operand(now), right = b->operand(now);
        if (meaning::equal(now.context, left, right) == is_equal) return;
        fail(node, now.evaluator(visible),
             fmt::format("left of {0}:  {1}\n      right of {0}: {2}", is_equal ? "==" : "!=", side(now.context, left),
                         side(now.context, right)));
    });
}

}  // namespace

StepPtr step_of(const lang::Assert& node, Places& places) {
    const auto* binary = std::get_if<lang::Binary>(&node.condition->node);
    if (binary != nullptr && (binary->op == lang::Operator::equal || binary->op == lang::Operator::unequal))
        return equation(node, *binary, places);
    return stepped([&node, visible = places.visible(), condition = code_of(*node.condition, places)](Activation& now) {
        const auto value = condition->run(now);
        auto evaluator = now.evaluator(visible);
        if (!evaluator.truth(value, *node.condition, "`assert`")) fail(node, evaluator, value.as<Boolean>()->reason);
    });
}

}  // namespace cubelang::meaning
