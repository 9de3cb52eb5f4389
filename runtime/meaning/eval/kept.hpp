#pragma once
// What built-ins keep from one call to the next, each made when first needed.

#include <map>
#include <memory>
#include <vector>

#include "runtime/meaning/value/context.hpp"

namespace cubelang::search {
class ThreeCycleWords;
}

namespace cubelang::eval {

struct GroupWords;
struct LibraryCase;
struct SharedSolver;

struct Kept {
    std::shared_ptr<SharedSolver> solver;
    std::map<int, std::shared_ptr<search::ThreeCycleWords>> three_cycles;  ///< by N
    std::shared_ptr<GroupWords> group_words;                               ///< of the last group
    std::shared_ptr<const std::vector<LibraryCase>> library_cases;
};

[[nodiscard]] inline Kept& kept(Context& context) {
    auto& slot = context.kept();
    if (slot == nullptr) slot = std::make_shared<Kept>();
    return *slot;
}

}  // namespace cubelang::eval
