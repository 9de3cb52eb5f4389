#pragma once
// Changes made by a statement, so that they can be rolled back: at once if it fails, or later by the user. Old values
// are shared, not copied; functions still see the same scope.

#include <cstddef>
#include <string>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

struct Changes {
    cube::Cube cube;                   ///< the current cube before
    bool had_inner_letters;            ///< the notation before
    Scope::OldBindings names;          ///< the old bindings of the names that it bound
    std::vector<std::string> modules;  ///< the modules that it was the first to import
};

/// Notes on the names that a `let` or `def` gave to something else: those of a library module, and with `types` those
/// whose value was of another type.
[[nodiscard]] std::vector<lang::Note> notes_on(const Changes& changes, const Scope& scope,
                                               const lang::Statement& statement, bool types);

/// Approximate size of the old values in bytes.
[[nodiscard]] std::size_t weight(const Changes& changes);

}  // namespace cubelang::meaning
