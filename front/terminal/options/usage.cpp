// --help: the description laid out for a terminal of 100 columns.

#include "front/terminal/options/description.hpp"

namespace cubelang::shell {
namespace {

constexpr std::size_t column = 32;  // where the meanings begin

std::string indented(std::string_view meaning) {
    std::string text;
    for (const char c : meaning) {
        text += c;
        if (c == '\n') text += std::string(column, ' ');
    }
    return text;
}

// Names of options stand below each other, whether a letter comes before them or not.
std::string written(const std::vector<Term>& what) {
    std::string text = "  ";
    if (what.front().text.starts_with("--")) text += "    ";
    for (const auto& term : what) text += term.text;
    return text;
}

std::string line_of(const Entry& entry) {
    auto line = written(entry.what);
    if (line.size() + 1 > column)
        line += "\n" + std::string(column, ' ');
    else
        line.resize(column, ' ');
    return line + indented(entry.meaning) + "\n";
}

std::string lines_of(const std::vector<Entry>& entries) {
    std::string text;
    for (const auto& entry : entries) text += line_of(entry);
    return text;
}

std::string called(const Subcommand& subcommand) {
    return "cube " + std::string(subcommand.name) + (subcommand.options.empty() ? "" : " [OPTION...]") + " " +
           std::string(subcommand.arguments);
}

}  // namespace

std::string usage(Subcommands subcommands) {
    std::string text = "Cubelang: algebra of Rubik's cubes of every size.\n";
    for (const auto& section : described(subcommands))
        if (section.in_summary) text += "\n" + section.heading + ":\n" + lines_of(section.entries);
    return text;
}

std::string usage(const Subcommand& subcommand) {
    return "Usage: " + called(subcommand) + "\n\n" + std::string(subcommand.meaning) + "\n" +
           std::string(subcommand.more) + (subcommand.more.empty() ? "\n" : "\n\n") +
           lines_of(entries_of(options_to_give(subcommand)));
}

}  // namespace cubelang::shell
