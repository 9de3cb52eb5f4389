#pragma once
// Lower bounds for any generators on any cube: how much it costs at least to bring some stickers home, whatever becomes
// of all others. A pattern is up to twelve stickers; where each of them is in its class is a number below 24, five
// bits of a key. All keys from which home can be reached are listed, cheapest first, until there is no other or the
// list is full.

#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/key_table.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search {

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

}  // namespace cubelang::search
