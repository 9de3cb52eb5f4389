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
    /// The turns made so far, as far as the cost of the next one depends on them: the last one and the one before it,
    /// by their numbers here, and the faces as bits.
    struct Turned {
        std::uint16_t before = 0, last = 0;  ///< 0: none
        std::uint8_t faces = 0;
    };

    /// `moves`: the turns by which each move is made.
    TurnCosts(const Automaton& automaton, std::span<const std::vector<HandTurn>> moves);

    [[nodiscard]] const Ends& start() const { return start_; }
    /// The start states of a search: any history, and a first move at cost 0.
    [[nodiscard]] Ends freely_after(std::size_t move, Turned& turned) const;
    /// `to`: the ends of a further move that cost at most `most`. Returns the least cost, or `infinite` if no end costs
    /// at most that.
    Cost after(const Ends& from, Turned& turned, std::size_t move, Cost most, Ends& to, Scratch& scratch) const;
    /// The least cost after a further move, as `after` returns it, without the ends.
    Cost least_after(const Ends& from, Turned& turned, std::size_t move, Scratch& scratch) const;
    /// The next move costs no less than this.
    [[nodiscard]] Cost least_after(std::size_t move) const { return least_next_[move]; }
    /// A move costs no less than this right after another one.
    [[nodiscard]] Cost least(std::size_t before, std::size_t move) const {
        return least_[before * moves_.size() + move];
    }
    [[nodiscard]] std::size_t states() const { return states_; }
    [[nodiscard]] Scratch scratch() const { return Scratch(states_); }

private:
    static constexpr std::uint8_t unknown_faces = 64;
    [[nodiscard]] std::size_t unknown() const { return turns_.size() + 1; }
    [[nodiscard]] std::size_t place(std::size_t before, std::size_t last, std::size_t turn) const {
        return (before * (turns_.size() + 2) + last) * turns_.size() + turn;
    }
    std::size_t number_of_turn(const HandTurn& turn);
    void add_arcs(const Automaton& automaton);
    void find_extra(const Automaton& automaton);
    void find_least();
    [[nodiscard]] Cost extra(Turned& turned, std::size_t turn) const;
    Cost turned_once(const Ends& from, std::size_t turn, Cost extra, Cost most, Ends& to, Scratch& scratch) const;

    std::size_t states_;
    std::vector<HandTurn> turns_{};                    ///< that the moves consist of
    std::vector<std::vector<std::uint16_t>> moves_{};  ///< the turns of each
    Ends start_{}, arcs_{};                            ///< an arc: the state to which it leads
    std::vector<std::size_t> ends_{};                  ///< for each state and turn, where its arcs begin
    std::vector<Cost> extra_{};                        ///< by place()
    std::vector<Cost> least_arc_{};                    ///< for each turn and state
    std::vector<std::array<Cost, 65>> extra_faces_{};  ///< of each turn, by the faces turned before
    std::vector<Cost> least_{};                        ///< of each pair of moves
    std::vector<Cost> least_next_{};
};

}  // namespace cubelang::execution
