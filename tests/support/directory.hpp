#pragma once
// A temporary directory for a test, removed at its end.

#include <stdlib.h>

#include <filesystem>
#include <string>

namespace cubelang::test {

class Directory {
public:
    Directory() {
        std::string pattern = (std::filesystem::temp_directory_path() / "cubelang-XXXXXX").string();
        path = ::mkdtemp(pattern.data());
    }
    ~Directory() { std::filesystem::remove_all(path); }
    Directory(const Directory&) = delete;
    Directory& operator=(const Directory&) = delete;

    std::string operator/(const std::string& name) const { return (path / name).string(); }
    [[nodiscard]] std::size_t files() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(path), {}));
    }
    std::filesystem::path path;
};

}  // namespace cubelang::test
