#include "runtime/cube/execution/movecount_ways.hpp"

#include <algorithm>

namespace cubelang::execution::movecount {
namespace {

using enum Place;

// Fingers that turn a layer twice in one movement.
std::vector<Need> flick_twice(Side side, double factor = 1) {
    return {{side, index, home}, {side, middle, home}, {side, ring, half_grip, factor}};
}
std::vector<Need> ring_twice(Side side) { return {{side, middle, home}, {side, ring, home}}; }
std::vector<Need> pinch(Side side) {
    return {{side, thumb, home}, {side, index, home}, {side, middle, home}, {side, ring, half_grip}};
}

// Whether the own hand makes a half turn that it can make at this position of the wrist.
template <auto needs, int wrist>
bool is_nearer(const View& v) {
    return v.wrist(own) == wrist &&
           (v.wrist(other) != wrist || v.longest_wait(needs(own)) <= v.longest_wait(needs(other)));
}
std::vector<Need> flicks(Side side) { return flick_twice(side); }

template <int wrist>
bool own_at(const View& v) {
    return v.wrist(own) == wrist;
}
template <int wrist>
bool other_at(const View& v) {
    return v.wrist(other) == wrist;
}
bool is_tilted(int wrist) { return wrist == 1 || wrist == -1; }
bool own_tilted(const View& v) { return is_tilted(v.wrist(own)) && v.wrist(other) == 0; }
bool other_tilted(const View& v) { return is_tilted(v.wrist(other)) && v.wrist(own) == 0; }
template <char letter>
double half_block(const View& v) {
    return v.is_after(letter) ? block / 2 : 0;
}
template <char letter>
double thumb_block(const View& v) {
    return v.is_after(letter) ? 0.8 : 0;
}
template <char letter>
double top_block(const View& v) {
    return v.is_after(letter) ? 0.45 : 0;
}
// A turn B' before, as the own hand sees it.
double after_b(const View& v) {
    return v.is_after('B') && v.previous->quarters == (v.own_hand == right ? -1 : 1) ? block : 0;
}
bool is_flicked(const View& v) { return v.finger(other, index).place == flicked; }
bool index_can(const View& v) {
    const auto& t = v.finger(own, thumb);
    return v.wrist(own) == 0 && (t.time + overwork <= v.hands.now || t.place != top) &&
           v.finger(own, index).place != at_m;
}
bool over_top(const View& v) { return v.wrist(other) == 0 && !v.is_after('F') && !v.is_after('B'); }
bool over_back(const View& v) { return v.wrist(other) == 1 && !v.is_after('U') && !v.is_after('D'); }
bool is_lower_f(const View& v) { return v.turn.is_wide && v.turn.quarters == 1; }
bool is_firm(const View& v) { return v.hands.is_left_firm == (v.own_hand == left); }
bool none(const View& v, Finger finger, Side side) { return v.wait({side, finger, flicked}) == 0; }

constexpr double back = 1.15 * push, slow = 1.25;
const std::vector<Result> index_flicked{{own, index, flicked}}, other_flicked{{other, index, flicked}},
    own_twice{{own, index, flicked}, {own, middle, flicked}},
    other_twice{{other, index, flicked}, {other, middle, flicked}}, own_ring{{own, ring, ring_flicked}},
    other_ring{{other, ring, ring_flicked}};

bool u_by_index(const View& v) { return index_can(v) && v.wait({own, index, home}) <= v.wait({own, middle, home}); }
bool u_by_push(const View& v) { return v.wrist(own) == 1 && v.wrist(other) == 0; }
bool u_over_again(const View& v) { return over_top(v) && is_flicked(v); }
bool u_twice(const View& v) {
    return v.wrist(own) == 0 && (v.finger(other, index).place == at_m || is_nearer<flicks, 0>(v));
}
bool d_by_ring(const View& v) {
    return v.wrist(other) == 0 &&
           (v.wrist(own) != 0 ||
            v.longest_wait(ring_twice(other)) <= v.longest_wait({{own, ring, ring_flicked}, {own, middle, home}}));
}
bool d_by_ring_push(const View& v) { return v.wrist(own) == 0 && !v.is_after('B'); }
bool f_by_ring(const View& v) { return v.wrist(other) == 1 && !is_lower_f(v); }
bool f_by_ring_push(const View& v) { return v.wrist(own) == 1 && !v.is_after('D') && !is_lower_f(v); }
bool f_by_front_index(const View& v) { return v.wrist(other) == -1 && v.wrist(own) == 0 && none(v, index, own); }
bool f_by_index_pull(const View& v) { return v.wrist(other) == -1 && none(v, index, other) && !v.is_after('U'); }
bool f_by_thumb_roll(const View& v) { return v.wrist(other) == -1 && is_firm(v); }
bool f_by_thumb(const View& v) { return v.wrist(other) == 0 && is_firm(v); }
bool f_wide(const View& v) { return v.wrist(own) == 0 && v.wrist(other) == 0 && v.turn.is_wide; }
bool f_at_first(const View& v) { return v.previous == nullptr && v.wrist(own) == 0 && v.wrist(other) == 0; }
bool b_over_again(const View& v) { return over_back(v) && is_flicked(v); }
bool b_by_top_index(const View& v) { return v.wrist(other) == 0 && is_tilted(v.wrist(own)); }
bool b_by_ring_push(const View& v) { return v.wrist(own) == -1 && !v.is_after('U'); }
bool b_twice_by_ring(const View& v) {
    return v.wrist(other) == -1 &&
           (v.wrist(own) != -1 || v.longest_wait(ring_twice(own)) > v.longest_wait(ring_twice(other)));
}
bool s_by_index(const View& v) {
    return v.wrist(own) == 0 &&
           (v.wrist(other) != 0 || v.wait({own, index, top, slow}) <= (block / 2 + push - 1) * slice);
}
bool s_by_thumb(const View& v) { return v.wrist(other) == 0 && v.wrist(own) == -1 && v.own_hand == right; }
bool s_by_bottom_thumb(const View& v) { return v.wrist(other) == 0 && v.wrist(own) == -1; }
bool s_by_pull(const View& v) {
    const bool is_turned = (v.is_after('R') || v.is_after('L')) && v.previous->quarters == 1;
    return v.wrist(other) == 0 && (v.wrist(own) == 0 || (v.wrist(own) == 1 && is_turned));
}
bool e_by_pull(const View& v) { return is_tilted(v.wrist(other)) && v.wrist(own) == 0 && !v.is_after('B'); }
bool m_by_pull(const View& v) { return v.wrist(other) == 0 && !v.is_after('B'); }

std::vector<Way> make_ways() {
    return {
        {'U', 1, u_by_index, 1, {{own, index, home}}, index_flicked},
        {'U', 1, index_can, 1, {{own, middle, home}}, own_twice},
        {'U', 1, u_by_push, push, {{other, index, flicked}}, {{other, index, home}}, after_b},
        {'U', 1, u_over_again, back, {{other, index, away, 0.75}}, other_flicked, nullptr, 0, true},
        {'U', 1, over_top, back, {{other, index, away, slow}}, other_flicked, nullptr, 0, true},
        {'U', 2, u_twice, twice, flick_twice(own, block), own_twice},
        {'U', 2, other_at<0>, twice, flick_twice(other, block), other_twice},
        {'D', 1, d_by_ring, ring_turn, ring_twice(other), other_ring, half_block<'B'>},
        {'D',
         1,
         d_by_ring_push,
         ring_turn * push,
         {{own, ring, ring_flicked}, {own, middle, home}},
         {{own, ring, home}}},
        {'D', 2, is_nearer<ring_twice, 0>, twice * ring_turn, ring_twice(own), own_ring, half_block<'B'>},
        {'D', 2, other_at<0>, twice * ring_turn, ring_twice(other), other_ring, half_block<'B'>},
        {'F', 1, own_at<-1>, 1, {{own, index, home}}, index_flicked},
        {'F', 1, f_by_ring, 1, {{other, ring, home}}, other_ring, thumb_block<'D'>},
        {'F', 1, f_by_ring_push, ring_turn * push, {{own, ring, ring_flicked}}, {{own, ring, home}}},
        {'F', 1, f_by_front_index, 1, {}, {{own, index, away}}},
        {'F', 1, f_by_index_pull, push, {}, {{other, index, home}}},
        {'F',
         1,
         f_by_thumb_roll,
         1,
         {{other, thumb, top, 0.9}, {other, index, top}},
         {{other, thumb, away}, {other, index, top}},
         thumb_block<'D'>,
         1},
        {'F',
         1,
         f_by_thumb,
         1.25,
         {{other, thumb, bottom}, {other, index, top}},
         {{other, thumb, top}, {other, index, top}},
         thumb_block<'D'>},
        {'F', 1, f_wide, 1, {{own, index, flicked}, {own, middle, home}}, {{own, index, away}}},
        {'F', 1, f_at_first, 1, {{own, thumb, top}}, {{own, thumb, away}, {own, middle, flicked}}},
        {'F', 2, is_nearer<flicks, -1>, twice, flick_twice(own), own_twice},
        {'F', 2, other_at<-1>, twice, flick_twice(other), other_twice},
        {'F', 2, is_nearer<ring_twice, 1>, twice * ring_turn, ring_twice(own), own_ring, half_block<'D'>},
        {'F', 2, other_at<1>, twice * ring_turn, ring_twice(other), other_ring, half_block<'D'>},
        {'B', 1, own_at<1>, 1, {{own, index, home}}, index_flicked},
        {'B', 1, other_at<-1>, ring_turn, ring_twice(other), other_ring, half_block<'U'>},
        {'B', 1, b_over_again, back, {{other, index, away, 0.75}}, other_flicked, nullptr, 0, true},
        {'B', 1, over_back, back, {{other, index, away, slow}}, other_flicked, nullptr, 0, true},
        {'B', 1, b_by_top_index, 1, {{other, index, top, 0.9}}, {{other, index, away}}, top_block<'U'>},
        {'B',
         1,
         b_by_ring_push,
         ring_turn * push,
         {{own, ring, ring_flicked}, {own, middle, home}},
         {{own, ring, home}}},
        {'B', 2, is_nearer<flicks, 1>, twice, flick_twice(own), own_twice},
        {'B', 2, other_at<1>, twice, flick_twice(other), other_twice},
        {'B', 2, b_twice_by_ring, twice * ring_turn, ring_twice(other), other_ring, half_block<'U'>},
        {'B', 2, own_at<-1>, twice * ring_turn, ring_twice(own), own_ring, half_block<'U'>},
        {'S', 1, s_by_index, slice, {{own, index, top, slow}}, {{own, index, away}}},
        {'S',
         1,
         s_by_thumb,
         slice,
         {{own, index, home, slow}, {own, thumb, top, slow}, {own, middle, home, slow}},
         {{own, thumb, top}, {own, middle, away}}},
        {'S',
         1,
         s_by_bottom_thumb,
         slice,
         {{own, index, home, slow}, {own, thumb, bottom, slow}, {own, middle, home, slow}},
         {{own, thumb, top}, {own, middle, away}}},
        {'S', 1, s_by_pull, push * slice, {{other, index, flicked, slow}}, {{other, index, top}}, half_block<'U'>},
        {'S', 2, own_tilted, slice * twice, pinch(own), {{own, middle, at_e}, {own, index, at_e}}},
        {'S', 2, other_tilted, slice * twice, pinch(other), {{own, middle, at_e}, {own, index, at_e}}},
        {'E', 1, own_tilted, slice, {{other, index, home}}, {{other, index, at_e}}},
        {'E', 1, e_by_pull, slice * push, {{own, index, at_e}}, {{own, index, home}}},
        {'E', 2, other_tilted, slice * twice, flick_twice(own), {{own, index, at_e}, {own, middle, at_e}}},
        {'E', 2, own_tilted, slice * twice, flick_twice(other), {{other, index, at_e}, {other, middle, at_e}}},
        {'M',
         -1,
         other_at<0>,
         1,
         {{other, thumb, home}, {other, index, at_m}, {other, middle, at_m}, {other, ring, at_m}},
         {{other, thumb, home}, {other, index, at_m}, {other, middle, m_flicked}, {other, ring, at_m}},
         thumb_block<'B'>},
        {'M',
         1,
         m_by_pull,
         push,
         {{other, thumb, home}, {other, index, at_m}, {other, middle, m_flicked, slow}, {other, ring, at_m}},
         {{other, thumb, home}, {other, index, at_m}, {other, middle, at_m}, {other, ring, at_m}}},
        {'M',
         2,
         other_at<0>,
         twice,
         {{other, thumb, home}, {other, index, at_m}, {other, middle, at_m}, {other, ring, at_m}},
         {{other, thumb, home}, {other, index, at_m}, {other, middle, m_flicked}, {other, ring, at_m}},
         thumb_block<'B'>},
    };
}

}  // namespace

double View::wait(const Need& need) const {
    const auto& at = finger(need.side, need.finger);
    if (at.place == need.place && need.place != away) return 0;
    return std::max(0.0, need.factor * overwork - (hands.now - at.time));
}

double View::longest_wait(const std::vector<Need>& needs) const {
    double longest = 0;
    for (const auto& need : needs) longest = std::max(longest, wait(need));
    return longest;
}

void View::make(const Way& way, HandsAtWork& after) const {
    const bool was_flicked = way.is_pushed_back && is_flicked(*this);
    for (const auto& need : way.needs) after.now += wait(need);
    if (was_flicked) after.now = std::max(after.now, hands.pushed_back[hand(other)] + 2.5);
    after.now += way.seconds + (way.extra == nullptr ? 0 : way.extra(*this));
    for (const auto& [side, which, place] : way.results) after.fingers[hand(side)][which] = {after.now, place};
    if (way.is_pushed_back) after.pushed_back[hand(other)] = after.now;
    after.wrist[hand(other)] += way.roll;
}

const std::vector<Way>& ways() {
    static const auto all = make_ways();
    return all;
}

}  // namespace cubelang::execution::movecount
