#include "front/door/notebook_requests.hpp"

#include <algorithm>
#include <array>

#include "front/door/cell_commands.hpp"
#include "front/door/cell_reading.hpp"
#include "front/door/replies.hpp"

namespace cubelang::shell {
namespace {

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

const Row* find_row(std::string_view ask) {
    const auto* const row = std::ranges::find(rows, ask, &Row::ask);
    return row == rows.end() ? nullptr : row;
}

}  // namespace

Notebook::Notebook(const Options& options, web::Post post)
    : conversation_(std::move(post)),
      session_(options, [this](Json part) { conversation_.add_part(std::move(part)); }) {}

void Notebook::ask(std::string_view request) { conversation_.answer(request, session_, find_row); }

}  // namespace cubelang::shell
