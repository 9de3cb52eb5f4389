#pragma once
// What is installed beside the program, made from the same tables as --help: the manual page and the shells'
// completions.

#include <string>
#include <string_view>

namespace cubelang::shell {

/// The page cube(1), for man.
[[nodiscard]] std::string manual_page();

[[nodiscard]] std::string bash_completion();
[[nodiscard]] std::string zsh_completion();
[[nodiscard]] std::string fish_completion();

/// Writes "man" or a shell's completion to standard output; the exit status.
[[nodiscard]] int write_for_packages(std::string_view what);

}  // namespace cubelang::shell
