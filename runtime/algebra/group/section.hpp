#pragma once
// Subgroups defined by conditions on the giants and on the rest.
//
// A section is a group without some of its giants: its action on all other points, and for each omitted giant two
// more points, swapped by the elements that are odd on it. Its kernel consists of all products of even permutations
// of those giants, since these are free (giants.hpp). So the conditions on the giants and those on the section are
// independent except for the signs.
//
// On each omitted giant, an element must be in a given group; in the section, it must fix some points, and its images
// of some other points must satisfy a condition.

#include <algorithm>
#include <span>
#include <variant>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/stabilizer_chain.hpp"

namespace cubelang::group {

// Backtrack search for subgroups (Sims; Seress, Permutation Group Algorithms, 2003, chapter 9): all elements of a
// group whose images of base points satisfy a condition that defines a subgroup. Images are chosen point by point
// along a stabilizer chain. From the last level upwards, each image that the subgroup found so far does not reach is
// tried, with all earlier base points fixed, until an element is found or all fail; one image per orbit of this
// subgroup is enough.

/// A condition on an element, which learns its images one by one.
class Condition {
public:
    virtual ~Condition() = default;
    /// Whether the base point of this level, counted from the first of the search, may have this image after those
    /// accepted before. If so, the image is stored.
    virtual bool push(std::size_t level, Point image) = 0;
    /// Removes the last stored image.
    virtual void pop() = 0;
    /// Called when all images are stored.
    virtual bool accepts(const Permutation& element) const {
        static_cast<void>(element);
        return true;
    }
};

/// The search covers levels `from` to `to` - 1: earlier base points are fixed, later ones have any image.
struct Levels {
    std::size_t from, to;
};

struct FoundSubgroup {
    std::vector<Permutation> generators;
    Integer order;
};

/// No answer: the search was stopped, or took too many steps.
struct Unfinished {
    bool stopped;
    std::uint64_t steps;               ///< images tried
    std::size_t finished = 0, of = 0;  ///< base points for which the search was finished, and all
};
constexpr std::uint64_t most_steps = 50'000'000;

[[nodiscard]] std::variant<FoundSubgroup, Unfinished> search_subgroup(const StabilizerChain& chain, Levels levels,
                                                                      Condition& condition, StopToken stop,
                                                                      std::uint64_t most = most_steps);
/// One element whose images satisfy a condition, which need not define a subgroup; nullopt if there is none.
[[nodiscard]] std::variant<std::optional<Permutation>, Unfinished> search_element(const StabilizerChain& chain,
                                                                                  Levels levels, Condition& condition,
                                                                                  StopToken stop);

/// The signs of permutations on the orbits of a group, and on the blocks of these that another group permutes, too.
/// Each is two more points, swapped by the permutations that are odd there.
class Signs {
public:
    /// The other group keeps the orbits.
    Signs(std::span<const Permutation> generators, std::span<const Permutation> of_other, std::size_t degree);

    /// The number of points with those of the signs.
    [[nodiscard]] std::size_t degree() const { return degree_ + 2 * systems_.size(); }
    /// One point of each sign.
    [[nodiscard]] std::vector<Point> points() const;
    /// Where p is odd.
    [[nodiscard]] std::vector<bool> of(const Permutation& p) const;
    [[nodiscard]] Permutation added_to(Permutation p) const;
    [[nodiscard]] Permutation taken_from(Permutation p) const;

private:
    struct System {
        std::vector<std::vector<Point>> blocks;
        std::vector<Point> block_of;  ///< of the points in the blocks

        [[nodiscard]] Permutation action(const Permutation& p) const;
        [[nodiscard]] bool is_kept(const Permutation& p) const;
    };
    [[nodiscard]] System system(std::vector<std::vector<Point>> blocks) const;

    std::size_t degree_;
    std::vector<System> systems_;
};

class Section {
public:
    /// Omits these pieces, which are giants, and their copies. The group must outlive the section.
    Section(const PermutationGroup& group, std::vector<std::size_t> giants);

    [[nodiscard]] const PermutationGroup& group() const { return *group_; }
    [[nodiscard]] const std::vector<std::size_t>& giants() const { return giants_; }
    [[nodiscard]] std::size_t degree() const { return points_.size() + 2 * giants_.size(); }
    /// The number of its points that are points of the group; they come first.
    [[nodiscard]] std::size_t size() const { return points_.size(); }

    static constexpr Point none = ~Point{0};
    /// The section's number of a group point; `none` if it is omitted.
    [[nodiscard]] Point point(Point of_group) const { return index_of_[of_group]; }
    /// The first of the two sign points of the n-th omitted giant.
    [[nodiscard]] Point sign_point(std::size_t n) const { return static_cast<Point>(points_.size() + 2 * n); }

    /// The action of p on the section. p maps each omitted giant to itself.
    [[nodiscard]] Permutation of(const Permutation& p) const;
    [[nodiscard]] std::vector<Permutation> generators() const;
    /// The stabilizer chain of the section, and of the signs beside it; nullopt if stopped.
    [[nodiscard]] std::optional<StabilizerChain> chain(std::span<const Point> base, StopToken stop,
                                                       const Signs* signs = nullptr) const;
    /// The action of p on the n-th omitted giant, on its point indices.
    [[nodiscard]] Permutation on_giant(const Permutation& p, std::size_t n) const;
    /// The permutation with these actions on the section and on the omitted giants (and their copies).
    [[nodiscard]] Permutation whole(const Permutation& here, std::span<const Permutation> on_giants) const;

private:
    const PermutationGroup* group_;
    std::vector<std::size_t> giants_;
    std::vector<Point> points_, index_of_, index_in_piece_;
};

/// All free giants.
[[nodiscard]] std::vector<std::size_t> giants_of(const PermutationGroup& group);
[[nodiscard]] std::vector<const PermutationGroup::Piece*> copies_of(const PermutationGroup& group, std::size_t number);

/// Groups on the point indices of the giants.
using OnGiants = std::vector<std::shared_ptr<const PermutationGroup>>;

/// For each omitted giant of the section the group generated by generators(n). nullopt if stopped.
template <class Generators>
std::optional<OnGiants> on_giants(const Section& section, Generators generators, StopToken stop) {
    OnGiants made;
    std::vector<std::pair<std::vector<Permutation>, OnGiants::value_type>>
        known;  // many giants have the same generators
    for (std::size_t n = 0; n < section.giants().size(); ++n) {
        auto asked = generators(n);
        const auto degree = section.group().pieces()[section.giants()[n]].on.degree();
        const auto same = std::find_if(known.begin(), known.end(), [&](const auto& each) {
            return each.first == asked && each.second->degree() == degree;
        });
        if (same != known.end()) {
            made.push_back(same->second);
            continue;
        }
        auto group = PermutationGroup::of(asked, degree, stop);
        if (!group) return std::nullopt;
        made.push_back(std::make_shared<const PermutationGroup>(std::move(*group)));
        known.push_back({std::move(asked), made.back()});
    }
    return made;
}

struct SubgroupConditions {
    OnGiants on_giants;
    std::vector<Point> fixed{}, searched{};  ///< points of the section
    Condition* condition = nullptr;          ///< for the images of `searched`
};

using SubgroupOrUnfinished = std::variant<PermutationGroup, Unfinished>;

[[nodiscard]] SubgroupOrUnfinished subgroup_with(const Section& section, const SubgroupConditions& conditions,
                                                 StopToken stop);

/// All elements whose action is in `here` on the section and in the given groups on the giants. If `here` is odd on a
/// giant, its group must contain odd elements.
[[nodiscard]] SubgroupOrUnfinished assembled(const Section& section, const FoundSubgroup& here,
                                             const OnGiants& on_giants, StopToken stop);

}  // namespace cubelang::group
