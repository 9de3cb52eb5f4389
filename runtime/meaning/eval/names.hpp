#pragma once
// The names that are visible at a point, for completion, and advice on unknown names.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

[[nodiscard]] std::vector<std::string> names_in_reach(const Scope& scope, const Locals* locals);
/// Whether a word is one of them.
[[nodiscard]] std::function<bool(std::string_view)> name_in_reach(const Scope& scope, const Locals* locals);

/// Advice on an unknown name: a hint, and its replacement or the module to import if that is the whole repair.
struct NameAdvice {
    NameAdvice(std::string text = {}, std::string name = {}, std::string source = {})
        : hint(std::move(text)), replacement(std::move(name)), module(std::move(source)) {}
    std::string hint, replacement, module;

    [[nodiscard]] std::vector<lang::Fix> fixes(const lang::Where& name) const;
};

/// Advice on an undefined name at `where`: import it from the library, correct its spelling, or use the language's
/// word for it or a similar name.
[[nodiscard]] NameAdvice unknown_name_advice(const Scope& scope, const Locals* locals, std::string_view name,
                                             const lang::Where& where);

/// The hint for a line of plain English, `order of R U`: for the whole line, or a call of its first
/// built-in. Empty for other lines, and if all words are known names.
[[nodiscard]] std::string sentence_advice(const Scope& scope, const Locals* locals, const lang::Where& where);

/// Hint for a file name without quotes, such as `a.svg`: `name` is `a`, and `after` the text that follows it. Empty
/// if it does not look like a file name.
[[nodiscard]] std::string file_hint(std::string_view name, std::string_view after);

/// The library module that defines the name; empty if no module does.
[[nodiscard]] std::string_view module_defining(std::string_view name);

}  // namespace cubelang::meaning
