#pragma once
// Limits of a search, its progress reports, and tasks run on all cores.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "runtime/base/stop_token.hpp"

namespace cubelang::search {

/// Progress of a search. Each search fills in the fields that it knows.
struct Progress {
    int searched = -1;                  ///< the search of all costs up to this one is complete
    int cost = 0;                       ///< being searched, or just completed
    std::uint64_t nodes = 0;            ///< visited so far
    std::uint64_t found = 0;            ///< answers so far; in distances(), the states at `cost`
    std::uint64_t part = 0, parts = 0;  ///< parts of the search: completed, and in all
    double seconds = 0;
};

struct SearchLimits {
    unsigned threads = 0;  ///< 0: one for each core; the answers do not depend on it
    StopToken stop{};
    /// Called after every cost and a few times a second, by one thread at a time.
    std::function<void(const Progress&)> progress{};
    std::size_t memory = std::size_t{256} << 20;  ///< bytes for the search's own data; tables of a fixed size are extra
};

/// Collects the progress of a search and reports it. Any thread may call it.
class Reporter {
public:
    explicit Reporter(const SearchLimits& limits) : limits_(limits) {}

    void begin(int cost) {
        const std::lock_guard lock(mutex_);
        progress_.cost = cost;
    }
    void count(std::uint64_t nodes) {
        const std::lock_guard lock(mutex_);
        progress_.nodes += nodes;
        if (seconds() - progress_.seconds > report_interval) report();
    }
    void found(std::uint64_t answers) {
        const std::lock_guard lock(mutex_);
        progress_.found = answers;
    }
    void part(std::uint64_t done, std::uint64_t all) {
        const std::lock_guard lock(mutex_);
        progress_.part = done;
        progress_.parts = all;
        if (seconds() - progress_.seconds > report_interval) report();
    }
    void searched(int cost) {
        const std::lock_guard lock(mutex_);
        progress_.searched = progress_.cost = cost;
        report();
    }
    [[nodiscard]] const Progress& progress() const { return progress_; }

private:
    static constexpr double report_interval = 0.25;
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
    }
    void report() {
        progress_.seconds = seconds();
        if (limits_.progress) limits_.progress(progress_);
    }

    const SearchLimits& limits_;
    Progress progress_;
    std::mutex mutex_;
    std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
};

// Many small tasks, on all cores.

/// The number of threads to use: `asked`, or one for each core if that is 0.
[[nodiscard]] inline unsigned thread_count(unsigned asked = 0) {
    if (is_single_threaded) return 1;
    return asked != 0 ? asked : std::max(1U, std::thread::hardware_concurrency());
}

namespace detail {

/// Up to workers - 1 threads: fewer if the system refuses more.
template <class Work>
std::vector<std::thread> threads_for(std::size_t workers, const Work& work) try {
    std::vector<std::thread> threads;
    threads.reserve(workers);
    try {
        for (unsigned worker = 1; worker < workers; ++worker) threads.emplace_back(work, worker);
    } catch (const std::system_error&) {  // the threads so far do the work
    }
    return threads;
} catch (const std::bad_alloc&) {
    return {};
}

}  // namespace detail

/// Calls task(i, worker) for each i < count, in order of i as threads become free; worker < threads. An exception in
/// a task ends the whole run and is rethrown here.
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
