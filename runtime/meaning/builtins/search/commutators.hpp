#pragma once
// commutators(a), which stands with find.

#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::eval {

[[nodiscard]] BuiltIn commutators_row();

}  // namespace cubelang::eval
