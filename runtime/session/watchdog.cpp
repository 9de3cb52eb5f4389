#include "runtime/session/watchdog.hpp"

#include <future>
#include <memory>
#include <utility>

namespace cubelang::inline session {
namespace {

using Clock = std::chrono::steady_clock;

Watchdog::Stops after(std::chrono::milliseconds limit, Watchdog::Counts counts) {
    return [limit, counts = std::move(counts), counted = Watchdog::Time{0}](Watchdog::Time passed) mutable {
        if (counts()) counted += passed;
        return counted >= limit;
    };
}

}  // namespace

Watchdog::Watchdog(Session& session, Stops stops, LastResort last_resort)
    : session_(session), stops_(std::move(stops)), last_resort_(std::move(last_resort)) {
    if constexpr (is_single_threaded)
        ticking_.emplace(
            [this, last = Clock::now()]() mutable { look(Clock::now() - std::exchange(last, Clock::now())); });
    else
        watch_ = std::thread([this] { watch(); });
}

Watchdog::Watchdog(Session& session, std::chrono::milliseconds limit, Counts counts, LastResort last_resort)
    : Watchdog(session, after(limit, std::move(counts)), std::move(last_resort)) {}

Watchdog::~Watchdog() {
    if (!watch_.joinable()) return;
    {
        const std::scoped_lock lock(mutex_);
        is_ending_ = true;
    }
    ends_.notify_one();
    watch_.join();
}

void Watchdog::watch() {
    constexpr std::chrono::milliseconds often{10};
    std::unique_lock lock(mutex_);
    while (!ends_.wait_for(lock, often, [this] { return is_ending_; })) look(often);
}

// Interrupts repeatedly, since a session clears its stop flag when it begins to run a text.
void Watchdog::look(Time passed) {
    if (!stops_(passed)) return;
    is_over_ = true;
    session_.interrupt();
    overtime_ += passed;
    if (last_resort_.act && overtime_ >= last_resort_.patience) std::exchange(last_resort_.act, {})();
}

bool run_separately(std::function<void(const std::function<void()>& give_up)> work) {
    struct End {
        std::promise<bool> ended{};
        std::atomic<bool> is_known = false;
        void set(bool has_ended) {
            if (!is_known.exchange(true)) ended.set_value(has_ended);
        }
    };
    const auto end = std::make_shared<End>();
    const auto run = [work = std::move(work), end] {
        work([end] { end->set(false); });
        end->set(true);
    };
    if constexpr (is_single_threaded)
        run();
    else
        std::thread(run).detach();
    return end->ended.get_future().get();
}

}  // namespace cubelang::inline session
