#pragma once
// The command line: its one table, from which what is accepted, --help, the manual page and the completions of bash,
// zsh and fish are all made; and what is read of it, what to run and how to show it, or why nothing is run.

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
    /// A subcommand's own options by name, the last word of each.
    std::map<std::string, std::string, std::less<>> given;

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

/// What is wrong with a word, as a sentence; empty if nothing is. (The test `errors_shown` knows by this name what to
/// ask for.)
using Mistake = std::string;

struct OptionRow {
    std::string_view letter;       ///< "e"; empty if there is none
    std::string_view name;         ///< "eval"
    std::string_view placeholder;  ///< "TEXT"; empty for a flag
    std::string_view meaning;      ///< for --help; may have several lines
    std::string_view more{};       ///< what the manual adds, whole sentences; may be empty
    std::string_view values{};     ///< for completion: "FILE", or the words that can be given; empty: nothing to offer
    /// Takes the word in (a flag: ""); says what is wrong with it, or nothing. May be null for a subcommand's own
    /// options, which are found in Options::given.
    Mistake (*take)(Options& options, const std::string& word) = nullptr;
    bool repeats = false;  ///< may be given several times, and each counts; else the last one does
    bool hidden = false;   ///< for those who build packages
};

struct OptionGroup {
    std::string_view heading;  ///< empty for the last, which needs none
    std::span<const OptionRow> rows;
};

/// The program's own options. Those that subcommands take too come as `common_options`.
[[nodiscard]] std::span<const OptionGroup> option_groups();
[[nodiscard]] std::span<const OptionRow> common_options();
/// One of the program's own, for a subcommand that takes it too.
[[nodiscard]] OptionRow program_option(std::string_view name);
/// --version and --help, which come before all others and end the program; they take nothing in.
[[nodiscard]] std::span<const OptionRow> information_options();

/// Ways to call the program, examples, statuses, what of the environment counts and what files it keeps: what is
/// written and what it means.
struct Described {
    std::string_view what;
    std::string_view meaning;
};
[[nodiscard]] std::span<const Described> usage_forms();
[[nodiscard]] std::span<const Described> usage_examples();
[[nodiscard]] std::span<const Described> exit_statuses();
[[nodiscard]] std::span<const Described> environment_variables();
[[nodiscard]] std::span<const Described> files_kept();

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
