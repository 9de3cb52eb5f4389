#include "runtime/meaning/eval/output.hpp"

#include <utility>

#include <fmt/format.h>

#include "runtime/meaning/eval/source_cycles.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {

render::Drawing drawn(Context& context, const ShownValue& shown, const render::Screen& screen) {
    const auto starts = cycle_starts(context.cube(), *shown.expr);
    auto drawing = meaning::shown(context, shown.value, shown.where, screen, starts);
    context.check_stop(shown.where);  // the drawing may be incomplete
    if (!shown.remark.empty())
        drawing.lines.front().push_back({fmt::format("  ({})", shown.remark), {render::Role::faint}});
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
    if (call == nullptr || call->callee || call->arguments.size() != 1 || !call->arguments.front().name.empty())
        return nullptr;
    if (scope.find(call->name) != nullptr || (locals != nullptr && locals->find(call->name) != nullptr)) return nullptr;
    const auto* built_in = scope.vocabulary().built_in(call->name);
    return built_in != nullptr && built_in->remark.on != nullptr ? built_in : nullptr;
}

ValueWithRemark with_remark(Context& context, Evaluator evaluate, const BuiltIn& built_in, const lang::Expr& expr) {
    const auto& call = std::get<lang::Call>(expr.node);
    auto argument = evaluate.operand(*call.arguments.front().value);
    if (built_in.remark.performs && is_element(argument.value))
        argument.value = {Permutation{permutation(context, argument.value, argument.where)}};
    auto value = meaning::call(context, {nullptr, &built_in}, {argument}, evaluate.where(expr.span));
    auto remark = is_element(argument.value) ? built_in.remark.on(context, argument.value) : std::string();
    return {std::move(value), std::move(remark)};
}

}  // namespace cubelang::meaning
