#include "front/door/door.hpp"

#include <array>
#include <stdexcept>

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

using lesson::Sitting;

// In the order of the enumeration.
constexpr std::array goings{"on", "back", "again", "restart", "leave"};
static_assert(goings.size() == static_cast<std::size_t>(Sitting::Go::leave) + 1);

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

// What was said may lead away from the stop.
Json after(PageLesson& lesson, const Sitting::Said& said) {
    auto& sitting = lesson.sitting();
    if (said.go) sitting.go(*said.go);
    return {{"right", said.right},
            {"go", said.go ? goings.at(static_cast<std::size_t>(*said.go)) : ""},
            {"at", sitting.at()},
            {"prompt", sitting.prompt()}};
}

Json lesson_say(PageSession& page, const Json& request) {
    auto& lesson = page.lesson();
    lesson.set_columns(request.value("columns", 0));
    return after(lesson, lesson.say(request.at("text").get<std::string>()));
}

Json lesson_go(PageSession& page, const Json& request) {
    const auto where = request.at("where").get<std::string>();
    if (lesson::find_lesson_word(where) == nullptr) throw std::logic_error("a lesson does not go there");
    return after(page.lesson(), page.lesson().say(where));
}

Json lesson_reset(PageSession& page, const Json&) {
    auto& sitting = page.lesson().sitting();
    sitting.student().reset();
    sitting.furnish_anew();
    return {{"prompt", sitting.prompt()}};
}

Json lesson_record(PageSession& page, const Json&) {
    const auto& record = page.lesson().sitting().record();
    return {{"record", lesson::to_text(record)}, {"exercises", exercises_json(page.lesson())}, {"at", record.at}};
}

Json lesson_hand_in(PageSession& page, const Json&) {
    auto& sitting = page.lesson().sitting();
    const auto& way = page.lesson().opened().lesson.source->name;
    return {{"text", sitting.has_answers() ? sitting.handed_in(way) : ""}};
}

// Those that have a session to ask take `"lesson": true`: then it is the student's in the lesson that is open.
// clang-format off
constexpr Row<PageSession> rows[] = {
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
    {"lesson open", lesson_open},        // name, text, seed, record: one that is kept; parts with what is told
    {"lesson show", lesson_show},        // columns: parts with the steps up to the next stop
    {"lesson say", lesson_say},          // text, columns: what the student typed at the stop
    {"lesson go", lesson_go},            // where: next, skip, back, again, restart, hint, solution, help
    {"lesson reset", lesson_reset},      // the student's session anew, with what the lesson has defined
    {"lesson record", lesson_record},    // how far they have come, as text to be kept
    {"lesson hand in", lesson_hand_in},  // the answers as a script for `cube check`; empty: there are none
};
// clang-format on

}  // namespace

void Door::ask(std::string_view request) { conversation_.answer<PageSession>(request, page_, rows); }

}  // namespace cubelang::web
