#pragma once
// All words up to some cost of execution that preserve given orbits of points, up to a rotation of the whole cube. Like
// stabilizer_words.hpp, but the words are met in the middle of their cost. A word is cut after its longest beginning a
// that costs at most a certain amount: w = a b. All beginnings are put into a table by the places to which they take
// the orbits; b is looked up there by the places to which b' takes them. The cost of the rest of a word is bounded from
// below: after the first turn of b, the hands are in the best state for it.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "runtime/cube/execution/turn_costs.hpp"
#include "runtime/search/sets/frames.hpp"
#include "runtime/search/sets/places.hpp"
#include "runtime/search/sets/word_table.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/search_limits.hpp"

namespace cubelang::search::sets {

// Words in which the turns of a commuting run come in every order, for measures that depend on it. (The canonical words
// of space/generators.hpp have one order.) No run can be written in fewer turns, and none has more than four. On an odd
// cube fewer turns and a rotation of the whole cube count as well: r L' is no run.

class RunOrders {
public:
    using Step = GeneratorWords::Step;
    static constexpr std::uint32_t start = 0;
    static constexpr std::size_t longest_run = 4;

    RunOrders(std::span<const Generator> generators, int n);

    /// The possible next steps.
    [[nodiscard]] std::span<const Step> after(std::uint32_t node) const { return after_[node]; }
    [[nodiscard]] bool contain(std::span<const std::uint16_t> word) const;

private:
    std::size_t generators_;
    std::vector<std::vector<Step>> after_;
    std::vector<std::uint32_t> next_;  ///< for each node and generator; `start` after the last turn of a run
};

class CheapWords {
public:
    using Cost = execution::TurnCosts::Cost;  ///< microseconds
    struct Found {
        GeneratorWord word;
        cube::State state;  ///< with the whole cube turned back
        Cost cost;
    };

    /// `generators`: of cost 1. `without`: generators with which no word begins that is looked
    /// for.
    CheapWords(cube::Cube cube, std::vector<Generator> generators, const execution::Automaton& hands,
               const Orbits& orbits, const std::vector<bool>& without, SearchLimits limits);

    /// Calls found(…), from one thread at a time and in no certain order, for all words that cost more than `above` and
    /// at most `most`. False if stopped.
    [[nodiscard]] bool find(Cost above, Cost most, const std::function<void(const Found&)>& found);

    [[nodiscard]] const std::vector<Generator>& generators() const { return generators_; }
    [[nodiscard]] cube::State state_of(std::span<const std::uint16_t> word) const { return frames_.state_of(word); }
    /// The word with its commuting turns in a certain order.
    [[nodiscard]] GeneratorWord canonical(const GeneratorWord& word) const { return words_.canonical(word); }

private:
    class Walk;
    enum class Half : std::uint8_t { beginning, rest };

    template <class Visit>
    [[nodiscard]] bool walk(Half half, Cost most, const Visit& visit);
    [[nodiscard]] std::optional<Cost> table_cost(Cost wanted);
    [[nodiscard]] bool make_table(Cost most);
    [[nodiscard]] std::optional<Found> joined(const GeneratorWord& beginning, const GeneratorWord& rest, Cost above,
                                              Cost most) const;

    cube::Cube cube_;
    std::vector<Generator> generators_;
    std::vector<bool> without_;
    SearchLimits limits_;
    Reporter reporter_{limits_};
    GeneratorWords words_;
    RunOrders orders_;
    Frames frames_;
    execution::TurnCosts costs_;
    struct First {
        execution::TurnCosts::Ends ends{};
        execution::TurnCosts::Turned turned{};
    };
    std::vector<First> first_;  ///< of each generator, if it and the turns before it cost nothing
    WordCode codes_;
    Places places_;
    Cost table_most_ = 0;  ///< of the words in the table
    std::uint64_t table_words_ = 0;
    std::unique_ptr<WordTable> table_;
};

}  // namespace cubelang::search::sets
