#pragma once
// Coordinates up to the 16 symmetries of the cube that keep the U-D axis. Values that some symmetry carries into one another
// form a class; one of them stands for it. A table of (x, y) for all x and y then needs rows for the classes of x only: with s the
// symmetry that carries x to the one that stands for its class, (x, y) is looked up as (class of x, y carried by s).

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/search/coordinates3.hpp"

namespace cubelang::search {

inline constexpr int axis_symmetries = 16;
/// Those that keep the U-D axis; the first is the identity.
[[nodiscard]] const std::array<cube::Symmetry, axis_symmetries>& symmetries_of_axis();

/// A coordinate carried by each symmetry: [symmetry][value].
using CarriedTable = std::array<std::vector<std::uint16_t>, axis_symmetries>;

/// The class of each value and the symmetry that carries it to the one that stands for the class.
class Classes {
public:
    /// `carry(value)` gives its 16 images.
    template <class Carry>
    Classes(int size, Carry carry);
    [[nodiscard]] int count() const { return static_cast<int>(heads_.size()); }
    [[nodiscard]] int class_of(int value) const { return static_cast<int>(entry(value) >> 4); }
    [[nodiscard]] int symmetry_of(int value) const { return static_cast<int>(entry(value) & 15U); }
    /// Who stands for a class, and the symmetries that carry him to himself, as bits.
    [[nodiscard]] int head(int c) const { return heads_[static_cast<std::size_t>(c)]; }
    [[nodiscard]] std::uint32_t keepers(int c) const { return keepers_[static_cast<std::size_t>(c)]; }

private:
    [[nodiscard]] std::uint32_t entry(int value) const { return entries_[static_cast<std::size_t>(value)]; }
    std::vector<std::uint32_t> entries_;
    std::vector<int> heads_;
    std::vector<std::uint16_t> keepers_;
};

/// For phase 1: classes of flips and slice together (slice * 2048 + flip), 64430 of them, and twists carried.
struct Phase1Classes {
    Classes flip_slice;
    CarriedTable twist;
};
[[nodiscard]] const Phase1Classes& phase1_classes();

/// For phase 2: classes of corners, 2768 of them, and outer edges carried.
struct Phase2Classes {
    Classes corners;
    CarriedTable outer;
};
[[nodiscard]] const Phase2Classes& phase2_classes();

}  // namespace cubelang::search
