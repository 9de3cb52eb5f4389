#pragma once
// Subgroups by what is asked of their elements, on the giants and on the rest.
//
// A section is a group without some of its giants: what it does on all other points, and for each giant that is left
// out two more points, swapped where an element is odd on it. Elements that do nothing there are all products of even
// permutations of those giants, since these are free (giants.hpp). So what is asked of the giants and what is asked of
// the rest are two questions, tied by the signs alone.
//
// On each giant that a section leaves out, an element is to be in a given group there; in the section, to leave some
// points where they are, and of some other points images that satisfy a condition.

#include <algorithm>
#include <span>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/subgroup_search.hpp"

namespace cubelang::group {

class Section {
public:
    /// Leaves out these pieces, giants all, and their copies with them. The group lives as long as this.
    Section(const PermutationGroup& group, std::vector<std::size_t> giants);

    [[nodiscard]] const PermutationGroup& group() const { return *group_; }
    [[nodiscard]] const std::vector<std::size_t>& giants() const { return giants_; }
    [[nodiscard]] std::size_t degree() const { return points_.size() + 2 * giants_.size(); }
    /// How many of its points are points of the group: the first ones.
    [[nodiscard]] std::size_t size() const { return points_.size(); }

    static constexpr Point none = ~Point{0};
    /// The point here of one of the group's; none: it is left out.
    [[nodiscard]] Point point(Point of_group) const { return index_of_[of_group]; }
    /// The first of the two points of the n-th giant that is left out.
    [[nodiscard]] Point sign_point(std::size_t n) const { return static_cast<Point>(points_.size() + 2 * n); }

    /// What a permutation does here. It maps each of the giants that are left out to itself.
    [[nodiscard]] Permutation of(const Permutation& p) const;
    [[nodiscard]] std::vector<Permutation> generators() const;
    /// What it does on the n-th giant that is left out, by indices.
    [[nodiscard]] Permutation on_giant(const Permutation& p, std::size_t n) const;
    /// The permutation that does this here, and on the giants that are left out, and their copies, that.
    [[nodiscard]] Permutation whole(const Permutation& here, std::span<const Permutation> on_giants) const;

private:
    const PermutationGroup* group_;
    std::vector<std::size_t> giants_;
    std::vector<Point> points_, index_of_, index_in_piece_;
};

/// The giants that are free: all.
[[nodiscard]] std::vector<std::size_t> giants_of(const PermutationGroup& group);
/// The copies of a piece.
[[nodiscard]] std::vector<const PermutationGroup::Piece*> copies_of(const PermutationGroup& group, std::size_t number);

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
