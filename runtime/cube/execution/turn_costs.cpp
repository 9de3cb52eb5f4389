#include "runtime/cube/execution/turn_costs.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace cubelang::execution {
namespace {

using Cost = TurnCosts::Cost;

Cost microseconds(float seconds) { return static_cast<Cost>(std::lround(static_cast<double>(seconds) * 1e6)); }
const Cost most_above = microseconds(slack);

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
    : states_(automaton.start().by_state.size()), moves_(moves.size()) {
    const auto begin = automaton.start();
    auto scratch = this->scratch();
    for (std::size_t state = 0; state < states_; ++state) {
        const auto number = static_cast<StateNumber>(state);
        if (std::isfinite(begin.by_state[state])) start_.push_back({number, microseconds(begin.by_state[state])});
        for (const auto& turns : moves) {
            ends_.push_back(arcs_.size());
            add_arcs(automaton, number, turns, scratch);
        }
    }
    ends_.push_back(arcs_.size());
    find_least();
    for (const auto& turns : moves) {
        unsigned faces = 0;
        for (const auto& turn : turns) static_cast<void>(automaton.face_seconds(faces, turn.letter));
        faces_.push_back(faces);
    }
    constexpr std::string_view letters = "RLUDFB";
    for (unsigned faces = 0; faces < extra_.size(); ++faces) {
        unsigned so_far = 0;
        for (std::size_t i = 0; i < letters.size(); ++i)
            if ((faces >> i & 1U) != 0) extra_[faces] += microseconds(automaton.face_seconds(so_far, letters[i]));
    }
}

void TurnCosts::add_arcs(const Automaton& automaton, StateNumber from, std::span<const HandTurn> turns,
                         Scratch& scratch) {
    Ends ends{{from, 0}};
    for (const auto& turn : turns) {
        Ends next;
        for (const auto& end : ends)
            for (const auto& arc : automaton.arcs(end.state, turn))
                offer({arc.to, end.cost + microseconds(arc.seconds)}, next, scratch);
        clear(scratch, next);
        ends = std::move(next);
    }
    std::ranges::sort(ends, {}, &End::cost);
    arcs_.insert(arcs_.end(), ends.begin(), ends.end());
}

void TurnCosts::find_least() {
    auto scratch = this->scratch();
    Ends to;
    for (std::size_t before = 0; before < moves_; ++before) {
        const auto from = freely_after(before);
        for (std::size_t move = 0; move < moves_; ++move) least_.push_back(after(from, move, infinite, to, scratch));
    }
}

TurnCosts::Ends TurnCosts::freely_after(std::size_t move) const {
    auto scratch = this->scratch();
    Ends ends;
    for (std::size_t state = 0; state < states_; ++state)
        for (auto at = ends_[state * moves_ + move]; at < ends_[state * moves_ + move + 1]; ++at)
            offer({arcs_[at].state, 0}, ends, scratch);
    clear(scratch, ends);
    return ends;
}

TurnCosts::Cost TurnCosts::after(const Ends& from, std::size_t move, Cost most, Ends& to, Scratch& scratch) const {
    to.clear();
    auto least = infinite;
    for (const auto& end : from) {
        const auto* const first_of = ends_.data() + end.state * moves_ + move;
        for (auto at = first_of[0]; at < first_of[1]; ++at) {
            const auto cost = end.cost + arcs_[at].cost;
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

}  // namespace cubelang::execution
