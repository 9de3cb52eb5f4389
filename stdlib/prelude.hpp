#pragma once
// The prelude: functions in the language itself, built into the program, that need no import.

#include "stdlib/library.hpp"

namespace cubelang::library {

// The files stdlib/prelude/NAME.cube.
std::span<const Module> prelude();

}  // namespace cubelang::library
