#pragma once
// The reason functions of `why`, in the language itself.

#include "stdlib/library.hpp"

namespace cubelang::library {

// The files stdlib/reasons/NAME.cube.
std::span<const Module> reasons();

}  // namespace cubelang::library
