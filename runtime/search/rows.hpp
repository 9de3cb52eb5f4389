#pragma once
// Work on many rows by several threads: each takes the next few that nobody has.

#include <atomic>
#include <cstddef>
#include <functional>

namespace cubelang::search {

/// As many as the machine has.
[[nodiscard]] int all_threads();

/// Calls work(row) for every row below `count`, in no order; ends early, without having called it for all, once `stop` is set.
void for_each_row(int count, int threads, const std::function<void(int row)>& work, const std::atomic<bool>* stop = nullptr);

}  // namespace cubelang::search
