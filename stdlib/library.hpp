#pragma once
// The library: modules that are written in the language itself and built into the program.

#include <span>
#include <string_view>

namespace cubelang::library {

// The file stdlib/NAME.cube, which `import NAME` reads.
struct Module {
    std::string_view name;
    std::string_view text;
};

// All modules.
std::span<const Module> modules();

}  // namespace cubelang::library
