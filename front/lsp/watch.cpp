#include "front/lsp/watch.hpp"

namespace cubelang::lsp {

using Clock = std::chrono::steady_clock;

Watch::Watch() : thread_([this] { look(); }) {}

Watch::~Watch() {
    {
        const std::scoped_lock lock(mutex_);
        is_ending_ = true;
    }
    changes_.notify_one();
    thread_.join();
}

// What is interrupted is interrupted again and again: each text that it begins to run forgets what came before.
void Watch::look() {
    constexpr std::chrono::milliseconds often{10};
    std::unique_lock lock(mutex_);
    while (!is_ending_) {
        if (session_ == nullptr)
            changes_.wait(lock);
        else
            changes_.wait_for(lock, often);
        if (session_ != nullptr && (ticket_->is_cancelled() || Clock::now() >= end_)) session_->interrupt();
    }
}

Watch::Scope::Scope(Watch& watch, Session& session, const Ticket& ticket, std::chrono::milliseconds limit)
    : watch_(watch), end_(Clock::now() + limit) {
    {
        const std::scoped_lock lock(watch_.mutex_);
        watch_.session_ = &session;
        watch_.ticket_ = &ticket;
        watch_.end_ = end_;
    }
    watch_.changes_.notify_one();
}

Watch::Scope::~Scope() {
    const std::scoped_lock lock(watch_.mutex_);
    watch_.session_ = nullptr;
}

bool Watch::Scope::is_late() const { return Clock::now() >= end_; }

}  // namespace cubelang::lsp
