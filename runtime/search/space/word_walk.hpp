#pragma once
// Canonical words (generators.hpp) walked depth first. All searches among words of generators walk like this; they
// differ in the track that they keep: the state that a word makes, and what is known of its distance from the goal.
//
// A track has
//   begin(branch)                      the state at depth 0 is that of the branch
//   expand(depth, steps, rest)         these steps come next: for work that is better done for all of them at once
//   enter(depth, i, generator, rest)   makes the state at depth + 1 that after step i; false if the lower bound says
//                                      that a goal is farther from there than `rest`
//   is_answer(word)                    the word costs what it should: does it reach the goal?

#include <algorithm>
#include <limits>
#include <utility>

#include "runtime/search/space/breadth_first.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

/// The beginning of words, from which one thread walks on.
struct WordBranch {
    GeneratorWord word{};
    std::uint32_t node = GeneratorWords::start;
    int rest = 0;           ///< what may still be spent
    std::size_t start = 0;  ///< which of several starts it begins at
};

template <class Track>
class WordWalk {
public:
    WordWalk(std::span<const Generator> generators, const GeneratorWords& words, Track track)
        : generators_(generators), words_(&words), track_(std::move(track)) {}
    [[nodiscard]] const Track& track() const { return track_; }

    /// Calls answer(word, depth), depth being counted from the branch, for each word of the branch that is one, and
    /// every now and then pause(nodes since). Either ends the walk by saying false.
    template <class Answer, class Pause>
    void walk(const WordBranch& branch, const Answer& answer, const Pause& pause) {
        word_ = branch.word;
        track_.begin(branch);
        go(0, branch.node, branch.rest, answer, pause);
        static_cast<void>(pause(std::exchange(nodes_, 0)));
    }
    /// Adds the branches that are one turn longer.
    void split(const WordBranch& branch, std::vector<WordBranch>& longer) {
        if (branch.rest == 0) return longer.push_back(branch);
        track_.begin(branch);
        const auto steps = words_->after(branch.node);
        track_.expand(0, steps, branch.rest);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const int rest = branch.rest - cost(steps[i]);
            if (rest < 0 || !track_.enter(0, i, steps[i].generator, rest)) continue;
            longer.push_back({branch.word, steps[i].node, rest, branch.start});
            longer.back().word.push_back(steps[i].generator);
        }
    }

private:
    static constexpr std::uint64_t nodes_between_pauses = 1 << 14;
    [[nodiscard]] int cost(GeneratorWords::Step step) const { return generators_[step.generator].cost; }

    template <class Answer, class Pause>
    bool go(std::size_t depth, std::uint32_t node, int rest, const Answer& answer, const Pause& pause) {
        if (rest == 0) return !track_.is_answer(word_) || answer(std::as_const(word_), depth);
        if (nodes_ >= nodes_between_pauses && !pause(std::exchange(nodes_, 0))) return false;
        const auto steps = words_->after(node);
        track_.expand(depth, steps, rest);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const int left = rest - cost(steps[i]);
            if (left < 0) continue;
            ++nodes_;
            if (!track_.enter(depth, i, steps[i].generator, left)) continue;
            word_.push_back(steps[i].generator);
            const bool goes_on = go(depth + 1, steps[i].node, left, answer, pause);
            word_.pop_back();
            if (!goes_on) return false;
        }
        return true;
    }

    std::span<const Generator> generators_;
    const GeneratorWords* words_;
    Track track_;
    GeneratorWord word_;
    std::uint64_t nodes_ = 0;
};

/// Splits branches until there are this many, by at most this many turns.
template <class Track>
[[nodiscard]] std::vector<WordBranch> split(WordWalk<Track> walk, std::vector<WordBranch> branches, std::size_t wanted,
                                            int most_turns) {
    for (int turns = 0; turns < most_turns && branches.size() < wanted && !branches.empty(); ++turns) {
        std::vector<WordBranch> longer;
        for (const auto& branch : branches) walk.split(branch, longer);
        branches = std::move(longer);
    }
    return branches;
}

/// The engine of find and of the generator-restricted solver: iterative deepening over canonical words of any
/// generators. The two differ in their lower bound, which a track (word_walk.hpp) looks up: find's is the perimeter
/// around the goal's targets, made for every goal again; the solver's are patterns, made once for its generators and
/// kept.
struct FoundWord {
    std::size_t start;
    GeneratorWord word;
};
inline constexpr std::size_t all_words = std::numeric_limits<std::size_t>::max();

/// The words of these branches that are answers, in the order of the branches, at least the first `wanted`.
template <class Track>
[[nodiscard]] std::vector<FoundWord> search_words(const WordWalk<Track>& walk, const std::vector<WordBranch>& branches,
                                                  std::size_t wanted, const Effort& effort, Reporter& reporter) {
    std::vector<std::vector<GeneratorWord>> found(branches.size());
    search_branches(branches.size(), effort, [&](std::size_t i, const FirstBranch& first) {
        const auto goes_on = [&] { return !first.is_before(i) && !effort.stop.stop_requested(); };
        const auto answer = [&](const GeneratorWord& word, std::size_t) {
            found[i].push_back(word);
            return found[i].size() < wanted && goes_on();
        };
        const auto pause = [&](std::uint64_t nodes) {
            reporter.count(nodes);
            return goes_on();
        };
        WordWalk<Track>(walk).walk(branches[i], answer, pause);
        return found[i].size() >= wanted;
    });
    std::vector<FoundWord> words;
    for (std::size_t i = 0; i < branches.size(); ++i)
        for (auto& word : found[i]) words.push_back({branches[i].start, std::move(word)});
    return words;
}

}  // namespace cubelang::search
