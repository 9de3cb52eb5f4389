#include "front/terminal/options/description.hpp"

#include <algorithm>
#include <array>

#include "front/terminal/prompt/commands.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

using Kind = Term::Kind;

/// A call of the program, an example, an exit status, an environment variable or a file, and its meaning.
struct HelpRow {
    std::string_view what, meaning;
};

constexpr std::array forms{
    HelpRow{"cube", "start the prompt; type help there"},
    HelpRow{"cube FILE... [ARGUMENT...]", "run scripts in order; args is the list of the arguments"},
    HelpRow{"cube -", "run standard input and answer each statement as it arrives"},
    HelpRow{"cube -e TEXT", "run TEXT, after any files; may be repeated"},
    HelpRow{"cube -i FILE...", "run scripts, then start the prompt in the same session"},
};

constexpr std::array examples{
    HelpRow{"cube -e 'order(R U)'", "105"},
    HelpRow{"cube -n 4 -e 'Rw U'", "on the 4x4x4"},
    HelpRow{"cube --json -e \"R U R' U'\"", "JSON for another program"},
    HelpRow{"echo 'cycles(M2 U M2)' | cube -", "from a pipe"},
};

constexpr std::array statuses{
    HelpRow{"0", "success, or the prompt was left"},
    HelpRow{"1", "an error, a failed assert, a file that cannot be read or written"},
    HelpRow{"2", "wrong usage"},
    HelpRow{"75", "cube map: the files are in use by another run; try again later"},
    HelpRow{"124", "ended by --time-limit"},
    HelpRow{"130", "ended by Ctrl-C"},
    HelpRow{"141", "output pipe closed (no message)"},
};

constexpr std::array variables{
    HelpRow{"NO_COLOR", "no colours if set and not empty, unless --color requests them"},
    HelpRow{"CLICOLOR_FORCE", "colours even without a terminal if set and neither empty nor 0"},
    HelpRow{"TERM, COLORTERM", "the abilities of the terminal; with dumb no colours and no line editing"},
    HelpRow{"XDG_STATE_HOME", "the folder for cube/history, the history of the prompt; default ~/.local/state"},
    HelpRow{"XDG_CONFIG_HOME", "the folder of cube/init.cube, the prompt's init file; default ~/.config"},
};

constexpr std::array files{
    HelpRow{"~/.config/cube/init.cube", "statements that are run when the prompt starts"},
    HelpRow{"~/.local/state/cube/history", "the history of the prompt"},
};

Term literal(std::string_view text) { return {Kind::literal, std::string(text)}; }
Term placeholder(std::string_view text) { return {Kind::placeholder, std::string(text)}; }
Term separator(std::string_view text) { return {Kind::separator, std::string(text)}; }

Entry entry_of(const OptionRow& row) {
    std::vector<Term> what;
    if (!row.letter.empty()) what = {literal("-" + std::string(row.letter)), separator(", ")};
    what.push_back(literal("--" + std::string(row.name)));
    if (!row.placeholder.empty()) what.insert(what.end(), {separator(" "), placeholder(row.placeholder)});
    return {std::move(what), std::string(row.meaning), std::string(row.more)};
}

Entry entry_of(const Command& command) {
    const bool apart = !command.argument.empty() && command.name != "?";
    return {{literal(command.name), separator(apart ? " " : ""), placeholder(command.argument)},
            std::string(command.meaning),
            {}};
}

std::string call_of(const Subcommand& subcommand) {
    return "cube " + std::string(subcommand.name) + " " + std::string(subcommand.arguments);
}

std::vector<Entry> entries_of(std::span<const HelpRow> rows, Term (*as)(std::string_view) = literal) {
    std::vector<Entry> entries;
    for (const auto& [what, meaning] : rows) entries.push_back({{as(what)}, std::string(meaning), {}});
    return entries;
}

Section ways_to_call(Subcommands subcommands) {
    auto entries = entries_of(forms);
    for (const auto& subcommand : subcommands)
        entries.push_back({{literal(call_of(subcommand))}, std::string(subcommand.meaning), {}});
    return {"Usage", std::move(entries)};
}

void add_options(std::vector<Section>& sections) {
    for (const auto& group : option_groups())
        if (!group.heading.empty()) sections.push_back({std::string(group.heading), entries_of(group.rows), "Options"});
    sections.push_back({"Information", entries_of(information_options()), "Options"});
}

Section section_of(const Subcommand& subcommand) {
    auto prose = capitalized(subcommand.meaning) + ". " + std::string(subcommand.more);
    return {call_of(subcommand), entries_of(subcommand.options), "Subcommands", std::move(prose), false};
}

Section prompt_section() {
    std::vector<Entry> entries;
    for (const auto& command : commands()) entries.push_back(entry_of(command));
    return {"The prompt", std::move(entries), "", "These commands can be typed at the prompt, each alone on a line.",
            false};
}

}  // namespace

std::vector<Entry> entries_of(std::span<const OptionRow> rows) {
    std::vector<Entry> entries;
    for (const auto& row : rows)
        if (!row.hidden) entries.push_back(entry_of(row));
    return entries;
}

std::vector<Section> command_line_sections(Subcommands subcommands) {
    std::vector<Section> sections{ways_to_call(subcommands)};
    add_options(sections);
    for (const auto& subcommand : subcommands) sections.push_back(section_of(subcommand));
    sections.push_back(prompt_section());
    sections.push_back({"Examples", entries_of(examples)});
    sections.push_back({"Exit status", entries_of(statuses)});
    sections.push_back({"Environment", entries_of(variables), "", "", false});
    sections.push_back({"Files", entries_of(files, placeholder), "", "", false});
    return sections;
}

std::vector<OptionRow> all_options() {
    std::vector<OptionRow> rows;
    for (const auto& group : option_groups())
        for (const auto& row : group.rows)
            if (!row.hidden) rows.push_back(row);
    rows.insert(rows.end(), information_options().begin(), information_options().end());
    return rows;
}

std::vector<OptionRow> all_options(const Subcommand& subcommand) {
    std::vector<OptionRow> rows(subcommand.options.begin(), subcommand.options.end());
    rows.insert(rows.end(), common_options().begin(), common_options().end());
    rows.push_back(information_options().back());  // --help
    return rows;
}

const OptionRow* option_before_value(const std::vector<OptionRow>& rows, std::string_view word) {
    const auto at = std::ranges::find_if(rows, [&](const OptionRow& row) {
        const bool is_named = word.starts_with("--") ? word.substr(2) == row.name
                                                     : !row.letter.empty() && word == "-" + std::string(row.letter);
        return is_named && !row.placeholder.empty();
    });
    return at == rows.end() ? nullptr : &*at;
}

std::size_t first_argument(std::span<const std::string> words, Subcommands subcommands) {
    auto rows = all_options();
    for (const auto& subcommand : subcommands)
        rows.insert(rows.end(), subcommand.options.begin(), subcommand.options.end());
    std::size_t at = 0;
    while (at < words.size() && words[at].starts_with('-') && words[at] != "-" && words[at] != "--")
        at += option_before_value(rows, words[at]) == nullptr ? 1 : 2;
    return at;
}

const Subcommand* subcommand_named(std::string_view word, Subcommands subcommands) {
    const auto at = std::ranges::find(subcommands, word, &Subcommand::name);
    return at == subcommands.end() ? nullptr : &*at;
}

}  // namespace cubelang::terminal
