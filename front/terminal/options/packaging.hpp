#pragma once
// What is installed beside the program, made from the same tables as --help: the manual page and the shells'
// completions.

#include <string>
#include <string_view>

#include "front/terminal/options/subcommand.hpp"

namespace cubelang::shell {

/// The page cube(1), for man.
[[nodiscard]] std::string manual_page(Subcommands subcommands);

[[nodiscard]] std::string bash_completion(Subcommands subcommands);
[[nodiscard]] std::string zsh_completion(Subcommands subcommands);
[[nodiscard]] std::string fish_completion(Subcommands subcommands);

/// Writes "man" or a shell's completion to standard output; the exit status.
[[nodiscard]] int write_for_packages(std::string_view what, Subcommands subcommands);

}  // namespace cubelang::shell
