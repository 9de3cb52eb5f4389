#pragma once
// The group that generators make of the points of a masked space, as a chain of stabilizers (Schreier and Sims): which
// goals can be reached at all, however far they are.
//
// The chain is filled by random elements until none brings anything new for a while. What it says can be reached can:
// it has an element that does it. What it says cannot is proved where the chain is proved to be whole.

#include <cstdint>
#include <optional>
#include <vector>

#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

/// Can a target be reached from a start?
enum class Reach : std::uint8_t {
    yes,
    hardly,   ///< very probably not
    never,    ///< proved
    unknown,  ///< labels are shared by several stickers, or there are too many points
};

class PointGroup {
public:
    /// Larger spaces take too long; and to prove that a chain is whole takes longer.
    static constexpr std::size_t most_points = 240;
    static constexpr double longest_proof = 1e9;
    using Element = std::vector<std::uint16_t>;  ///< at a point, where it goes

    explicit PointGroup(const MaskedSpace& space);
    /// Of any space with the same generators and tracked blocks.
    [[nodiscard]] Reach reaches(const MaskedSpace& space, bool prove = false);
    /// Of the labels of the last start that was asked for, if that many can be counted.
    [[nodiscard]] std::optional<std::uint64_t> arrangements() const;

private:
    struct Level {
        std::uint16_t base;
        std::vector<Element> generators{};
        std::vector<int> from_base{};  ///< at a point, the index of an element that brings the base there, or -1
        std::vector<Element> representatives{};
    };
    /// Is there an element that brings each point of `from` to the one at the same index of `to`? The points of `from`
    /// are those with which the chain begins.
    [[nodiscard]] bool maps(const std::vector<std::uint16_t>& from, std::vector<std::uint16_t> to);
    void begin(const std::vector<std::uint16_t>& base);
    void fill();
    void add(Element element);
    void insert(std::size_t level, const Element& element);
    /// What the chain leaves of an element; how many of its levels let it through.
    [[nodiscard]] std::size_t sift(Element& element) const;
    [[nodiscard]] bool is_whole() const;
    [[nodiscard]] Element random();

    std::vector<Element> generators_, pool_;
    std::vector<Level> levels_;
    std::uint64_t chance_ = 1;
};

}  // namespace cubelang::search
