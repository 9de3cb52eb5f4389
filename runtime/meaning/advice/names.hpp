#pragma once
// The names that are visible at a point, for completion, and advice on unknown names.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

[[nodiscard]] std::vector<std::string> names_in_reach(const Scope& scope, const Locals* locals);
/// Whether a word is one of them.
[[nodiscard]] std::function<bool(std::string_view)> name_in_reach(const Scope& scope, const Locals* locals);

/// Has the code a name that is not known?
[[nodiscard]] bool has_unknown_name(std::string_view code, const std::function<bool(std::string_view)>& is_known);

/// Advice on an unknown name: a hint, and the edits that carry it out.
struct NameAdvice {
    std::string hint;
    std::vector<lang::Fix> fixes{};
};

/// Advice on an undefined name at `where`: import it from the library, correct its spelling, or use the language's
/// word for it or a similar name.
[[nodiscard]] NameAdvice unknown_name_advice(const Scope& scope, const Locals* locals, std::string_view name,
                                             const lang::Where& where);

/// The statement around a place as advice would write it, if no name in it is unknown then; otherwise empty.
[[nodiscard]] NameAdvice mended_statement(const Scope& scope, const Locals* locals, const lang::Where& where);

/// The import of a library module, after leading comments, imports and `cube` statements.
[[nodiscard]] lang::Fix import_fix(std::string_view module, std::string_view text);

/// The library module that defines the name; empty if no module does.
[[nodiscard]] std::string_view module_defining(std::string_view name);

}  // namespace cubelang::meaning
