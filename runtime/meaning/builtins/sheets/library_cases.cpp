#include "runtime/meaning/builtins/sheets/library_cases.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/base/english.hpp"
#include "runtime/meaning/bind/built_in_caches.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {
namespace {

void add_cases(Context& context, const library::Module& module, std::vector<LibraryCase>& cases) {
    const auto source = lang::make_source(std::string(module.name), std::string(module.text));
    const auto parsed = lang::parse(source);
    Scope scope(vocabulary());
    for (const auto& statement : parsed.statements) {
        const auto* let = std::get_if<lang::Let>(&statement.node);
        if (let == nullptr) continue;
        const auto value = Evaluator(context, scope, nullptr, source).evaluate(*let->value);
        scope.bind(let->name, {value, {}, {}, {}});
        if (const auto* algorithm = value.as<Algorithm>()) cases.push_back({let->name, module.name, algorithm->word});
    }
}

std::shared_ptr<std::vector<LibraryCase>> read_cases(Context& context) {
    auto cases = std::make_shared<std::vector<LibraryCase>>();
    for (const auto& module : library::modules()) add_cases(context, module, *cases);
    return cases;
}

// A built-in stands for the module of the same name.
std::string name_given(const Value& value) {
    if (const auto* text = value.as<Text>()) return text->text;
    const auto* built_in = value.as<Function>()->built_in;
    return built_in == nullptr ? "" : std::string(built_in->name);
}

}  // namespace

const std::vector<LibraryCase>& library_cases(Context& context) {
    auto& cases = built_in_caches(context).library_cases;
    if (cases == nullptr) cases = read_cases(context);
    return *cases;
}

LibraryModule Argument<LibraryModule>::get(Context&, const Operand& operand) {
    const auto name = name_given(operand.value);
    const auto modules = library::modules();
    if (const auto at = std::ranges::find(modules, name, &library::Module::name); at != modules.end())
        return {at->name};
    throw lang::Error(operand.where, fmt::format("the library has no module `{}`", name),
                      fmt::format("its modules are {}", joined_words(modules, &library::Module::name)));
}

std::vector<Choice> Argument<LibraryModule>::choices() {
    std::vector<Choice> choices;
    for (const auto& module : library::modules()) choices.push_back({module.name, "a library module, for cases", true});
    return choices;
}

}  // namespace cubelang::meaning
