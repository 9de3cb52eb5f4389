#pragma once
// The tuples of the Tuple page as fields of a record.

#include <algorithm>
#include <string>

#include "runtime/coordinates/tuple.hpp"

namespace cubelang::eval {

/// "left_dedges", "centres_2"
[[nodiscard]] inline std::string field_name(const cube::PartTuple& tuple) {
    auto name = tuple.name;
    std::ranges::replace(name, ' ', '_');
    return name;
}

}  // namespace cubelang::eval
