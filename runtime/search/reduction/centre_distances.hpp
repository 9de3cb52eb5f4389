#pragma once
// Where the x-centres of the 4x4x4 are, as the three phases see them, with exact distances.
//
//   1: the eight centres of one pair of opposite colours, anywhere; they are to reach two opposite faces.
//   2: those eight are on R and L, four of them of one colour; among the other faces, the eight of a second pair of
//      colours are to reach two opposite faces. Every quarter turn of a layer of wings changes the wings' parity, which
//      is to be even.
//   3: each pair of colours is on two opposite faces, given by the places of one colour of each pair. They are to be
//      solved, up to rotations of the whole cube by half turns, and a parity is to be even (below).

#include <cstdint>
#include <vector>

#include "runtime/search/reduction/pairing.hpp"

namespace cubelang::search::reduction {

using Distances = std::vector<std::uint8_t>;

class AnyAxisDistances {
public:
    explicit AnyAxisDistances(const PhaseTurns& turns);
    [[nodiscard]] int operator()(PointSet set) const { return distances_[ranks_(set)]; }

private:
    SetRanks ranks_{8};
    Distances distances_;
};

struct OtherAxes {
    PointSet colour = 0;  ///< on R and L: the places of one colour
    PointSet pair = 0;    ///< on the other faces: the places of a pair of colours
    bool odd_wings = false;
};
[[nodiscard]] inline OtherAxes turned(const OtherAxes& axes, const PhaseTurn& turn) {
    return {turn.centres(axes.colour), turn.centres(axes.pair), axes.odd_wings != turn.makes_wings_odd};
}

class OtherAxesDistances {
public:
    /// `colours`: the sets on R and L with which phase 2 may end.
    OtherAxesDistances(const PhaseTurns& turns, const std::vector<PointSet>& colours);
    [[nodiscard]] int operator()(const OtherAxes& axes) const { return distances_[number(axes)]; }

private:
    [[nodiscard]] std::size_t number(const OtherAxes& axes) const;
    std::vector<std::uint16_t> eight_of_sixteen_, four_of_eight_;
    Distances distances_;
};

/// Phase 3. The parity is that of the corners, of the pairs of wings and of the faces of the centres together: odd for
/// a position that looks like a 3x3x3 with two edges swapped.
struct SolvedCentres {
    PointSet colours = 0;
    bool is_odd = false;
};
[[nodiscard]] inline SolvedCentres turned(const SolvedCentres& centres, const PhaseTurn& turn,
                                          const PairingTurn& pairing) {
    return {turn.centres(centres.colours), centres.is_odd != (turn.makes_corners_odd != pairing.makes_odd)};
}

/// For sets that have four of the eight points of each axis.
class FourPerAxis {
public:
    static constexpr std::size_t size = 70 * 70 * 70;
    FourPerAxis();
    [[nodiscard]] std::size_t operator()(PointSet set) const {
        return (axis(set, 0) * 70 + axis(set, 1)) * 70 + axis(set, 2);
    }

private:
    [[nodiscard]] std::size_t axis(PointSet set, unsigned i) const {
        return numbers_[(set >> 4 * i & 15U) | (set >> (4 * i + 12) & 15U) << 4U];
    }
    std::array<std::uint8_t, 256> numbers_{};
};

class SolvedCentresDistances {
public:
    SolvedCentresDistances(const PhaseTurns& turns, const std::vector<PairingTurn>& pairing_turns);
    [[nodiscard]] int operator()(const SolvedCentres& centres) const { return distances_[number(centres)]; }
    /// The sets on R and L from which turns of this phase solve the centres.
    [[nodiscard]] std::vector<PointSet> colours_across_x() const;

private:
    [[nodiscard]] std::size_t number(const SolvedCentres& centres) const {
        return 2 * four_(centres.colours) + (centres.is_odd ? 1 : 0);
    }
    FourPerAxis four_;
    Distances distances_;
};

}  // namespace cubelang::search::reduction
