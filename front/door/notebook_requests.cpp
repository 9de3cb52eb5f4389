#include "front/door/notebook_requests.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "front/door/replies.hpp"
#include "front/terminal/prompt/commands.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::shell {
namespace {

struct CommandDone {
    bool well = true;
    bool leave = false;  ///< the notebook is to end
};

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

// Commands of the prompt (front/terminal/prompt/commands.hpp) that stand alone in a cell. Help and its search are the
// session's own.
struct CellCommand {
    std::string_view name;
    CommandDone (*act)(NotebookSession& notebook, const std::string& argument);
};
constexpr std::array cell_commands{
    CellCommand{"list", list},  CellCommand{"undo", undo},  CellCommand{"save", save}, CellCommand{"reset", reset},
    CellCommand{"quit", leave}, CellCommand{"exit", leave}, CellCommand{"keys", keys}, CellCommand{"show", show_all}};

// Nothing if the text is no such command.
std::optional<CommandDone> run_command(NotebookSession& notebook, const std::string& text) {
    const auto call = find_command(text, &notebook.session());
    const auto* const row =
        call ? std::ranges::find(cell_commands, call->command->name, &CellCommand::name) : cell_commands.end();
    return row == cell_commands.end() ? std::nullopt : std::optional(row->act(notebook, call->argument));
}

struct Asked {
    explicit Asked(const Json& request)
        : text(request.at("text").get<std::string>()),
          cursor(request.contains("cursor") ? byte_at(text, request["cursor"].get<std::size_t>()) : text.size()) {}
    std::string text;
    std::size_t cursor;  ///< in bytes
};

// "done": it was run; "leave": it asks for the notebook's end.
Json run(NotebookSession& notebook, const Json& request) {
    const auto text = request.at("text").get<std::string>();
    const auto done = run_command(notebook, text);
    const bool well = done ? done->well : notebook.run(request.value("name", "<cell>"), text);
    return {{"well", well}, {"leave", done && done->leave}, {"names", notebook.names()}};
}

Json evaluate(NotebookSession& notebook, const Json& request) {
    return notebook.evaluate(request.at("text").get<std::string>());
}

Json complete(NotebookSession& notebook, const Json& request) {
    const Asked asked(request);
    const auto before = std::string_view(asked.text).substr(0, asked.cursor);
    const auto continued = notebook.session().continued(before);
    return {{"begin", character_at(asked.text, before.size() - continued.length)},
            {"end", character_at(asked.text, before.size())},
            {"names", web::to_json(continued.names)}};
}

Json inspect(NotebookSession& notebook, const Json& request) {
    const Asked asked(request);
    return {{"text", explained_at(notebook.session(), asked.text, asked.cursor)}};
}

Json complete_yet(NotebookSession&, const Json& request) {
    const auto text = request.at("text").get<std::string>();
    return {{"status", completeness(text)}, {"indent", indent_after(text)}};
}

using Row = web::Row<NotebookSession>;
// clang-format off
constexpr std::array rows{
    Row{"run", run},                     // text, name: parts; well, leave, names
    Row{"evaluate", evaluate},           // text: bundle or mistake
    Row{"complete", complete},           // text, cursor: begin, end, names
    Row{"inspect", inspect},             // text, cursor: text; empty: there is nothing to say
    Row{"complete yet", complete_yet},   // text: status, indent
};
// clang-format on

}  // namespace

Notebook::Notebook(const Options& options, web::Post post)
    : conversation_(std::move(post)),
      session_(options, [this](Json part) { conversation_.add_part(std::move(part)); }) {}

void Notebook::ask(std::string_view request) { conversation_.answer<NotebookSession>(request, session_, rows); }

}  // namespace cubelang::shell
