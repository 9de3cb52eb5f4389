#include "runtime/shell/system/file_host.hpp"

#include <atomic>
#include <filesystem>
#include <utility>

#include "runtime/files/data/source.hpp"
#include "runtime/files/data/write.hpp"
#include "runtime/files/read.hpp"
#include "runtime/shell/system/save.hpp"

namespace cubelang::shell {

FileText import_file(const std::string& path) {
    auto file = files::read_ordinary_file(path);
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

// Standard input has no beginning to go back to.
OpenedSource open_data(const std::string& path) {
    static std::atomic<bool> is_read = false;
    if (path != "-") return files::open_source(path, files::Openable::ordinary_files);
    if (is_read.exchange(true)) return {nullptr, "standard input can be gone through only once"};
    return files::open_source(path, files::Openable::anything);
}

}  // namespace

Host reading_host() {
    Host host;
    host.read_file = import_file;
    host.open_data = open_data;
    return host;
}

Host file_host() {
    auto host = reading_host();
    host.write_file = save_picture;
    host.write_data = files::write_data;
    return host;
}

}  // namespace cubelang::shell
