#pragma once
// The group that the generators make on the points of a masked space: whether a goal can be reached at all, at any
// distance.
//
// An element of its stabilizer chain proves that a goal can be reached; that it cannot is proved only if the chain is.

#include <cstdint>
#include <optional>
#include <vector>

#include "runtime/algebra/group/stabilizer_chain.hpp"
#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

/// Can a target be reached from a start?
enum class Reach : std::uint8_t {
    yes,
    unlikely,  ///< very probably not
    never,     ///< proved
    unknown,   ///< labels are shared by several stickers, or there are too many points
};

class PointGroup {
public:
    static constexpr std::size_t most_points = 240;  ///< larger spaces take too long
    static constexpr double usual_proof = 1e9;       ///< image lookups

    /// No proof of a chain is longer than `longest_proof`.
    explicit PointGroup(const MaskedSpace& space, double longest_proof = usual_proof);
    /// For any space with the same generators and tracked blocks.
    [[nodiscard]] Reach reaches(const MaskedSpace& space);
    /// The number of arrangements of the last start's labels, up to 10^18.
    [[nodiscard]] std::optional<std::uint64_t> arrangements() const;

private:
    /// Is there an element that maps each point of `from` to the one at the same index of `to`? The chain's base begins
    /// with `from`.
    [[nodiscard]] bool maps(const std::vector<group::Point>& from, std::vector<group::Point> to);

    std::size_t points_;
    double longest_proof_;
    std::vector<group::Permutation> generators_;
    std::vector<group::Point> base_;
    std::optional<group::StabilizerChain> chain_;
};

}  // namespace cubelang::search
