#pragma once
// Coordinates up to the 16 symmetries of the cube that preserve the U-D axis. Values that symmetries map to one
// another form a class with one representative. A table of (x, y) for all x and y then needs rows for the classes of
// x only: if s maps x to the representative of its class, (x, y) is looked up as (class of x, y conjugated by s).

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/coordinates.hpp"
#include "runtime/search/space/big_memory.hpp"

namespace cubelang::search::cube3 {

inline constexpr int axis_symmetries = 16;
/// The symmetries that preserve the U-D axis; the first is the identity.
[[nodiscard]] const std::array<cube::Symmetry, axis_symmetries>& symmetries_of_axis();

/// A coordinate conjugated by each symmetry: [symmetry][value].
using ConjugationTable = std::array<std::vector<std::uint16_t>, axis_symmetries>;

/// The class of each value and the symmetry that maps it to the representative of the class.
class SymmetryClasses {
public:
    /// `images_of(value)` returns its 16 images.
    template <class ImagesOf>
    SymmetryClasses(int size, ImagesOf images_of);
    [[nodiscard]] int count() const { return static_cast<int>(representatives_.size()); }
    [[nodiscard]] int class_of(int value) const { return static_cast<int>(entry(value) >> 4); }
    [[nodiscard]] int symmetry_of(int value) const { return static_cast<int>(entry(value) & 15U); }
    /// The representative of a class, and its stabilizer: the symmetries that map it to itself, as bits.
    [[nodiscard]] int representative(int c) const { return representatives_[c]; }
    [[nodiscard]] std::uint32_t stabilizer(int c) const { return stabilizers_[c]; }

private:
    [[nodiscard]] std::uint32_t entry(int value) const { return entries_[value]; }
    std::vector<std::uint32_t> entries_;
    std::vector<int> representatives_;
    std::vector<std::uint16_t> stabilizers_;
};

/// For phase 1: classes of flips and slice together (slice * 2048 + flip), 64430 of them, conjugated twists, and
/// classes of the slice alone.
struct Phase1Classes {
    SymmetryClasses flip_slice;
    ConjugationTable twist;
    SymmetryClasses slice;
};
[[nodiscard]] const Phase1Classes& phase1_classes();

/// A position for phase 1: the row of its class, the symmetry to the row's representative, and the twist conjugated
/// by it.
struct Phase1Position {
    std::uint16_t row = 0, twist = 0;
    std::uint8_t symmetry = 0;
    [[nodiscard]] bool is_goal() const { return row == 0 && twist == 0; }
};

/// Moves of phase 1 positions; the data for all moves of a position is in a few cache lines.
class Phase1Moves {
public:
    Phase1Moves();
    [[nodiscard]] static Phase1Position position(const Cubies& c);

    /// The data for the moves of one position, to look up several of them.
    struct Lines {
        const std::uint8_t* conjugated;  ///< by move: its conjugate for the row's representative
        const std::uint32_t* rows;       ///< by conjugate: 16 * the next row + the symmetry to its representative
        const std::uint16_t* twists;
        const std::uint8_t* products;
    };
    [[nodiscard]] Lines lines(const Phase1Position& p) const {
        return {conjugate_moves_[p.symmetry].data(), rows_.data() + p.row * std::size_t{all_moves},
                twists_.data() + p.twist * twist_stride, products_[p.symmetry].data()};
    }
    [[nodiscard]] Phase1Position moved(const Lines& lines, int move) const {
        const auto conjugated = lines.conjugated[move];
        const auto to = lines.rows[conjugated];
        return {static_cast<std::uint16_t>(to >> 4),
                conjugate_twists_[std::size_t{lines.twists[conjugated]} * axis_symmetries + (to & 15U)],
                lines.products[to & 15U]};
    }
    [[nodiscard]] Phase1Position operator()(const Phase1Position& p, int move) const { return moved(lines(p), move); }
    /// The moves with these conjugates for the representative of the position's row; both as bits.
    [[nodiscard]] std::uint32_t original_moves(const Phase1Position& p, std::uint32_t conjugated) const {
        std::uint32_t made = 0;
        for (; conjugated != 0; conjugated &= conjugated - 1)
            made |= 1U << original_moves_[p.symmetry][std::countr_zero(conjugated)];
        return made;
    }
    /// The twist conjugated by a symmetry (a number of symmetries_of_axis()).
    [[nodiscard]] std::uint16_t conjugate_twist(const Phase1Position& p, std::size_t symmetry) const {
        return conjugate_twists_[std::size_t{p.twist} * axis_symmetries + quotients_[p.symmetry][symmetry]];
    }
    /// Prefetches the lines that the moves of p need.
    void prefetch(const Phase1Position& p) const {
        const auto* line = &rows_[p.row * std::size_t{all_moves}];
        __builtin_prefetch(line);
        __builtin_prefetch(line + 16);
    }

private:
    static constexpr std::size_t twist_stride = 32;
    std::array<std::array<std::uint8_t, all_moves>, axis_symmetries> conjugate_moves_{},
        original_moves_{};                                                                             ///< inverses
    std::array<std::array<std::uint8_t, axis_symmetries>, axis_symmetries> products_{}, quotients_{};  ///< st, s't
    BigVector<std::uint32_t> rows_;
    std::vector<std::uint16_t> twists_, conjugate_twists_;  ///< [twist][move], [twist][symmetry]
};
[[nodiscard]] const Phase1Moves& phase1_moves();

/// Computes moves, classes and moves of classes, unless they exist, in steps of a twentieth of a second; false if
/// stopped.
[[nodiscard]] bool make_phase1_moves(StopToken stop);

/// For phase 2: classes of corners, 2768 of them, and conjugated outer edges.
struct Phase2Classes {
    SymmetryClasses corners;
    ConjugationTable outer;
};
[[nodiscard]] const Phase2Classes& phase2_classes();

}  // namespace cubelang::search::cube3
