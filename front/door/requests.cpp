#include "front/door/requests.hpp"

#include <algorithm>

namespace cubelang::web {
namespace {

AskedText text_of(const Json& request) { return AskedText(request.at("text").get<std::string>()); }

// In bytes; the end of the text if the request has none.
std::size_t cursor_of(const Json& request, const AskedText& asked) {
    return request.contains("cursor") ? asked.units.byte_at(request.at("cursor").get<std::size_t>())
                                      : asked.text.size();
}

// The one that is asked about: of the page, or of the lesson in it.
Session& session_of(PageSession& page, const Json& request) {
    return request.value("lesson", false) ? page.lesson().sitting().student() : page.session();
}

std::string prompt_of(PageSession& page, const Json& request) {
    return request.value("lesson", false) ? page.lesson().sitting().prompt() : page.session().prompt();
}

Json begin(PageSession& page, const Json& request) {
    page.begin(request.value("n", 3), request.value("super", false));
    return {{"prompt", page.session().prompt()}};
}

Json run(PageSession& page, const Json& request) {
    page.set_columns(request.value("columns", 0));
    const bool well = page.run(request.at("text").get<std::string>());
    return {{"well", well}, {"prompt", page.session().prompt()}};
}

Json check(PageSession& page, const Json& request) {
    const auto asked = text_of(request);
    auto mistakes = Json::array();
    for (const auto& mistake : session_of(page, request).check("<text>", asked.text))
        mistakes.push_back(to_json(mistake, asked));
    return {{"mistakes", std::move(mistakes)}};
}

Json colors(PageSession& page, const Json& request) {
    const auto asked = text_of(request);
    return {{"colors", to_json(colored(session_of(page, request), asked.text, cursor_of(request, asked)), asked)}};
}

Json complete(PageSession& page, const Json& request) {
    const auto asked = text_of(request);
    const auto before = std::string_view(asked.text).substr(0, cursor_of(request, asked));
    const auto continued = session_of(page, request).continued(before);
    const auto begin = before.size() - continued.length;
    return {{"begin", asked.units.unit_at(begin)}, {"names", to_json(continued.names)}};
}

Json signature(PageSession& page, const Json& request) {
    const auto asked = text_of(request);
    return {{"signature", signature_at(session_of(page, request), asked.text, cursor_of(request, asked))}};
}

Json help(PageSession& page, const Json& request) {
    const auto& session = session_of(page, request);
    const auto word = request.value("word", "");
    return {{"drawing", to_json(word.empty() ? session.help() : session.help(word))}};
}

Json search(PageSession& page, const Json& request) {
    return {{"drawing", to_json(session_of(page, request).search(request.at("words").get<std::string>()))}};
}

Json list(PageSession& page, const Json& request) { return {{"drawing", to_json(session_of(page, request).list())}}; }

Json topics(PageSession&, const Json&) { return {{"names", to_json(Session::topics())}}; }

Json incomplete(PageSession&, const Json& request) {
    return {{"incomplete", Session::is_incomplete(request.at("text").get<std::string>())}};
}

Json undo(PageSession& page, const Json& request) {
    auto said = session_of(page, request).undo();
    return {{"said", std::move(said)}, {"prompt", prompt_of(page, request)}};
}

Json script(PageSession& page, const Json&) { return {{"text", page.session().script("")}}; }

Json moving_cube(PageSession& page, const Json& request) {
    const auto text = request.at("text").get<std::string>();
    const bool safe = request.value("colors", "") == "safe";
    return {{"page",
             request.value("lesson", false) ? page.lesson().moving_cube(text, safe) : page.moving_cube(text, safe)}};
}

// Those that have a session to ask take `"lesson": true`: then it is the student's in the lesson that is open.
// clang-format off
constexpr Request rows[] = {
    {"begin", begin},              // n, super: a new session
    {"run", run},                  // text, columns: parts with answers, files, progress
    {"check", check},              // text: what is wrong with it, without running it
    {"colors", colors},            // text, cursor
    {"complete", complete},        // text, cursor: what can come there, and where what it replaces begins
    {"signature", signature},      // text, cursor: of the call around it
    {"incomplete", incomplete},    // text: must more lines follow?
    {"help", help},                // word; none: how to begin
    {"search", search},            // words
    {"topics", topics},
    {"list", list},                // what has been defined
    {"undo", undo},
    {"script", script},            // what went well, to be run again
    {"moving cube", moving_cube},  // text of an expression, colors (safe): a page on which the cube makes its moves
};
// clang-format on

}  // namespace

const Request* find_request(std::string_view ask) {
    for (const auto table : {std::span<const Request>(rows), lesson_requests()})
        if (const auto row = std::ranges::find(table, ask, &Request::ask); row != table.end()) return &*row;
    return nullptr;
}

}  // namespace cubelang::web
