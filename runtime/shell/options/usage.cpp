#include <algorithm>

#include "runtime/shell/options/option_table.hpp"
#include "runtime/shell/options/subcommand.hpp"

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

std::string row(std::string_view what, std::string_view meaning) {
    std::string line = "  " + std::string(what);
    if (line.size() + 1 > column)
        line += "\n" + std::string(column, ' ');
    else
        line.resize(column, ' ');
    return line + indented(meaning) + "\n";
}

std::string row(const OptionRow& option) {
    std::string what = option.letter.empty() ? "    " : "-" + std::string(option.letter) + ", ";
    what += "--" + std::string(option.name);
    if (!option.placeholder.empty()) what += " " + std::string(option.placeholder);
    return row(what, option.meaning);
}

std::string rows(std::span<const OptionRow> options) {
    std::string text;
    for (const auto& option : options)
        if (!option.hidden) text += row(option);
    return text;
}

std::string rows(std::span<const Described> list) {
    std::string text;
    for (const auto& [what, meaning] : list) text += row(what, meaning);
    return text;
}

std::string called(const Subcommand& subcommand) {
    return "cube " + std::string(subcommand.name) + (subcommand.options.empty() ? "" : " [OPTION...]") + " " +
           std::string(subcommand.arguments);
}

constexpr std::string_view help_line = "  -h, --help                    show this\n";

}  // namespace

std::string usage(Subcommands subcommands) {
    std::string text = "Cubelang: algebra of Rubik's cubes of every size.\n\nUsage:\n" + rows(usage_forms());
    for (const auto& subcommand : subcommands)
        text +=
            row("cube " + std::string(subcommand.name) + " " + std::string(subcommand.arguments), subcommand.meaning);
    for (const auto& group : option_groups())
        if (!group.heading.empty()) text += "\n" + std::string(group.heading) + ":\n" + rows(group.rows);
    text += "\n" + row("    --version", "show the version") + std::string(help_line);
    text += "\nExamples:\n" + rows(usage_examples()) + "\nExit status:\n" + rows(exit_statuses());
    return text;
}

std::string usage(const Subcommand& subcommand) {
    return "Usage: " + called(subcommand) + "\n\n" + std::string(subcommand.meaning) + "\n" +
           std::string(subcommand.more) + (subcommand.more.empty() ? "\n" : "\n\n") + rows(subcommand.options) +
           rows(common_options()) + std::string(help_line);
}

}  // namespace cubelang::shell
