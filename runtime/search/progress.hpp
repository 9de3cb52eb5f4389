#pragma once
// What searches for the shortest are told and tell.

#include <atomic>
#include <cstdint>
#include <functional>

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
    const std::atomic<bool>* stop = nullptr;
    std::function<void(const Progress&)> on_progress{};  ///< after every length and now and then, from the calling thread
};

}  // namespace cubelang::search
