#include "runtime/shell/commands.hpp"

#include <algorithm>
#include <array>

#include "runtime/editor/editor.hpp"

namespace cubelang::shell {
namespace {

std::string row(const Command& command) {
    std::string typed(command.name);
    if (!command.argument.empty()) typed += " " + std::string(command.argument);
    typed.resize(std::max<std::size_t>(typed.size(), 12), ' ');
    return "  " + typed + std::string(command.meaning) + "\n";
}

bool show_help(const Session&, std::string_view, Output& output) {
    std::string text = Session::help() + "\nAt the prompt:\n";
    for (const Command& command : commands()) text += row(command);
    output.write(text);
    return true;
}

bool explain(const Session& session, std::string_view name, Output& output) {
    std::string text;
    for (const Command& command : commands())
        if (command.name == name) text += row(command);
    output.write(text.empty() ? session.help(name) : text);
    return true;
}

bool show_list(const Session& session, std::string_view, Output& output) {
    output.write(session.list());
    return true;
}

bool show_keys(const Session&, std::string_view, Output& output) {
    std::string text;
    for (const auto& [keys, does, act] : editor::Editor::bindings()) {
        std::string names(keys);
        names.resize(std::max<std::size_t>(names.size(), 30), ' ');
        text += "  " + names + " " + std::string(does) + "\n";
    }
    output.write(text);
    return true;
}

bool leave(const Session&, std::string_view, Output&) { return false; }

constexpr std::array<Command, 6> table{{
    {"help", "", "how to begin", show_help},
    {"help", "NAME", "what NAME is, with an example", explain},
    {"list", "", "what has been defined and imported", show_list},
    {"keys", "", "what the keys do", show_keys},
    {"quit", "", "leave; so does Ctrl-D", leave},
    {"exit", "", "leave", leave},
}};

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

std::span<const Command> commands() { return table; }

std::optional<CommandCall> find_command(std::string_view line) {
    const auto words = trimmed(line);
    const auto name = words.substr(0, words.find_first_of(blanks));
    const auto argument = trimmed(words.substr(name.size()));
    if (argument.find_first_of(blanks) != std::string_view::npos) return std::nullopt;
    const auto fits = [&](const Command& command) {
        return command.name == name && command.argument.empty() == argument.empty();
    };
    const auto found = std::find_if(table.begin(), table.end(), fits);
    if (found == table.end()) return std::nullopt;
    return CommandCall{&*found, std::string(argument)};
}

}  // namespace cubelang::shell
