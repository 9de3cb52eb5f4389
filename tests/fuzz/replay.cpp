// fuzz_replay TARGET PATH…: runs the target on the contents of these files, and of the files in these folders. For
// inputs that once revealed a mistake, in builds by any compiler.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/fuzz/target.hpp"

namespace {

namespace fs = std::filesystem;
using cubelang::fuzz::targets;

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> files_at(const fs::path& path) {
    if (!fs::is_directory(path)) return {path};
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(path))
        if (entry.is_regular_file()) files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}  // namespace

int main(int count, char** arguments) {
    const std::string name = count > 1 ? arguments[1] : "";
    const auto target = std::ranges::find(targets(), name, &cubelang::fuzz::Target::name);
    if (target == targets().end()) return std::fprintf(stderr, "there is no target %s\n", name.c_str()), 2;
    for (int i = 2; i < count; ++i)
        for (const auto& path : files_at(arguments[i])) {
            std::fprintf(stderr, "%s\n", path.c_str());
            target->run(bytes_of(path));
        }
}
