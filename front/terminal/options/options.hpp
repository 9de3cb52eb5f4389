#pragma once
// The command line, read: what to run and how to show it, or why nothing is run.

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "front/terminal/prompt/color.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::shell {

struct Subcommand;

struct Options {
    SessionOptions session;
    ColorChoice color = ColorChoice::automatic;
    std::vector<std::string> files;  ///< in order; "-" is standard input. Of a subcommand: its arguments
    std::vector<std::string> texts;  ///< of -e, in order; they come after the files
    bool transcript = false;         ///< --repl: the prompt without line editing, everything on standard output
    bool interactive = false;        ///< -i: the prompt after files and texts
    bool has_puzzle = false;         ///< was the cube chosen on the command line? Then the init file does not change it
    std::string init;                ///< --init FILE; empty: the person's own
    bool no_init = false;
    bool sandbox = false;                     ///< scripts read only their own folders and write nothing
    bool no_cache = false;                    ///< the solvers' tables are kept in memory only
    std::chrono::milliseconds time_limit{0};  ///< 0: none
    std::uint64_t memory_limit = 0;           ///< bytes; 0: none
    std::string writes;                       ///< of the hidden options: what to write instead of running anything

    const Subcommand* subcommand = nullptr;
    std::map<std::string, std::string, std::less<>>
        given;  ///< a subcommand's own options by name, the last word of each

    /// The word given to a subcommand's option; empty if there is none.
    [[nodiscard]] std::string word_of(std::string_view name) const {
        const auto at = given.find(name);
        return at == given.end() ? "" : at->second;
    }
};

/// Nothing to run: help, the version, or wrong usage.
struct EarlyExit {
    int status = exit_ok;
    std::string text;
};

/// `words` is the command line without the program's name.
[[nodiscard]] std::variant<Options, EarlyExit> parse_options(const std::vector<std::string>& words,
                                                             std::span<const Subcommand> subcommands);

/// What --help says; and `cube NAME --help`.
[[nodiscard]] std::string usage(std::span<const Subcommand> subcommands);
[[nodiscard]] std::string usage(const Subcommand& subcommand);

}  // namespace cubelang::shell
