#pragma once
// The command line, read: what to run and how to show it, or why nothing is run.

#include <string>
#include <variant>
#include <vector>

#include "runtime/session.hpp"
#include "runtime/shell/color.hpp"
#include "runtime/shell/status.hpp"

namespace cubelang::shell {

struct Options {
    SessionOptions session;
    Color color = Color::automatic;
    std::vector<std::string> files;  ///< in order; "-" is standard input
    std::vector<std::string> texts;  ///< of -e, in order; they come after the files
    bool transcript = false;         ///< --repl: the prompt without line editing, everything on standard output
};

/// Nothing to run: help, the version, or wrong usage.
struct Stop {
    int status = exit_ok;
    std::string text;
};

/// `words` is the command line without the program's name.
[[nodiscard]] std::variant<Options, Stop> parse_options(const std::vector<std::string>& words);

/// What --help says.
[[nodiscard]] std::string usage();

}  // namespace cubelang::shell
