#pragma once
// Where Jupyter looks for kernels, and the folder there that is this program's.

#include <string>
#include <vector>

#include "front/terminal/options/options.hpp"

namespace cubelang::shell {

/// What was asked for on the command line.
struct KernelPlace {
    bool user = false;   ///< the person's own folder
    std::string prefix;  ///< of an environment: DIR/share/jupyter is in it; empty: none
};

/// The folder of the kernel; empty if nobody says where a person's own files are.
[[nodiscard]] std::string kernel_folder(const KernelPlace& place);

/// What Jupyter starts: this program with these words, through cube_kernel.py.
[[nodiscard]] std::string kernel_spec(const std::string& program, const std::vector<std::string>& words);

/// The path of this program, as it can be started from anywhere.
[[nodiscard]] std::string own_path();

/// Writes the folder, or writes it anew. A kernel of the same name that is somebody else's is left alone. The problem
/// in words, empty if there is none.
[[nodiscard]] std::string install_kernel(const std::string& folder, const std::string& spec);

/// Removes what `install_kernel` has written, and the folder if nothing else is in it.
[[nodiscard]] std::string remove_kernel(const std::string& folder);

/// `cube kernel install`, `remove`, `serve`: the language in Jupyter's notebooks.
[[nodiscard]] std::span<const OptionRow> kernel_options();
[[nodiscard]] int run_kernel(const Options& options);

}  // namespace cubelang::shell
