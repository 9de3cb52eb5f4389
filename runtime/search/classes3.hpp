#pragma once
// Coordinates up to the 16 symmetries of the cube that keep the U-D axis. Values that some symmetry carries into one another
// form a class; one of them stands for it. A table of (x, y) for all x and y then needs rows for the classes of x only: with s the
// symmetry that carries x to the one that stands for its class, (x, y) is looked up as (class of x, y carried by s).

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/search/big_memory.hpp"
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

/// What phase 1 sees of a position: the class's row, the twist as the row's head sees it, and the symmetry that leads there.
struct Phase1Position {
    std::uint16_t row = 0, twist = 0;
    std::uint8_t symmetry = 0;
    [[nodiscard]] bool is_home() const { return row == 0 && twist == 0; }
};

/// Phase 1 positions moved: all that the moves of a position need stands in two or three lines of memory.
class Phase1Moves {
public:
    Phase1Moves();
    [[nodiscard]] static Phase1Position position(const Cubies3& c);
    [[nodiscard]] Phase1Position operator()(const Phase1Position& p, int move) const {
        const auto seen = carried_[p.symmetry][static_cast<std::size_t>(move)];
        const auto to = rows_[p.row * std::size_t{all_moves} + seen];
        const auto s = to & 15U;
        const auto twist = classes_->twist[s][static_cast<std::size_t>(by_->twist(p.twist, seen))];
        return {static_cast<std::uint16_t>(to >> 4), twist, products_[p.symmetry][s]};
    }

    /// Calls in the lines that the moves of p will need.
    void prefetch(const Phase1Position& p) const {
        const auto* line = &rows_[p.row * std::size_t{all_moves}];
        __builtin_prefetch(line);
        __builtin_prefetch(line + 16);
    }

private:
    const Phase1Classes* classes_;
    const Coordinates3* by_;
    std::array<std::array<std::uint8_t, all_moves>, axis_symmetries> carried_{};
    std::array<std::array<std::uint8_t, axis_symmetries>, axis_symmetries> products_{};
    BigVector<std::uint32_t> rows_;  ///< [row][move]: 16 * row of the class + symmetry
};
[[nodiscard]] const Phase1Moves& phase1_moves();

/// For phase 2: classes of corners, 2768 of them, and outer edges carried.
struct Phase2Classes {
    Classes corners;
    CarriedTable outer;
};
[[nodiscard]] const Phase2Classes& phase2_classes();

}  // namespace cubelang::search
