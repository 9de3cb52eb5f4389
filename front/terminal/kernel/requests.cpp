#include "front/terminal/kernel/requests.hpp"

#include <algorithm>
#include <array>
#include <exception>

#include "front/terminal/kernel/cell_commands.hpp"
#include "front/terminal/kernel/reading.hpp"

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

// In the order of NameInfo::Kind.
constexpr std::array kind_names{"keyword", "function", "constant", "instance",
                                "library", "part",     "argument", "command"};

Json complete(NotebookSession& notebook, const Json& request) {
    const Asked asked(request);
    const auto before = std::string_view(asked.text).substr(0, asked.cursor);
    const auto continued = notebook.session().continued(before);
    auto names = Json::array();
    for (const auto& [name, meaning, kind] : continued.names)
        names.push_back(
            {{"name", name}, {"meaning", meaning}, {"kind", kind_names.at(static_cast<std::size_t>(kind))}});
    return {{"begin", character_at(asked.text, before.size() - continued.length)},
            {"end", character_at(asked.text, before.size())},
            {"names", std::move(names)}};
}

Json inspect(NotebookSession& notebook, const Json& request) {
    const Asked asked(request);
    return {{"text", explained_at(notebook.session(), asked.text, asked.cursor)}};
}

Json complete_yet(NotebookSession&, const Json& request) {
    const auto text = request.at("text").get<std::string>();
    return {{"status", completeness(text)}, {"indent", indent_after(text)}};
}

struct Row {
    std::string_view ask;
    Json (*answer)(NotebookSession& notebook, const Json& request);
};
// clang-format off
constexpr std::array rows{
    Row{"run", run},                     // text, name: parts; well, leave, names
    Row{"evaluate", evaluate},           // text: bundle or mistake
    Row{"complete", complete},           // text, cursor: begin, end, names
    Row{"inspect", inspect},             // text, cursor: text; empty: there is nothing to say
    Row{"complete yet", complete_yet},   // text: status, indent
};
// clang-format on

std::string written(const Json& reply) { return reply.dump(-1, ' ', false, Json::error_handler_t::replace); }

// Requests are flat: what is deeper is none.
Json read(std::string_view text) {
    constexpr int deepest = 4;
    bool is_deep = false;
    const auto keep = [&](int depth, Json::parse_event_t, Json&) {
        is_deep = is_deep || depth > deepest;
        return !is_deep;
    };
    return Json::parse(text, keep, false);
}

}  // namespace

Notebook::Notebook(const Options& options, Reply reply)
    : reply_(std::move(reply)), session_(options, [this](Json part) { say("part", std::move(part)); }) {}

void Notebook::say(const char* what, Json content) { reply_(written({{"id", id_}, {what, std::move(content)}})); }

void Notebook::ask(std::string_view text) try {
    const auto request = read(text);
    id_ = request.is_object() ? request.value("id", Json()) : Json();
    const auto asked = request.is_object() ? request.value("ask", "") : "";
    const auto* const row = std::ranges::find(rows, asked, &Row::ask);
    if (row == rows.end())
        say("problem", "nobody answers this request");
    else
        say("result", row->answer(session_, request));
} catch (const std::exception& problem) {
    say("problem", problem.what());
}

}  // namespace cubelang::shell
