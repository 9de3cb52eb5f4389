#include "runtime/meaning/value/built_in.hpp"

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "runtime/base/english.hpp"

namespace cubelang::meaning {

struct Vocabulary::Named {
    Value value;
    const BuiltIn* built_in = nullptr;  ///< one of the two is set
    const Constant* constant = nullptr;
};

struct Vocabulary::Index {
    explicit Index(Tables made) : tables(std::move(made)) {
        for (const auto& row : tables.constants) names.emplace(row.name, Named{row.value, nullptr, &row});
        for (const auto& row : tables.built_ins)
            names.insert_or_assign(row.name, Named{Function{nullptr, &row}, &row, nullptr});
    }
    [[nodiscard]] const Named* find(std::string_view name) const {
        const auto at = names.find(name);
        return at == names.end() ? nullptr : &at->second;
    }

    Tables tables;
    std::unordered_map<std::string_view, Named> names;
};

Vocabulary::Vocabulary(Tables (*make)(bool)) : make_(make) {}
Vocabulary::~Vocabulary() = default;

const Vocabulary::Index& Vocabulary::index(bool all) const {
    auto& made = all ? all_ : first_;
    std::call_once(made.once, [&] { made.index = std::make_unique<const Index>(make_(all)); });
    return *made.index;
}

const std::vector<BuiltIn>& Vocabulary::built_ins() const { return index(true).tables.built_ins; }
const std::vector<Constant>& Vocabulary::constants() const { return index(true).tables.constants; }

const Vocabulary::Named* Vocabulary::find(std::string_view name) const {
    const auto* named = index(false).find(name);
    return named != nullptr ? named : index(true).find(name);
}

const BuiltIn* Vocabulary::built_in(std::string_view name) const {
    const auto* named = find(name);
    return named == nullptr ? nullptr : named->built_in;
}

const Constant* Vocabulary::constant(std::string_view name) const {
    const auto* named = find(name);
    return named == nullptr ? nullptr : named->constant;
}

const Value* Vocabulary::value(std::string_view name) const {
    const auto* named = find(name);
    return named == nullptr ? nullptr : &named->value;
}

std::string name_of(const Function& function) {
    if (function.built_in != nullptr) return std::string(function.built_in->name);
    return function.user->name.empty() ? "this function" : function.user->name;
}

std::string signature(const BuiltIn& built_in) {
    std::string list;
    for (const auto& parameter : built_in.parameters) {
        const auto more = parameter.takes_many && parameter.optional ? ", …" : "";
        add_parameter(list, std::string(parameter.name) + more, parameter.optional);
    }
    return fmt::format("{}({})", built_in.name, list);
}

std::string signature(std::string_view name, const lang::Lambda& code) {
    std::string list;
    for (const auto& parameter : code.parameters) add_parameter(list, parameter.name, parameter.otherwise != nullptr);
    return fmt::format("{}({})", name, list);
}

std::size_t required(const Function& function) {
    if (function.built_in != nullptr)
        return static_cast<std::size_t>(std::ranges::count(function.built_in->parameters, false, &Parameter::optional));
    return static_cast<std::size_t>(
        std::ranges::count(function.user->code.parameters, nullptr, &lang::Parameter::otherwise));
}

// Examples on the 2x2x2 have a short answer; their calls work on any cube.
std::string example_call(const BuiltIn& built_in) {
    constexpr std::string_view short_answer = "cube 2; ";
    const auto example = built_in.example.substr(built_in.example.starts_with(short_answer) ? short_answer.size() : 0);
    const auto at = example.find(fmt::format("{}(", built_in.name));
    if (example.find(';') != example.npos || at == example.npos) return std::string(example);
    return std::string(example.substr(at, lang::bracket_end(example, at + built_in.name.size()) - at));
}

std::string description(const Parameter& parameter) {
    std::string text(parameter.meaning);
    const auto wanted = parameter.wanted.substr(0, parameter.wanted.find(" ("));  // no nested brackets
    if (wanted != "any value") text += fmt::format(" ({})", wanted);
    const bool mentions_it = parameter.meaning.find("if left out") != std::string_view::npos;
    return parameter.optional && !mentions_it ? text + "; may be left out" : text;
}

}  // namespace cubelang::meaning
