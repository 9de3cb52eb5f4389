#include "front/machine/file_host.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <utility>

#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/files/source.hpp"

namespace cubelang::machine {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> programs_in(const std::string& folder) {
    std::vector<std::string> names;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
        if (at->path().extension() == ".cube" && at->is_regular_file(failed))
            names.push_back(at->path().filename().string());
    std::ranges::sort(names);
    return names;
}

}  // namespace

FileText import_file(const std::string& path) {
    auto file = files::read_ordinary_file(path);
    if (file.error == EISDIR) return {{}, std::make_error_code(std::errc::is_a_directory), {}, {}, programs_in(path)};
    if (file.error != 0) return {{}, {file.error, std::generic_category()}, {}};
    std::error_code failed;
    auto key = std::filesystem::weakly_canonical(path, failed).string();
    if (failed) key = path;
    return {std::move(file.text), {}, std::move(key)};
}

std::string folder_of(const std::string& file) {
    auto folder = std::filesystem::path(file).parent_path().string();
    return folder.empty() ? "." : folder;
}

namespace {

// The mark of pictures and pages written by this program, near their beginning; in PDF files a comment at the end.
constexpr std::string_view picture_mark = "<!-- made by cube -->\n";
constexpr std::size_t beginning = 4096;

// In PNG files the text chunk Software (length, type, text, CRC), after the first chunk.
constexpr std::string_view png_start = "\x89PNG\r\n\x1a\n", pdf_start = "%PDF-",
                           png_mark("\000\000\000\025tEXtSoftware\000made by cube\032\362\316\325", 33);
constexpr std::size_t first_chunk_end = 33;

// Inserts the mark; in SVG and HTML after the first tag: `<svg …>` or `<!doctype html>`.
std::string marked(const std::string& picture) {
    if (picture.starts_with(png_start)) return std::string(picture).insert(first_chunk_end, png_mark);
    if (picture.starts_with(pdf_start)) return picture + "% " + std::string(picture_mark);
    if (picture.starts_with('%')) return "% " + std::string(picture_mark) + picture;  // TeX
    auto at = picture.find('>');
    if (at == std::string::npos) return picture;
    if (++at < picture.size() && picture[at] == '\n') ++at;
    return picture.substr(0, at) + std::string(picture_mark) + picture.substr(at);
}
bool is_ours(std::string_view text) {
    if (text.starts_with(png_start)) return text.substr(first_chunk_end).starts_with(png_mark);
    return text.empty() || text.ends_with(picture_mark) || text.substr(0, beginning).find(picture_mark) != text.npos;
}

std::string reason(const char* what, int error) { return std::string(what) + ": " + files::error_text(error); }

// Standard input cannot be read twice.
OpenedSource open_data(const std::string& path) {
    static std::atomic<bool> is_read = false;
    if (path != "-") return files::open_source(path, files::Openable::ordinary_files);
    if (is_read.exchange(true)) return {nullptr, "standard input can be read only once"};
    return files::open_source(path, files::Openable::anything);
}

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

Host reading_host() {
    Host host;
    host.read_file = import_file;
    host.open_data = open_data;
    return host;
}

Host file_host() {
    auto host = reading_host();
    host.write_file = save_picture;
    host.convert_picture = convert_picture;
    host.write_data = files::write_data;
    return host;
}

}  // namespace cubelang::machine
