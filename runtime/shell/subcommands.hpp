#pragma once
// Programs within the program: `cube NAME …`, where NAME is the first word. One table, which --help, the manual and
// completion read too. A script of the same name is run as ./NAME.

#include <span>
#include <string_view>

#include "runtime/shell/option_table.hpp"

namespace cubelang::shell {

struct Subcommand {
    std::string_view name;
    std::string_view arguments;          ///< as shown: "FILE"
    std::string_view meaning;            ///< one line
    std::string_view more;               ///< what the manual adds, whole sentences; may be empty
    std::span<const OptionRow> options;  ///< its own, besides the common ones; what was given is in Options::given
    /// Options::files holds the words that are no options. The exit status.
    int (*run)(const Options& options);
};

[[nodiscard]] std::span<const Subcommand> subcommands();
/// None of that name: null.
[[nodiscard]] const Subcommand* find_subcommand(std::string_view name);

/// What `cube NAME --help` says.
[[nodiscard]] std::string usage(const Subcommand& subcommand);

}  // namespace cubelang::shell
