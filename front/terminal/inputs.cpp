#include "front/terminal/inputs.hpp"

#include <sys/stat.h>

#include <fstream>

#include "runtime/base/files/source.hpp"

namespace cubelang::shell {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 18;

std::uint64_t length_of(const std::string& name) {
    const auto opened = files::open_source(name, files::Openable::anything);
    if (!opened.source) throw batch::InputProblem(name + ": " + opened.problem);
    std::vector<char> bytes(chunk);
    std::uint64_t length = 0;
    for (;;) {
        const auto got = opened.source->read(bytes);
        if (!got.problem.empty()) throw batch::InputProblem(name + ": " + got.problem);
        if (got.count == 0) return length;
        length += got.count;
    }
}

bool is_packed(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    return file.get() == 0x1f && file.get() == 0x8b;
}

}  // namespace

std::vector<batch::Lines::File> input_files(const std::vector<std::string>& names) {
    std::vector<batch::Lines::File> files;
    for (const auto& name : names)
        files.push_back({name == "-" ? "standard input" : name,
                         [name] { return files::open_source(name, files::Openable::anything); }});
    return files;
}

std::optional<Identity> identity_of(const std::string& name) {
    struct stat about {};
    const bool is_there = name == "-" ? ::fstat(0, &about) == 0 : ::stat(name.c_str(), &about) == 0;
    if (!is_there || !S_ISREG(about.st_mode)) return std::nullopt;
    const auto& time = about.st_mtim;
    return Identity{static_cast<std::uint64_t>(about.st_size),
                    std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec};
}

std::optional<std::uint64_t> unpacked_size(const std::vector<std::string>& names) {
    if (const auto size = plain_size(names)) return size;
    std::uint64_t size = 0;
    for (const auto& name : names) {
        if (name == "-" || !identity_of(name)) return std::nullopt;
        size += length_of(name);
    }
    return size;
}

std::optional<std::uint64_t> plain_size(const std::vector<std::string>& names) {
    std::uint64_t size = 0;
    for (const auto& name : names) {
        const auto identity = identity_of(name);
        if (!identity || name == "-" || is_packed(name)) return std::nullopt;
        size += identity->size;
    }
    return size;
}

}  // namespace cubelang::shell
