#pragma once
// Stops a long computation from outside, with no token passed down to every loop: the caller opens a StopScope, and
// the loops call stop_point(). Worker threads have their own tokens.

#include <exception>
#include <ranges>
#include <utility>

#include "runtime/base/stop_token.hpp"

namespace cubelang::inline base {

/// Thrown when a computation is asked to stop; only the code that started it catches it.
class Stopped : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override { return "interrupted"; }
};

namespace detail {

inline constinit thread_local const StopToken* watched = nullptr;

[[noreturn, gnu::cold]] inline void stop() { throw Stopped(); }

}  // namespace detail

/// While it lives, stop_point() checks this token on this thread.
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

/// Belongs in every loop that may take longer than a tenth of a second. It costs a nanosecond: any loop body that
/// does more than add two numbers can afford it.
inline void stop_point() {
    if (detail::watched != nullptr && detail::watched->stop_requested()) [[unlikely]]
        detail::stop();
}

namespace detail {

template <class Iterator, class End>
class StoppableIterator {
public:
    explicit StoppableIterator(Iterator at) : at_(std::move(at)) {}
    decltype(auto) operator*() const { return *at_; }
    StoppableIterator& operator++() {
        stop_point();
        ++at_;
        return *this;
    }
    friend bool operator==(const StoppableIterator& a, const End& end) { return a.at_ == end; }

private:
    Iterator at_;
};

template <class Range>
struct Stoppable {
    Range& items;
    [[nodiscard]] auto begin() const {
        return StoppableIterator<std::ranges::iterator_t<Range>, std::ranges::sentinel_t<Range>>(
            std::ranges::begin(items));
    }
    [[nodiscard]] auto end() const { return std::ranges::end(items); }
};

}  // namespace detail

/// For range-based loops: the same items, with a stop point after each. `items` outlives the loop.
template <std::ranges::range Range>
[[nodiscard]] detail::Stoppable<Range> stoppable(Range& items) {
    return {items};
}

}  // namespace cubelang::inline base
