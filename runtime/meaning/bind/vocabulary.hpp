#pragma once
// The table of all built-ins, used by evaluation, argument checks, help, completion, the reference, suggestions and
// tests. To add a built-in, add a row in one of the files of this folder (see bind.hpp).

#include "runtime/meaning/value/built_in.hpp"

namespace cubelang::meaning {

[[nodiscard]] const Vocabulary& vocabulary();

}  // namespace cubelang::meaning
