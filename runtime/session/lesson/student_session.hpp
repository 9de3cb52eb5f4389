#pragma once
// The listener of a lesson (a terminal or a page), which receives everything as values that are not yet laid out; and
// the student's session.

#include <optional>
#include <string>
#include <utility>

#include "runtime/session/session.hpp"

namespace cubelang::lesson {

/// A paragraph of Markdown, with a mark before it.
struct LessonMessage {
    std::string markdown;
    std::string mark{};
    render::Role role = render::Role::plain;  ///< of the mark
};

/// A message with advice, and its mark.
[[nodiscard]] inline LessonMessage advice(std::string markdown) {
    return {std::move(markdown), "-", render::Role::hint};
}

class Listener {
public:
    Listener() = default;
    virtual ~Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    virtual void tell(const LessonMessage& message) = 0;
    /// An answer of the student's session.
    virtual void answer(const Answer& answer) = 0;
    /// Only the notes of an answer.
    virtual void notes(const Answer& answer) = 0;
    /// The value of the student's answer, as printed.
    virtual void show_value(const std::string& value) = 0;
    /// Called with each session when it starts to compute, and with null when it ends, so that it can be interrupted.
    virtual void computing(Session* session) { static_cast<void>(session); }
};

/// Marks a session as computing.
class ComputingScope {
public:
    ComputingScope(Listener& listener, Session& session) : listener_(listener) { listener.computing(&session); }
    ~ComputingScope() { listener_.computing(nullptr); }
    ComputingScope(const ComputingScope&) = delete;
    ComputingScope& operator=(const ComputingScope&) = delete;

private:
    Listener& listener_;
};

/// The student's session. It holds back the last value of a line until it is known whether that is an answer.
class StudentSession {
public:
    StudentSession(const SessionOptions& options, const Host& host, Listener& listener);

    [[nodiscard]] Session& session() { return session_; }
    [[nodiscard]] const Session& session() const { return session_; }

    /// Runs a typed line. Returns true if its last output is a value, which is then held back.
    bool run(const std::string& statement, MovedText moved = {});
    /// Runs it without output; it cannot be undone.
    void run_quietly(const std::string& text);
    /// Runs it without output and undoes it.
    void run_without_trace(const std::string& text);

    void show_held();
    /// Shows only its notes.
    void drop_held();

private:
    void receive(const Answer& answer);

    Listener& listener_;
    bool quiet_ = false;
    std::optional<Answer> pending_;
    Session session_;
};

}  // namespace cubelang::lesson
