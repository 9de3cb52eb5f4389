#include "front/terminal/lessons/course.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <tuple>

#include <fmt/format.h>

#include "front/machine/file_host.hpp"
#include "front/terminal/lessons/lessons.hpp"
#include "lang/advice/suggest.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::terminal {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view digits = "0123456789";

std::string number_of(const std::string& file) {
    const auto end = file.find_first_not_of(digits);
    return end == 0 || end == file.npos || file.find_first_of("-_. ", end) != end ? "" : file.substr(0, end);
}

// Letters and digits in lower case, without the number and the extension.
std::string plain_name(const std::string& file) {
    const auto begin = number_of(file).size();
    const auto end = file.ends_with(".md") ? file.size() - 3 : file.size();
    std::string name;
    for (const char c : std::string_view(file).substr(begin, end - begin))
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) name += lower(c);
    return name;
}

std::string file_of(const CourseLesson& lesson) { return fs::path(lesson.path).filename().string(); }

// Sorts 2 before 10.
auto rank(const CourseLesson& lesson) { return std::tuple(lesson.number.size(), lesson.number, lesson.path); }

std::optional<CourseLesson> lesson_at(const fs::path& path) {
    if (path.extension() != ".md") return std::nullopt;
    const auto file = read_lesson_file(path.string());
    if (file.error != 0) return std::nullopt;
    const auto lesson = lesson::read(path.string(), file.text);
    auto exercises = lesson::exercise_names(lesson);
    const bool is_lesson = !exercises.empty() || !number_of(path.filename().string()).empty();
    if (!is_lesson) return std::nullopt;  // a README
    return CourseLesson{path.string(), number_of(path.filename().string()), lesson.title, std::move(exercises)};
}

const EmbeddedFile* course_file(const std::string& path) {
    const auto file = std::ranges::find(course_files(), fs::path(path).filename().string(), &EmbeddedFile::name);
    return file == course_files().end() ? nullptr : &*file;
}

std::vector<fs::path> files_in(const std::string& folder) {
    std::vector<fs::path> paths;
    if (folder == course_folder)
        for (const auto& file : course_files()) paths.push_back(fs::path(folder) / file.name);
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed)) paths.push_back(entry.path());
    return paths;
}

struct Place {
    std::size_t solved = 0, shown = 0;  ///< `shown`: those of the solved ones whose solution was shown before
    bool begun = false, finished = false;
};

Place place_in(const CourseLesson& lesson, const std::string& seed) {
    lesson::Lesson named;
    named.source = lang::make_source(lesson.path, {});
    named.title = lesson.title;
    const auto record = ProgressStore(progress_path(named, seed)).load();
    const auto is_solved = [&](const std::string& name) { return record.solved.contains(name); };
    const auto solved = static_cast<std::size_t>(std::ranges::count_if(lesson.exercises, is_solved));
    const auto shown = static_cast<std::size_t>(std::ranges::count_if(
        lesson.exercises, [&](const std::string& name) { return is_solved(name) && record.shown.contains(name); }));
    return {solved, shown, record.content != 0, record.content != 0 && solved == lesson.exercises.size()};
}

std::string progress_in(const CourseLesson& lesson, const Place& place) {
    const auto count = lesson.exercises.size();
    if (!place.begun) return counted(count, "exercise");
    const auto shown = place.shown == 0 ? "" : fmt::format(", {} after the solution", place.shown);
    return fmt::format("{} of {} solved{}", place.solved, count, shown);
}

std::string name_of(const CourseLesson& lesson) {
    if (!lesson.number.empty()) return lesson.number;
    return printable_name(lesson.path.substr(lesson.path.rfind('/') + 1));
}

// The last lesson that was begun and not finished, or else the first unfinished one.
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

std::string next_command(const std::vector<CourseLesson>& lessons, const std::vector<Place>& places,
                         const std::string& folder, const std::string& seed) {
    const auto* const next = next_of(lessons, places);
    const bool is_new = std::ranges::none_of(places, &Place::begun);
    std::string what = is_new ? "To begin:" : "To continue:";
    if (next == nullptr) what = "Everything is solved. To repeat a lesson:";
    return fmt::format("{} cube lesson {}{}{}{}", what, folder, folder.empty() ? "" : " ",
                       name_of(next == nullptr ? lessons.front() : *next),
                       seed.empty() ? "" : fmt::format(" --seed {}", seed));
}

}  // namespace

files::Read read_lesson_file(const std::string& path, files::Read (*read)(const std::string&)) {
    const auto* const file = machine::folder_of(path) == course_folder ? course_file(path) : nullptr;
    return file == nullptr ? read(path) : files::Read{std::string(file->text)};
}

std::vector<CourseLesson> lessons_in(const std::string& folder) {
    std::vector<CourseLesson> lessons;
    for (const auto& path : files_in(folder))
        if (auto lesson = lesson_at(path)) lessons.push_back(*std::move(lesson));
    const auto has_number = [](const CourseLesson& lesson) { return !lesson.number.empty(); };
    if (std::ranges::any_of(lessons, has_number)) std::erase_if(lessons, std::not_fn(has_number));
    std::ranges::sort(lessons, {}, rank);
    return lessons;
}

std::string_view lesson_words() {
    static const auto words = [] {
        std::string names;
        for (const auto& file : course_files()) names += fs::path(file.name).stem().string() + " ";
        return names + "*.md";
    }();
    return words;
}

const CourseLesson* find_lesson(const std::vector<CourseLesson>& lessons, const std::string& word) {
    const auto wanted = plain_name(word);
    const auto only = [&](const auto& fits) -> const CourseLesson* {
        const auto at = std::ranges::find_if(lessons, fits);
        return at != lessons.end() && std::ranges::count_if(lessons, fits) == 1 ? &*at : nullptr;
    };
    if (const auto* const same =
            only([&](const auto& lesson) { return lesson.number == word || file_of(lesson) == word; }))
        return same;
    if (wanted.empty()) return nullptr;
    const auto is_name = [&](const auto& lesson) {
        return plain_name(file_of(lesson)) == wanted || plain_name(lesson.title) == wanted;
    };
    const auto is_part = [&](const auto& lesson) {
        return (plain_name(file_of(lesson)) + ' ' + plain_name(lesson.title)).find(wanted) != std::string::npos;
    };
    const auto* const named = only(is_name);
    return named != nullptr ? named : only(is_part);
}

std::string nearest_lesson(const std::vector<CourseLesson>& lessons, const std::string& word) {
    std::vector<std::string> names;
    for (const auto& lesson : lessons) {
        names.push_back(plain_name(file_of(lesson)));
        names.push_back(lower(lesson.title));
    }
    return meaning::nearest(word, names).value_or("");
}

std::optional<CourseLesson> lesson_after(const std::string& path) {
    const auto file = fs::path(path).filename().string();
    if (number_of(file).empty()) return std::nullopt;
    const auto lessons = lessons_in(machine::folder_of(path));
    auto at = std::ranges::find(lessons, file, file_of);
    if (at == lessons.end() || ++at == lessons.end()) return std::nullopt;
    return *at;
}

std::string lesson_file(const std::string& path) {
    std::error_code failed;
    if (fs::exists(path, failed)) return path;
    const auto lessons = lessons_in(course_folder);
    const auto* const found = find_lesson(lessons, fs::path(path).filename().string());
    return found == nullptr ? path : found->path;
}

bool is_of_course(const std::string& path) {
    const auto* const file = course_file(path);
    return file != nullptr && read_lesson_file(path).text == file->text;
}

std::string path_to_lesson(const std::string& path, const std::string& directory) {
    if (is_of_course(path)) return fs::path(path).filename().string();
    std::error_code failed;
    const auto relative = fs::relative(path, directory, failed).generic_string();
    return failed || relative.empty() ? path : relative;
}

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
    return fmt::format("{}\n{}\n", text, next_command(lessons, places, folder, seed));
}

}  // namespace cubelang::terminal
