#pragma once
// A cheapest word of moves from one position of a puzzle to another: layers about both, until they meet.

#include "runtime/search/growth/row_space.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search {

enum class MeetingEnd : std::uint8_t { found, none, limit, stopped, no_room, too_long };

struct Meeting {
    MeetingEnd end = MeetingEnd::found;
    GeneratorWord word{};  ///< indexes of moves
    int proved = -1;       ///< no word of this cost or less leads there, but the one that was found
};

struct MeetingOptions {
    int most_cost = 1000;
    SearchLimits limits{};
};

/// A word w so that p w and q look alike, where points with equal labels do. p or q is the identity.
[[nodiscard]] Meeting cheapest_word(const std::vector<PointMove>& moves, const PointLabels& labels,
                                    const group::Permutation& p, const group::Permutation& q,
                                    const MeetingOptions& options);

}  // namespace cubelang::search
