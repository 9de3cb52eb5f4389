#pragma once
// On how many orbits of parts a group acts.

#include <optional>

#include "runtime/meaning/builtins/arguments/common_arguments.hpp"
#include "runtime/meaning/builtins/groups/making.hpp"

namespace cubelang::eval {

/// None: any part will do.
[[nodiscard]] bool is_of(const cube::Part& part, const std::optional<PartKind>& kind);

/// Of parts of this kind; one that stays is an orbit by itself. No kind: the orbits of what is moved.
[[nodiscard]] std::size_t orbit_count(const At<Group>& g, const std::optional<PartKind>& kind);

}  // namespace cubelang::eval
