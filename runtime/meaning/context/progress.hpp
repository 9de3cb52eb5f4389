#pragma once
// Progress of long computations, reported to the host.

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "runtime/meaning/context/context.hpp"

namespace cubelang::meaning {

/// "950", "12.3 k", "4.56 M"
[[nodiscard]] std::string short_number(std::uint64_t number);
/// "45 %"; at most 99 %, since the computation is still running.
[[nodiscard]] std::string percent(std::uint64_t part, std::uint64_t parts);

/// Progress line of a long computation, with the seconds so far. Each report replaces the last one, a few times a
/// second at most; the line is removed at the end. May be used from any thread.
class Ticker {
public:
    explicit Ticker(const Context& context) : context_(context) {}
    ~Ticker() {
        if (has_reported_) context_.report({});
    }
    Ticker(const Ticker&) = delete;
    Ticker& operator=(const Ticker&) = delete;

    void report(const std::string& what) const;
    /// Builds the text only if it is due, for computations with frequent reports. From one thread only.
    template <class MakeText>
    void report_lazily(MakeText make_text) const {
        if (is_due()) report(make_text());
    }

private:
    [[nodiscard]] bool is_due() const { return context_.is_watched() && Clock::now() - last_ >= between; }
    static constexpr std::chrono::milliseconds between{200};
    using Clock = std::chrono::steady_clock;
    const Context& context_;
    mutable std::mutex mutex_;
    mutable bool has_reported_ = false;
    Clock::time_point began_ = Clock::now();
    mutable Clock::time_point last_ = began_;
};

/// Progress of a loop in iterations; `all` is 0 if their number is unknown. Only the outermost loop reports.
class LoopProgress {
public:
    LoopProgress(const Context& context, bool is_outermost, Integer all)
        : ticker_(context), is_outermost_(is_outermost), all_(std::move(all)) {}

    template <class Number>
    void report(const Number& done) const {
        if (is_outermost_) ticker_.report_lazily([&] { return text(Integer(done)); });
    }

private:
    [[nodiscard]] std::string text(const Integer& done) const {
        if (all_ == 0) return fmt::format("{} iterations of the loop", done.str());
        return fmt::format("{} of {} iterations of the loop, {} %", done.str(), all_.str(),
                           Integer(done * 100 / all_).str());
    }

    Ticker ticker_;
    bool is_outermost_;
    Integer all_;
};

}  // namespace cubelang::meaning
