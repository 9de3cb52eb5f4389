#pragma once
// Programs within the program: `cube NAME …`, where NAME is the first word. A script of the same name is run as ./NAME.
// The table itself is the program's (see subcommands.hpp); --help, the manual and completion are handed it.

#include <span>
#include <string_view>

#include "front/terminal/options/option_table.hpp"

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

using Subcommands = std::span<const Subcommand>;

}  // namespace cubelang::shell
