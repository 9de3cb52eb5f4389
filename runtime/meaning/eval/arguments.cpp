// Matching of named arguments to parameters.

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/suggest.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {
namespace {

using Names = std::vector<std::string>;

Names parameter_names(const Function& function) {
    Names names;
    if (function.built_in != nullptr)
        for (const auto& parameter : function.built_in->parameters) names.emplace_back(parameter.name);
    else
        for (const auto& parameter : function.user->code.parameters) names.push_back(parameter.name);
    return names;
}

std::string parameter_hint(const Names& names, const std::string& name) {
    if (auto hint = did_you_mean(name, names); !hint.empty()) return hint;
    if (name == "key" && std::ranges::find(names, "by") == names.end())
        return "sort(list, by = f) sorts by f: the item with the largest f(item) comes last";
    return names.empty() ? "it takes no arguments" : fmt::format("its parameters are {}", fmt::join(names, ", "));
}

std::size_t place_of(const Function& function, const Names& names, const NamedOperand& argument) {
    const auto at = std::ranges::find(names, argument.name);
    if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
    throw lang::Error(argument.name_where, fmt::format("{} has no parameter `{}`", name_of(function), argument.name),
                      parameter_hint(names, argument.name));
}

void check_required(const Function& function, const Names& names, const std::vector<Operand>& ordered,
                    const lang::Where& where) {
    for (std::size_t i = 0; i < required(function); ++i)
        if (i >= ordered.size() || !ordered[i].given)
            throw lang::Error(where, fmt::format("{} is called without its argument `{}`", name_of(function), names[i]),
                              fmt::format("its parameters are {}", fmt::join(names, ", ")));
}

}  // namespace

std::vector<Operand> in_order(const Function& function, std::vector<NamedOperand> arguments, const lang::Where& where) {
    const auto is_named = [](const NamedOperand& argument) { return !argument.name.empty(); };
    const auto first_named = std::ranges::find_if(arguments, is_named);
    std::vector<Operand> ordered;
    for (auto at = arguments.begin(); at != first_named; ++at) ordered.push_back(std::move(at->operand));
    if (first_named == arguments.end()) return ordered;

    const auto names = parameter_names(function);
    for (auto at = first_named; at != arguments.end(); ++at) {
        if (!is_named(*at))
            throw lang::Error(at->operand.where, "an unnamed argument follows a named one",
                              "unnamed arguments come first");
        const auto place = place_of(function, names, *at);
        auto left_out = at->operand;
        left_out.given = false;
        if (ordered.size() <= place) ordered.resize(place + 1, left_out);
        if (ordered[place].given) throw lang::Error(at->name_where, fmt::format("`{}` is given twice", at->name));
        ordered[place] = std::move(at->operand);
    }
    check_required(function, names, ordered, where);
    return ordered;
}

}  // namespace cubelang::meaning
