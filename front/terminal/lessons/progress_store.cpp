#include "front/terminal/lessons/course.hpp"

#include <algorithm>
#include <cerrno>
#include <new>

#include <fmt/format.h>

#include "front/machine/file_host.hpp"
#include "front/machine/user_paths.hpp"
#include "front/terminal/prompt/save.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::terminal {
namespace {

// "1-moves" for "examples/lessons/1-moves.md", with unsafe characters replaced.
std::string stem(std::string_view path) {
    auto name = std::string(path.substr(path.rfind('/') + 1));
    name = name.substr(0, name.rfind('.'));
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0 && c != '-' && c != '_'; }, '_');
    return name.substr(0, 60);
}

}  // namespace

std::string progress_path(const lesson::Lesson& lesson, const std::string& seed) {
    const auto folder = machine::lessons_folder();
    if (folder.empty()) return {};
    return fmt::format("{}/{}-{:016x}", folder, stem(lesson.source->name),
                       fingerprint(lesson.title + '\n' + lesson::folded_name(seed)));
}

// If memory runs out even here, no message is possible either.
lesson::StudentRecord ProgressStore::load() try {
    if (path_.empty()) return {};
    const auto file = files::read_ordinary_file(path_);
    if (file.error == ENOENT || file.error == ENOTDIR) return {};
    if (file.error != 0) {
        problem_ = "your progress in this lesson cannot be read (" + path_ + ": " + files::error_text(file.error) +
                   "); the lesson starts from the beginning";
        return {};
    }
    auto [record, whole] = lesson::record_from(file.text);
    if (!whole) problem_ = lesson::damaged_record_message(" (" + path_ + ")");
    return record;
} catch (const std::bad_alloc&) {
    return {};
}

void ProgressStore::save(const lesson::StudentRecord& record) try {
    auto problem =
        path_.empty() ? "neither HOME nor XDG_STATE_HOME is set" : machine::replace_file(path_, to_text(record));
    if (!problem.empty() && !path_.empty()) {
        make_folders_of(path_);
        problem = machine::replace_file(path_, to_text(record));
    }
    saved_ = problem.empty();
    if (!saved_ && !std::exchange(reported_, true))
        problem_ = "your progress in this lesson cannot be saved (" +
                   (path_.empty() ? problem : path_ + " " + problem) + "); everything else works";
} catch (const std::bad_alloc&) {
    saved_ = false;
}

}  // namespace cubelang::terminal
