#pragma once
// The cheapest algorithms for a goal, on cubes of any size, with any generators and costs.
//
// All masked states within some distance of the targets are stored (the perimeter). From the start, words are walked
// depth first, cost by cost (space/word_walk.hpp), and pruned where the perimeter shows that the remaining cost is
// too low. Every word of a cost is either walked or pruned for that reason, so a cost without an answer is proved to
// have none. The generator-restricted solver (generator_solver.hpp) is the same search with another lower bound.

#include <cstdint>
#include <functional>
#include <string>

#include "runtime/search/space/masked_space.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search {

struct FindAnswer {
    int cost = 0;
    std::vector<cube::Move> moves;
    std::vector<cube::Move> before, after;  ///< free turns, which cost nothing; `after` includes the rotation
};

struct FindOptions {
    int most_cost = 20;
    std::size_t answers = 1;    ///< the number of answers to find
    bool all_cheapest = false;  ///< all of the least cost, up to `answers`
    bool one_per_symmetry =
        false;                    ///< only the first of answers that are conjugate by a symmetry of goal and generators
    bool merge_inverses = false;  ///< also for inverses, if a symmetry maps the goal to its inverse
    SearchLimits limits{};
    std::function<void(const FindAnswer&)> on_answer{};  ///< called for each answer, cheapest first
};

enum class FindEnd : std::uint8_t {
    enough,       ///< the requested number of answers, or all of least cost
    limit,        ///< all costs up to the limit are searched
    unreachable,  ///< at any cost, for these `reasons`
    too_loose,    ///< almost every position satisfies the goal: too many targets to list
    stopped
};

struct FindResult {
    std::vector<FindAnswer> answers;  ///< cheapest first
    int proved = -1;                  ///< up to this cost the search is complete: there are no other answers
    FindEnd end = FindEnd::enough;
    std::vector<std::string> reasons;
    std::uint64_t nodes = 0;
};

[[nodiscard]] FindResult find(const Goal& goal, std::span<const Generator> generators, const FindOptions& options = {});

}  // namespace cubelang::search
