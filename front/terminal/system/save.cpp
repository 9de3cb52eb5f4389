#include "runtime/shell/system/save.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "runtime/files/read.hpp"
#include "runtime/files/replace.hpp"
#include "runtime/shell/system/user_paths.hpp"

namespace cubelang::shell {
namespace {

// What pictures and pages that this program has written bear, near their beginning.
constexpr std::string_view picture_mark = "<!-- made by cube -->\n";
constexpr std::size_t beginning = 4096;

// After the first tag: `<svg …>` or `<!doctype html>`.
std::string marked(const std::string& picture) {
    auto at = picture.find('>');
    if (at == std::string::npos) return picture;
    if (++at < picture.size() && picture[at] == '\n') ++at;
    return picture.substr(0, at) + std::string(picture_mark) + picture.substr(at);
}
bool is_ours(std::string_view text) {
    return text.empty() || text.substr(0, beginning).find(picture_mark) != std::string_view::npos;
}

std::string reason(const char* what, int error) { return std::string(what) + ": " + std::strerror(error); }

}  // namespace

std::string replace_file(const std::string& path, std::string_view text) {
    if (files::is_special(path)) return "this is not an ordinary file";
    const int error = files::replace(path, text);
    return error == 0 ? "" : reason("cannot be written", error);
}

std::string save_picture(const std::string& path, const std::string& text) {
    if (files::is_special(path)) return "this is not an ordinary file";
    const auto there = files::read_ordinary_file(path);
    if (there.error != 0 && there.error != ENOENT) return reason("this file exists and cannot be read", there.error);
    if (!is_ours(there.text)) return "this file exists and was not written by this program; choose another name";
    return replace_file(path, marked(text));
}

std::string save_script(const std::string& path, std::string_view mark,
                        const std::function<std::string(const std::string& directory)>& text) {
    const auto file = expanded(path);
    if (file.starts_with("~/")) return path + ": where ~ is, HOME would have to say";
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
    const auto problem = replace_file(file, text(directory.string()));
    return problem.empty() ? "" : path + ": " + problem;
}

std::string save_session(const Session& session, const std::string& path) {
    if (const auto& sandbox = session.host().sandbox)
        return path + ": this session is in a sandbox, which writes no files; " + sandbox->way_out;
    return save_script(path, Session::script_mark(),
                       [&session](const std::string& directory) { return session.script(directory); });
}

}  // namespace cubelang::shell
