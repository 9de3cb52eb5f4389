#pragma once
// The command line: the table of options, from which the parser, --help, the manual page and the completions of bash,
// zsh and fish are made; and the parsed options, or the reason why nothing is run.

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "front/terminal/prompt/output.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::terminal {

struct Subcommand;

struct Options {
    SessionOptions session;
    ColorChoice color = ColorChoice::automatic;
    std::vector<std::string> files;  ///< in order; "-" is standard input; a subcommand's arguments
    std::vector<std::string> texts;  ///< of -e, in order; run after the files
    bool transcript = false;         ///< --repl: the prompt without line editing, everything on standard output
    bool interactive = false;        ///< -i: start the prompt after files and texts
    bool has_puzzle = false;         ///< was the cube chosen here? Then the init file does not change it
    std::string init;                ///< --init FILE; empty: the user's own
    bool no_init = false;
    bool sandbox = false;                     ///< scripts read only their own folders and write nothing
    std::string certificate;                  ///< the file for the certificate of the last answer; empty: none
    bool no_cache = false;                    ///< the solvers' tables are kept in memory only
    std::chrono::milliseconds time_limit{0};  ///< 0: no limit
    std::uint64_t memory_limit = 0;           ///< bytes; 0: no limit
    std::string writes;                       ///< from hidden options: output to write instead of running
    std::string called = "cube";              ///< the name or path of the program, from the shell

    const Subcommand* subcommand = nullptr;
    /// A subcommand's options by name, each with its last value.
    std::map<std::string, std::string, std::less<>> given;

    /// The value of a subcommand's option; empty if it was not given.
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

/// The text of --help, and of `cube NAME --help`.
[[nodiscard]] std::string usage(std::span<const Subcommand> subcommands);
[[nodiscard]] std::string usage(const Subcommand& subcommand);

/// An error message, as a sentence; empty if there is no error. (The test `errors_shown` finds the messages by this
/// name.)
using Mistake = std::string;

struct OptionRow {
    std::string_view letter;       ///< "e"; may be empty
    std::string_view name;         ///< "eval"
    std::string_view placeholder;  ///< "TEXT"; empty for a flag
    std::string_view meaning;      ///< for --help; may have several lines
    std::string_view more{};       ///< more sentences for the manual; may be empty
    std::string_view values{};     ///< for completion: the accepted words, or a pattern of file names; may be empty
    /// Stores the value (a flag: ""); returns an error message or nothing. May be null for a subcommand's own
    /// options, which are stored in Options::given.
    Mistake (*take)(Options& options, const std::string& word) = nullptr;
    bool repeats = false;  ///< every occurrence counts, not only the last
    bool hidden = false;   ///< for package builders
};

struct OptionGroup {
    std::string_view heading;  ///< empty for the last
    std::span<const OptionRow> rows;
};

/// The program's own options; `common_options` are those that subcommands accept too.
[[nodiscard]] std::span<const OptionGroup> option_groups();
[[nodiscard]] std::span<const OptionRow> common_options();
/// One of the program's own options, for a subcommand that accepts it too.
[[nodiscard]] OptionRow program_option(std::string_view name);
/// --version and --help: they take precedence over all others and end the program.
[[nodiscard]] std::span<const OptionRow> information_options();

struct Subcommand {
    std::string_view name;
    std::string_view arguments;          ///< as shown: "FILE"
    std::string_view meaning;            ///< one line
    std::string_view more;               ///< more sentences for the manual; may be empty
    std::span<const OptionRow> options;  ///< in addition to the common ones; values are in Options::given
    /// Options::files holds the arguments that are not options. Returns the exit status.
    int (*run)(const Options& options);
    std::string_view values{};  ///< for completion of arguments, like OptionRow::values
};

using Subcommands = std::span<const Subcommand>;

}  // namespace cubelang::terminal
