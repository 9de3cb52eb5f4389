#pragma once
// A homomorphism as a group of pairs (g, f(g)), which acts on the points of both sides: the kernel is the stabilizer
// of all points of the second side, and a preimage of h the first side of the element that acts there as h.

#include <optional>
#include <vector>

#include "runtime/algebra/group/permutation_group.hpp"
#include "runtime/algebra/group/stabilizer_chain.hpp"

namespace cubelang::group {

class Pairs {
public:
    /// Generator i of one group corresponds to generator i of the other. nullopt if stopped. Throws std::bad_alloc if
    /// there is not enough memory.
    static std::optional<Pairs> of(const PermutationGroup& first, const PermutationGroup& second, StopToken stop = {});

    /// The order of the group of pairs: that of the first group if the correspondence is a homomorphism from it.
    [[nodiscard]] Integer order() const { return chain_.order(); }
    /// An element of the first group that corresponds to h; nullopt if h is not in the second one.
    [[nodiscard]] std::optional<Permutation> preimage(const Permutation& h) const;
    /// Generators of the elements of the first group that correspond to the identity.
    [[nodiscard]] std::vector<Permutation> kernel() const;

private:
    Pairs(StabilizerChain chain, std::size_t base, std::size_t second)
        : chain_(std::move(chain)), base_(base), second_(second) {}
    [[nodiscard]] Permutation of_first(const StabilizerChain::Row& pair) const;

    StabilizerChain chain_;  ///< on the points of the second group, then on those of the first one
    std::size_t base_;       ///< how many levels fix all points of the second group
    std::size_t second_;     ///< the degree of the second group
};

}  // namespace cubelang::group
