#pragma once
// The group that the generators make on the points of a masked space, as a stabilizer chain (Schreier and Sims):
// whether a goal can be reached at all, at any distance.
//
// The chain is filled with random elements until none adds anything for a while. An element of it proves that a goal
// can be reached; that it cannot is proved only if the chain is proved complete.

#include <cstdint>
#include <optional>
#include <vector>

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
    /// Larger spaces take too long, and so would the proof that a chain is complete.
    static constexpr std::size_t most_points = 240;
    static constexpr double longest_proof = 1e9;
    using Element = std::vector<std::uint16_t>;  ///< the image of each point

    explicit PointGroup(const MaskedSpace& space);
    /// For any space with the same generators and tracked blocks.
    [[nodiscard]] Reach reaches(const MaskedSpace& space, bool prove = false);
    /// The number of arrangements of the last start's labels, up to 10^18.
    [[nodiscard]] std::optional<std::uint64_t> arrangements() const;

private:
    struct Level {
        std::uint16_t base;
        std::vector<Element> generators{};
        std::vector<int> from_base{};  ///< for each point, the representative that maps the base to it, or -1
        std::vector<Element> representatives{};
    };
    /// Is there an element that maps each point of `from` to the one at the same index of `to`? The chain's base is
    /// `from`.
    [[nodiscard]] bool maps(const std::vector<std::uint16_t>& from, std::vector<std::uint16_t> to);
    void begin(const std::vector<std::uint16_t>& base);
    void fill();
    void add(Element element);
    void insert(std::size_t level, const Element& element);
    /// Reduces an element by the chain; returns the number of levels that it passed.
    [[nodiscard]] std::size_t sift(Element& element) const;
    [[nodiscard]] bool is_complete() const;
    [[nodiscard]] Element random();

    std::vector<Element> generators_, pool_;
    std::vector<Level> levels_;
    std::uint64_t chance_ = 1;
};

}  // namespace cubelang::search
