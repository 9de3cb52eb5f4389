#include "runtime/value/built_in.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cubelang::eval {

Vocabulary::Vocabulary(std::vector<BuiltIn> built_ins, std::vector<Constant> constants)
    : built_ins_(std::move(built_ins)), constants_(std::move(constants)) {
    for (const auto& row : built_ins_) by_name_.emplace(row.name, &row);
}

const BuiltIn* Vocabulary::built_in(std::string_view name) const {
    const auto at = by_name_.find(name);
    return at == by_name_.end() ? nullptr : at->second;
}

const Constant* Vocabulary::constant(std::string_view name) const {
    const auto at = std::ranges::find(constants_, name, &Constant::name);
    return at == constants_.end() ? nullptr : &*at;
}

std::string signature(const BuiltIn& built_in) {
    std::string text = std::string(built_in.name) + "(";
    for (std::size_t i = 0; i < built_in.parameters.size(); ++i) {
        const auto& parameter = built_in.parameters[i];
        const auto comma = i == 0 ? "" : ", ";
        text += parameter.optional ? fmt::format("{}[{}{}]", i == 0 ? "" : " ", comma, parameter.name)
                                   : fmt::format("{}{}", comma, parameter.name);
    }
    return text + ")";
}

}  // namespace cubelang::eval
