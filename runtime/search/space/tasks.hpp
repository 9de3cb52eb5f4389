#pragma once
// Many small tasks on all cores.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "runtime/base/ticking.hpp"

namespace cubelang::search {

/// The number of threads to work with: as many as the machine has, or as asked for.
[[nodiscard]] inline unsigned thread_count(unsigned asked = 0) {
    if (is_alone) return 1;
    return asked != 0 ? asked : std::max(1U, std::thread::hardware_concurrency());
}

namespace detail {

/// As many of these threads as the system gives.
template <class Work>
std::vector<std::thread> threads_for(std::size_t workers, const Work& work) try {
    std::vector<std::thread> threads;
    threads.reserve(workers);
    try {
        for (unsigned worker = 1; worker < workers; ++worker) threads.emplace_back(work, worker);
    } catch (const std::system_error&) {  // the others do the work
    }
    return threads;
} catch (const std::bad_alloc&) {
    return {};
}

}  // namespace detail

/// Calls task(i, worker) for each i < count, in order of i as threads come free; worker < threads. What a task throws
/// ends all of it, and is thrown here.
template <class Task>
void run_tasks(std::size_t count, unsigned threads, Task task) {
    std::atomic<std::size_t> next{0};
    std::exception_ptr failure;
    std::once_flag failed;
    const auto work = [&](unsigned worker) {
        try {
            for (std::size_t i = next++; i < count; i = next++) task(i, worker);
        } catch (...) {
            std::call_once(failed, [&] { failure = std::current_exception(); });
            next = count;
        }
    };
    auto others = detail::threads_for(std::min<std::size_t>(threads, count), work);
    work(0);
    for (auto& thread : others) thread.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace cubelang::search
