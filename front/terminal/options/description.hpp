#pragma once
// The description of the command line. --help and the manual page are two layouts of it; the shell completions are
// made from it too.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/options/options.hpp"
#include "runtime/base/embedded_file.hpp"

namespace cubelang::terminal {

/// A piece of a command line: literal text, a placeholder ("FILE"), or a separator.
struct Term {
    enum class Kind { literal, placeholder, separator } kind;
    std::string text;
};

struct Entry {
    std::vector<Term> what;  ///< -e, --eval TEXT
    std::string meaning;     ///< a phrase: "run TEXT as a program"
    std::string more;        ///< sentences for the manual; may be empty
};

struct Section {
    std::string heading;
    std::vector<Entry> entries;
    std::string within = {};  ///< the heading of the parent section; may be empty
    std::string prose = {};   ///< sentences before the entries; may be empty
    bool in_summary = true;   ///< false: only in the manual
};

[[nodiscard]] std::vector<Section> command_line_sections(Subcommands subcommands);

/// The options of the program and of a subcommand, including the common ones and --help.
[[nodiscard]] std::vector<OptionRow> all_options();
[[nodiscard]] std::vector<OptionRow> all_options(const Subcommand& subcommand);
[[nodiscard]] std::vector<Entry> entries_of(std::span<const OptionRow> rows);

/// The row of an option that takes the next word as its value; null for any other word.
[[nodiscard]] const OptionRow* option_before_value(const std::vector<OptionRow>& rows, std::string_view word);
/// The place of the first word that is neither an option nor the value of one.
[[nodiscard]] std::size_t first_argument(std::span<const std::string> words, Subcommands subcommands);
/// Null for another word.
[[nodiscard]] const Subcommand* subcommand_named(std::string_view word, Subcommands subcommands);

/// The commit of the sources as a suffix of the version, ` (1234567890)`; empty if it is unknown.
[[nodiscard]] std::string_view commit();

/// The man page cube(1).
[[nodiscard]] std::string manual_page(Subcommands subcommands);

/// cube.txt, rows of --help, and the scripts that complete command lines: cube.bash, cube.fish, cube.zsh. Each of these
/// asks `cube --complete WORD...`.
[[nodiscard]] std::span<const EmbeddedFile> option_texts();
/// The words that can stand in place of the last one, each on a line with its meaning after a tab. The word `:files`
/// means file names of the pattern after the tab.
[[nodiscard]] std::string completions(std::span<const std::string> words, Subcommands subcommands);

/// Writes "man" or a shell's completions to standard output; returns the exit status.
[[nodiscard]] int write_for_packages(std::string_view what, Subcommands subcommands);

}  // namespace cubelang::terminal
