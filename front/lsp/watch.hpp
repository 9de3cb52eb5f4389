#pragma once
// Stops what a session computes when it has taken too long or is not wanted any more.

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "front/lsp/ticket.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lsp {

class Watch {
public:
    Watch();
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    /// While it lives, the session is watched. One at a time.
    class Scope {
    public:
        Scope(Watch& watch, Session& session, const Ticket& ticket, std::chrono::milliseconds limit);
        ~Scope();
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

        [[nodiscard]] bool is_late() const;

    private:
        Watch& watch_;
        std::chrono::steady_clock::time_point end_;
    };

private:
    void look();

    std::mutex mutex_;
    std::condition_variable changes_;
    Session* session_ = nullptr;
    const Ticket* ticket_ = nullptr;
    std::chrono::steady_clock::time_point end_{};
    bool is_ending_ = false;
    std::thread thread_;
};

}  // namespace cubelang::lsp
