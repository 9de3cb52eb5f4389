#pragma once
// Caches that built-ins keep between calls, each filled on first use.

#include <array>
#include <map>
#include <memory>
#include <vector>

#include "runtime/meaning/context/context.hpp"

namespace cubelang::search {
class ThreeCycleWords;
namespace commutators {
class ThreeCycleTables;
}
}  // namespace cubelang::search

namespace cubelang::meaning {

struct GroupWords;
struct LastDoubleCosets;
struct LastOrderedElements;
struct LastPairs;
struct LibraryCase;
struct RecentGroups;
struct SharedSolver;

struct BuiltInCaches {
    std::shared_ptr<SharedSolver> solver;
    std::map<int, std::shared_ptr<search::ThreeCycleWords>> three_cycles;  ///< by N
    std::shared_ptr<search::commutators::ThreeCycleTables> three_cycle_tables;
    std::shared_ptr<RecentGroups> recent_groups;
    std::shared_ptr<GroupWords> group_words;  ///< of the last group
    std::shared_ptr<const std::vector<LibraryCase>> library_cases;
    std::shared_ptr<LastDoubleCosets> double_cosets;
    std::shared_ptr<LastOrderedElements> ordered_elements;
    std::array<std::shared_ptr<LastPairs>, 2> pairs;  ///< for images and for preimages
};

[[nodiscard]] inline BuiltInCaches& built_in_caches(Context& context) {
    auto& slot = context.built_in_caches();
    if (slot == nullptr) slot = std::make_shared<BuiltInCaches>();
    return *slot;
}

}  // namespace cubelang::meaning
