#pragma once
// What the library's modules define, known without importing them.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::eval {

struct LibraryEntry {
    std::string name;
    std::string doc;
    std::string_view module;
    std::string shape;  ///< how it is called, if it is a function: "twice(p)"
};

/// By module, in each as written. Read once, when first asked for.
[[nodiscard]] const std::vector<LibraryEntry>& library_index();
/// Null if no module defines it.
[[nodiscard]] const LibraryEntry* find_in_library(std::string_view name);

}  // namespace cubelang::eval
