#include "front/terminal/prompt/commands.hpp"

#include <algorithm>
#include <array>

#include "front/terminal/editor/editor.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/progress_line.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

std::string typed(const Command& command) {
    const auto blank = command.argument.empty() || command.name == "?" ? "" : " ";
    return std::string(command.name) + blank + std::string(command.argument);
}

// The commands as typed. Without a command whose first word belongs to the language (`show all`), if only that word
// was asked.
std::vector<NameInfo> typed_commands(std::string_view asked) {
    std::vector<NameInfo> all;
    for (const Command& command : commands())
        if (command.takes != Command::Takes::itself || asked != command.name)
            all.push_back({typed(command), std::string(command.meaning), NameInfo::Kind::command});
    return all;
}

void undo(const PromptContext& context, const std::string& digits) {
    terminal::undo(context.session, digits, [&](const std::string& message) { context.output.print(message); });
}

void save(const PromptContext& context, const std::string& path) {
    if (path.empty()) return context.output.error("not saved: the file name is missing\nhint: write save mine.cube\n");
    const auto problem = save_session(context.session, path);
    if (problem.empty())
        context.output.print("saved: " + path);
    else
        context.output.print_problem("not saved: " + problem);
}

void reset(const PromptContext& context, const std::string&) {
    context.session.reset();
    context.begin_session();
    context.output.print("a new session; undo restores the old one");
}

void show_keys(const PromptContext& context, const std::string&) {
    std::string text;
    for (const auto& [keys, does, act] : editor::Editor::bindings()) {
        std::string names(keys);
        names.resize(std::max<std::size_t>(names.size(), 30), ' ');
        text += "  " + names + " " + std::string(does) + "\n";
    }
    context.output.print(text);
}

void show_all(const PromptContext& context, const std::string&) {
    const InterruptScope drawing(context.session);
    const Computing computing;
    if (!context.output.show_all()) context.output.print("no answer has been cut");
}

void show_cubes(const PromptContext& context, bool shown) {
    if (context.cubes != nullptr) *context.cubes = shown;
    context.refresh_screen();
}

using Takes = Command::Takes;
using In = const PromptContext&;
using Word = const std::string&;

void show_help(In in, Word) { in.output.show(in.session.help()); }

constexpr std::array command_rows{
    Command{"help", "", "explain how to begin", Takes::nothing, show_help},
    Command{"help", "NAME", "explain NAME, with an example; also topics, signs and moves", Takes::all,
            [](In in, Word asked) { in.output.show(in.session.help(asked, typed_commands(asked))); }},
    Command{"?", "", "explain how to begin", Takes::nothing, show_help},
    Command{"?", "WORD", "search for WORD in all names and meanings", Takes::all,
            [](In in, Word words) { in.output.show(in.session.search(words, typed_commands(words))); }},
    Command{"list", "", "list the defined and imported names", Takes::nothing,
            [](In in, Word) { in.output.show(in.session.list()); }},
    Command{"show", "all", "show the last answer that was cut to the screen, whole", Takes::itself, show_all},
    Command{"cubes", "off", "leave out the small cube beside an answer", Takes::itself,
            [](In in, Word) { show_cubes(in, false); }},
    Command{"cubes", "on", "show it again", Takes::itself, [](In in, Word) { show_cubes(in, true); }},
    Command{"keys", "", "explain the keys", Takes::nothing, show_keys},
    Command{"undo", "", "undo the last statement; again, the one before it", Takes::nothing, undo},
    Command{"undo", "N", "undo the last N statements", Takes::count, undo},
    Command{"save", "FILE", "save the successful statements of this session as a script", Takes::path, save},
    Command{"reset", "", "start a new session", Takes::nothing, reset},
    Command{"quit", "", "leave the prompt, as Ctrl-D does", Takes::nothing, nullptr},
    Command{"exit", "", "leave the prompt", Takes::nothing, nullptr},
};

bool is_quoted(std::string_view text) {
    return text.size() > 2 && text.front() == '"' && text.find('"', 1) == text.size() - 1;
}

// Nothing in the language begins like this, so such a path may contain blanks.
bool begins_as_path(std::string_view text) {
    return text.starts_with('~') || text.starts_with('/') || text.starts_with("./") || text.starts_with("../");
}

bool fits(const Command& command, std::string_view argument) {
    const bool one_word = argument.find_first_of(all_blanks) == std::string_view::npos;
    switch (command.takes) {
        case Takes::nothing: return argument.empty();
        case Takes::count: return is_digits(argument);
        case Takes::path: return one_word || is_quoted(argument) || begins_as_path(argument);
        case Takes::itself: return argument == command.argument;
        case Takes::all: return !argument.empty() && argument.find('\n') == argument.npos;
    }
    return false;
}

std::optional<CommandCall> row_for(std::string_view name, std::string_view argument) {
    const auto found = std::ranges::find_if(
        command_rows, [&](const Command& command) { return command.name == name && fits(command, argument); });
    if (found == command_rows.end()) return std::nullopt;
    const bool strip = found->takes == Takes::path && is_quoted(argument);
    return CommandCall{&*found, std::string(strip ? argument.substr(1, argument.size() - 2) : argument)};
}

// Commands written as calls: `reset()`, `undo(3)`.
std::optional<CommandCall> called(std::string_view line, const Session* session) {
    const auto bracket = line.find('(');
    if (bracket == line.npos || !line.ends_with(')')) return std::nullopt;
    const auto name = line.substr(0, bracket), inner = line.substr(bracket + 1, line.size() - bracket - 2);
    if (session != nullptr && session->kind(name)) return std::nullopt;
    const auto row = row_for(name, trimmed(inner));
    return row && row->command->takes == Takes::itself ? std::nullopt : row;
}

}  // namespace

std::span<const Command> commands() { return command_rows; }

void undo(Session& session, const std::string& digits, const std::function<void(const std::string&)>& say) {
    constexpr std::size_t most_digits = 4;  // fewer statements than that can be undone
    const int count = digits.empty() ? 1 : digits.size() > most_digits ? 10'000 : std::stoi(digits);
    if (count == 0) say("nothing was undone");
    for (int i = 0; i < count; ++i) {
        const auto message = session.undo();
        say(message);
        if (!message.starts_with("undone")) break;
    }
}

std::optional<CommandCall> find_command(std::string_view text, const Session* session) {
    const auto line = trimmed(text);
    const bool own_help = session != nullptr && session->kind("help");
    if (const auto request = Session::help_request(line))
        return own_help && line.starts_with("help(") ? std::nullopt
                                                     : row_for(request->is_search ? "?" : "help", request->subject);
    const auto name = line.substr(0, line.find_first_of(all_blanks));
    const auto plain = row_for(lower(name), trimmed(line.substr(name.size())));
    return plain ? plain : called(line, session);
}

}  // namespace cubelang::terminal
