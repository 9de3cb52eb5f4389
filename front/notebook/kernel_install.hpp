#pragma once
// Installs and removes the Jupyter kernel.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/options/options.hpp"
#include "runtime/base/embedded_file.hpp"

namespace cubelang::notebook {

/// The files of the kernel (front/notebook/jupyter/*), embedded in the program.
[[nodiscard]] std::span<const EmbeddedFile> jupyter_files();

/// The place of the installation, from the command line.
struct KernelPlace {
    bool user = false;   ///< the user's own folder
    std::string prefix;  ///< root of an environment, with share/jupyter in it; may be empty
};

/// The kernel's folder; empty if the user's home is unknown.
[[nodiscard]] std::string kernel_folder(const KernelPlace& place);

/// The text of kernel.json: Jupyter starts this program with these arguments, through cube_kernel.py.
[[nodiscard]] std::string kernel_spec(const std::string& program, const std::vector<std::string>& words);

/// The path of a program from its name as the shell was given it: a path, or a name to look up in PATH. The same name
/// if it is not there.
[[nodiscard]] std::string path_of_program(const std::string& called);

/// Writes the folder again if it exists. A kernel of the same name from another program is left unchanged. Returns
/// the problem, or an empty text.
[[nodiscard]] std::string install_kernel(const std::string& folder, const std::string& spec);

/// Removes the files that `install_kernel` wrote, and the folder if it is then empty.
[[nodiscard]] std::string remove_kernel(const std::string& folder);

/// `cube kernel install`, `remove`, `serve`: the language in Jupyter notebooks.
[[nodiscard]] std::span<const terminal::OptionRow> kernel_options();
[[nodiscard]] int run_kernel(const terminal::Options& options);

}  // namespace cubelang::notebook
