#pragma once
// Source text for `import`: a file or folder next to the importing one, read by the host, or a library module.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/meaning/advice/library_index.hpp"
#include "runtime/meaning/host/host.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {

struct ModuleText {
    std::string key;   ///< the same for the same file, however it is named
    std::string name;  ///< for listings
    lang::SourcePtr source;
    bool is_program = true;  ///< is it named *.cube? Errors show nothing of other files
};

/// One text, or for a folder those of its *.cube files by name. Throws lang::Error at the import if there is no such
/// file or module.
[[nodiscard]] std::vector<ModuleText> module_texts(const lang::Import& import, const lang::SourcePtr& importer,
                                                   const Host& host);

/// Is this the text of a library module? (A file of the user may have the same name.)
[[nodiscard]] bool is_of_library(const lang::SourcePtr& source);

}  // namespace cubelang::meaning
