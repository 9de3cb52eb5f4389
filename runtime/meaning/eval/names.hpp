#pragma once
// All names that can be written at a point, for hints and completion.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::eval {

[[nodiscard]] std::vector<std::string> names_in_reach(const Scope& scope, const Locals* locals);

/// What to do about a name: in words, and what to write in its place or what to import, if that is all.
struct NameAdvice {
    NameAdvice(std::string said = {}, std::string write = {}, std::string from = {})
        : hint(std::move(said)), instead(std::move(write)), module(std::move(from)) {}
    std::string hint, instead, module;

    [[nodiscard]] std::vector<lang::Fix> fixes(const lang::Where& name) const;
};

/// Of one that nothing is called by, written at `where`: import it from the library, spell it as it is spelled here,
/// use our word for it, or a near name.
[[nodiscard]] NameAdvice unknown_name_advice(const Scope& scope, const Locals* locals, std::string_view name,
                                             const lang::Where& where);

/// `a.svg`, from its beginning and from what follows that: the name of a file. Empty if it is none.
[[nodiscard]] std::string file_hint(std::string_view name, std::string_view after);

/// The library's module that defines the name; empty if none does.
[[nodiscard]] std::string_view module_defining(std::string_view name);

}  // namespace cubelang::eval
