#pragma once
// Who hears a lesson: a terminal, a page. What is said to the student comes as values, not yet laid out.

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

}  // namespace cubelang::lesson
