#pragma once
// Phase 1 positions of at most six moves from home, all 72,000 of them up to symmetry, and what every move does to
// their distance. Most of a search goes on among them: there a single look replaces one into the large table for every
// move.

#include <cstdint>
#include <vector>

#include "runtime/search/cube3/coordinates.hpp"
#include "runtime/search/cube3/symmetry_classes.hpp"

namespace cubelang::search::cube3 {

class NearHome {
public:
    NearHome();
    static constexpr int reach = 6;

    /// Moves by number, as the head of the position's row sees them (Phase1Moves::Lines::seen).
    struct Moves {
        std::uint32_t entry = nowhere;
        std::uint32_t nearer = 0, as_near = 0;  ///< those that lead one nearer, or keep the distance; as bits
        std::uint8_t distance = 0;
        /// Those after which the distance is so much at most.
        [[nodiscard]] std::uint32_t within(int most) const {
            constexpr std::uint32_t all = (1U << face_moves) - 1;
            if (most > distance) return all;
            if (most == distance) return nearer | as_near;
            return most == distance - 1 ? nearer : 0;
        }
        /// The distance after one of them.
        [[nodiscard]] int distance_after(int seen) const {
            return distance + 1 - static_cast<int>(as_near >> seen & 1U) - 2 * static_cast<int>(nearer >> seen & 1U);
        }
    };
    /// Null if the position is farther.
    [[nodiscard]] const Moves* find(const Phase1Position& p) const {
        const auto& slot = slots_[slot_of(entry_of(p))];
        return slot.entry == nowhere ? nullptr : &slot;
    }
    void prefetch(const Phase1Position& p) const { __builtin_prefetch(&slots_[hash(entry_of(p))]); }
    /// How many there are at each distance, each symmetric one counted.
    [[nodiscard]] std::vector<int> counts() const;

private:
    static constexpr std::uint32_t nowhere = ~0U;
    static constexpr unsigned size_bits = 17;
    [[nodiscard]] static std::uint32_t entry_of(const Phase1Position& p) {
        return std::uint32_t{p.row} * twists + p.twist;
    }
    [[nodiscard]] static std::size_t hash(std::uint32_t entry) {
        constexpr std::uint32_t odd = 0x9E3779B9U;  // 2^32 / the golden ratio
        return entry * odd >> (32 - size_bits);
    }
    /// Of the entry's slot, or of the free one where it belongs.
    [[nodiscard]] std::size_t slot_of(std::uint32_t entry) const {
        auto at = hash(entry);
        while (slots_[at].entry != entry && slots_[at].entry != nowhere) at = (at + 1) & (slots_.size() - 1);
        return at;
    }
    void add(const Phase1Position& p, int distance, std::vector<Phase1Position>& added);
    void look_around(const Phase1Position& p, std::vector<Phase1Position>& farther);

    std::vector<Moves> slots_;
};
/// In half turns. Made once, in two hundredths of a second.
[[nodiscard]] const NearHome& near_home();

/// What a half turn of a side, done before a position of phase 2, makes of its coordinates. Moves follow a position
/// elsewhere, and tables of moves tell what they make of it; this one is done to the solved cube first.
class HalfTurnBefore {
public:
    /// Its number (cubies.hpp).
    explicit HalfTurnBefore(int move);
    [[nodiscard]] int corners(int value) const { return corners_[value]; }
    [[nodiscard]] int outer(int value) const { return outer_[value]; }
    /// Of the slice's edges.
    [[nodiscard]] int order(int value) const { return order_[value]; }

private:
    std::vector<std::uint16_t> corners_, outer_, order_;
};
/// Of the side that a move turns. All are made once, in a few hundredths of a second.
[[nodiscard]] const HalfTurnBefore& half_turn_before(int move);

}  // namespace cubelang::search::cube3
