#pragma once
// Whoever wants something done keeps this, and can say that it is not wanted any more.

#include <atomic>
#include <memory>

namespace cubelang::lsp {

class Ticket {
public:
    void cancel() noexcept { cancelled_.store(true); }
    [[nodiscard]] bool is_cancelled() const noexcept { return cancelled_.load(); }

private:
    std::atomic<bool> cancelled_ = false;
};

using TicketPtr = std::shared_ptr<Ticket>;

}  // namespace cubelang::lsp
