// The ways in which the left hand alone makes a turn. It holds L at the palm; its wrist tells which face the index
// finger is over.

#include <string_view>

#include "runtime/cube/execution/automaton.hpp"

namespace cubelang::execution {
namespace {

// By the position of the wrist.
constexpr std::string_view over_index = "FUB", over_little = "BDF", over_thumb = "DFU";

// The motion that turns a face, and how often; none if the hand cannot reach it with this grip.
struct Motions {
    Motion motion = Motion::none;
    int times = 1;
};

Motions motions_for(const HandTurn& turn, std::size_t place) {
    using enum Motion;
    const bool is_half = turn.quarters == 2;
    if (turn.letter >= 'x') return {rotation, is_half ? 2 : 1};
    if (turn.letter == 'M' || turn.letter == 'E' || turn.letter == 'S') return {is_half ? slice_twice : slice};
    // Rw turns all but L, and Lw all but R.
    if (turn.letter == 'R' || turn.letter == 'L')
        return (turn.letter == 'R') != turn.is_wide ? Motions{is_half ? little_twice : little}
                                                    : Motions{turn_over, is_half ? 2 : 1};
    if (turn.letter == over_index[place]) return {is_half ? flick_twice : turn.quarters == -1 ? index : push};
    if (turn.letter == over_little[place]) return {is_half ? ring_twice : turn.quarters == 1 ? ring : ring_push};
    if (turn.letter == over_thumb[place]) return {thumb, is_half ? 2 : 1};
    return {};
}

// The position of the wrist after a rotation x in the hand; others are made with a new grip.
std::int8_t rolled(int wrist, const HandTurn& turn) {
    const int to = wrist + turn.quarters;
    return static_cast<std::int8_t>(turn.letter == 'x' && turn.quarters != 2 && to >= -1 && to <= 1 ? to : 0);
}

}  // namespace

std::vector<Step> one_hand_grips() {
    std::vector<Step> all;
    for (std::int8_t wrist = -1; wrist <= 1; ++wrist) {
        Step step;
        step.to.wrist = {wrist, 0};
        step.to.hand = Hand::left;
        step.features.push_back(one_hand_feature(OneHand::begin));
        if (wrist != 0) step.features.push_back(one_hand_feature(OneHand::regrip));
        all.push_back(std::move(step));
    }
    return all;
}

std::vector<Step> one_hand_steps(const Hands& from, const HandTurn& turn) {
    std::vector<Step> all;
    for (std::int8_t wrist = -1; wrist <= 1; ++wrist) {
        const auto [motion, times] = motions_for(turn, static_cast<std::size_t>(wrist + 1));
        if (motion == Motion::none) continue;
        Step step;
        step.is_regrip = wrist != from.wrist[0];
        if (step.is_regrip) step.features.push_back(one_hand_feature(OneHand::regrip));
        for (int i = 0; i < times; ++i) step.features.push_back(one_hand_feature(motion));
        if (turn.is_wide) step.features.push_back(one_hand_feature(OneHand::wide));
        if (!step.is_regrip && (from.fingers & fingers_of(motion)) != 0)
            step.features.push_back(one_hand_feature(OneHand::again));
        const bool is_rotation = motion == Motion::rotation;
        step.to.wrist = {is_rotation ? rolled(wrist, turn) : wrist, 0};
        step.to.motion = motion;
        step.to.hand = step.to.finger_hand = Hand::left;
        step.to.fingers = static_cast<std::uint8_t>(fingers_of(motion));
        all.push_back(std::move(step));
    }
    return all;
}

}  // namespace cubelang::execution
