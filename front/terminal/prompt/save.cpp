#include "front/terminal/prompt/save.hpp"

#include <cerrno>
#include <filesystem>

#include "front/machine/file_host.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"

namespace cubelang::terminal {
namespace {

std::string reason(const char* what, int error) { return std::string(what) + ": " + files::error_text(error); }

}  // namespace

std::string save_script(const std::string& path, std::string_view mark,
                        const std::function<std::string(const std::string& directory)>& text) {
    const auto file = machine::expanded(path);
    if (file.starts_with("~/")) return path + ": HOME is not set to an absolute path, so ~ is unknown";
    std::error_code failed;
    const auto directory = std::filesystem::absolute(file, failed).lexically_normal().parent_path();
    if (!failed && !std::filesystem::is_directory(directory, failed))
        return "there is no directory " + directory.string();
    if (files::is_special(file)) return path + ": this is not an ordinary file";
    const auto there = files::read_ordinary_file(file);
    if (there.error != 0 && there.error != ENOENT)
        return path + ": " + reason("this file exists and cannot be read", there.error);
    if (!there.text.empty() && !there.text.starts_with(mark))
        return path + ": this file exists and is not a saved session; choose another name";
    const auto problem = machine::replace_file(file, text(directory.string()));
    return problem.empty() ? "" : path + ": " + problem;
}

std::string save_session(const Session& session, const std::string& path) {
    if (const auto& sandbox = session.host().sandbox)
        return path + ": this session is in a sandbox, which writes no files; " + sandbox->way_out;
    return save_script(path, Session::script_mark(),
                       [&session](const std::string& directory) { return session.script(directory); });
}

}  // namespace cubelang::terminal
