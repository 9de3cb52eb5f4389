#include "front/notebook/notebook_requests.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "front/json/replies.hpp"
#include "front/terminal/prompt/commands.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::notebook {

using namespace terminal;

namespace {

struct CommandResult {
    bool well = true;
    bool leave = false;  ///< the cell asks to end the notebook
};

void say(NotebookSession& notebook, const std::string& text) {
    notebook.post({{"bundle", {{"text/plain", printable(text)}}}, {"kind", "printed"}});
}

CommandResult fail(NotebookSession& notebook, const std::string& message) {
    notebook.post({{"mistake", {{"message", message}, {"text", printable(message) + "\n"}, {"interrupted", false}}}});
    return {.well = false};
}

CommandResult list(NotebookSession& notebook, const std::string&) {
    say(notebook, render::painted(render::printable(notebook.session().list()), {}));
    return {};
}

CommandResult undo(NotebookSession& notebook, const std::string& digits) {
    terminal::undo(notebook.session(), digits, [&](const std::string& message) { say(notebook, message); });
    return {};
}

CommandResult save(NotebookSession& notebook, const std::string& path) {
    if (path.empty()) return fail(notebook, "not saved: the file name is missing; write save mine.cube");
    const auto problem = save_session(notebook.session(), path);
    if (!problem.empty()) return fail(notebook, "not saved: " + problem);
    say(notebook, "saved: " + path);
    return {};
}

CommandResult reset(NotebookSession& notebook, const std::string&) {
    notebook.session().reset();
    say(notebook, "a new session; undo restores the old one");
    return {};
}

CommandResult leave(NotebookSession&, const std::string&) { return {.leave = true}; }

// Prompt commands (front/terminal/prompt/commands.hpp) that stand alone in a cell. The session itself handles help
// and its search.
struct CellCommand {
    std::string_view name;
    CommandResult (*act)(NotebookSession& notebook, const std::string& argument);  ///< null: only says this
    std::string_view says{};
};
constexpr std::array cell_commands{
    CellCommand{"list", list},
    CellCommand{"undo", undo},
    CellCommand{"save", save},
    CellCommand{"reset", reset},
    CellCommand{"quit", leave},
    CellCommand{"exit", leave},
    CellCommand{"keys", nullptr, "keys in a notebook: Tab completes, Shift-Tab explains"},
    CellCommand{"show", nullptr,
                "output that is too long for a notebook can be written to a file: `cube script.cube > answers`"}};

// Nullopt if the text is not such a command.
std::optional<CommandResult> run_command(NotebookSession& notebook, const std::string& text) {
    const auto call = find_command(text, &notebook.session());
    const auto* const row =
        call ? std::ranges::find(cell_commands, call->command->name, &CellCommand::name) : cell_commands.end();
    if (row == cell_commands.end()) return std::nullopt;
    if (row->act != nullptr) return row->act(notebook, call->argument);
    say(notebook, std::string(row->says));
    return CommandResult{};
}

struct TextRequest {
    explicit TextRequest(const Json& request)
        : text(request.at("text").get<std::string>()),
          cursor(request.contains("cursor") ? byte_at(text, request["cursor"].get<std::size_t>()) : text.size()) {}
    std::string text;
    std::size_t cursor;  ///< in bytes
};

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
    const TextRequest query(request);
    const auto before = std::string_view(query.text).substr(0, query.cursor);
    const auto continuation = notebook.session().continuation(before);
    return {{"begin", character_at(query.text, before.size() - continuation.length)},
            {"end", character_at(query.text, before.size())},
            {"names", json::to_json(continuation.names)}};
}

Json inspect(NotebookSession& notebook, const Json& request) {
    const TextRequest query(request);
    return {{"text", explanation_at(notebook.session(), query.text, query.cursor)}};
}

Json complete_yet(NotebookSession&, const Json& request) {
    const auto text = request.at("text").get<std::string>();
    return {{"status", completeness(text)}, {"indent", indent_after(text)}};
}

using Row = json::Row<NotebookSession>;
// clang-format off
constexpr std::array rows{
    Row{"run", run},                     // text, name: parts; well, leave, names
    Row{"evaluate", evaluate},           // text: bundle or mistake
    Row{"complete", complete},           // text, cursor: begin, end, names
    Row{"inspect", inspect},             // text, cursor: text, perhaps empty
    Row{"complete yet", complete_yet},   // text: status, indent
};
// clang-format on

}  // namespace

Notebook::Notebook(const Options& options, json::Post post, SliderLimits limits)
    : conversation_(std::move(post)),
      session_(
          options, [this](Json part) { conversation_.add_part(std::move(part)); }, limits) {}

void Notebook::ask(std::string_view request) { conversation_.answer<NotebookSession>(request, session_, rows); }

}  // namespace cubelang::notebook
