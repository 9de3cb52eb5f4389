#pragma once
// How a long computation is stopped from outside without a token being handed down to every loop in it: whoever begins
// it says what is to be watched, and the loops ask. What other threads do for it has tokens of its own.

#include <exception>
#include <ranges>
#include <utility>

#include "runtime/base/stop_token.hpp"

namespace cubelang {

/// Ends a computation that has been asked to stop; nothing below whoever began it catches this.
class Stopped : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override { return "interrupted"; }
};

namespace detail {

inline constinit thread_local const StopToken* watched = nullptr;

[[noreturn, gnu::cold]] inline void stop() { throw Stopped(); }

}  // namespace detail

/// While it lives, this token is what the computations of this thread ask.
class StopScope {
public:
    explicit StopScope(StopToken token) : token_(token), before_(std::exchange(detail::watched, &token_)) {}
    ~StopScope() { detail::watched = before_; }
    StopScope(const StopScope&) = delete;
    StopScope& operator=(const StopScope&) = delete;

private:
    StopToken token_;
    const StopToken* before_;
};

/// Stands in every loop that may take longer than a tenth of a second. It costs a nanosecond: each turn of a loop that
/// does more than add two numbers can have one.
inline void stop_point() {
    if (detail::watched != nullptr && detail::watched->stop_requested()) [[unlikely]]
        detail::stop();
}

namespace detail {

template <class Iterator, class End>
class Asking {
public:
    explicit Asking(Iterator at) : at_(std::move(at)) {}
    decltype(auto) operator*() const { return *at_; }
    Asking& operator++() {
        stop_point();
        ++at_;
        return *this;
    }
    friend bool operator==(const Asking& a, const End& end) { return a.at_ == end; }

private:
    Iterator at_;
};

template <class Range>
struct Stoppable {
    Range& items;
    [[nodiscard]] auto begin() const {
        return Asking<std::ranges::iterator_t<Range>, std::ranges::sentinel_t<Range>>(std::ranges::begin(items));
    }
    [[nodiscard]] auto end() const { return std::ranges::end(items); }
};

}  // namespace detail

/// For `for`: the same items, and a stop point after each. They outlive the loop.
template <std::ranges::range Range>
[[nodiscard]] detail::Stoppable<Range> stoppable(Range& items) {
    return {items};
}

}  // namespace cubelang
