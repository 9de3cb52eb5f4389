#include "front/door/requests.hpp"

#include <array>
#include <stdexcept>

namespace cubelang::web {
namespace {

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

// clang-format off
constexpr Request lesson_rows[] = {
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

std::span<const Request> lesson_requests() { return lesson_rows; }

}  // namespace cubelang::web
