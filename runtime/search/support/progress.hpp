#pragma once
// What searches for the shortest are told and tell.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>

#include "runtime/base/stop_token.hpp"

namespace cubelang::search {

/// How far a search has come: there is no answer that costs `none_up_to` or less.
struct Progress {
    int none_up_to = -1;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

struct OptimalLimits {
    int longest = 40;  ///< 26 quarter turns are enough for every position
    unsigned threads = 1;
    StopToken stop{};
    std::function<void(const Progress&)>
        on_progress{};  ///< after every length and now and then, from the calling thread
};

/// Tells how far a search has come: after every length, and a few times a second if asked more often.
class Reporter {
public:
    Reporter(Progress& progress, const OptimalLimits& limits) : progress_(progress), limits_(limits) {}

    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
    }
    void report(int none_up_to) {
        progress_.none_up_to = none_up_to;
        progress_.seconds = seconds();
        if (limits_.on_progress) limits_.on_progress(progress_);
    }
    void report_now_and_then() {
        if (seconds() - progress_.seconds > between) report(progress_.none_up_to);
    }

private:
    static constexpr double between = 0.25;
    Progress& progress_;
    const OptimalLimits& limits_;
    std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
};

}  // namespace cubelang::search
