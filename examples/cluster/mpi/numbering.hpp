#pragma once
// The states that some turns make, as numbers of 64 bits: each block's labels, or some of them at a time, by their
// coordinates, and these as the digits of one number. Different states have different numbers; some numbers have no
// state.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/search/space/coordinate.hpp"

namespace cubelang::cluster {

using Number = std::uint64_t;

class Numbering {
public:
    /// Of the cube's permutations, every sticker told from every other. Nothing if they need more than 64 bits.
    static std::optional<Numbering> of(cube::Cube cube, std::span<const search::Generator> generators);

    /// All numbers are below this.
    [[nodiscard]] Number size() const { return size_; }
    [[nodiscard]] std::size_t generators() const { return generators_; }
    [[nodiscard]] static constexpr Number solved() { return 0; }
    /// Adds what each generator makes of a state to `next`.
    void append_neighbours(Number state, std::vector<Number>& next) const;

private:
    explicit Numbering(std::size_t generators) : generators_(generators) {}
    [[nodiscard]] bool add(const search::MaskedSpace& space, std::size_t block);
    [[nodiscard]] bool add(search::Coordinate digit);

    std::vector<search::Coordinate> digits_;  ///< the least significant first
    std::size_t generators_;
    Number size_ = 1;
};

}  // namespace cubelang::cluster
