#pragma once
// Thread-parallel loops and a reusable allocation for them. No Python in it.

#include <cstddef>
#include <functional>
#include <memory>

#include "runtime/algebra/perm/block.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::python {

/// Uninitialised blocks. The piece freed last is used again where it fits: new pages from the system take longer than a
/// product.
[[nodiscard]] std::shared_ptr<perm::Block> memory_for(std::size_t blocks);

enum class Threads { one, all };
/// work(first, count) for all of 0..count - 1, in portions; throws Stopped between two of them. With Threads::all the
/// portions run at the same time: work may write only to what belongs to its own portion.
void in_portions(std::size_t count, StopToken stop, const std::function<void(std::size_t, std::size_t)>& work,
                 Threads threads = Threads::one);

}  // namespace cubelang::python
