#pragma once
// The cheapest algorithms for a goal, all sizes of cubes, any generators, any costs.
//
// How: from the targets outwards all masked states are kept up to some distance (the perimeter); from the start words
// are walked depth first, cost by cost (space/word_walk.hpp), and pruned where the perimeter says that what is left
// does not suffice. Every word of a cost that can be written is either walked or pruned for that reason, so that a cost
// without an answer is proved to have none. The generator-restricted solver (generator_solver.hpp) is the same search
// with another lower bound.

#include <cstdint>
#include <functional>
#include <string>

#include "runtime/search/space/effort.hpp"
#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

struct FindAnswer {
    int cost = 0;
    std::vector<cube::Move> moves;
    std::vector<cube::Move> before, after;  ///< turns that are free, after with the rotation; they cost nothing
};

struct FindOptions {
    int most_cost = 20;
    std::size_t answers = 1;    ///< how many
    bool all_of_least = false;  ///< all of the least cost, up to `answers`
    bool one_per_symmetry =
        false;  ///< of answers that a symmetry of goal and generators turns into one another, the first
    bool inverses_alike = false;  ///< the same for inverses, where the goal is its own inverse seen from some side
    Effort effort{};
    std::function<void(const FindAnswer&)> on_answer{};  ///< each, cheapest first
};

enum class FindEnd : std::uint8_t {
    enough,       ///< as many answers as asked for, or all of least cost
    limit,        ///< the cost allowed is used up
    unreachable,  ///< at any cost: see `reasons`
    too_loose,    ///< so little is asked that the targets are too many to list
    stopped
};

struct FindResult {
    std::vector<FindAnswer> answers;  ///< cheapest first
    int proved = -1;                  ///< up to this cost, all was searched: what is not in the answers is not there
    FindEnd end = FindEnd::enough;
    std::vector<std::string> reasons;
    std::uint64_t nodes = 0;
};

[[nodiscard]] FindResult find(const Goal& goal, std::span<const Generator> generators, const FindOptions& options = {});

}  // namespace cubelang::search
