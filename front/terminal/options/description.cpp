#include "front/terminal/options/description.hpp"

#include <algorithm>

#include "front/terminal/prompt/commands.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

using Kind = Term::Kind;

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

// The rows of cube.txt below a heading: a call, an example, an exit status, a variable or a file; after a tab its
// meaning.
std::vector<Entry> rows_below(std::string_view heading, Term (*as)(std::string_view) = literal) {
    std::vector<Entry> entries;
    bool is_inside = false;
    for (const auto line : lines_of(std::ranges::find(option_texts(), "cube.txt", &EmbeddedFile::name)->text)) {
        const auto tab = std::min(line.find('\t'), line.size());
        if (tab == line.size())
            is_inside = line == heading;
        else if (is_inside)
            entries.push_back({{as(line.substr(0, tab))}, std::string(line.substr(tab + 1)), {}});
    }
    return entries;
}

Section ways_to_call(Subcommands subcommands) {
    auto entries = rows_below("Usage");
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
    sections.push_back({"Exit status", rows_below("Exit status")});
    sections.push_back({"Environment", rows_below("Environment"), "", "", false});
    sections.push_back({"Files", rows_below("Files", placeholder), "", "", false});
    sections.push_back({"Examples", rows_below("Examples")});
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
