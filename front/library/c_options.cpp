#include "front/library/c_options.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>
#include <system_error>
#include <utility>

#include "front/machine/file_host.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/files/source.hpp"

namespace cubelang::c {
namespace {

std::error_code error_code(int number) { return {number, std::generic_category()}; }
std::string error_text(int number) { return number == 0 ? "" : error_code(number).message(); }

void write_machine(Host& host) {
    host.write_file = [](const std::string& path, const std::string& text) {
        return error_text(files::replace(path, text));
    };
    host.write_data = files::write_data;
}

FileText file_of_caller(const cube_options& options, const std::string& path) {
    cube_file file;
    const int error = options.read_file(options.context, path.c_str(), &file);
    if (error != 0) return {{}, error_code(error), {}};
    return {std::move(file.text), {}, {}};
}

}  // namespace

std::optional<cube_options> known_part(const cube_options* given) {
    cube_options options = CUBE_OPTIONS;
    if (given == nullptr) return options;
    if (given->size < offsetof(cube_options, flags)) return std::nullopt;  // smaller than in any version
    std::memcpy(&options, given, std::min(given->size, sizeof options));
    return options;
}

bool has_cube(const cube_options& options) {
    return options.cube == 0 || (options.cube >= Session::smallest_cube && options.cube <= Session::largest_cube);
}

SessionOptions session_options(const cube_options& options) {
    SessionOptions made;
    if (options.cube != 0 && has_cube(options)) made.n = options.cube;
    made.super = options.supercube != 0;
    made.drawings = false;
    made.json = true;
    made.every = (options.flags & CUBE_EVERY) != 0;
    return made;
}

Host host(const cube_options& options) {
    const bool reads = options.read_file == nullptr && (options.flags & CUBE_READ_FILES) != 0;
    Host made = reads ? machine::reading_host() : Host();
    made.memory_limit = options.memory_limit;
    if (options.table_folder != nullptr) made.table_folder = options.table_folder;
    if (options.read_file != nullptr)
        made.read_file = [options](const std::string& path) { return file_of_caller(options, path); };
    if (options.write_file != nullptr)
        made.write_file = [options](const std::string& path, const std::string& text) {
            return error_text(options.write_file(options.context, path.c_str(), text.data(), text.size()));
        };
    else if ((options.flags & CUBE_WRITE_FILES) != 0)
        write_machine(made);
    return made;
}

}  // namespace cubelang::c
