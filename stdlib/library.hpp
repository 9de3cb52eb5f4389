#pragma once
// What is written in the language itself and built into the program. The names are those of the files.

#include <span>

#include "runtime/base/embedded_file.hpp"

namespace cubelang::library {

/// stdlib/NAME.cube, which `import NAME` reads.
std::span<const EmbeddedFile> modules();

/// stdlib/prelude/NAME.cube: functions that need no import.
std::span<const EmbeddedFile> prelude();

/// stdlib/reasons/NAME.cube: the reason functions of `why`.
std::span<const EmbeddedFile> reasons();

}  // namespace cubelang::library
