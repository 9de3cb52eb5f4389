#pragma once
// Subgroups by backtrack (Sims; Seress, Permutation Group Algorithms, 2003, chapter 9): all elements of a group whose
// images of base points satisfy a condition that makes a subgroup. Images are chosen point after point along a
// stabilizer chain. From the last level upwards, each image of a base point that the part found so far does not reach
// is tried, with all points before it fixed, until one element is found or all fail; of images that this part takes to
// one another one is enough.

#include <variant>

#include "runtime/algebra/group/stabilizer_chain.hpp"

namespace cubelang::group {

/// What is asked of an element, as it is told image by image.
class Condition {
public:
    virtual ~Condition() = default;
    /// May the base point of this level, counted from the first of the search, have this image, after those that were
    /// taken before? If so it is taken.
    virtual bool take(std::size_t level, Point image) = 0;
    /// The last that was taken is taken back.
    virtual void drop() = 0;
    /// Asked when all images were taken.
    virtual bool accepts(const Permutation& element) const {
        static_cast<void>(element);
        return true;
    }
};

/// Before `from` all base points stay, and the condition is not asked; from `to` on, all images will do.
struct Levels {
    std::size_t from, to;
};

struct Found {
    std::vector<Permutation> generators;
    Integer order;
};

/// No answer: it was stopped, or took too many steps.
struct Unfinished {
    bool stopped;
    std::uint64_t steps;  ///< images that were tried
};
constexpr std::uint64_t most_steps = 50'000'000;

[[nodiscard]] std::variant<Found, Unfinished> search_subgroup(const StabilizerChain& chain, Levels levels,
                                                              Condition& condition, StopToken stop);

}  // namespace cubelang::group
