#include "tests/fuzz/interrupter.hpp"

#include <chrono>
#include <mutex>
#include <thread>

namespace cubelang::fuzz {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds patience{20}, pause{5};

// One thread for the whole process: starting one for each run would take longer than the runs.
class Watch {
public:
    void begin(Session* session) {
        const std::scoped_lock lock(mutex_);
        session_ = session;
        began_ = Clock::now();
    }

private:
    void check() {
        const std::scoped_lock lock(mutex_);
        if (session_ != nullptr && Clock::now() - began_ > patience) session_->interrupt();
    }

    std::mutex mutex_;
    Session* session_ = nullptr;
    Clock::time_point began_;
    std::jthread thread_{[this](const std::stop_token& over) {
        for (; !over.stop_requested(); std::this_thread::sleep_for(pause)) check();
    }};
};

Watch& watch() {
    static Watch the_watch;
    return the_watch;
}

}  // namespace

Interrupter::Interrupter(Session& session) { watch().begin(&session); }
Interrupter::~Interrupter() { watch().begin(nullptr); }

}  // namespace cubelang::fuzz
