#include "runtime/shell/system/file_host.hpp"

#include <filesystem>
#include <utility>

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

Host reading_host() {
    Host host;
    host.read_file = import_file;
    return host;
}

Host file_host() {
    auto host = reading_host();
    host.write_file = save_picture;
    return host;
}

}  // namespace cubelang::shell
