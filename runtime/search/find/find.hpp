#pragma once
// The cheapest algorithms for a goal, all sizes of cubes, any generators, any prices.
//
// How: from the targets outwards all masked states are kept up to some distance (the perimeter); from the start words
// are walked depth first (see generator_words.hpp), price by price, and leave off where the perimeter says that what is
// left does not suffice. Every word of a price that can be written is either walked or left off for that reason, so
// that a price without an answer is proved to have none.

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

struct FindProgress {
    int cost = 0;             ///< being searched, or just done
    std::uint64_t nodes = 0;  ///< walked so far
    std::size_t answers = 0;  ///< found so far
    std::size_t kept = 0;     ///< states in the perimeter
};

struct FindAnswer {
    int cost = 0;
    std::vector<cube::Move> moves;
    std::vector<cube::Move> before, after;  ///< turns that are free, after with the rotation; they cost nothing
};

struct FindOptions {
    int most_cost = 20;
    std::size_t answers = 1;    ///< how many
    bool all_of_least = false;  ///< all of the least price, up to `answers`
    bool one_per_symmetry =
        false;  ///< of answers that a symmetry of goal and generators turns into one another, the first
    bool inverses_alike = false;  ///< the same for inverses, where the goal is its own inverse seen from some side
    std::size_t memory = std::size_t{256} << 20;
    unsigned threads = 0;  ///< 0: all
    StopToken stop{};
    std::function<void(const FindProgress&)> progress = {};  ///< now and then, from one of the threads at a time
    std::function<void(const FindAnswer&)> found = {};       ///< each answer, cheapest first
};

enum class FindEnd : std::uint8_t {
    enough,       ///< as many answers as asked for, or all of least price
    limit,        ///< the price allowed is used up
    unreachable,  ///< at any price: see `reasons`
    too_loose,    ///< so little is asked that the targets are too many to list
    stopped
};

struct FindResult {
    std::vector<FindAnswer> answers;  ///< cheapest first
    int proved = -1;                  ///< up to this price, all was searched: what is not in the answers is not there
    FindEnd end = FindEnd::enough;
    std::vector<std::string> reasons;
    std::uint64_t nodes = 0;
};

[[nodiscard]] FindResult find(const Goal& goal, std::span<const Generator> generators, const FindOptions& options = {});

}  // namespace cubelang::search
