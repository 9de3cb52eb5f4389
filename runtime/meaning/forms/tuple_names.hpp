#pragma once
// The names of the Tuple page's tuples.

#include <algorithm>
#include <string>
#include <string_view>

#include "runtime/cube/coordinates/tuple.hpp"

namespace cubelang::eval {

/// "left_dedges", "centres_2"
[[nodiscard]] inline std::string field_name(std::string name) {
    std::ranges::replace(name, ' ', '_');
    return name;
}

/// Of the left dedges, the name of them and the right ones together: "dedges", "dedges 2". Else empty.
[[nodiscard]] inline std::string dedges_name(const cube::PartTuple& tuple) {
    constexpr std::string_view left = "left ";
    return tuple.name.starts_with(left) ? tuple.name.substr(left.size()) : "";
}

}  // namespace cubelang::eval
