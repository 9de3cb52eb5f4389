// The functions of cube.h, which throw nothing.

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "front/library/c_options.hpp"
#include "front/library/cube.h"
#include "runtime/meaning/show/json.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/watchdog.hpp"

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
              cubelang::c::session_options(given), [this](const Answer& answer) { take(answer); }, host) {
        host.interruption_reason = [this] { return limit_reason(); };
    }

    void take(const Answer& answer) {
        if (answer.kind == Answer::Kind::interrupted) status = limit == Limit::none ? CUBE_INTERRUPTED : CUBE_LIMIT;
        output += answer.json.size() + 1;
        const bool is_too_long = options.output_limit != 0 && output > options.output_limit;
        if (!is_too_long || answer.failed()) return pass_on(answer.json);
        limit = Limit::output;
        session.interrupt();
    }

    void pass_on(const std::string& json) {
        if (options.answer != nullptr)
            options.answer(options.context, json.c_str());
        else
            (answers += json) += '\n';
    }

    template <class Work>
    const char* answer(const Work& work) {
        answers.clear();
        output = 0;
        limit = Limit::none;
        status = CUBE_WELL;
        if (!work() && status == CUBE_WELL) status = CUBE_ERROR;
        return answers.c_str();
    }

    const char* run(const char* text, std::size_t length) {
        return answer([&] {
            std::optional<cubelang::Watchdog> watchdog;
            if (options.time_limit != 0)
                watchdog.emplace(session, [this, left = time_limit()](cubelang::Watchdog::Time passed) mutable {
                    return (left -= passed) <= left.zero() && is_late();
                });
            const bool well = has_cube() ? session.run("<text>", std::string(text, length))
                                         : session.run("<options>", "cube " + std::to_string(options.cube));
            if (well && limit == Limit::output) report_output_limit();
            return well;
        });
    }

    const char* check(const char* text) {
        return answer([&] {
            const auto mistakes = session.check("<text>", text);
            for (const auto& mistake : mistakes) pass_on(cubelang::meaning::json(mistake));
            return mistakes.empty();
        });
    }

    cubelang::Watchdog::Time time_limit() const {
        constexpr unsigned long longest = std::chrono::milliseconds(std::chrono::hours(24 * 365)).count();
        return std::chrono::milliseconds(std::min(options.time_limit, longest));
    }

    bool is_late() {
        auto none = Limit::none;
        limit.compare_exchange_strong(none, Limit::time);
        return true;
    }

    // The last statement ended before it could be interrupted.
    void report_output_limit() {
        status = CUBE_LIMIT;
        pass_on(cubelang::meaning::json(cubelang::lang::Diagnostic{{}, limit_reason(), "print less", {}}));
    }

    std::string limit_reason() const {
        if (limit == Limit::time) return fmt::format("the time limit of {} ms was reached", options.time_limit);
        if (limit == Limit::output)
            return fmt::format("the output limit of {} bytes was reached", options.output_limit);
        return {};
    }

    bool has_cube() const { return cubelang::c::has_cube(options); }

    // Reports a misuse without changing the answers.
    const char* refuse(const char* error) {
        if (options.answer == nullptr) return error;
        options.answer(options.context, std::string(error, std::char_traits<char>::length(error) - 1).c_str());
        return "";
    }

    enum class Limit { none, time, output };

    cube_options options;
    cubelang::Host host;
    cubelang::Session session;
    std::string answers;
    std::size_t output = 0;  // bytes of the answers of this run
    std::atomic<Limit> limit{Limit::none};
    std::atomic<int> status{CUBE_WELL};
    std::atomic_flag is_running = ATOMIC_FLAG_INIT;
};

namespace {

// The answers to a text, which `work` returns. Nothing is thrown.
template <class Work>
const char* answer_to(cube_session* session, const char* text, const Work& work) {
    if (session == nullptr) return no_session;
    if (session->is_running.test_and_set(std::memory_order_acquire)) return busy;
    const char* answers = no_memory;
    try {
        if (text == nullptr) session->status = CUBE_MISUSED;
        answers = text == nullptr ? session->refuse(no_text) : work();
    } catch (...) {
        session->status = CUBE_ERROR;
    }
    session->is_running.clear(std::memory_order_release);
    return answers;
}

}  // namespace

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
    return answer_to(session, text, [&] { return session->run(text, length); });
}

const char* cube_check(cube_session* session, const char* text) {
    return answer_to(session, text, [&] { return session->check(text); });
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
