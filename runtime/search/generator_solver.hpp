#pragma once
// The generator-restricted solver: cheapest solutions by given generators only, with proof, for any turns, costs and
// cubes. It searches like find (space/word_walk.hpp). Its lower bounds are pattern databases, which serve for every
// state: of the orbits of parts under these generators, and of pieces of orbits that are too large. If the pattern of
// an orbit is complete, many unreachable positions are recognised at once.

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/key_table.hpp"
#include "runtime/search/space/search_limits.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search {

// Lower bounds for any generators on any cube: the least cost of solving some stickers, for any state of the others.
// A pattern has up to twelve stickers; the point of each within its class is a number below 24, five bits of a key.
// All keys from which the stickers can be solved are listed, cheapest first, until there are no more or the list is
// full.

class Pattern {
public:
    static constexpr std::size_t most_stickers = 12;
    using Key = std::uint64_t;

    Pattern(std::vector<cube::Place> stickers, const Effects& effects);
    /// Lists keys, at most `most`, unless stopped.
    void fill(const std::vector<Generator>& generators, std::size_t most, StopToken stop);

    [[nodiscard]] Key key(const perm::Blocks& state) const;
    [[nodiscard]] Key apply(Key key, std::size_t generator) const { return apply(key, forward_[generator]); }
    /// A lower bound of the cost; nothing if these stickers cannot be solved.
    [[nodiscard]] std::optional<int> bound(Key key) const {
        if (const auto known = costs_.find(hash(key))) return static_cast<int>(*known);
        return complete_ ? std::nullopt : std::optional(bound_beyond_);
    }
    [[nodiscard]] const std::vector<cube::Place>& stickers() const { return stickers_; }
    [[nodiscard]] bool is_complete() const { return complete_; }
    [[nodiscard]] std::size_t size() const { return costs_.size(); }

private:
    [[nodiscard]] static Key apply(Key key, const std::vector<perm::Block>& blocks);
    // An invertible map that spreads the keys over the table.
    [[nodiscard]] static Key hash(Key key) {
        key = (key ^ key >> 32) * 0x9E3779B97F4A7C15U;
        return key ^ key >> 29;
    }

    std::vector<cube::Place> stickers_;
    std::vector<std::vector<perm::Block>> forward_,
        backward_;  ///< for each generator, its effect on the class of each sticker
    KeyTable costs_;
    int bound_beyond_ = 0;
    bool complete_ = false;
};

/// The track of the generator-restricted solver along a word: the keys of all patterns.
class PatternTrack {
public:
    PatternTrack(const Effects& effects, const std::vector<Pattern>& patterns, const perm::Blocks& start)
        : effects_(&effects), patterns_(&patterns), start_(&start) {}

    /// A lower bound of the cost from the start.
    [[nodiscard]] int bound() const {
        int most = 0;
        for (const auto& pattern : *patterns_) most = std::max(most, pattern.bound(pattern.key(*start_)).value_or(0));
        return most;
    }

    void begin(const WordBranch& branch) {
        const auto state = after(branch.word);
        if (levels_.empty()) levels_.emplace_back(patterns_->size());
        for (std::size_t i = 0; i < patterns_->size(); ++i) levels_[0][i] = (*patterns_)[i].key(state);
    }
    void expand(std::size_t depth, std::span<const GeneratorWords::Step> /*steps*/, int /*rest*/) {
        if (levels_.size() < depth + 2) levels_.emplace_back(patterns_->size());
    }
    // Computes the keys until a bound exceeds `rest`.
    bool enter(std::size_t depth, std::size_t /*i*/, std::uint16_t generator, int rest) {
        for (std::size_t i = 0; i < patterns_->size(); ++i) {
            const auto key = (*patterns_)[i].apply(levels_[depth][i], generator);
            if ((*patterns_)[i].bound(key).value_or(unreachable) > rest) return false;
            levels_[depth + 1][i] = key;
        }
        return true;
    }
    [[nodiscard]] bool is_answer(const GeneratorWord& word) const { return perm::is_identity(after(word)); }

private:
    static constexpr int unreachable = std::numeric_limits<int>::max();
    [[nodiscard]] perm::Blocks after(const GeneratorWord& word) const {
        auto state = *start_;
        for (const auto g : word) perm::multiply_by(state, (*effects_)[g]);
        return state;
    }

    const Effects* effects_;
    const std::vector<Pattern>* patterns_;
    const perm::Blocks* start_;
    std::vector<std::vector<Pattern::Key>> levels_;
};

inline constexpr int longest_restricted = 40;  ///< default bound of the cost

struct GeneratorAnswer {
    std::optional<std::vector<cube::Move>> moves;
    Progress proved;
    /// Parts that these generators cannot solve; if there are any, nothing was searched.
    std::vector<cube::Part> stuck;
};

class GeneratorSolver {
public:
    /// Patterns list at most `most_keys` each. If `stop` is set, the construction ends early, and the bounds are
    /// weaker.
    GeneratorSolver(cube::Cube cube, std::vector<Generator> generators, std::size_t most_keys = std::size_t{1} << 20,
                    StopToken stop = {});
    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] const std::vector<Generator>& generators() const { return generators_; }
    [[nodiscard]] const std::vector<Pattern>& patterns() const { return patterns_; }
    /// Are all orbits listed as a whole? Then the solver is fast; otherwise the group is large.
    [[nodiscard]] bool knows_all_orbits() const { return knows_all_orbits_; }
    /// The answer does not depend on the number of threads.
    [[nodiscard]] GeneratorAnswer solve(const cube::State& state, int longest = longest_restricted,
                                        const SearchLimits& limits = {}) const;
    /// Parts that are recognised at once as impossible to solve.
    [[nodiscard]] std::vector<cube::Part> stuck(const cube::State& state) const;

private:
    /// The first word of this cost that solves the state; nothing if no word does.
    [[nodiscard]] std::optional<GeneratorWord> word_of_cost(const PatternTrack& track, int cost,
                                                            const SearchLimits& limits, Reporter& reporter) const;
    void add_patterns(const std::vector<cube::Place>& orbit, std::size_t most_keys, StopToken stop);

    cube::Cube cube_;
    std::vector<Generator> generators_;
    Effects effects_;
    GeneratorWords words_;
    std::vector<Pattern> patterns_;
    bool knows_all_orbits_ = true;
};

/// The orbits of parts under the generators, one sticker for each part; parts that no generator moves are left out.
[[nodiscard]] std::vector<std::vector<cube::Place>> part_orbits_under(cube::Cube cube, const Effects& effects);

}  // namespace cubelang::search
