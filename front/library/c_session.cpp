// The functions of cube.h. Nothing is thrown beyond them.

#include <atomic>
#include <cerrno>
#include <new>
#include <string>

#include "front/library/c_options.hpp"

using cubelang::Answer;

// Answers that need neither memory nor a session.
namespace {

constexpr const char* no_session = R"({"type":"error","message":"there is no session","hint":"open one: cube_open"})"
                                   "\n";
constexpr const char* no_text = R"({"type":"error","message":"there is no text","hint":"give cube_run a text"})"
                                "\n";
constexpr const char* busy =
    R"({"type":"error","message":"this session is at work","hint":"open one for each thread, or wait"})"
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
              cubelang::c::session_options(given), [this](const Answer& answer) { hear(answer); }, host) {}

    void hear(const Answer& answer) {
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

    // Told without touching what the one at work touches.
    const char* refuse(const char* why) {
        if (options.answer == nullptr) return why;
        options.answer(options.context, std::string(why, std::char_traits<char>::length(why) - 1).c_str());
        return "";
    }

    cube_options options;
    cubelang::Host host;
    cubelang::Session session;
    std::string answers;
    std::atomic<int> status{CUBE_WELL};
    std::atomic_flag at_work = ATOMIC_FLAG_INIT;
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
    if (session->at_work.test_and_set(std::memory_order_acquire)) return busy;
    const char* answers = no_memory;
    try {
        if (text == nullptr) session->status = CUBE_MISUSED;
        answers = text == nullptr ? session->refuse(no_text) : session->run(text, length);
    } catch (...) {
        session->status = CUBE_ERROR;
    }
    session->at_work.clear(std::memory_order_release);
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
