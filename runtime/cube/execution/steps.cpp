// The ways in which hands make a turn.

#include <string_view>

#include "runtime/cube/execution/automaton.hpp"
#include "runtime/cube/notation.hpp"

namespace cubelang::execution {
namespace {

// By the position of the wrist; the thumb's face is the one in front of the hand.
constexpr std::string_view top_faces = "FUBD", bottom_faces = "BDFU", thumb_faces = "DFUB";

// The quarter turns that the left hand makes in the mirror image.
int mirrored(int quarters) { return quarters == 2 ? 2 : -quarters; }
int wrist(const Hands& hands, Hand hand) { return hands.wrist[static_cast<std::size_t>(hand)]; }

Hands moved(Hands hands, Motion motion, Hand hand, int roll) {
    auto& wrist = hands.wrist[static_cast<std::size_t>(hand)];
    wrist = static_cast<std::int8_t>(wrist + roll);
    hands.motion = motion;
    hands.hand = hand;
    if (fingers_of(motion) != 0) {
        hands.fingers = static_cast<std::uint8_t>(fingers_of(motion));
        hands.finger_hand = hand;
    }
    return hands;
}

int axis_number(char letter) { return static_cast<int>(std::string_view("RLUDFB").find(letter) / 2); }

// The steps of one turn, after the same beginning: perhaps a new grip.
class Ways {
public:
    Ways(Step beginning, const HandTurn& turn, std::vector<Step>& all)
        : beginning_(std::move(beginning)), from_(beginning_.to), turn_(turn), all_(all) {}

    void add() {
        const char letter = turn_.letter;
        if (letter == 'x' || letter == 'y' || letter == 'z') {
            add_rotation();
        } else if (letter == 'R' || letter == 'L') {
            add_wrist(letter == 'R' ? Hand::right : Hand::left);
        } else {
            for (const auto hand : {Hand::left, Hand::right})
                for (const auto& trick : tricks())
                    if (makes(trick, hand)) add(trick.motion, hand, trick.roll);
        }
    }

private:
    void add(Motion motion, Hand hand, int roll) {
        auto step = beginning_;
        auto& features = step.features;
        features.push_back(motion_feature(motion, wrist(from_, hand)));
        if (turn_.is_wide) features.push_back(wide_feature(axis_number(turn_.letter)));
        if (from_.finger_hand == hand && (from_.fingers & fingers_of(motion)) != 0)
            features.push_back(again_feature(motion));
        if (from_.motion != Motion::none) features.push_back(pair_feature(from_.motion, motion, from_.hand == hand));
        step.to = moved(from_, motion, hand, roll);
        all_.push_back(std::move(step));
    }

    void add_if_possible(Motion motion, Hand hand, int roll) {
        const int to = wrist(from_, hand) + roll;
        if (to >= -1 && to <= 2) add(motion, hand, roll);
    }

    void add_wrist(Hand hand) {
        if (turn_.quarters == 2) {
            for (const int roll : {-2, 2}) add_if_possible(Motion::half, hand, roll);
        } else {
            const int up = hand == Hand::right ? turn_.quarters : -turn_.quarters;
            add_if_possible(up > 0 ? Motion::up : Motion::down, hand, up);
        }
    }

    [[nodiscard]] bool makes(const Trick& trick, Hand hand) const {
        const auto place = static_cast<std::size_t>(wrist(from_, hand) + 1);
        using enum Trick::Side;
        const std::array<char, 6> letters{top_faces[place], bottom_faces[place], thumb_faces[place], 'M', 'E', 'S'};
        const bool is_as_written = hand == Hand::right || trick.side == slice_x;
        return (trick.wrists >> place & 1U) != 0 && letters[static_cast<std::size_t>(trick.side)] == turn_.letter &&
               (is_as_written ? trick.quarters : mirrored(trick.quarters)) == turn_.quarters;
    }

    void add_rotation() {
        auto step = beginning_;
        step.to = {};
        step.to.motion = Motion::rotation;
        step.features.insert(step.features.end(), turn_.quarters == 2 ? 2 : 1, motion_feature(Motion::rotation, 0));
        all_.push_back(std::move(step));
        const auto roll = static_cast<std::int8_t>(turn_.quarters);
        step = beginning_;
        bool is_possible = turn_.letter == 'x';
        for (auto& wrist : step.to.wrist) {
            wrist = static_cast<std::int8_t>(wrist + roll);
            is_possible &= wrist >= -1 && wrist <= 1;
        }
        if (!is_possible) return;
        step.to.motion = Motion::rotation;
        step.to.hand = Hand::right;
        step.features.push_back(roll_feature());
        all_.push_back(std::move(step));
    }

    Step beginning_;
    Hands from_;
    const HandTurn& turn_;
    std::vector<Step>& all_;
};

// The hand takes a new grip.
Step regrip(const Hands& from, Hand hand, int wrist) {
    Step step{from};
    step.is_regrip = true;
    step.features.push_back(regrip_feature(from.hand == hand && from.motion != Motion::none));
    step.to.wrist[static_cast<std::size_t>(hand)] = static_cast<std::int8_t>(wrist);
    step.to.motion = Motion::none;
    step.to.hand = Hand::right;
    if (from.finger_hand == hand) {
        step.to.fingers = 0;
        step.to.finger_hand = Hand::right;
    }
    return step;
}

}  // namespace

std::vector<Step> first_grips() {
    std::vector<Step> all;
    for (std::int8_t left = -1; left <= 1; ++left)
        for (std::int8_t right = -1; right <= 1; ++right) {
            Step step;
            step.features.push_back(begin_feature());
            step.to.wrist = {left, right};
            for (const int wrist : {left, right})
                if (wrist != 0) step.features.push_back(grip_feature(wrist));
            all.push_back(std::move(step));
        }
    return all;
}

std::vector<Step> steps(const Hands& from, const HandTurn& turn) {
    std::vector<Step> all;
    Ways({from}, turn, all).add();
    for (const auto hand : {Hand::left, Hand::right})
        for (int place = -1; place <= 1; ++place)
            if (place != wrist(from, hand)) Ways(regrip(from, hand, place), turn, all).add();
    return all;
}

std::vector<HandTurn> hand_turns(const cube::Move& move, int n) {
    const int quarters = (move.turns % 4 + 4) % 4 == 3 ? -1 : (move.turns % 4 + 4) % 4;
    const auto& letter = cube::letter_of(move);
    if (quarters == 0 || letter.kind == cube::Letter::Kind::pause) return {};
    if (letter.kind != cube::Letter::Kind::layers) return {{move.letter, false, quarters}};
    const auto turned = [&](cube::Letter::Kind kind, cube::Face face, int by) {
        const auto same = cube::move_of(kind, face, by);
        return HandTurn{same.letter, false, by == 2 ? 2 : same.turns};
    };
    using enum cube::Letter::Kind;
    if (move.from == 1 && move.to >= n) return {turned(whole, letter.face, quarters)};
    if (move.from == 1) return {{move.letter, move.to > 1, quarters}};
    if (move.to >= n) {
        auto opposite = cube::on_face(move, cube::opposite(letter.face), true);
        return {{opposite.letter, move.from < n, mirrored(quarters)}};
    }
    if (move.from == move.to && 2 * move.from == n + 1) return {turned(middle, letter.face, quarters)};
    return {{move.letter, true, quarters}, {move.letter, move.from > 2, mirrored(quarters)}};
}

}  // namespace cubelang::execution
