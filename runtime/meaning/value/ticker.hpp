#pragma once
// What a long computation says while it runs: a line that is replaced, with the seconds so far.

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "runtime/meaning/value/context.hpp"

namespace cubelang::eval {

/// "950", "12.3 k", "4.56 M"
[[nodiscard]] std::string in_short(std::uint64_t number);
/// "45 %"; what goes on is never all done.
[[nodiscard]] std::string percent(std::uint64_t part, std::uint64_t parts);

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
    /// The same for what is too quick to be put into words each time. From one thread only.
    template <class Words>
    void say_by(Words words) const {
        if (is_due()) say(words());
    }

private:
    [[nodiscard]] bool is_due() const { return context_.is_watched() && Clock::now() - last_ >= between; }
    static constexpr std::chrono::milliseconds between{200};
    using Clock = std::chrono::steady_clock;
    const Context& context_;
    mutable std::mutex mutex_;
    mutable bool spoken_ = false;
    Clock::time_point began_ = Clock::now();
    mutable Clock::time_point last_ = began_;
};

/// Progress of a loop, by turns; `all` is 0 if their number is unknown. Of nested loops the outermost reports.
class Turns {
public:
    Turns(const Context& context, bool tells, Integer all) : ticker_(context), tells_(tells), all_(std::move(all)) {}

    template <class Number>
    void tell(const Number& done) const {
        if (tells_) ticker_.say_by([&] { return words(Integer(done)); });
    }

private:
    [[nodiscard]] std::string words(const Integer& done) const {
        if (all_ == 0) return fmt::format("{} turns of the loop", done.str());
        return fmt::format("{} of {} turns of the loop, {} %", done.str(), all_.str(),
                           Integer(done * 100 / all_).str());
    }

    Ticker ticker_;
    bool tells_;
    Integer all_;
};

}  // namespace cubelang::eval
