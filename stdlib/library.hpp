#pragma once
// The library written in the language itself, part of the program.

#include <span>
#include <string_view>

namespace cubelang::library {

// One stdlib/NAME.cube: what `import NAME` reads.
struct Module {
    std::string_view name;
    std::string_view text;
};

// Every module, by name.
std::span<const Module> modules();

}  // namespace cubelang::library
