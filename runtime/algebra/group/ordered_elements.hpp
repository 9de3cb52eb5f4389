#pragma once
// The elements of a group in the lexicographic order of their rows of images, by a stabilizer chain whose base points
// ascend: the least element of a coset is read off level by level, and so is the number of an element, in the mixed
// radix of the orbit lengths.

#include <optional>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/stabilizer_chain.hpp"

namespace cubelang::group {

class OrderedElements {
public:
    static constexpr std::size_t most_points = 4000;  ///< that the group moves

    /// nullopt if stopped. Throws std::bad_alloc if the group moves more points, or its chain needs too much memory.
    static std::optional<OrderedElements> of(const PermutationGroup& group, StopToken stop = {});

    /// The least element h g with h in the group. g has the group's degree.
    [[nodiscard]] Permutation least_in_coset(const Permutation& g) const;
    /// How many elements of the group are less than this one.
    [[nodiscard]] Integer number(const Permutation& element) const;
    /// The element with this number, which is less than the order.
    [[nodiscard]] Permutation at(Integer number) const;

private:
    explicit OrderedElements(StabilizerChain chain) : chain_(std::move(chain)) {}
    /// Multiplies t from the left, level by level, by an element that maps the base point to the point of the orbit
    /// that `choose` returns.
    template <class Choose>
    void descend(StabilizerChain::Row& t, Choose choose) const;

    StabilizerChain chain_;
};

}  // namespace cubelang::group
