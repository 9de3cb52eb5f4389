#pragma once
// What a long computation says while it runs: a line that is replaced, with the seconds so far.

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

#include "runtime/value/context.hpp"

namespace cubelang::eval {

/// "950", "12.3 k", "4.56 M"
[[nodiscard]] std::string in_short(std::uint64_t number);

/// Speaks a few times a second at most, from any thread; what was said is gone when it ends.
class Ticker {
public:
    explicit Ticker(const Context& context) : context_(context) {}
    ~Ticker() {
        if (spoken_) context_.report({});
    }
    Ticker(const Ticker&) = delete;
    Ticker& operator=(const Ticker&) = delete;

    void say(const std::string& what) const;

private:
    using Clock = std::chrono::steady_clock;
    const Context& context_;
    mutable std::mutex mutex_;
    mutable bool spoken_ = false;
    Clock::time_point began_ = Clock::now();
    mutable Clock::time_point last_ = began_;
};

}  // namespace cubelang::eval
