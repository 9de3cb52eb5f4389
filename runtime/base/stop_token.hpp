#pragma once
// A request to stop, as a long computation sees it.

#include <atomic>
#include <chrono>

#include "runtime/base/ticking.hpp"

namespace cubelang {

/// Asked every now and then. Like std::stop_token, but what it watches is an atomic that a signal handler may set.
class StopToken {
public:
    /// Is never asked to stop.
    StopToken() = default;
    /// Watches `flag`, which outlives it; null: as above.
    StopToken(const std::atomic<bool>* flag) : flag_(flag) {}

    /// The same, and at this time it is asked to stop in any case.
    [[nodiscard]] StopToken until(std::chrono::steady_clock::time_point deadline) const noexcept {
        auto token = *this;
        token.deadline_ = deadline;
        return token;
    }

    [[nodiscard]] bool stop_requested() const noexcept {
        if constexpr (is_alone) Ticking::point();
        return (flag_ != nullptr && flag_->load(std::memory_order_relaxed)) || is_late();
    }

private:
    static constexpr auto never = std::chrono::steady_clock::time_point::max();
    [[nodiscard]] bool is_late() const noexcept {
        return deadline_ != never && std::chrono::steady_clock::now() >= deadline_;
    }
    const std::atomic<bool>* flag_ = nullptr;
    std::chrono::steady_clock::time_point deadline_ = never;
};

}  // namespace cubelang
