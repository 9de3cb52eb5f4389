#pragma once
// Who hears a lesson, a terminal or a page, to whom all comes as values that are not yet laid out; and the student's
// own session in it.

#include <optional>
#include <string>
#include <utility>

#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// A paragraph of Markdown, with a mark before it.
struct Told {
    std::string markdown;
    std::string mark{};
    render::Role role = render::Role::plain;  ///< of the mark
};

/// What the student can do, or should know besides.
[[nodiscard]] inline Told advice(std::string markdown) { return {std::move(markdown), "-", render::Role::hint}; }

class Listener {
public:
    Listener() = default;
    virtual ~Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    virtual void tell(const Told& told) = 0;
    /// What the student's own session says.
    virtual void answer(const Answer& answer) = 0;
    /// Of an answer, only what is said besides it.
    virtual void notes(const Answer& answer) = 0;
    /// What the student's answer comes to, as it is printed.
    virtual void worked_out(const std::string& value) = 0;
    /// Called with each session while it computes, and with none when it has done so, so that it can be interrupted.
    virtual void computing(Session* session) { static_cast<void>(session); }
};

/// While it lives a session computes.
class ComputingScope {
public:
    ComputingScope(Listener& listener, Session& session) : listener_(listener) { listener.computing(&session); }
    ~ComputingScope() { listener_.computing(nullptr); }
    ComputingScope(const ComputingScope&) = delete;
    ComputingScope& operator=(const ComputingScope&) = delete;

private:
    Listener& listener_;
};

/// The value that a line ends with waits until it is known whether it is an answer.
class StudentSession {
public:
    StudentSession(const SessionOptions& options, const Host& host, Listener& listener);

    [[nodiscard]] Session& session() { return session_; }
    [[nodiscard]] const Session& session() const { return session_; }

    /// Runs what the student typed. True if the last it says is a value, which is then held back.
    bool run(const std::string& statement);
    /// Runs it unheard; `undo` goes back no further.
    void run_quietly(const std::string& text);
    /// Runs it unheard and takes it back: no trace is left of it.
    void run_without_trace(const std::string& text);

    void show_held();
    /// Shows but the notes on it.
    void drop_held();

private:
    void receive(const Answer& answer);

    Listener& listener_;
    bool quiet_ = false;
    std::optional<Answer> held_;
    Session session_;
};

}  // namespace cubelang::lesson
