#pragma once
// Depth-first walks over canonical words (generators.hpp), shared by all searches among words of generators. The
// searches differ in their track: the state that a word makes, and a lower bound on its distance from the goal.
//
// A track has
//   begin(branch)                      sets the state at depth 0 to that of the branch
//   expand(depth, steps, rest)         prepares these steps: work that is cheaper for all of them at once
//   enter(depth, i, generator, rest)   sets the state at depth + 1 to that after step i; false if the lower
//                                      bound of its distance exceeds `rest`
//   is_answer(word)                    does this word, which has the right cost, reach the goal?

#include <algorithm>
#include <limits>
#include <utility>

#include "runtime/search/space/breadth_first.hpp"
#include "runtime/search/space/generators.hpp"

namespace cubelang::search {

/// A prefix of words; one thread walks the words that begin with it.
struct WordBranch {
    GeneratorWord word{};
    std::uint32_t node = GeneratorWords::start;
    int rest = 0;           ///< cost left for the rest of the word
    std::size_t start = 0;  ///< index of the start
};

template <class Track>
class WordWalk {
public:
    WordWalk(std::span<const Generator> generators, const GeneratorWords& words, Track track)
        : generators_(generators), words_(&words), track_(std::move(track)) {}
    [[nodiscard]] const Track& track() const { return track_; }

    /// Calls answer(word, depth) for each answer in the branch, with the depth counted from the branch, and now and
    /// then pause(nodes since the last call). The walk ends if either returns false.
    template <class Answer, class Pause>
    void walk(const WordBranch& branch, const Answer& answer, const Pause& pause) {
        word_ = branch.word;
        track_.begin(branch);
        descend(0, branch.node, branch.rest, answer, pause);
        static_cast<void>(pause(std::exchange(nodes_, 0)));
    }
    /// Appends the branches that are one turn longer.
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
    bool descend(std::size_t depth, std::uint32_t node, int rest, const Answer& answer, const Pause& pause) {
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
            const bool may_continue = descend(depth + 1, steps[i].node, left, answer, pause);
            word_.pop_back();
            if (!may_continue) return false;
        }
        return true;
    }

    std::span<const Generator> generators_;
    const GeneratorWords* words_;
    Track track_;
    GeneratorWord word_;
    std::uint64_t nodes_ = 0;
};

/// Splits branches until there are `wanted`, by at most `most_turns` turns.
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

/// The engine of find and of the generator-restricted solver: iterative deepening over canonical words. The two
/// differ in the lower bound of their tracks: find uses the perimeter around the goal's targets, built for every
/// goal; the solver uses pattern databases, built once for its generators and kept.
struct FoundWord {
    std::size_t start;
    GeneratorWord word;
};
inline constexpr std::size_t all_words = std::numeric_limits<std::size_t>::max();

/// The answers in these branches, in the order of the branches: all, or at least the first `wanted`.
template <class Track>
[[nodiscard]] std::vector<FoundWord> search_words(const WordWalk<Track>& walk, const std::vector<WordBranch>& branches,
                                                  std::size_t wanted, const SearchLimits& limits, Reporter& reporter) {
    std::vector<std::vector<GeneratorWord>> found(branches.size());
    search_branches(branches.size(), limits, [&](std::size_t i, const FirstBranch& first) {
        const auto may_continue = [&] { return !first.is_before(i) && !limits.stop.stop_requested(); };
        const auto answer = [&](const GeneratorWord& word, std::size_t) {
            found[i].push_back(word);
            return found[i].size() < wanted && may_continue();
        };
        const auto pause = [&](std::uint64_t nodes) {
            reporter.count(nodes);
            return may_continue();
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
