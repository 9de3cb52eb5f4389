#pragma once
// What `import` reads: a file beside the importing one, by way of the host, or a module of the library.

#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/meaning/host/host.hpp"

namespace cubelang::eval {

struct ModuleText {
    std::string key;   ///< the same for the same file, however it is named
    std::string name;  ///< for listings
    lang::SourcePtr source;
    bool is_program = true;  ///< is it called so? Of what may be any file, nothing is shown
};

/// Throws lang::Error at the import's own place if there is no such file or module.
[[nodiscard]] ModuleText module_text(const lang::Import& import, const lang::SourcePtr& importer, const Host& host);

/// What a module of the library defines, known without importing it.
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
