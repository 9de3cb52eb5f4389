#pragma once
// What a statement changed, so that it can be rolled back: at once when it fails, or later by the person. Old values
// are shared, not copied; functions keep seeing the same scope.

#include <cstddef>
#include <string>
#include <vector>

#include "runtime/meaning/value/scope.hpp"

namespace cubelang::eval {

struct Changes {
    cube::Cube cube;                   ///< the current one before
    Scope::Before names;               ///< what the names it bound stood for before
    std::vector<std::string> modules;  ///< what it was the first to import
};

/// About how many bytes the old values hold.
[[nodiscard]] std::size_t weight(const Changes& changes);

}  // namespace cubelang::eval
