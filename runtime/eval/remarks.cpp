#include "runtime/eval/remarks.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "runtime/query/length.hpp"
#include "runtime/query/order.hpp"
#include "runtime/value/built_in.hpp"

namespace cubelang::eval {
namespace {

std::string on_order(Context&, const Value& of) {
    const auto& p = *of.as<Permutation>()->state;
    const auto labelled = query::order(p), visible = query::visible_order(p);
    return labelled == visible ? "" : fmt::format("labelled stickers; by colours: {}", visible);
}

std::string on_visible_order(Context&, const Value& of) {
    const auto& p = *of.as<Permutation>()->state;
    const auto labelled = query::order(p), visible = query::visible_order(p);
    return labelled == visible ? "" : fmt::format("by colours; labelled stickers: {}", labelled);
}

std::string on_length(Context& context, const Value& of) {
    const auto* algorithm = of.as<Algorithm>();
    if (algorithm == nullptr) return "";
    const auto in = [&](const char* metric) {
        return query::length(*algorithm->word, *query::find_metric(metric), context.cube().n);
    };
    const auto half = in("HTM"), quarter = in("QTM");
    return half == quarter ? "" : fmt::format("HTM; QTM: {}", quarter.str());
}

struct Row {
    std::string_view name;
    bool performs;  ///< is the question about the permutation? Then it is worked out once, for answer and remark
    std::string (*remark)(Context&, const Value& of);
};
constexpr std::array table{Row{"order", true, on_order}, Row{"visible_order", true, on_visible_order},
                           Row{"length", false, on_length}};

// A call of the built-in itself, with the one argument that leaves the reading open.
const Row* row_of(const lang::Expr& expr, const Scope& scope, const Locals* locals) {
    const auto* call = std::get_if<lang::Call>(&expr.node);
    if (call == nullptr || call->arguments.size() != 1 || !call->arguments.front().name.empty()) return nullptr;
    if (scope.find(call->name) != nullptr || (locals != nullptr && locals->find(call->name) != nullptr)) return nullptr;
    const auto row = std::ranges::find(table, call->name, &Row::name);
    return row == table.end() ? nullptr : &*row;
}

}  // namespace

Remarked remarked(Context& context, Evaluator& evaluate, const Scope& scope, const Locals* locals,
                  const lang::Expr& expr) {
    const auto* row = row_of(expr, scope, locals);
    if (row == nullptr) return {evaluate.evaluate(expr), {}};
    const auto& call = std::get<lang::Call>(expr.node);
    auto argument = evaluate.operand(*call.arguments.front().value);
    if (row->performs && is_element(argument.value))
        argument.value = {Permutation{permutation(context, argument.value, argument.where)}};
    auto value =
        eval::call(context, {nullptr, scope.vocabulary().built_in(row->name)}, {argument}, evaluate.where(expr.span));
    auto remark = row->remark(context, argument.value);
    return {std::move(value), std::move(remark)};
}

}  // namespace cubelang::eval
