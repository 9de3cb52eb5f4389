#pragma once
// Many small tasks on all cores.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace cubelang::search {

/// The number of threads to work with: as many as the machine has, or as asked for.
[[nodiscard]] inline unsigned thread_count(unsigned asked = 0) {
    return asked != 0 ? asked : std::max(1U, std::thread::hardware_concurrency());
}

/// Calls task(i, worker) for each i < count, in order of i as threads come free; worker < threads.
template <class Task>
void run_tasks(std::size_t count, unsigned threads, Task task) {
    std::atomic<std::size_t> next{0};
    const auto work = [&](unsigned worker) {
        for (std::size_t i = next++; i < count; i = next++) task(i, worker);
    };
    std::vector<std::thread> others;
    for (unsigned worker = 1; worker < std::min<std::size_t>(threads, count); ++worker)
        others.emplace_back(work, worker);
    work(0);
    for (auto& thread : others) thread.join();
}

}  // namespace cubelang::search
