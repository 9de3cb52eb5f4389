#pragma once
// A subgroup by what is asked of its elements: on each giant that a section leaves out, to be in a given group there;
// in the section, to leave some points where they are, and of some other points images that satisfy a condition.

#include <algorithm>

#include "runtime/algebra/group/section.hpp"
#include "runtime/algebra/group/subgroup_search.hpp"

namespace cubelang::group {

/// Groups on the indices of the giants' points.
using OnGiants = std::vector<std::shared_ptr<const PermutationGroup>>;

/// Of each giant that the section leaves out, what `generators(n)` generates there. Nothing if stopped.
template <class Generators>
std::optional<OnGiants> on_giants(const Section& section, Generators generators, StopToken stop) {
    OnGiants made;
    std::vector<std::pair<std::vector<Permutation>, OnGiants::value_type>> known;  // many giants are asked the same
    for (std::size_t n = 0; n < section.giants().size(); ++n) {
        auto asked = generators(n);
        const auto same =
            std::find_if(known.begin(), known.end(), [&](const auto& each) { return each.first == asked; });
        if (same != known.end()) {
            made.push_back(same->second);
            continue;
        }
        auto group = PermutationGroup::of(asked, section.group().pieces()[section.giants()[n]].on.degree(), stop);
        if (!group) return std::nullopt;
        made.push_back(std::make_shared<const PermutationGroup>(std::move(*group)));
        known.push_back({std::move(asked), made.back()});
    }
    return made;
}

struct Question {
    OnGiants on_giants;
    std::vector<Point> fixed{}, searched{};  ///< points of the section
    Condition* condition = nullptr;          ///< for the images of `searched`, if there are such
};

using SubgroupOrUnfinished = std::variant<PermutationGroup, Unfinished>;

[[nodiscard]] SubgroupOrUnfinished subgroup_with(const Section& section, const Question& question, StopToken stop);

/// All elements of the group that are in one group in the section, and on the giants in others; where the former is odd
/// on one, so are elements of the latter.
[[nodiscard]] SubgroupOrUnfinished assembled(const Section& section, const Found& here, const OnGiants& on_giants,
                                             StopToken stop);

}  // namespace cubelang::group
