#include "runtime/meaning/context/host_files.hpp"

#include <fmt/format.h>

namespace cubelang::meaning {
namespace {

void check_has_name(const std::string& path, const lang::Where& here) {
    if (path.empty()) throw lang::Error(here, "the name of the file is empty");
}

// With two readers, each would get only a part of the input.
void check_may_read_input(const Host& host, const lang::Where& here) {
    if (!host.standard_input_use.empty())
        throw lang::Error(here, fmt::format("cannot read standard input: {}", host.standard_input_use),
                          "name a file instead of \"-\"");
    if (host.sandbox)
        throw lang::Error(here, "cannot read standard input: this program runs in a sandbox", host.sandbox->way_out);
}

}  // namespace

// Returns the resolved path, so that no link leads out of the sandbox.
std::string readable(const Host& host, const std::string& path, const lang::Where& here) {
    check_has_name(path, here);
    if (!host.sandbox) return path;
    if (auto file = file_within(*host.sandbox, path)) return *std::move(file);
    throw lang::Error(
        here,
        fmt::format(
            "cannot read {}: this program runs in a sandbox, which reads nothing outside the program's own folder",
            path),
        host.sandbox->way_out);
}

namespace {

void check_may_write(const Host& host, bool can_write, const std::string& path, const lang::Where& here) {
    check_has_name(path, here);
    if (host.sandbox)
        throw lang::Error(here,
                          fmt::format("cannot write {}: this program runs in a sandbox, which writes no files", path),
                          can_write ? host.sandbox->way_out : "");
    if (!can_write) throw lang::Error(here, "files cannot be written from here");
}

}  // namespace

std::unique_ptr<ByteSource> HostFiles::open_data(const std::string& path, const lang::Where& here) const {
    if (!host_.open_data) throw lang::Error(here, "files cannot be read from here");
    if (path == "-") check_may_read_input(host_, here);
    auto [source, problem] = host_.open_data(path == "-" ? path : readable(host_, path, here));
    if (source == nullptr) throw lang::Error(here, fmt::format("cannot read {}: {}", path, problem));
    return std::move(source);
}

void HostFiles::write_data(const std::string& path, bool may_replace, const DataContent& content,
                           const lang::Where& here) const {
    check_may_write(host_, static_cast<bool>(host_.write_data), path, here);
    if (const auto problem = host_.write_data(path, may_replace, content); !problem.empty())
        throw lang::Error(here, fmt::format("cannot write {}: {}", path, problem));
}

const std::string& HostFiles::writable(const std::string& path, const lang::Where& here) const {
    check_may_write(host_, static_cast<bool>(host_.write_data), path, here);
    return path;
}

void HostFiles::write_file(const std::string& path, const std::string& text, const lang::Where& here) const {
    check_may_write(host_, static_cast<bool>(host_.write_file), path, here);
    if (const auto problem = host_.write_file(path, text); !problem.empty())
        throw lang::Error(here, fmt::format("{}: {}", path, problem));
}

void HostFiles::write_picture(const std::string& path, const std::string& svg, const lang::Where& here) const {
    const auto stem = path.substr(0, path.rfind('.')), format = path.substr(path.rfind('.') + 1);
    if (format != "png" && format != "pdf") return write_file(path, svg, here);
    check_may_write(host_, static_cast<bool>(host_.write_file), path, here);
    const auto picture = host_.convert_picture ? host_.convert_picture(svg, format) : std::nullopt;
    if (!picture)
        throw lang::Error(
            here,
            fmt::format("{}: PNG and PDF files are made by the program rsvg-convert, which is not available", path),
            fmt::format("install it (sudo apt install librsvg2-bin), or write an SVG file: \"{}.svg\"", stem));
    if (picture->empty())
        throw lang::Error(here, fmt::format("{}: rsvg-convert cannot convert this picture", path),
                          fmt::format("write an SVG file: \"{}.svg\"", stem));
    write_file(path, *picture, here);
}

}  // namespace cubelang::meaning
