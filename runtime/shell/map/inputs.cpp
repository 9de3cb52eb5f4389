#include "runtime/shell/map/inputs.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace cubelang::shell {
namespace {

class Descriptor : public ByteSource {
public:
    explicit Descriptor(int handle) : handle_(handle) {}
    ~Descriptor() override {
        if (handle_ != STDIN_FILENO) ::close(handle_);
    }
    Got read(std::span<char> into) override {
        const auto count = ::read(handle_, into.data(), into.size());
        return count >= 0 ? Got{static_cast<std::size_t>(count)} : Got{0, std::strerror(errno)};
    }

private:
    int handle_;
};

OpenedSource open_file(const std::string& name) {
    const int handle = name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0) return {nullptr, std::strerror(errno)};
    return {std::make_unique<Descriptor>(handle)};
}

}  // namespace

std::vector<batch::Lines::File> input_files(const std::vector<std::string>& names) {
    std::vector<batch::Lines::File> files;
    for (const auto& name : names)
        files.push_back({name == "-" ? "standard input" : name, [name] { return open_file(name); }});
    if (files.empty()) return input_files({"-"});
    return files;
}

}  // namespace cubelang::shell
