#pragma once
// The automaton for searches: the costs of the moves that a search uses, summed in advance, in whole microseconds.

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "runtime/cube/execution/automaton.hpp"

namespace cubelang::execution {

class TurnCosts {
public:
    using Cost = std::int32_t;  ///< microseconds
    static constexpr Cost infinite = std::numeric_limits<Cost>::max() / 2;
    /// The least cost of some moves that end in a state.
    struct End {
        StateNumber state;
        Cost cost;
    };
    using Ends = std::vector<End>;
    /// For one thread: a place for each state, all zero between two calls.
    using Scratch = std::vector<std::uint16_t>;

    /// `moves`: the turns by which each move is made.
    TurnCosts(const Automaton& automaton, std::span<const std::vector<HandTurn>> moves);

    [[nodiscard]] const Ends& start() const { return start_; }
    /// The ends of a move if it and all before it costs nothing.
    [[nodiscard]] Ends freely_after(std::size_t move) const;
    /// `to`: the ends of a further move that cost at most `most`. Returns the least cost; infinite if there are none.
    Cost after(const Ends& from, std::size_t move, Cost most, Ends& to, Scratch& scratch) const;
    /// A move costs no less than this right after another one.
    [[nodiscard]] Cost least(std::size_t before, std::size_t move) const { return least_[before * moves_ + move]; }
    [[nodiscard]] std::size_t states() const { return states_; }
    [[nodiscard]] Scratch scratch() const { return Scratch(states_); }

    /// The faces that a move turns, as bits.
    [[nodiscard]] unsigned faces(std::size_t move) const { return faces_[move]; }
    /// What first turns of these faces cost extra.
    [[nodiscard]] Cost extra(unsigned faces) const { return extra_[faces]; }

private:
    void find_least();
    void add_arcs(const Automaton& automaton, StateNumber from, std::span<const HandTurn> turns, Scratch& scratch);

    std::size_t states_, moves_;
    Ends start_, arcs_;              ///< an arc: the state to which it leads
    std::vector<std::size_t> ends_;  ///< for each state and move, where its arcs begin
    std::vector<Cost> least_;        ///< of each pair of moves
    std::vector<unsigned> faces_;
    std::array<Cost, 64> extra_{};
};

}  // namespace cubelang::execution
