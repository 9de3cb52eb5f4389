#pragma once
// All phase 1 positions at most five or six moves from the goal, 6,100 or 72,000 up to symmetry, and the effect of
// every move on their distance. Most nodes of a search are among them: one look-up here replaces one in the large table
// for every move.

#include <cstdint>
#include <vector>

#include "runtime/search/cube3/coordinates.hpp"
#include "runtime/search/cube3/symmetry_classes.hpp"

namespace cubelang::search::cube3 {

class NearGoalTable {
public:
    explicit NearGoalTable(int reach);
    /// The greatest distance.
    [[nodiscard]] int reach() const { return reach_; }

    /// Move numbers are conjugated for the representative of the position's row (Phase1Moves::Lines::conjugated).
    struct Moves {
        std::uint32_t entry = no_entry;
        std::uint32_t nearer = 0, same_distance = 0;  ///< moves that lower the distance, or keep it; as bits
        std::uint8_t distance = 0;
        /// The moves after which the distance is at most `most`.
        [[nodiscard]] std::uint32_t moves_within(int most) const {
            constexpr std::uint32_t all = (1U << face_moves) - 1;
            if (most > distance) return all;
            if (most == distance) return nearer | same_distance;
            return most == distance - 1 ? nearer : 0;
        }
        /// The distance after one of these moves.
        [[nodiscard]] int distance_after(int conjugated) const {
            return distance + 1 - static_cast<int>(same_distance >> conjugated & 1U) -
                   2 * static_cast<int>(nearer >> conjugated & 1U);
        }
    };
    /// Null if the position is farther.
    [[nodiscard]] const Moves* find(const Phase1Position& p) const {
        const auto& slot = slots_[slot_of(entry_of(p))];
        return slot.entry == no_entry ? nullptr : &slot;
    }
    void prefetch(const Phase1Position& p) const { __builtin_prefetch(&slots_[hash(entry_of(p))]); }
    /// The number of positions at each distance, symmetric ones counted separately.
    [[nodiscard]] std::vector<int> counts() const;

private:
    static constexpr std::uint32_t no_entry = ~0U;
    [[nodiscard]] static std::uint32_t entry_of(const Phase1Position& p) {
        return std::uint32_t{p.row} * twists + p.twist;
    }
    [[nodiscard]] std::size_t hash(std::uint32_t entry) const {
        constexpr std::uint32_t odd = 0x9E3779B9U;  // 2^32 / the golden ratio
        return entry * odd >> shift_;
    }
    /// The index of the entry's slot, or of the free slot where it belongs.
    [[nodiscard]] std::size_t slot_of(std::uint32_t entry) const {
        auto at = hash(entry);
        while (slots_[at].entry != entry && slots_[at].entry != no_entry) at = (at + 1) & (slots_.size() - 1);
        return at;
    }
    void add(const Phase1Position& p, int distance, std::vector<Phase1Position>& added);
    void expand(const Phase1Position& p, std::vector<Phase1Position>& farther);

    int reach_;
    unsigned shift_;  ///< 32 - log2 of the number of slots
    std::vector<Moves> slots_;
};
/// In half turns. Computed once, that of six moves in two hundredths of a second, that of five in two thousandths.
enum class NearGoal : std::uint8_t { five, six };
[[nodiscard]] const NearGoalTable& near_goal_table(NearGoal reach);

/// The effect of a half turn of a side, done before a position of phase 2, on its coordinates. Move tables give the
/// effect of a move after a position; this turn precedes it.
class HalfTurnPrefix {
public:
    /// By move number (cubies.hpp).
    explicit HalfTurnPrefix(int move);
    [[nodiscard]] int corners(int value) const { return corners_[value]; }
    [[nodiscard]] int outer(int value) const { return outer_[value]; }
    /// The order of the slice's edges.
    [[nodiscard]] int order(int value) const { return order_[value]; }

private:
    std::vector<std::uint16_t> corners_, outer_, order_;
};
/// For the side that a move turns. All are computed once, in a few hundredths of a second.
[[nodiscard]] const HalfTurnPrefix& half_turn_prefix(int move);

}  // namespace cubelang::search::cube3
