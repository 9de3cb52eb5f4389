#pragma once
// Kinds of parts as names of a record's fields.

#include <algorithm>
#include <string>

#include "runtime/cube/parts.hpp"

namespace cubelang::eval {

/// "corners", "fixed_centres", "x_centres"
[[nodiscard]] inline std::string field_name(cube::Kind kind) {
    std::string name(cube::plural(kind));
    std::ranges::replace_if(name, [](char c) { return c == ' ' || c == '-'; }, '_');
    return name;
}

}  // namespace cubelang::eval
