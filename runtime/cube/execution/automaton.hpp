#pragma once
// The execution of algorithms by two hands, as a finite automaton with weights: a move leads from a state of the hands
// to others, in the ways that fingers and wrists have. The cost of an algorithm is that of its cheapest path. Mirrored
// algorithms cost the same, and no move has a negative cost.

#include <array>
#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

#include "runtime/base/move.hpp"
#include "runtime/cube/execution/sequences.hpp"
#include "runtime/cube/execution/tricks.hpp"

namespace cubelang::execution {

enum class Hand : std::uint8_t { left, right };

/// The hands between two moves.
struct Hands {
    std::array<std::int8_t, 2> wrist{};  ///< -1: the thumb is below, 0: in front, 1: above, 2: at the back
    Motion motion = Motion::none;        ///< the last one, and its hand
    Hand hand = Hand::right;
    std::uint8_t fingers = 0;  ///< that worked last, and their hand
    Hand finger_hand = Hand::right;
};
/// Some order.
[[nodiscard]] inline bool operator<(const Hands& a, const Hands& b) {
    const auto key = [](const Hands& hands) {
        return std::tie(hands.wrist, hands.motion, hands.hand, hands.fingers, hands.finger_hand);
    };
    return key(a) < key(b);
}

/// The turns that make a move of an n-layer cube: none for a pause; two for an inner block, as 2R by Rw R'.
[[nodiscard]] std::vector<HandTurn> hand_turns(const cube::Move& move, int n);

/// A way to make a turn.
struct Step {
    Hands to{};
    std::vector<FeatureNumber> features{};
    bool is_regrip = false;  ///< a hand takes a new grip first
};
/// The grips with which an algorithm can begin.
[[nodiscard]] std::vector<Step> first_grips();
[[nodiscard]] std::vector<Step> steps(const Hands& from, const HandTurn& turn);

/// The seconds of each feature.
using Weights = std::vector<double>;

/// Before any times are known.
[[nodiscard]] Weights unfitted_weights();

using StateNumber = std::uint16_t;

/// States that are slower than the best by more seconds cannot lead to the cheapest path: both hands take new grips in
/// less.
inline constexpr float slack = 0.5F;

/// The least cost of some turns for each state in which they can end; infinite if they cannot.
struct Costs {
    std::vector<float> by_state{};
    History history{};
    [[nodiscard]] float least() const;
};

class Automaton {
public:
    explicit Automaton(Weights weights);

    [[nodiscard]] Costs start() const;
    /// The costs after a further turn.
    [[nodiscard]] Costs after(const Costs& costs, const HandTurn& turn) const;
    /// The seconds of the cheapest path; 0 without turns.
    [[nodiscard]] double cost(std::span<const HandTurn> turns) const;
    /// The cheapest path: the grip at the beginning and a step for each turn; empty without turns.
    [[nodiscard]] std::vector<Step> path(std::span<const HandTurn> turns) const;
    /// A step between two states. Its seconds, with those of extra(), are not negative: a smaller sum counts as 0.
    struct Arc {
        StateNumber to;
        double seconds;
    };
    [[nodiscard]] std::vector<Arc> arcs(StateNumber from, const HandTurn& turn) const;
    /// The extra cost of a turn on every path, after these turns.
    [[nodiscard]] double extra(History history, const HandTurn& turn) const;
    /// The seconds of a step, which are not negative.
    [[nodiscard]] double seconds(const Step& step) const;

private:
    Weights weights_;
};

}  // namespace cubelang::execution
