#include "runtime/cube/execution/turn_costs.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace cubelang::execution {
namespace {

using Cost = TurnCosts::Cost;

Cost microseconds(double seconds) { return static_cast<Cost>(std::lround(seconds * 1e6)); }
const Cost most_above = microseconds(slack);
constexpr unsigned all_faces = 63;

bool is_same(const HandTurn& a, const HandTurn& b) { return number_of(a) == number_of(b); }

// Adds an end, or improves the one in the same state. The scratch has the place of each state's end, from 1.
inline void offer(TurnCosts::End end, TurnCosts::Ends& ends, TurnCosts::Scratch& scratch) {
    auto& place = scratch[end.state];
    if (place != 0) {
        auto& cost = ends[place - 1U].cost;
        cost = std::min(cost, end.cost);
        return;
    }
    ends.push_back(end);
    place = static_cast<std::uint16_t>(ends.size());
}

void clear(TurnCosts::Scratch& scratch, const TurnCosts::Ends& ends) {
    for (const auto& end : ends) scratch[end.state] = 0;
}

}  // namespace

TurnCosts::TurnCosts(const Automaton& automaton, std::span<const std::vector<HandTurn>> moves)
    : states_(automaton.start().by_state.size()) {
    for (const auto& turns : moves) {
        auto& numbers = moves_.emplace_back();
        for (const auto& turn : turns) numbers.push_back(static_cast<std::uint16_t>(number_of_turn(turn)));
    }
    const auto begin = automaton.start();
    for (std::size_t state = 0; state < states_; ++state)
        if (std::isfinite(begin.by_state[state]))
            start_.push_back(
                {static_cast<StateNumber>(state), microseconds(static_cast<double>(begin.by_state[state]))});
    add_arcs(automaton);
    find_extra(automaton);
    find_least();
}

std::size_t TurnCosts::number_of_turn(const HandTurn& turn) {
    const auto at = std::ranges::find_if(turns_, [&](const HandTurn& other) { return is_same(turn, other); });
    const auto number = static_cast<std::size_t>(at - turns_.begin());
    if (at == turns_.end()) turns_.push_back(turn);
    return number;
}

// The cheapest arc to each state, the cheaper ones first.
void TurnCosts::add_arcs(const Automaton& automaton) {
    auto scratch = this->scratch();
    for (std::size_t state = 0; state < states_; ++state)
        for (const auto& turn : turns_) {
            ends_.push_back(arcs_.size());
            Ends arcs;
            for (const auto& arc : automaton.arcs(static_cast<StateNumber>(state), turn))
                offer({arc.to, microseconds(arc.seconds)}, arcs, scratch);
            clear(scratch, arcs);
            std::ranges::sort(arcs, {}, &End::cost);
            arcs_.insert(arcs_.end(), arcs.begin(), arcs.end());
        }
    ends_.push_back(arcs_.size());
    for (std::size_t turn = 0; turn < turns_.size(); ++turn)
        for (std::size_t at = turn; at + 1 < ends_.size(); at += turns_.size())
            least_arc_.push_back(ends_[at] == ends_[at + 1] ? infinite : arcs_[ends_[at]].cost);
}

// Where turns or faces before are not known, the least that may be.
void TurnCosts::find_extra(const Automaton& automaton) {
    const auto history = [&](unsigned faces, std::size_t before, std::size_t last) {
        const auto number = [&](std::size_t at) {
            return static_cast<std::uint8_t>(at == 0 ? 0 : cubelang::execution::number_of(turns_[at - 1]) + 1);
        };
        return History{faces, {number(last), number(before)}};
    };
    extra_.assign(place(unknown(), unknown(), turns_.size()), infinite);
    for (std::size_t turn = 0; turn < turns_.size(); ++turn) {
        for (std::size_t last = 0; last < unknown(); ++last)
            for (std::size_t before = 0; before < unknown(); ++before) {
                const auto cost = microseconds(automaton.extra(history(all_faces, before, last), turns_[turn]));
                extra_[place(before, last, turn)] = cost;
                auto& least = extra_[place(unknown(), last, turn)];
                least = std::min(least, cost);
            }
        auto& by_faces = extra_faces_.emplace_back();
        const auto none = microseconds(automaton.extra(history(all_faces, 0, 0), turns_[turn]));
        by_faces[unknown_faces] = 0;
        for (unsigned faces = 0; faces <= all_faces; ++faces) {
            by_faces[faces] = microseconds(automaton.extra(history(faces, 0, 0), turns_[turn])) - none;
            by_faces[unknown_faces] = std::min(by_faces[unknown_faces], by_faces[faces]);
        }
    }
}

void TurnCosts::find_least() {
    auto scratch = this->scratch();
    Ends to;
    for (std::size_t before = 0; before < moves_.size(); ++before) {
        Turned turned;
        const auto from = freely_after(before, turned);
        for (std::size_t move = 0; move < moves_.size(); ++move) {
            auto here = turned;
            least_.push_back(after(from, here, move, infinite, to, scratch));
        }
        least_next_.push_back(
            *std::min_element(least_.end() - static_cast<std::ptrdiff_t>(moves_.size()), least_.end()));
    }
}

TurnCosts::Ends TurnCosts::freely_after(std::size_t move, Turned& turned) const {
    turned = {static_cast<std::uint16_t>(unknown()), static_cast<std::uint16_t>(unknown()), unknown_faces};
    Ends ends, next;
    for (std::size_t state = 0; state < states_; ++state) ends.push_back({static_cast<StateNumber>(state), 0});
    auto scratch = this->scratch();
    for (const auto turn : moves_[move]) {
        next.clear();
        for (const auto& end : ends)
            for (auto at = ends_[end.state * turns_.size() + turn]; at < ends_[end.state * turns_.size() + turn + 1];
                 ++at)
                offer({arcs_[at].state, 0}, next, scratch);
        clear(scratch, next);
        std::swap(ends, next);
        turned.before = std::exchange(turned.last, static_cast<std::uint16_t>(turn + 1));
    }
    return ends;
}

// The extra cost of a turn. Adds the turn to `turned`.
TurnCosts::Cost TurnCosts::extra(Turned& turned, std::size_t turn) const {
    const auto cost = extra_[place(turned.before, turned.last, turn)] + extra_faces_[turn][turned.faces];
    turned.before = std::exchange(turned.last, static_cast<std::uint16_t>(turn + 1));
    constexpr std::string_view by_axis = "RLUDFB";
    const auto face = by_axis.find(turns_[turn].letter);
    if (face != by_axis.npos && turned.faces != unknown_faces)
        turned.faces = static_cast<std::uint8_t>(turned.faces | 1U << face);
    return cost;
}

TurnCosts::Cost TurnCosts::turned_once(const Ends& from, std::size_t turn, Cost extra, Cost most, Ends& to,
                                       Scratch& scratch) const {
    to.clear();
    auto least = infinite;
    for (const auto& end : from) {
        const auto* const first_of = ends_.data() + end.state * turns_.size() + turn;
        for (auto at = first_of[0]; at < first_of[1]; ++at) {
            const auto cost = end.cost + std::max(arcs_[at].cost + extra, 0);
            if (cost > most) break;  // the next ones cost as much or more
            if (cost < least) {
                least = cost;
                most = std::min(most, least + most_above);
            }
            offer({arcs_[at].state, cost}, to, scratch);
        }
    }
    clear(scratch, to);
    return least;
}

TurnCosts::Cost TurnCosts::after(const Ends& from, Turned& turned, std::size_t move, Cost most, Ends& to,
                                 Scratch& scratch) const {
    const auto& turns = moves_[move];
    auto least = turned_once(from, turns.front(), extra(turned, turns.front()), most, to, scratch);
    for (std::size_t i = 1; i < turns.size() && least < infinite; ++i) {
        const auto before = std::exchange(to, {});
        least = turned_once(before, turns[i], extra(turned, turns[i]), most, to, scratch);
    }
    return least;
}

TurnCosts::Cost TurnCosts::least_after(const Ends& from, Turned& turned, std::size_t move, Scratch& scratch) const {
    if (moves_[move].size() > 1) {
        Ends to;
        return after(from, turned, move, infinite, to, scratch);
    }
    const auto turn = moves_[move].front();
    const auto extra = this->extra(turned, turn);
    auto least = infinite;
    for (const auto& end : from) {
        const auto arc = least_arc_[turn * states_ + end.state];
        if (arc < infinite) least = std::min(least, end.cost + std::max(arc + extra, 0));
    }
    return least;
}

}  // namespace cubelang::execution
