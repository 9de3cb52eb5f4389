#pragma once
// Something that is worked out on the worker's thread, and what came of it: for whoever waits a little, and for whoever
// asks again; and the ticket by which it is called off.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace cubelang::lsp {

class Ticket {
public:
    void cancel() noexcept { cancelled_.store(true); }
    [[nodiscard]] bool is_cancelled() const noexcept { return cancelled_.load(); }

private:
    std::atomic<bool> cancelled_ = false;
};

using TicketPtr = std::shared_ptr<Ticket>;

template <class Answer>
class Question {
public:
    void answer(Answer answer) {
        {
            const std::scoped_lock lock(mutex_);
            answer_ = std::move(answer);
            is_answered_ = true;
        }
        changes_.notify_all();
    }
    /// Null: not until then.
    [[nodiscard]] const Answer* wait(std::chrono::steady_clock::time_point end) {
        std::unique_lock lock(mutex_);
        return changes_.wait_until(lock, end, [this] { return is_answered_; }) ? &answer_ : nullptr;
    }

private:
    std::mutex mutex_;
    std::condition_variable changes_;
    bool is_answered_ = false;
    Answer answer_{};
};

/// What is told of a value where the cursor is.
struct About {
    std::string type, text;
    std::string length{}, order{}, parity{}, cycles{}, net{};  ///< of what acts on the cube
};

/// The last one of a document that was asked.
struct Asked {
    std::string expression{};
    std::shared_ptr<Question<About>> question{};
    TicketPtr ticket{};
};

}  // namespace cubelang::lsp
