#include "runtime/builtins/common_arguments.hpp"

#include <fmt/format.h>

#include "runtime/show/text.hpp"

namespace cubelang::eval {
namespace {

template <class Rows>
std::string names_in(const Rows& rows) {
    std::vector<std::string_view> names;
    for (const auto& row : rows) names.push_back(row.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

query::Metric Argument<query::Metric>::get(Context&, const Operand& operand) {
    const auto& name = operand.value.as<Text>()->text;
    if (const auto* metric = query::find_metric(name)) return *metric;
    throw lang::Error(operand.where, fmt::format("there is no metric `{}`", name),
                      fmt::format("the metrics are {}", names_in(query::metrics())));
}

NumberingPtr Argument<NumberingPtr>::get(Context&, const Operand& operand) {
    if (const auto* numbering = cube::find_numbering(spelled_name(operand.value))) return numbering;
    throw lang::Error(operand.where, fmt::format("there is no numbering `{}`", to_text(operand.value)),
                      fmt::format("the numberings are {}", names_in(cube::numberings())));
}

// As they are written: what spells moves is in quotes.
std::vector<Choice> Argument<NumberingPtr>::choices() {
    auto choices = choices_among(cube::numberings());
    for (auto& choice : choices)
        if (choice.text == "fruldb") choice = {"\"fruldb\"", choice.meaning};
    return choices;
}

int checked_int(const std::optional<At<Integer>>& given, const Bounds& bounds) {
    if (!given) return bounds.usual;
    const auto& [value, where] = *given;
    if (value >= bounds.least && value <= bounds.most) return static_cast<int>(value);
    throw lang::Error(where, fmt::format("{} is a number from {} to {}, not {}", bounds.name, bounds.least, bounds.most,
                                         value.str()));
}

}  // namespace cubelang::eval
