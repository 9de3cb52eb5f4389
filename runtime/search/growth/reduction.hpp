#pragma once
// Positions that count together: one of them stands for all.

#include <memory>
#include <vector>

#include "runtime/algebra/group/stabilizer_chain.hpp"

namespace cubelang::search {

/// The image of each point under an element.
using Images = std::vector<std::uint16_t>;
void invert(const Images& images, Images& inverse);

class Reduction {
public:
    virtual ~Reduction() = default;
    /// Replaces an element by the one that stands for it.
    virtual void reduce(Images& images) const = 0;
    /// The number of elements for which the one, as reduce() leaves it, stands.
    [[nodiscard]] virtual std::uint64_t size(const Images& images) const = 0;
    /// Whether an element counts together with its inverse. Then the moves of both lead to all that is next.
    [[nodiscard]] virtual bool has_inverses() const { return false; }
};
using ReductionPtr = std::shared_ptr<const Reduction>;

/// Cosets H g count once: the least image of each base point is chosen in turn.
[[nodiscard]] ReductionPtr cosets_of(group::StabilizerChain subgroup);

/// Elements s' g s count together, for symmetries s, which are closed under products and map the moves onto themselves.
/// `points`: those whose images tell elements apart, and which symmetries map to points with known images. `alike`:
/// sets of points that look alike, which symmetries map to one another. Without such sets, s' g' s counts together with
/// g too, and every move must have its inverse.
[[nodiscard]] ReductionPtr conjugates(std::vector<group::Permutation> symmetries, std::vector<group::Point> points,
                                      std::vector<std::vector<group::Point>> alike = {});

}  // namespace cubelang::search
