#include "runtime/search/rows.hpp"

#include <algorithm>
#include <thread>
#include <vector>

namespace cubelang::search {

int all_threads() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

void for_each_row(int count, int threads, const std::function<void(int)>& work, const std::atomic<bool>* stop) {
    const int at_once = std::max(1, count / (threads * 64));
    std::atomic<int> next{0};
    const auto run = [&] {
        for (int from = next.fetch_add(at_once); from < count; from = next.fetch_add(at_once)) {
            if (stop != nullptr && stop->load(std::memory_order_relaxed)) return;
            for (int row = from; row < std::min(count, from + at_once); ++row) work(row);
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i) helpers.emplace_back(run);
    run();
}

}  // namespace cubelang::search
