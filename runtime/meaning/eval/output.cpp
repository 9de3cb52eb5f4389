#include "runtime/meaning/eval/output.hpp"

#include <utility>

#include <fmt/format.h>

#include "runtime/cube/query/simplify.hpp"
#include "runtime/meaning/eval/source_cycles.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {

render::Drawing drawn(Context& context, const ShownValue& shown, const render::Screen& screen) {
    const auto starts = cycle_starts(context.cube(), *shown.expr);
    auto drawing = meaning::shown(context, shown.value, shown.remark, shown.where, screen, starts);
    context.check_stop(shown.where);  // the drawing may be incomplete
    return drawing;
}

void PrintOutput::add(const Value& value, StopToken stop) {
    if (const auto* picture = value.as<Picture>()) {
        end_line();
        render::append(drawing_, *picture->drawing);
    } else if (!std::exchange(in_line_, true)) {
        line_ = to_text(value, stop);
    } else {
        line_ += ' ' + to_text(value, stop);
    }
}

render::Drawing PrintOutput::take() && {
    end_line();
    return std::move(drawing_);
}

void PrintOutput::end_line() {
    if (!std::exchange(in_line_, false)) return;
    if (drawing_.lines.empty())
        drawing_ = render::text(line_);
    else
        render::append(drawing_, render::text(line_));
}

const BuiltIn* remarking_built_in(const lang::Expr& expr, const Scope& scope, const Locals* locals) {
    const auto* call = std::get_if<lang::Call>(&expr.node);
    if (call == nullptr || call->callee) return nullptr;
    if (scope.find(call->name) != nullptr || (locals != nullptr && locals->find(call->name) != nullptr)) return nullptr;
    const auto* built_in = scope.vocabulary().built_in(call->name);
    const bool has_one = call->arguments.size() == 1 && call->arguments.front().name.empty();
    if (built_in == nullptr || (built_in->remark.on != nullptr && !has_one)) return nullptr;
    return built_in->remark.on != nullptr || built_in->remark.is_length ? built_in : nullptr;
}

namespace {

// The metric that a call names, or the usual one.
const query::Metric* metric_of(const BuiltIn& built_in, const lang::Call& call, Evaluator evaluate, int n) {
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        const auto& [name, span, value] = call.arguments[i];
        if ((name.empty() ? built_in.parameters[i].name : std::string_view(name)) == "metric")
            return query::find_metric(to_text(evaluate.operand(*value).value));
    }
    return &query::usual_metric(n);
}

// "8 HTM", "8 to 10 HTM"
std::string lengths_of(const Value& found, const query::Metric& metric, int n) {
    const auto* list = found.as<List>();
    std::vector<Integer> lengths;
    for (const auto& word : list == nullptr ? std::vector{found} : list->items.copy())
        if (const auto* a = word.as<Algorithm>()) lengths.push_back(query::length(*a->word, metric, n));
    if (lengths.empty()) return {};
    const auto least = std::ranges::min(lengths), most = std::ranges::max(lengths);
    return fmt::format("{}{} {}", least.str(), least == most ? "" : " to " + most.str(), metric.name);
}

}  // namespace

ValueWithRemark with_remark(Context& context, Evaluator evaluate, const BuiltIn& built_in, const lang::Expr& expr) {
    const auto& call = std::get<lang::Call>(expr.node);
    if (built_in.remark.is_length) {
        auto value = evaluate.operand(expr).value;
        const int n = context.cube().n;
        return {value, lengths_of(value, *metric_of(built_in, call, evaluate, n), n)};
    }
    auto argument = evaluate.operand(*call.arguments.front().value);
    if (built_in.remark.performs && is_element(argument.value))
        argument.value = {Permutation{permutation(context, argument.value, argument.where)}};
    auto value = meaning::call(context, {nullptr, &built_in}, {argument}, evaluate.where(expr.span));
    auto remark = is_element(argument.value) ? built_in.remark.on(context, argument.value) : std::string();
    return {std::move(value), std::move(remark)};
}

}  // namespace cubelang::meaning
