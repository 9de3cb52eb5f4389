#pragma once
// Backtrack search for subgroups (Sims; Seress, Permutation Group Algorithms, 2003, chapter 9): all elements of a
// group whose images of base points satisfy a condition that defines a subgroup. Images are chosen point by point
// along a stabilizer chain. From the last level upwards, each image that the subgroup found so far does not reach is
// tried, with all earlier base points fixed, until an element is found or all fail; one image per orbit of this
// subgroup is enough.

#include <variant>

#include "runtime/algebra/group/stabilizer_chain.hpp"

namespace cubelang::group {

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
    std::uint64_t steps;  ///< images tried
};
constexpr std::uint64_t most_steps = 50'000'000;

[[nodiscard]] std::variant<FoundSubgroup, Unfinished> search_subgroup(const StabilizerChain& chain, Levels levels,
                                                                      Condition& condition, StopToken stop);

}  // namespace cubelang::group
