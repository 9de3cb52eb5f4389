#include "runtime/cube/execution/movecount.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "runtime/cube/execution/movecount_ways.hpp"

namespace cubelang::execution::movecount {
namespace {

using std::abs;

// Where a grip ended: after all turns, or before one that it cannot make.
struct End {
    bool is_done = false;
    std::size_t made = 0;
    double now = 0;
    std::array<int, 2> wrist{};  // those with which it would go on
    std::array<double, 2> busy{};
};

// Turns with one grip.
class Grip {
public:
    Grip(std::span<const HandTurn> turns, std::array<int, 2> wrist, double now) : turns_(turns) {
        hands_.wrist = wrist;
        hands_.now = now;
    }

    End run() {
        for (at_ = 0; at_ < turns_.size(); ++at_) {
            const auto& turn = turns_[at_];
            begin_pair();
            const auto made = turned(turn);
            if (made != Made::yes) return {false, at_ + (made == Made::last ? 1 : 0), hands_.now, hands_.wrist, busy()};
            end_pair();
            hold(turn);
            if (at_ >= 2) hands_.now -= trigger(turn);
            if (turn.quarters == 1 && is_unstable(turn.letter)) hands_.now += unstable;
        }
        return {true, 0, hands_.now, {}, {}};
    }

private:
    enum class Made : std::uint8_t { yes, no, last };

    // U and D are turned together.
    void begin_pair() {
        if (pair_) first_ = std::exchange(hands_.now, *pair_);
        if (at_ + 1 == turns_.size() || turns_[at_].is_wide || turns_[at_ + 1].is_wide) return;
        const auto letter = turns_[at_].letter, next = turns_[at_ + 1].letter;
        if ((letter == 'U' && next == 'D') || (letter == 'D' && next == 'U')) pair_ = hands_.now;
    }
    void end_pair() {
        if (!first_) return;
        hands_.now = std::max(*first_, hands_.now) + 0.5;
        first_.reset();
        pair_.reset();
    }

    Made turned(const HandTurn& turn) {
        if (turn.letter == 'R' || turn.letter == 'L') return wrist_turned(turn);
        if (turn.letter >= 'x') return rotated(turn);
        const auto* previous = at_ == 0 ? nullptr : &turns_[at_ - 1];
        for (const auto& way : ways()) {
            if (way.letter != turn.letter || abs(way.quarters) != abs(turn.quarters)) continue;
            const int hand = way.quarters == turn.quarters ? right : left;
            if (hand == left && way.letter == 'M') continue;
            const View view{hands_, hand, turn, previous};
            if (!way.is_possible(view)) continue;
            view.make(way, hands_);
            return Made::yes;
        }
        return Made::no;
    }

    Made wrist_turned(const HandTurn& turn) {
        const int hand = turn.letter == 'R' ? right : left;
        auto& wrist = hands_.wrist[static_cast<std::size_t>(hand)];
        const int opposite = hands_.wrist[static_cast<std::size_t>(1 - hand)];
        const int from = wrist, up = hand == right ? turn.quarters : -turn.quarters;
        bool can = false;
        if (turn.quarters == 2) {
            can = (from >= 1 && opposite < 1) || opposite > -1;
            wrist = from >= 1 && opposite < 1 ? -1 : can || from <= 0 ? from + 2 : from - 2;
        } else if (up > 0) {
            can = from < 2 && !(opposite <= -1 && from >= 0);
            wrist = from + 1;
        } else {
            can = from == 2 || (from > -1 && !(opposite >= 1 && from <= 0));
            wrist = from == 2 ? 0 : from - 1;
        }
        if (can) hands_.now += turn.quarters == 2 ? twice * wrist_turn : wrist_turn;
        return can ? Made::yes : Made::no;
    }

    Made rotated(const HandTurn& turn) {
        auto& [first, second] = hands_.wrist;
        if (turn.letter != 'x') {
            hands_.now += turn.quarters == 2 ? rotation * twice : rotation;
            first = second = 0;
            return Made::last;
        }
        if (turn.quarters == 2) {
            const bool can = (first >= 1 && second >= 1) || (first <= -1 && second <= -1);
            const int by = first + second > 0 ? -2 : 2;
            first += by;
            second += by;
            return can ? Made::yes : Made::no;
        }
        first += turn.quarters;
        second += turn.quarters;
        return abs(first) > 1 && first * turn.quarters > 0     ? Made::last
               : abs(second) > 1 && second * turn.quarters > 0 ? Made::last
                                                               : Made::yes;
    }

    // The other thumb takes over the layers that are not turned.
    void hold(const HandTurn& turn) {
        const auto change = [&](bool& is, bool to, double seconds) {
            if (is != to) hands_.now += seconds;
            is = to;
        };
        if (turn.letter == 'R') change(hands_.is_left_firm, !turn.is_wide, 0.65);
        if (turn.letter == 'L') change(hands_.is_left_firm, turn.is_wide, 0.65);
        if (turn.letter == 'D' && turn.is_wide) change(is_low_, true, 2.25);
        if (turn.letter == 'U') change(is_low_, false, 2.25);
    }

    // The time saved by R U' R and R D' R.
    [[nodiscard]] double trigger(const HandTurn& turn) const {
        const auto &middle = turns_[at_ - 1], &first = turns_[at_ - 2];
        if (turn.letter != 'R' || turn.quarters == 2 || first.letter != 'R' || first.is_wide != turn.is_wide ||
            first.quarters != turn.quarters || middle.quarters != -turn.quarters)
            return 0;
        if (middle.letter == 'U') return 0.5;
        return middle.letter == 'D' && (turn.quarters == -1 || hands_.wrist[right] == 1) ? 0.3 : 0;
    }

    [[nodiscard]] bool is_unstable(char letter) const {
        const auto has = [&](int place) { return hands_.wrist[left] == place || hands_.wrist[right] == place; };
        return letter == 'U'                    ? has(-1)
               : letter == 'D'                  ? has(1)
               : letter == 'S'                  ? has(1) || has(-1)
               : letter == 'B' || letter == 'E' ? has(0)
                                                : false;
    }

    [[nodiscard]] std::array<double, 2> busy() const {
        std::array<double, 2> last{-1, -1};
        for (const auto side : {left, right})
            for (const auto& finger : hands_.fingers[side]) last[side] = std::max(last[side], finger.time);
        return last;
    }

    std::span<const HandTurn> turns_;
    std::size_t at_ = 0;
    HandsAtWork hands_{};
    std::optional<double> pair_{}, first_{};  // the time before a pair U D; that after its first turn
    bool is_low_ = false;
};

// The better of two ends: done sooner, or more turns, or as many sooner.
bool is_better(const End& one, const End& best) {
    if (one.is_done || best.is_done) return one.is_done && (!best.is_done || one.now < best.now);
    return one.made > best.made || (one.made == best.made && one.now < best.now);
}

// The ends of all grips that can follow one.
std::vector<End> next_ends(const End& end, std::span<const HandTurn> all) {
    const auto is_before = [&](char letter, std::size_t back) {
        return end.made >= back && all[end.made - back].letter == letter;
    };
    const auto rest = all.subspan(end.made);
    const bool is_rotated = end.made > 0 && all[end.made - 1].letter >= 'x';
    const bool both = abs(end.wrist[left]) > 1 && abs(end.wrist[right]) > 1;
    const double right_turned = is_before('R', 1) || is_before('R', 2) ? 1 : 0,
                 left_turned = is_before('L', 1) || is_before('L', 2) ? 1 : 0;
    const auto latency = [&](int hand) {
        const auto busy = std::max(0.0, 2 - (end.now - end.busy[static_cast<std::size_t>(hand)]));
        return hand == right ? std::max({busy, right_turned, 2 * left_turned})
                             : std::max({busy, left_turned, 2 * right_turned});
    };
    std::vector<End> ends;
    for (int first = -1; first <= 1; ++first)
        for (int second = -1; second <= 1; ++second) {
            const bool same = end.wrist[left] == first || both;
            if (!is_rotated && !same && end.wrist[right] != second) continue;
            const double penalty = is_rotated ? 0 : latency(same ? right : left) + regrip;
            ends.push_back(Grip(rest, {first, second}, end.now + penalty).run());
        }
    return ends;
}

}  // namespace
}  // namespace cubelang::execution::movecount

namespace cubelang::execution {

std::optional<int> movecount_coefficient(std::span<const HandTurn> turns) {
    using namespace movecount;
    std::vector<End> ends{Grip(turns, {0, 0}, 0).run()};
    for (const auto& wrist : {std::array{0, -1}, std::array{0, 1}, std::array{-1, 0}, std::array{1, 0}})
        ends.push_back(Grip(turns, wrist, 1 + regrip).run());
    constexpr int patience = 10;  // new grips without a turn
    for (int idle = 0; idle < patience && !ends.empty(); ++idle) {
        const End* best = &ends.front();
        for (const auto& end : ends)
            if (is_better(end, *best)) best = &end;
        if (best->is_done) return static_cast<int>(std::floor(best->now * 10 + 0.5));
        if (best->made > 0) idle = 0;
        const auto chosen = *best;
        ends = next_ends(chosen, turns);
        turns = turns.subspan(chosen.made);
    }
    return std::nullopt;
}

}  // namespace cubelang::execution
