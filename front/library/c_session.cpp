// The functions of cube.h, which throw nothing.

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <optional>
#include <string>

#include "front/library/cube.h"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/files/source.hpp"
#include "runtime/meaning/host/file_host.hpp"
#include "runtime/session/session.hpp"

struct cube_file {
    std::string text;
};

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

// The caller's options, of any version, as this version's struct. Nullopt if the size is invalid.
std::optional<cube_options> known_part(const cube_options* given) {
    cube_options options = CUBE_OPTIONS;
    if (given == nullptr) return options;
    if (given->size < offsetof(cube_options, flags)) return std::nullopt;  // smaller than in any version
    std::memcpy(&options, given, std::min(given->size, sizeof options));
    return options;
}

// Whether options.cube is valid. If not, the session starts with a 3x3x3.
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

// The requested access to files.
Host host(const cube_options& options) {
    const bool reads = options.read_file == nullptr && (options.flags & CUBE_READ_FILES) != 0;
    Host made = reads ? reading_host() : Host();
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

}  // namespace
}  // namespace cubelang::c

using cubelang::Answer;

// Answers that need neither memory nor a session.
namespace {

constexpr const char* no_session =
    R"({"type":"error","message":"the session is NULL","hint":"open one with cube_open"})"
    "\n";
constexpr const char* no_text = R"({"type":"error","message":"the text is NULL","hint":"pass a text to cube_run"})"
                                "\n";
constexpr const char* busy =
    R"({"type":"error","message":"the session is busy","hint":"open one session for each thread, or wait"})"
    "\n";
constexpr const char* no_memory =
    R"({"type":"error","message":"there is not enough memory for this","hint":"try a smaller cube"})"
    "\n";

}  // namespace

struct cube_session {
    explicit cube_session(const cube_options& given)
        : options(given),
          host(cubelang::c::host(given)),
          session(
              cubelang::c::session_options(given), [this](const Answer& answer) { take(answer); }, host) {}

    void take(const Answer& answer) {
        if (answer.kind == Answer::Kind::interrupted) status = CUBE_INTERRUPTED;
        if (options.answer != nullptr)
            options.answer(options.context, answer.json.c_str());
        else
            (answers += answer.json) += '\n';
    }

    const char* run(const char* text, std::size_t length) {
        answers.clear();
        status = CUBE_WELL;
        const bool well = has_cube() ? session.run("<text>", std::string(text, length))
                                     : session.run("<options>", "cube " + std::to_string(options.cube));
        if (!well && status == CUBE_WELL) status = CUBE_ERROR;
        return answers.c_str();
    }

    bool has_cube() const { return cubelang::c::has_cube(options); }

    // Reports a misuse without changing the answers.
    const char* refuse(const char* error) {
        if (options.answer == nullptr) return error;
        options.answer(options.context, std::string(error, std::char_traits<char>::length(error) - 1).c_str());
        return "";
    }

    cube_options options;
    cubelang::Host host;
    cubelang::Session session;
    std::string answers;
    std::atomic<int> status{CUBE_WELL};
    std::atomic_flag is_running = ATOMIC_FLAG_INIT;
};

extern "C" {

const char* cube_version(void) { return CUBELANG_VERSION; }

cube_session* cube_open(const cube_options* options) {
    try {
        const auto known = cubelang::c::known_part(options);
        return known ? new cube_session(*known) : nullptr;
    } catch (...) {
        return nullptr;
    }
}

const char* cube_run(cube_session* session, const char* text) {
    return cube_run_bytes(session, text, text == nullptr ? 0 : std::char_traits<char>::length(text));
}

const char* cube_run_bytes(cube_session* session, const char* text, size_t length) {
    if (session == nullptr) return no_session;
    if (session->is_running.test_and_set(std::memory_order_acquire)) return busy;
    const char* answers = no_memory;
    try {
        if (text == nullptr) session->status = CUBE_MISUSED;
        answers = text == nullptr ? session->refuse(no_text) : session->run(text, length);
    } catch (...) {
        session->status = CUBE_ERROR;
    }
    session->is_running.clear(std::memory_order_release);
    return answers;
}

int cube_status(const cube_session* session) { return session == nullptr ? int{CUBE_MISUSED} : session->status.load(); }

void cube_interrupt(cube_session* session) {
    if (session != nullptr) session->session.interrupt();
}

void cube_close(cube_session* session) { delete session; }

int cube_put(cube_file* file, const char* bytes, size_t length) {
    if (file == nullptr || (bytes == nullptr && length != 0)) return EINVAL;
    try {
        if (length != 0) file->text.append(bytes, length);
        return 0;
    } catch (...) {
        return ENOMEM;
    }
}

}  // extern "C"
