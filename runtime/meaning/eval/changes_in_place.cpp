// `let xs = with_item(xs, 2, R)`: the old value is not needed any more, so it can be changed in place.

#include <algorithm>

#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/depth.hpp"

namespace cubelang::meaning {

bool is_name(const lang::Expr& expr, std::string_view wanted) {
    const auto* name = std::get_if<lang::Name>(&expr.node);
    return name != nullptr && name->name == wanted;
}

Value Evaluator::next_value(const lang::Let& node, Value& old) {
    const auto* sum = std::get_if<lang::Binary>(&node.value->node);
    if (sum != nullptr && sum->op == lang::Operator::add && is_name(*sum->left, node.name)) {
        const auto more = evaluate(*sum->right);
        auto value = this->sum(std::exchange(old, Value()), more, *sum);
        if (may_be_too_large(value)) check_size(value, where(node.value->span));
        return value;
    }
    if (auto value = changed_by_call(node, old)) return *std::move(value);
    return evaluate(*node.value);
}

std::optional<Value> Evaluator::changed_by_call(const lang::Let& node, Value& old) {
    const auto* called = std::get_if<lang::Call>(&node.value->node);
    const auto* built_in = called == nullptr ? nullptr : scope_.vocabulary().built_in(called->name);
    if (built_in == nullptr || called->arguments.empty() || scope_.find(called->name) != nullptr) return std::nullopt;
    const auto is_named = [](const lang::Argument& argument) { return !argument.name.empty(); };
    if (std::ranges::any_of(called->arguments, is_named) || !is_name(*called->arguments.front().value, node.name))
        return std::nullopt;
    Operands arguments{{Value(), where(called->arguments.front().value->span)}};
    for (auto at = called->arguments.begin() + 1; at != called->arguments.end(); ++at)
        arguments.push_back(operand(*at->value));
    // A function that is called back may read the name.
    const bool is_last = std::ranges::none_of(arguments, contains_function, &Operand::value);
    arguments.front().value = is_last ? std::exchange(old, Value()) : old;
    arguments.front().is_last = is_last;
    auto value =
        call(context_, {nullptr, built_in}, std::span(arguments.data(), arguments.size()), where(node.value->span));
    if (may_be_too_large(value)) check_size(value, where(node.value->span));
    return value;
}

}  // namespace cubelang::meaning
