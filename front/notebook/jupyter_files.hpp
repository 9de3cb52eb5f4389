#pragma once
// The files of the Jupyter kernel (front/notebook/jupyter/*), embedded in the program.

#include <span>
#include <string_view>

namespace cubelang::notebook {

struct JupyterFile {
    std::string_view name;  ///< "cube_kernel.py"
    std::string_view text;
};

[[nodiscard]] std::span<const JupyterFile> jupyter_files();

}  // namespace cubelang::notebook
