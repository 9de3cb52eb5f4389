#pragma once
// What `import` reads: a file beside the importing one, by way of the host, or a module of the library.

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

}  // namespace cubelang::eval
