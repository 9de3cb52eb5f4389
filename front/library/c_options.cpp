#include "front/library/c_options.hpp"

#include <algorithm>
#include <cstring>

#include "runtime/base/files/replace.hpp"
#include "runtime/base/files/source.hpp"
#include "runtime/meaning/host/file_host.hpp"

namespace cubelang::c {
namespace {

std::error_code error_code(int number) { return {number, std::generic_category()}; }
std::string in_words(int number) { return number == 0 ? "" : error_code(number).message(); }

// As reading_host, but a library reads nobody's standard input.
void read_machine(Host& host) {
    host.read_file = import_file;
    host.open_data = [](const std::string& path) { return files::open_source(path, files::Openable::ordinary_files); };
}

void write_machine(Host& host) {
    host.write_file = [](const std::string& path, const std::string& text) {
        return in_words(files::replace(path, text));
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
    if (given->size < offsetof(cube_options, flags)) return std::nullopt;  // less than any version has had
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
    Host made;
    if (options.table_folder != nullptr) made.table_folder = options.table_folder;
    if (options.read_file != nullptr)
        made.read_file = [options](const std::string& path) { return file_of_caller(options, path); };
    else if ((options.flags & CUBE_READ_FILES) != 0)
        read_machine(made);
    if (options.write_file != nullptr)
        made.write_file = [options](const std::string& path, const std::string& text) {
            return in_words(options.write_file(options.context, path.c_str(), text.data(), text.size()));
        };
    else if ((options.flags & CUBE_WRITE_FILES) != 0)
        write_machine(made);
    return made;
}

}  // namespace cubelang::c
