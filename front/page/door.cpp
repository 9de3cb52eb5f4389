#include "front/page/door.hpp"

#include <array>
#include <cstdint>
#include <stdexcept>

namespace cubelang::page {
namespace {

RequestText text_of(const Json& request) { return RequestText(request.at("text").get<std::string>()); }

// A byte offset; the end of the text if the request has no cursor.
std::size_t cursor_of(const Json& request, const RequestText& asked) {
    return request.contains("cursor") ? asked.units.byte_at(request.at("cursor").get<std::size_t>())
                                      : asked.text.size();
}

// The page's session, or the student's in the open lesson.
Session& session_of(PageSession& page, const Json& request) {
    return request.value("lesson", false) ? page.lesson().sitting().student() : page.session();
}

Json begin(PageSession& page, const Json& request) {
    page.begin(request.value("n", 3), request.value("super", false), request.value("bundles", false));
    return {{"prompt", page.session().prompt()}};
}

// {"sliders": [[place of the call, value], …], "from": place of the first statement to run}
MovedText moved_text(const Json& request) {
    const auto asked = text_of(request);
    const auto byte_at = [&](const Json& unit) {
        return static_cast<std::uint32_t>(asked.units.byte_at(unit.get<std::size_t>()));
    };
    MovedText moved;
    for (const auto& one : request.value("sliders", Json::array()))
        moved.values[byte_at(one.at(0))] = one.at(1).get<std::string>();
    if (request.contains("from")) moved.from = byte_at(request.at("from"));
    return moved;
}

Json run(PageSession& page, const Json& request) {
    page.set_columns(request.value("columns", 0));
    if (request.contains("before")) page.session().rewind(request.at("before").get<std::size_t>());
    const bool well = page.run(request.at("text").get<std::string>(), moved_text(request));
    return {{"well", well}, {"prompt", page.session().prompt()}};
}

Json check(PageSession& page, const Json& request) {
    const auto asked = text_of(request);
    auto mistakes = Json::array();
    for (const auto& mistake : session_of(page, request).check("<text>", Session::statement_of(asked.text)))
        mistakes.push_back(to_json(mistake, asked));
    return {{"mistakes", std::move(mistakes)}};
}

Json colors(PageSession& page, const Json& request) {
    const auto asked = text_of(request);
    return {{"colors", to_json(color_spans(session_of(page, request), asked.text, cursor_of(request, asked)), asked)}};
}

Json complete(PageSession& page, const Json& request) {
    const auto asked = text_of(request);
    const auto before = std::string_view(asked.text).substr(0, cursor_of(request, asked));
    const auto continuation = session_of(page, request).continuation(before);
    const auto begin = before.size() - continuation.length;
    return {{"begin", asked.units.unit_at(begin)}, {"names", to_json(continuation.names)}};
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

Json incomplete(PageSession&, const Json& request) {
    return {{"incomplete", Session::is_incomplete(request.at("text").get<std::string>())}};
}

Json moving_cube(PageSession& page, const Json& request) {
    const auto text = request.at("text").get<std::string>();
    const bool safe = request.value("colors", "") == "safe";
    return {{"page",
             request.value("lesson", false) ? page.lesson().moving_cube(text, safe) : page.moving_cube(text, safe)}};
}

using lesson::Sitting;

// In the order of Sitting::Go.
constexpr std::array go_names{"on", "back", "again", "restart", "leave"};
static_assert(go_names.size() == static_cast<std::size_t>(Sitting::Go::leave) + 1);

Json exercises_json(PageLesson& lesson) {
    auto json = Json::array();
    const auto& solved = lesson.sitting().record().solved;
    for (const auto& name : lesson::exercise_names(lesson.opened().lesson))
        json.push_back({{"name", name}, {"solved", solved.contains(name)}});
    return json;
}

Json lesson_open(PageSession& page, const Json& request) {
    auto& lesson = page.open(
        {request.value("name", "lesson.md"), request.at("text").get<std::string>(), request.value("seed", "")});
    lesson.resume(request.value("record", ""));
    return {{"title", lesson.opened().lesson.title},
            {"mistakes", mistakes_json(lesson.opened())},
            {"exercises", exercises_json(lesson)},
            {"stops", lesson.sitting().stops().size()},
            {"at", lesson.sitting().at()}};
}

Json lesson_show(PageSession& page, const Json& request) {
    auto& lesson = page.lesson();
    lesson.set_columns(request.value("columns", 0));
    lesson.show();
    return {
        {"stop", stop_json(lesson.sitting())}, {"at", lesson.sitting().at()}, {"prompt", lesson.sitting().prompt()}};
}

// The student's input may lead to another stop.
Json reply_json(PageLesson& lesson, const Sitting::Outcome& said) {
    auto& sitting = lesson.sitting();
    if (said.go) sitting.go(*said.go);
    return {{"right", said.right},
            {"go", said.go ? go_names.at(static_cast<std::size_t>(*said.go)) : ""},
            {"at", sitting.at()},
            {"prompt", sitting.prompt()}};
}

Json lesson_say(PageSession& page, const Json& request) {
    auto& lesson = page.lesson();
    lesson.set_columns(request.value("columns", 0));
    return reply_json(lesson, lesson.say(request.at("text").get<std::string>()));
}

Json lesson_slide(PageSession& page, const Json& request) {
    auto& lesson = page.lesson();
    lesson.set_columns(request.value("columns", 0));
    lesson.slide(request.at("text").get<std::string>(), moved_text(request));
    return {{"prompt", lesson.sitting().prompt()}};
}

Json lesson_go(PageSession& page, const Json& request) {
    const auto where = request.at("where").get<std::string>();
    if (lesson::find_lesson_command(where) == nullptr) throw std::logic_error("this is not a lesson command");
    return reply_json(page.lesson(), page.lesson().say(where));
}

Json lesson_record(PageSession& page, const Json&) {
    const auto& record = page.lesson().sitting().record();
    return {{"record", lesson::to_text(record)}, {"exercises", exercises_json(page.lesson())}, {"at", record.at}};
}

Json lesson_hand_in(PageSession& page, const Json&) {
    auto& sitting = page.lesson().sitting();
    const auto& way = page.lesson().opened().lesson.source->name;
    return {{"text", sitting.has_answers() ? sitting.hand_in_script(way) : ""}};
}

// Requests about a session accept `"lesson": true` for the student's session in the open lesson.
// clang-format off
constexpr Row<PageSession> rows[] = {
    {"begin", begin},              // n, super: a new session; bundles: answers with value and picture
    // text, columns: parts with answers, files, progress; to move its sliders: sliders, from, and before (their
    // statement), to undo the statements since
    {"run", run},
    {"check", check},              // text: its mistakes, found without running it
    {"colors", colors},            // text, cursor
    {"complete", complete},        // text, cursor: completions, and the start of the text that they replace
    {"signature", signature},      // text, cursor: of the call around the cursor
    {"incomplete", incomplete},    // text: whether more lines must follow
    {"help", help},                // word; without one, an introduction
    {"search", search},            // words
    {"moving cube", moving_cube},  // text of an expression, colors (safe): a page with an animated cube
    {"lesson open", lesson_open},        // name, text, seed, record (saved before): parts with messages
    {"lesson show", lesson_show},        // columns: parts with the steps up to the next stop
    {"lesson say", lesson_say},          // text, columns: the student's input at the stop
    {"lesson slide", lesson_slide},      // text of a statement of an example, columns, sliders: moves them
    {"lesson go", lesson_go},            // where: next, skip, back, again, restart, hint, solution, help
    {"lesson record", lesson_record},    // the progress, as text to be saved
    {"lesson hand in", lesson_hand_in},  // the answers as a script for `cube check`; empty without answers
};
// clang-format on

}  // namespace

void Door::ask(std::string_view request) { conversation_.answer<PageSession>(request, page_, rows); }

}  // namespace cubelang::page
