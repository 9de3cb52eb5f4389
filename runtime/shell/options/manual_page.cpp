#include <cctype>

#include "runtime/base/text.hpp"
#include "runtime/shell/options/option_table.hpp"
#include "runtime/shell/options/packaging.hpp"
#include "runtime/shell/options/subcommand.hpp"
#include "runtime/shell/prompt/commands.hpp"

namespace cubelang::shell {
namespace {

// Plain text for roff: hyphens that can be copied, no request by accident.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if ((c == '.' || c == '\'') && (result.empty() || result.back() == '\n')) result += "\\&";
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else if (c == '\'')
            result += "\\(aq";
        else
            result += c == '\n' ? ' ' : c;
    }
    return result;
}

std::string heading(std::string_view text) { return ".SH " + std::string(text) + "\n"; }
std::string entry(const std::string& what, const std::string& meaning) {
    return ".TP\n" + what + "\n" + meaning + "\n";
}
std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string sentence(std::string_view text) { return escaped(capitalized(text)) + "."; }

std::string entry(const OptionRow& option) {
    std::string what = option.letter.empty() ? "" : bold("-" + std::string(option.letter)) + ", ";
    what += bold("--" + std::string(option.name));
    if (!option.placeholder.empty()) what += " " + italic(option.placeholder);
    return entry(what, sentence(option.meaning) + (option.more.empty() ? "" : "\n" + escaped(option.more)));
}

std::string entries(std::span<const OptionRow> options) {
    std::string text;
    for (const auto& option : options)
        if (!option.hidden) text += entry(option);
    return text;
}

std::string entries(std::span<const Described> rows) {
    std::string text;
    for (const auto& [what, meaning] : rows) text += entry(bold(what), sentence(meaning));
    return text;
}

std::string options() {
    std::string text = heading("OPTIONS");
    for (const auto& group : option_groups())
        if (!group.heading.empty()) text += ".SS " + std::string(group.heading) + "\n" + entries(group.rows);
    return text + ".SS Information\n" + entry(bold("--version"), "Show the version.") +
           entry(bold("-h") + ", " + bold("--help"), "Show a summary.");
}

std::string subcommand_entries(Subcommands subcommands) {
    std::string text = subcommands.empty() ? "" : heading("SUBCOMMANDS");
    for (const auto& sub : subcommands)
        text += ".SS cube " + std::string(sub.name) + " " + escaped(sub.arguments) + "\n" + sentence(sub.meaning) +
                "\n" + escaped(sub.more) + "\n" + entries(sub.options);
    return text;
}

std::string prompt() {
    std::string text = heading("THE PROMPT") + "Besides the language these can be typed, each on a line of its own.\n";
    for (const auto& command : commands()) {
        const auto blank = command.argument.empty() || command.name == "?" ? "" : " ";
        text += entry(bold(command.name) + blank + italic(command.argument), sentence(command.meaning));
    }
    return text;
}

std::string example_entries() {
    std::string text = heading("EXAMPLES");
    for (const auto& [what, meaning] : usage_examples()) text += entry(bold(what), escaped(meaning));
    return text;
}

}  // namespace

std::string manual_page(Subcommands subcommands) {
    return ".TH CUBE 1 \"\" \"Cubelang " CUBELANG_VERSION "\" \"User Commands\"\n" + heading("NAME") +
           "cube \\- algebra of Rubik\\(aqs cubes of every size\n" + heading("SYNOPSIS") +
           ".B cube\n[\\fIOPTION\\fR...] [\\fIFILE\\fR...] [\\fB\\-\\-\\fR \\fIARGUMENT\\fR...]\n" +
           heading("DESCRIPTION") +
           "Cubelang is a small language: algorithms and permutations of NxNxN cubes are multiplied, inverted, "
           "compared and asked about.\n" +
           entries(usage_forms()) + options() + subcommand_entries(subcommands) + prompt() + heading("EXIT STATUS") +
           entries(exit_statuses()) + heading("ENVIRONMENT") + entries(environment_variables()) + heading("FILES") +
           entry(italic("~/.config/cube/init.cube"), "Statements that the prompt begins with.") +
           entry(italic("~/.local/state/cube/history"), "What was typed at the prompt.") + example_entries() +
           heading("SEE ALSO") +
           "The guide to the language, among the program\\(aqs documents in\n.IR share/doc/cubelang .\n";
}

}  // namespace cubelang::shell
