#include "runtime/shell/prompt/commands.hpp"

#include <algorithm>
#include <array>

#include "runtime/base/text.hpp"
#include "runtime/editor/editor.hpp"
#include "runtime/shell/system/interrupt.hpp"
#include "runtime/shell/system/progress_line.hpp"
#include "runtime/shell/system/save.hpp"

namespace cubelang::shell {
namespace {

std::string row(const Command& command) {
    std::string typed(command.name);
    if (!command.argument.empty()) typed += (command.name == "?" ? "" : " ") + std::string(command.argument);
    typed.resize(std::max<std::size_t>(typed.size() + 1, 12), ' ');
    return "  " + typed + std::string(command.meaning) + "\n";
}

bool show_help(const PromptContext& context, const std::string&) {
    context.output.show(context.session.help());
    return true;
}

bool explain(const PromptContext& context, const std::string& name) {
    std::string text;
    for (const Command& command : commands())
        if (command.name == name && command.takes != Command::Takes::itself) text += row(command);
    if (text.empty()) context.output.show(context.session.help(name));
    if (name == "prompt") text = "\n" + commands_in_rows();
    if (!text.empty()) context.output.say(text);
    return true;
}

bool search(const PromptContext& context, const std::string& words) {
    std::string text;
    for (const Command& command : commands())
        if (command.name == words) text += row(command);
    if (!text.empty()) context.output.say(text);
    context.output.show(context.session.search(words));
    return true;
}

bool show_list(const PromptContext& context, const std::string&) {
    context.output.show(context.session.list());
    return true;
}

bool undo(const PromptContext& context, const std::string&) {
    context.output.say(context.session.undo());
    return true;
}

bool save(const PromptContext& context, const std::string& path) {
    const auto problem = save_session(context.session, path);
    if (problem.empty())
        context.output.say("saved: " + path);
    else
        context.output.say_problem("not saved: " + problem);
    return true;
}

bool reset(const PromptContext& context, const std::string&) {
    context.session.reset();
    context.begin_session();
    context.output.say("a new session; undo brings the old one back");
    return true;
}

bool show_keys(const PromptContext& context, const std::string&) {
    std::string text;
    for (const auto& [keys, does, act] : editor::Editor::bindings()) {
        std::string names(keys);
        names.resize(std::max<std::size_t>(names.size(), 30), ' ');
        text += "  " + names + " " + std::string(does) + "\n";
    }
    context.output.say(text);
    return true;
}

bool show_all(const PromptContext& context, const std::string&) {
    const InterruptScope drawing(context.session);
    const Computing computing;
    if (!context.output.show_all()) context.output.say("nothing has been cut short");
    return true;
}

bool leave(const PromptContext&, const std::string&) { return false; }

using Takes = Command::Takes;

constexpr std::array command_rows{
    Command{"help", "", "how to begin", Takes::nothing, show_help},
    Command{"help", "NAME", "what NAME is, with an example; or a topic of help", Takes::word, explain},
    Command{"?", "", "how to begin", Takes::nothing, show_help},
    Command{"?", "WORD", "looks for WORD in all names and meanings", Takes::all, search},
    Command{"list", "", "what has been defined and imported", Takes::nothing, show_list},
    Command{"show", "all", "the whole of the last answer that was cut to the screen", Takes::itself, show_all},
    Command{"keys", "", "what the keys do", Takes::nothing, show_keys},
    Command{"undo", "", "takes back the last statement; again, the one before it", Takes::nothing, undo},
    Command{"save", "FILE", "writes what went well in this session as a script", Takes::path, save},
    Command{"reset", "", "begins a new session", Takes::nothing, reset},
    Command{"quit", "", "leave; so does Ctrl-D", Takes::nothing, leave},
    Command{"exit", "", "leave", Takes::nothing, leave},
};

bool is_quoted(std::string_view text) {
    return text.size() > 2 && text.front() == '"' && text.find('"', 1) == text.size() - 1;
}

// Nothing of the language begins so: such a path may have blanks in it.
bool begins_as_path(std::string_view text) {
    return text.starts_with('~') || text.starts_with('/') || text.starts_with("./") || text.starts_with("../");
}

bool fits(const Command& command, std::string_view argument) {
    const auto takes = command.takes;
    const bool one_word = argument.find_first_of(all_blanks) == std::string_view::npos;
    if (argument.empty()) return takes == Takes::nothing;
    if (takes == Takes::itself) return argument == command.argument;
    return takes == Takes::all || (takes == Takes::word && one_word) ||
           (takes == Takes::path && (one_word || is_quoted(argument) || begins_as_path(argument)));
}

}  // namespace

std::span<const Command> commands() { return command_rows; }

std::string commands_in_rows() {
    std::string text;
    for (const Command& command : commands()) text += row(command);
    return text;
}

std::optional<CommandCall> find_command(std::string_view line) {
    const auto words = trimmed(line);
    const auto name = words.starts_with('?') ? words.substr(0, 1) : words.substr(0, words.find_first_of(all_blanks));
    const auto argument = trimmed(words.substr(name.size()));
    const auto found = std::ranges::find_if(
        command_rows, [&](const Command& command) { return command.name == name && fits(command, argument); });
    if (found == command_rows.end()) return std::nullopt;
    const bool strip = found->takes == Takes::path && is_quoted(argument);
    return CommandCall{&*found, std::string(strip ? argument.substr(1, argument.size() - 2) : argument)};
}

}  // namespace cubelang::shell
