#pragma once
// The one table of the command line. What is accepted, --help, the manual page and the completions of bash, zsh and
// fish are all made from it.

#include <span>
#include <string>
#include <string_view>

#include "front/terminal/options/options.hpp"

namespace cubelang::shell {

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
