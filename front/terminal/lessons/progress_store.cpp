#include "front/terminal/lessons/course.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>

#include "front/terminal/prompt/save.hpp"

#include "runtime/base/files/read.hpp"
#include "runtime/meaning/host/file_host.hpp"
#include "runtime/meaning/host/user_paths.hpp"
#include "runtime/session/lesson/student_record.hpp"

namespace cubelang::shell {
namespace {

// "1-moves" of "examples/lessons/1-moves.md", without what a file's name should not hold.
std::string stem(std::string_view path) {
    auto name = std::string(path.substr(path.rfind('/') + 1));
    name = name.substr(0, name.rfind('.'));
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0 && c != '-' && c != '_'; }, '_');
    return name.substr(0, 60);
}

void make_directories(const std::string& path) {
    for (auto slash = path.find('/', 1); slash != path.npos; slash = path.find('/', slash + 1))
        ::mkdir(path.substr(0, slash).c_str(), S_IRWXU);
}

}  // namespace

std::string progress_path(const lesson::Lesson& lesson, const std::string& seed) {
    const auto folder = lessons_folder();
    if (folder.empty()) return {};
    std::array<char, 24> key{};
    std::snprintf(key.data(), key.size(), "%016llx",
                  static_cast<unsigned long long>(lesson::fingerprint(lesson.title + '\n' + seed)));
    return folder + "/" + stem(lesson.source->name) + "-" + key.data();
}

// Where memory does not even suffice for this, nobody could be told.
lesson::StudentRecord ProgressStore::load() try {
    if (path_.empty()) return {};
    const auto file = files::read_ordinary_file(path_);
    if (file.error == ENOENT || file.error == ENOTDIR) return {};
    if (file.error != 0) {
        problem_ = "your place in this lesson cannot be read (" + path_ + ": " + std::strerror(file.error) +
                   "): it begins again";
        return {};
    }
    auto [record, whole] = lesson::record_from(file.text);
    if (!whole) problem_ = lesson::said_of_damaged(" (" + path_ + ")");
    return record;
} catch (const std::bad_alloc&) {
    return {};
}

void ProgressStore::save(const lesson::StudentRecord& record) try {
    auto problem = path_.empty() ? "there is no place for it: neither HOME nor XDG_STATE_HOME is set"
                                 : replace_file(path_, to_text(record));
    if (!problem.empty() && !path_.empty()) {
        make_directories(path_);
        problem = replace_file(path_, to_text(record));
    }
    kept_ = problem.empty();
    if (!kept_ && !std::exchange(told_, true))
        problem_ = "your place in this lesson will not be kept (" + (path_.empty() ? problem : path_ + " " + problem) +
                   "); all else works";
} catch (const std::bad_alloc&) {
    kept_ = false;
}

}  // namespace cubelang::shell
