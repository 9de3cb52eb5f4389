#pragma once
// Coordinates up to the 16 symmetries of the cube that keep the U-D axis. Values that some symmetry maps to one
// another form a class; one of them represents it. A table of (x, y) for all x and y then needs rows for the classes of
// x only: with s the symmetry that maps x to the representative of its class, (x, y) is looked up as (class of x,
// y conjugated by s).

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/coordinates.hpp"
#include "runtime/search/space/big_memory.hpp"

namespace cubelang::search::cube3 {

inline constexpr int axis_symmetries = 16;
/// Those that keep the U-D axis; the first is the identity.
[[nodiscard]] const std::array<cube::Symmetry, axis_symmetries>& symmetries_of_axis();

/// A coordinate conjugated by each symmetry: [symmetry][value].
using ConjugationTable = std::array<std::vector<std::uint16_t>, axis_symmetries>;

/// The class of each value and the symmetry that maps it to the representative of the class.
class SymmetryClasses {
public:
    /// `images_of(value)` gives its 16 images.
    template <class ImagesOf>
    SymmetryClasses(int size, ImagesOf images_of);
    [[nodiscard]] int count() const { return static_cast<int>(heads_.size()); }
    [[nodiscard]] int class_of(int value) const { return static_cast<int>(entry(value) >> 4); }
    [[nodiscard]] int symmetry_of(int value) const { return static_cast<int>(entry(value) & 15U); }
    /// The representative of a class, and the symmetries that map it to itself, as bits.
    [[nodiscard]] int head(int c) const { return heads_[c]; }
    [[nodiscard]] std::uint32_t keepers(int c) const { return keepers_[c]; }

private:
    [[nodiscard]] std::uint32_t entry(int value) const { return entries_[value]; }
    std::vector<std::uint32_t> entries_;
    std::vector<int> heads_;
    std::vector<std::uint16_t> keepers_;
};

/// For phase 1: classes of flips and slice together (slice * 2048 + flip), 64430 of them, and twists conjugated.
struct Phase1Classes {
    SymmetryClasses flip_slice;
    ConjugationTable twist;
};
[[nodiscard]] const Phase1Classes& phase1_classes();

/// What phase 1 sees of a position: the class's row, the twist as the row's head sees it, and the symmetry that leads
/// there.
struct Phase1Position {
    std::uint16_t row = 0, twist = 0;
    std::uint8_t symmetry = 0;
    [[nodiscard]] bool is_home() const { return row == 0 && twist == 0; }
};

/// Phase 1 positions moved: all that the moves of a position need is in a few lines of memory.
class Phase1Moves {
public:
    Phase1Moves();
    [[nodiscard]] static Phase1Position position(const Cubies& c);

    /// Where the moves of a position are, to be looked up for many of them.
    struct Lines {
        const std::uint8_t* seen;   ///< by move: how the row's head sees it
        const std::uint32_t* rows;  ///< by seen move: 16 * the next row + the symmetry that leads there
        const std::uint16_t* twists;
        const std::uint8_t* products;
    };
    [[nodiscard]] Lines lines(const Phase1Position& p) const {
        return {conjugate_moves_[p.symmetry].data(), rows_.data() + p.row * std::size_t{all_moves},
                twists_.data() + p.twist * twist_stride, products_[p.symmetry].data()};
    }
    [[nodiscard]] Phase1Position moved(const Lines& lines, int move) const {
        const auto seen = lines.seen[move];
        const auto to = lines.rows[seen];
        return {static_cast<std::uint16_t>(to >> 4),
                conjugate_twists_[std::size_t{lines.twists[seen]} * axis_symmetries + (to & 15U)],
                lines.products[to & 15U]};
    }
    [[nodiscard]] Phase1Position operator()(const Phase1Position& p, int move) const { return moved(lines(p), move); }
    /// Of moves as the head of a position's row sees them, as bits, which moves they are.
    [[nodiscard]] std::uint32_t as_made(const Phase1Position& p, std::uint32_t seen) const {
        std::uint32_t made = 0;
        for (; seen != 0; seen &= seen - 1) made |= 1U << made_moves_[p.symmetry][std::countr_zero(seen)];
        return made;
    }
    /// The twist as a symmetry (a number of symmetries_of_axis()) shows it.
    [[nodiscard]] std::uint16_t twist_seen_by(const Phase1Position& p, std::size_t symmetry) const {
        return conjugate_twists_[std::size_t{p.twist} * axis_symmetries + quotients_[p.symmetry][symmetry]];
    }
    /// Calls in the lines that the moves of p will need.
    void prefetch(const Phase1Position& p) const {
        const auto* line = &rows_[p.row * std::size_t{all_moves}];
        __builtin_prefetch(line);
        __builtin_prefetch(line + 16);
    }

private:
    static constexpr std::size_t twist_stride = 32;
    std::array<std::array<std::uint8_t, all_moves>, axis_symmetries> conjugate_moves_{}, made_moves_{};  ///< and back
    std::array<std::array<std::uint8_t, axis_symmetries>, axis_symmetries> products_{}, quotients_{};    ///< st, s't
    BigVector<std::uint32_t> rows_;
    std::vector<std::uint16_t> twists_, conjugate_twists_;  ///< [twist][move], [twist][symmetry]
};
[[nodiscard]] const Phase1Moves& phase1_moves();

/// Makes moves, classes and moves of classes, unless they are there, a twentieth of a second at a time; false if it was
/// stopped.
[[nodiscard]] bool make_phase1_moves(StopToken stop);

/// For phase 2: classes of corners, 2768 of them, and outer edges conjugated.
struct Phase2Classes {
    SymmetryClasses corners;
    ConjugationTable outer;
};
[[nodiscard]] const Phase2Classes& phase2_classes();

}  // namespace cubelang::search::cube3
