#pragma once
// What the generator-restricted solver keeps track of along a word: the keys of all patterns.

#include <limits>

#include "runtime/search/pattern.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search {

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
