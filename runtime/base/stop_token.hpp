#pragma once
// A request to stop, as a long computation sees it.

#include <atomic>

namespace cubelang {

/// Asked every now and then. Like std::stop_token, but what it watches is an atomic that a signal handler may set.
class StopToken {
public:
    /// Is never asked to stop.
    StopToken() = default;
    /// Watches `flag`, which outlives it; null: as above.
    StopToken(const std::atomic<bool>* flag) : flag_(flag) {}

    [[nodiscard]] bool stop_requested() const noexcept {
        return flag_ != nullptr && flag_->load(std::memory_order_relaxed);
    }

private:
    const std::atomic<bool>* flag_ = nullptr;
};

}  // namespace cubelang
