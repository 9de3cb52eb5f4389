#pragma once
// The definitions of the library, whether they are imported or not.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::meaning {

/// A definition of a library module, available without importing it.
struct LibraryEntry {
    std::string name;
    std::string doc;
    std::string_view module;
    std::string shape;  ///< the name; of a function, with its parameters: "twice(p)"
};

/// By module, in source order. Read on first use.
[[nodiscard]] const std::vector<LibraryEntry>& library_index();
/// Null if no module defines it.
[[nodiscard]] const LibraryEntry* find_in_library(std::string_view name);

}  // namespace cubelang::meaning
