// The list of a course.

#include <algorithm>

#include <fmt/format.h>

#include "front/terminal/lessons/course.hpp"
#include "front/terminal/lessons/progress_store.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"

namespace cubelang::shell {
namespace {

struct Place {
    std::size_t solved = 0;
    bool begun = false, finished = false;
};

Place place_in(const CourseLesson& lesson, const std::string& seed) {
    lesson::Lesson named;
    named.source = lang::make_source(lesson.path, {});
    named.title = lesson.title;
    const auto record = ProgressStore(progress_path(named, seed)).load();
    const auto is_solved = [&](const std::string& name) { return record.solved.contains(name); };
    const auto solved = static_cast<std::size_t>(std::ranges::count_if(lesson.exercises, is_solved));
    return {solved, record.content != 0, record.content != 0 && solved == lesson.exercises.size()};
}

std::string progress_in(const CourseLesson& lesson, const Place& place) {
    const auto count = lesson.exercises.size();
    if (!place.begun) return counted(count, "exercise");
    return fmt::format("{} of {} solved", place.solved, count);
}

std::string name_of(const CourseLesson& lesson) {
    if (!lesson.number.empty()) return lesson.number;
    return printable_name(lesson.path.substr(lesson.path.rfind('/') + 1));
}

// What was begun last and is not finished; else what comes first.
const CourseLesson* next_of(const std::vector<CourseLesson>& lessons, const std::vector<Place>& places) {
    const CourseLesson* first = nullptr;
    const CourseLesson* begun = nullptr;
    for (std::size_t at = 0; at < lessons.size(); ++at) {
        if (places[at].finished) continue;
        if (first == nullptr) first = &lessons[at];
        if (places[at].begun) begun = &lessons[at];
    }
    return begun != nullptr ? begun : first;
}

std::string what_to_type(const std::vector<CourseLesson>& lessons, const std::vector<Place>& places,
                         const std::string& folder, const std::string& seed) {
    const auto* const next = next_of(lessons, places);
    const bool is_new = std::ranges::none_of(places, &Place::begun);
    std::string what = is_new ? "To begin:" : "To go on:";
    if (next == nullptr) what = "All is solved. To play one again:";
    return fmt::format("{} cube lesson {}{}{}{}", what, folder, folder.empty() ? "" : " ",
                       name_of(next == nullptr ? lessons.front() : *next),
                       seed.empty() ? "" : fmt::format(" --seed {}", seed));
}

}  // namespace

std::string course_list(const std::vector<CourseLesson>& lessons, const std::string& folder, const std::string& seed) {
    std::size_t names = 0, titles = 0;
    std::vector<Place> places;
    for (const auto& lesson : lessons) {
        names = std::max(names, name_of(lesson).size());
        titles = std::max(titles, lesson.title.size());
        places.push_back(place_in(lesson, seed));
    }
    std::string text =
        folder.empty() ? "The course:\n\n" : fmt::format("The lessons in {}:\n\n", printable_name(folder));
    for (std::size_t at = 0; at < lessons.size(); ++at)
        text += fmt::format("  {} {:>{}}  {:{}}  {}\n", places[at].finished ? "[x]" : "[ ]", name_of(lessons[at]),
                            names, printable_name(lessons[at].title), titles, progress_in(lessons[at], places[at]));
    return fmt::format("{}\n{}\n", text, what_to_type(lessons, places, folder, seed));
}

}  // namespace cubelang::shell
