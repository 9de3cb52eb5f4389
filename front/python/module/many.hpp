#pragma once
// Much to do, and the memory for it.

#include <cstddef>
#include <functional>
#include <memory>

#include "runtime/algebra/perm/block.hpp"

namespace cubelang::python {

/// So many blocks, not yet filled. What was freed last is used again where it fits: to be given new pages takes the
/// system longer than a product takes.
[[nodiscard]] std::shared_ptr<perm::Block> memory_for(std::size_t blocks);

enum class Threads { one, all };
/// work(first, count) for all of 0..count - 1, in portions between which it can be stopped; without Python's lock.
void in_portions(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work,
                 Threads threads = Threads::all);

}  // namespace cubelang::python
