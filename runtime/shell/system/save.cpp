#include "runtime/shell/system/save.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "runtime/shell/system/input.hpp"
#include "runtime/shell/system/user_paths.hpp"
#include "runtime/shell/system/write_all.hpp"

namespace cubelang::shell {
namespace {

int write_and_sync(int file, std::string_view text) {
    if (const int error = write_all(file, text); error != 0) return error;
    return ::fsync(file) == 0 || errno == EINVAL ? 0 : errno;
}

// Written beside it and then put in its place; a link stays a link.
int replace(const std::string& path, std::string_view text) {
    std::array<char, 4096> target{};
    const std::string real = ::realpath(path.c_str(), target.data()) != nullptr ? target.data() : path;
    const std::string fresh = real + "." + std::to_string(::getpid()) + ".new";
    const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) return errno;
    int error = write_and_sync(file, text);
    if (::close(file) != 0 && error == 0) error = errno;
    if (error == 0 && ::rename(fresh.c_str(), real.c_str()) != 0) error = errno;
    if (error != 0) ::unlink(fresh.c_str());
    return error;
}

// What SVG files and pages begin with.
bool begins_as_picture(std::string_view text) {
    text = text.substr(0, 4096);
    for (const std::string_view beginning : {"<svg", "<?xml", "<!DOCTYPE html", "<!doctype html"})
        if (text.starts_with(beginning)) return true;
    return text.empty();
}

}  // namespace

std::string replace_file(const std::string& path, std::string_view text) {
    if (is_special(path)) return "this is not an ordinary file";
    const int error = replace(path, text);
    return error == 0 ? "" : std::string("cannot be written: ") + std::strerror(error);
}

std::string save_picture(const std::string& path, const std::string& text) {
    if (const auto there = read_file(path); there.error == 0 && !begins_as_picture(there.text))
        return "this file exists and is not a picture; choose another name";
    return replace_file(path, text);
}

std::string save_script(const std::string& path, std::string_view mark,
                        const std::function<std::string(const std::string& directory)>& text) {
    const auto file = expanded(path);
    if (file.starts_with("~/")) return path + ": where ~ is, HOME would have to say";
    const auto there = read_file(file);
    if (there.error == 0 && !there.text.empty() && !there.text.starts_with(mark))
        return path + ": this file exists and is not a saved session; choose another name";
    std::error_code failed;
    const auto directory = std::filesystem::absolute(file, failed).lexically_normal().parent_path();
    if (!failed && !std::filesystem::is_directory(directory, failed))
        return "there is no directory " + directory.string();
    const auto problem = replace_file(file, text(directory.string()));
    return problem.empty() ? "" : path + ": " + problem;
}

std::string save_session(const Session& session, const std::string& path) {
    return save_script(path, Session::script_mark(),
                       [&session](const std::string& directory) { return session.script(directory); });
}

}  // namespace cubelang::shell
