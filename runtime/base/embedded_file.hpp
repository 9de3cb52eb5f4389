#pragma once
// A file that is built into the program (cmake/embed.cmake).

#include <string_view>

namespace cubelang::inline base {

struct EmbeddedFile {
    std::string_view name, text;  ///< the name without folder; its ending too where the files have several
};

}  // namespace cubelang::inline base
