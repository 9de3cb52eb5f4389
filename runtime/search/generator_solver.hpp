#pragma once
// The generator-restricted solver: cheapest solutions by given generators only, proved; any turns, any costs, any cube.
// It searches as find does (space/word_walk.hpp); its lower bounds are patterns, which serve for every state:
// the whole orbits of pieces under these generators, and parts of those that are too large. A group in which some
// orbit's pattern is complete says at once of many positions that it does not hold them.

#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/search/space/effort.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/key_table.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search {

// Lower bounds for any generators on any cube: how much it costs at least to bring some stickers home, whatever becomes
// of all others. A pattern is up to twelve stickers; where each of them is in its class is a number below 24, five
// bits of a key. All keys from which home can be reached are listed, cheapest first, until there is no other or the
// list is full.

/// What each generator does to a whole state.
using Effects = std::vector<perm::Blocks>;
[[nodiscard]] Effects effects_of(cube::Cube cube, const std::vector<Generator>& generators);

class Pattern {
public:
    static constexpr std::size_t most_stickers = 12;
    using Key = std::uint64_t;

    Pattern(std::vector<cube::Place> stickers, const Effects& effects);
    /// Lists keys, at most this many, unless stopped.
    void fill(const std::vector<Generator>& generators, std::size_t most, StopToken stop);

    [[nodiscard]] Key key(const perm::Blocks& state) const;
    [[nodiscard]] Key moved(Key key, std::size_t generator) const { return moved(key, forward_[generator]); }
    /// At least this much; nothing if these stickers cannot be brought home.
    [[nodiscard]] std::optional<int> bound(Key key) const {
        if (const auto known = costs_.find(mixed(key))) return static_cast<int>(*known);
        return closed_ ? std::nullopt : std::optional(beyond_);
    }
    [[nodiscard]] const std::vector<cube::Place>& stickers() const { return stickers_; }
    [[nodiscard]] bool is_complete() const { return closed_; }
    [[nodiscard]] std::size_t size() const { return costs_.size(); }

private:
    [[nodiscard]] static Key moved(Key key, const std::vector<perm::Block>& blocks);
    // Keys are spread over the table by a map that loses nothing.
    [[nodiscard]] static Key mixed(Key key) {
        key = (key ^ key >> 32) * 0x9E3779B97F4A7C15U;
        return key ^ key >> 29;
    }

    std::vector<cube::Place> stickers_;
    std::vector<std::vector<perm::Block>> forward_,
        backward_;  ///< of each generator: what it does to the class of each sticker
    KeyTable costs_;
    int beyond_ = 0;
    bool closed_ = false;
};

/// What the generator-restricted solver keeps track of along a word: the keys of all patterns.
class PatternTrack {
public:
    PatternTrack(const Effects& effects, const std::vector<Pattern>& patterns, const perm::Blocks& start)
        : effects_(&effects), patterns_(&patterns), start_(&start) {}

    /// At least so much is needed from the start.
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
    // Works out the keys as long as they leave room.
    bool enter(std::size_t depth, std::size_t /*i*/, std::uint16_t generator, int rest) {
        for (std::size_t i = 0; i < patterns_->size(); ++i) {
            const auto key = (*patterns_)[i].moved(levels_[depth][i], generator);
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

class PatternTrack;

struct GeneratorAnswer {
    std::optional<std::vector<cube::Move>> moves;
    Progress proved;
    /// Pieces that these generators cannot bring home; then nothing was searched.
    std::vector<cube::Part> stuck;
};

class GeneratorSolver {
public:
    /// Patterns list at most `most_keys` each; making them ends early once `stop` is set, and the solver is the weaker
    /// for it.
    GeneratorSolver(cube::Cube cube, std::vector<Generator> generators, std::size_t most_keys = std::size_t{1} << 20,
                    StopToken stop = {});
    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] const std::vector<Generator>& generators() const { return generators_; }
    [[nodiscard]] const std::vector<Pattern>& patterns() const { return patterns_; }
    /// Are all orbits listed as a whole? Then it is quick; else the group is large.
    [[nodiscard]] bool knows_all_orbits() const { return knows_all_orbits_; }
    /// The same answer for any number of threads.
    [[nodiscard]] GeneratorAnswer solve(const cube::State& state, int longest = longest_restricted,
                                        const Effort& effort = {}) const;
    /// Pieces that are seen at once not to come home.
    [[nodiscard]] std::vector<cube::Part> stuck(const cube::State& state) const;

private:
    /// The first one, if there is any.
    [[nodiscard]] std::optional<GeneratorWord> word_of_cost(const PatternTrack& track, int cost, const Effort& effort,
                                                            Reporter& reporter) const;
    void add_patterns(const std::vector<cube::Place>& orbit, std::size_t most_keys, StopToken stop);

    cube::Cube cube_;
    std::vector<Generator> generators_;
    Effects effects_;
    GeneratorWords words_;
    std::vector<Pattern> patterns_;
    bool knows_all_orbits_ = true;
};

/// The pieces that the generators bring to one another's places, by one sticker each; pieces that nothing moves are
/// left out.
[[nodiscard]] std::vector<std::vector<cube::Place>> part_orbits_under(cube::Cube cube, const Effects& effects);

}  // namespace cubelang::search
