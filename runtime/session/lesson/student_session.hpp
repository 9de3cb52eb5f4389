#pragma once
// The student's own session in a lesson. The value that a line ends with waits until it is known whether it is an
// answer.

#include <optional>
#include <string>

#include "runtime/session/lesson/listener.hpp"

namespace cubelang::lesson {

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
