#include "runtime/meaning/assist/unknown_names.hpp"

#include <algorithm>

#include "lang/editing/bindings.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/module_text.hpp"

namespace cubelang::eval {
namespace {

// Of a module of the library.
std::optional<std::vector<std::string>> names_of_module(const lang::Import& import) {
    if (import.is_file) return std::nullopt;
    std::vector<std::string> names;
    for (const auto& entry : library_index())
        if (entry.module == import.what) names.push_back(entry.name);
    return names;
}

}  // namespace

std::vector<lang::Diagnostic> unknown_names(const lang::Block& text, const lang::SourcePtr& source,
                                            const Scope& scope) {
    const auto bindings = lang::bindings_of(text, names_of_module);
    std::vector<lang::Diagnostic> found;
    if (std::ranges::any_of(bindings.imports, &lang::ImportedModule::is_file)) return found;
    for (const auto& reference : bindings.references) {
        const bool is_name = reference.kind != lang::Reference::Kind::argument && reference.name != "_";
        if (!is_name || reference.definition != lang::no_index) continue;
        try {
            static_cast<void>(look_up(scope, nullptr, reference.name, {source, reference.span}));
        } catch (const lang::Error& error) {
            found.push_back(error.diagnostic());
        }
    }
    return found;
}

}  // namespace cubelang::eval
