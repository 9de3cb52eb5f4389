#include "front/terminal/lessons/course.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <tuple>

#include "runtime/base/files/read.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/host/file_host.hpp"
#include "runtime/session/lesson/answers/script_header.hpp"
#include "runtime/session/lesson/lesson.hpp"

namespace cubelang::shell {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view digits = "0123456789";

std::string number_of(const std::string& file) {
    const auto end = file.find_first_not_of(digits);
    return end == 0 || end == file.npos || file.find_first_of("-_. ", end) != end ? "" : file.substr(0, end);
}

// Letters and digits, small; without the number and the ending.
std::string plain_name(const std::string& file) {
    const auto begin = number_of(file).size();
    const auto end = file.ends_with(".md") ? file.size() - 3 : file.size();
    std::string name;
    for (const char c : std::string_view(file).substr(begin, end - begin))
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) name += lower(c);
    return name;
}

std::string file_of(const CourseLesson& lesson) { return fs::path(lesson.path).filename().string(); }

// 2 before 10.
auto rank(const CourseLesson& lesson) { return std::tuple(lesson.number.size(), lesson.number, lesson.path); }

std::optional<CourseLesson> lesson_at(const fs::path& path) {
    if (path.extension() != ".md") return std::nullopt;
    const auto file = files::read_ordinary_file(path.string());
    if (file.error != 0) return std::nullopt;
    const auto lesson = lesson::read(path.string(), file.text);
    auto exercises = lesson::exercise_names(lesson);
    const bool is_lesson = !exercises.empty() || !number_of(path.filename().string()).empty();
    if (!is_lesson) return std::nullopt;  // a README
    return CourseLesson{path.string(), number_of(path.filename().string()), lesson.title, std::move(exercises)};
}

bool is_same_folder(const fs::path& a, const fs::path& b) {
    std::error_code failed;
    return !a.empty() && !b.empty() && fs::equivalent(a, b, failed) && !failed;
}

}  // namespace

std::vector<CourseLesson> lessons_in(const std::string& folder) {
    std::vector<CourseLesson> lessons;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        if (auto lesson = lesson_at(entry.path())) lessons.push_back(*std::move(lesson));
    const auto has_number = [](const CourseLesson& lesson) { return !lesson.number.empty(); };
    if (std::ranges::any_of(lessons, has_number)) std::erase_if(lessons, std::not_fn(has_number));
    std::ranges::sort(lessons, {}, rank);
    return lessons;
}

// Installed it is PREFIX/bin/cube with PREFIX/share/cubelang; built, somewhere in the sources.
std::string course_folder() {
    std::error_code failed;
    for (auto above = fs::read_symlink("/proc/self/exe", failed).parent_path(); !failed && !above.empty();
         above = above.parent_path()) {
        for (const auto* const below : {"share/cubelang/examples/lessons", "examples/lessons"})
            if (fs::is_directory(above / below, failed)) return (above / below).string();
        failed.clear();
        if (above == above.root_path()) break;
    }
    return {};
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
    lesson::Header header;
    header.name = word;
    return lesson::match(header, names).name;
}

std::optional<CourseLesson> lesson_after(const std::string& path) {
    const auto file = fs::path(path).filename().string();
    if (number_of(file).empty()) return std::nullopt;
    const auto lessons = lessons_in(folder_of(path));
    auto at = std::ranges::find(lessons, file, file_of);
    if (at == lessons.end() || ++at == lessons.end()) return std::nullopt;
    return *at;
}

std::string lesson_file(const std::string& path) {
    std::error_code failed;
    if (fs::exists(path, failed)) return path;
    const auto lessons = lessons_in(course_folder());
    const auto* const found = find_lesson(lessons, fs::path(path).filename().string());
    return found == nullptr ? path : found->path;
}

bool is_of_course(const std::string& path) { return is_same_folder(folder_of(path), course_folder()); }

std::string way_to_lesson(const std::string& path, const std::string& directory) {
    if (is_of_course(path)) return fs::path(path).filename().string();
    std::error_code failed;
    const auto way = fs::relative(path, directory, failed).generic_string();
    return failed || way.empty() ? path : way;
}

}  // namespace cubelang::shell
