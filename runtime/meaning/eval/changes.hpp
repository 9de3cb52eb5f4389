#pragma once
// Changes made by a statement, so that they can be rolled back: at once if it fails, or later by the user. Old values
// are shared, not copied; functions still see the same scope.

#include <cstddef>
#include <string>
#include <vector>

#include "runtime/meaning/value/scope.hpp"

namespace cubelang::eval {

struct Changes {
    cube::Cube cube;                   ///< the current cube before
    Scope::OldBindings names;          ///< the old bindings of the names that it bound
    std::vector<std::string> modules;  ///< the modules that it was the first to import
};

/// Approximate size of the old values in bytes.
[[nodiscard]] std::size_t weight(const Changes& changes);

}  // namespace cubelang::eval
