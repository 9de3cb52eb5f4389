// Values in texts, `"order {order(p):>8}"`.

#include <fmt/format.h>

#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/eval/code.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::meaning {
namespace {

// `decimals`: `.2`, or empty
std::string written(const Operand& value, std::string_view decimals, StopToken stop) {
    if (decimals.empty()) return to_text(value.value, stop);
    if (is_number(value.value))
        return decimal_text(rational(value.value), static_cast<unsigned>(std::stoul(std::string(decimals.substr(1)))));
    throw lang::Error(value.where, fmt::format("this is {}, which has no decimals", type_with_article(value.value)),
                      "decimals belong to a number: \"{7/3:.2}\"");
}

// The format is one of the grammar, such as `>8.2`.
std::string formatted(const Operand& value, std::string_view format, StopToken stop) {
    const auto point = std::min(format.find('.'), format.size());
    const auto padding = fmt::format("{{:{}}}", format.substr(0, point));
    return fmt::format(fmt::runtime(padding), written(value, format.substr(point), stop));
}

}  // namespace

CodePtr code_of(const lang::Interpolation& node, const lang::Expr& expr, Places& places) {
    return coded(expr, places, [&node, values = codes_of(node.values, places)](const Code& here, Activation& now) {
        std::string text = node.texts.front();
        const auto stop = now.context.stop_token();
        for (std::size_t i = 0; i < values.size() && text.size() <= limits::longest_text; ++i)
            text += formatted(values[i]->operand(now), node.formats[i], stop) + node.texts[i + 1];
        now.context.check_stop(here.where(now));  // the text of a value may be incomplete
        return make_text(std::move(text));
    });
}

}  // namespace cubelang::meaning
