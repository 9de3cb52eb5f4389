#include "runtime/meaning/builtins/arguments/counted_by.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cubelang::eval {
namespace {

constexpr CountedBy ways_to_count[] = {
    {"labelled", "way of counting: every centre is known from the others", query::Counting::labelled},
    {"colours", "way of counting: centres of one colour look alike", query::Counting::by_colours},
};

// By the American name too, which is a function.
bool is_colors(const Value& value) {
    const auto* function = value.as<Function>();
    return function != nullptr && function->built_in != nullptr && function->built_in->name == "colors";
}

}  // namespace

bool Argument<CountedBy>::fits(const Value& value) { return Argument<Text>::fits(value) || is_colors(value); }

CountedBy Argument<CountedBy>::get(Context&, const Operand& operand) {
    const std::string name = is_colors(operand.value) ? "colours" : operand.value.as<Text>()->text;
    if (const auto way = std::ranges::find(ways_to_count, name, &CountedBy::name); way != std::end(ways_to_count))
        return *way;
    throw lang::Error(operand.where, fmt::format("there is no way of counting called `{}`", name),
                      "by = labelled knows every centre from the others, by = colours only their colours");
}

std::vector<Choice> Argument<CountedBy>::choices() { return choices_among(ways_to_count); }

}  // namespace cubelang::eval
