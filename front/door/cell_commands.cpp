#include "front/door/cell_commands.hpp"

#include <algorithm>
#include <array>

#include "front/terminal/prompt/commands.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::shell {
namespace {

void say(NotebookSession& notebook, const std::string& text) {
    notebook.post({{"bundle", {{"text/plain", printable(text)}}}, {"kind", "printed"}});
}

CommandDone fail(NotebookSession& notebook, const std::string& message) {
    notebook.post({{"mistake", {{"message", message}, {"text", printable(message) + "\n"}, {"interrupted", false}}}});
    return {.well = false};
}

CommandDone list(NotebookSession& notebook, const std::string&) {
    say(notebook, render::painted(render::printable(notebook.session().list()), {}));
    return {};
}

CommandDone undo(NotebookSession& notebook, const std::string& digits) {
    constexpr std::size_t most_digits = 4;  // more statements than that are not kept
    const int count = digits.empty() ? 1 : digits.size() > most_digits ? 10'000 : std::stoi(digits);
    for (int i = 0; i < count; ++i) {
        const auto told = notebook.session().undo();
        say(notebook, told);
        if (!told.starts_with("undone")) break;
    }
    return {};
}

CommandDone save(NotebookSession& notebook, const std::string& path) {
    if (path.empty()) return fail(notebook, "not saved: the name of a file is missing; write save mine.cube");
    const auto problem = save_session(notebook.session(), path);
    if (!problem.empty()) return fail(notebook, "not saved: " + problem);
    say(notebook, "saved: " + path);
    return {};
}

CommandDone reset(NotebookSession& notebook, const std::string&) {
    notebook.session().reset();
    say(notebook, "a new session; undo brings the old one back");
    return {};
}

CommandDone leave(NotebookSession&, const std::string&) { return {.leave = true}; }

CommandDone keys(NotebookSession& notebook, const std::string&) {
    say(notebook, "a notebook has keys of its own: Tab completes, Shift-Tab explains");
    return {};
}

CommandDone show_all(NotebookSession& notebook, const std::string&) {
    say(notebook, "what is too long for a notebook can be written to a file: `cube script.cube > answers`");
    return {};
}

struct CellCommand {
    std::string_view name;
    CommandDone (*act)(NotebookSession& notebook, const std::string& argument);
};
constexpr std::array cell_commands{
    CellCommand{"list", list},  CellCommand{"undo", undo},  CellCommand{"save", save}, CellCommand{"reset", reset},
    CellCommand{"quit", leave}, CellCommand{"exit", leave}, CellCommand{"keys", keys}, CellCommand{"show", show_all}};

}  // namespace

std::optional<CommandDone> run_command(NotebookSession& notebook, const std::string& text) {
    const auto call = find_command(text, &notebook.session());
    const auto* const row =
        call ? std::ranges::find(cell_commands, call->command->name, &CellCommand::name) : cell_commands.end();
    return row == cell_commands.end() ? std::nullopt : std::optional(row->act(notebook, call->argument));
}

}  // namespace cubelang::shell
