#pragma once
// All that there is to say of the command line, in order: --help and the manual page are two layouts of it. What is
// installed beside the program is made from it: the manual page and the shells' completions.

#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/options/options.hpp"

namespace cubelang::shell {

/// A piece of what can be written: to be typed as it is, in the place of something ("FILE"), or only between such.
struct Term {
    enum class Kind { typed, stands_for, between } kind;
    std::string text;
};

struct Entry {
    std::vector<Term> what;  ///< -e, --eval TEXT
    std::string meaning;     ///< no sentence yet: "the text of a program"
    std::string more;        ///< whole sentences, for the manual; may be empty
};

struct Section {
    std::string heading;
    std::vector<Entry> entries;
    std::string within = {};  ///< the heading of the sections that this one belongs to; may be empty
    std::string prose = {};   ///< what comes before the entries, whole sentences; may be empty
    bool in_summary = true;   ///< false: there is room for it in the manual only
};

[[nodiscard]] std::vector<Section> described(Subcommands subcommands);

/// The options that can be given to the program, and those of a subcommand: common ones and --help too.
[[nodiscard]] std::vector<OptionRow> options_to_give();
[[nodiscard]] std::vector<OptionRow> options_to_give(const Subcommand& subcommand);
[[nodiscard]] std::vector<Entry> entries_of(std::span<const OptionRow> rows);

/// The page cube(1), for man.
[[nodiscard]] std::string manual_page(Subcommands subcommands);

[[nodiscard]] std::string bash_completion(Subcommands subcommands);
[[nodiscard]] std::string zsh_completion(Subcommands subcommands);
[[nodiscard]] std::string fish_completion(Subcommands subcommands);

/// Writes "man" or a shell's completion to standard output; the exit status.
[[nodiscard]] int write_for_packages(std::string_view what, Subcommands subcommands);

}  // namespace cubelang::shell
