#pragma once
// What a search would take for its turns alone, asked before it is taken: a machine that has given out more than it has
// ends some program or other.

#include <new>

namespace cubelang::search {

/// Bytes. No search that ends among so many turns of so large a cube needs as much.
inline constexpr double most_for_turns = 1e10;

/// Fails as an allocation of so many bytes would.
inline void check_fits(double bytes) {
    if (bytes > most_for_turns) throw std::bad_alloc();
}

}  // namespace cubelang::search
