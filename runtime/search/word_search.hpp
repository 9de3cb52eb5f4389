#pragma once
// The engine of find and of the generator-restricted solver: iterative deepening over canonical words of any
// generators. The two differ in their lower bound, which a track (word_walk.hpp) looks up: find's is the perimeter
// around the goal's targets, made for every goal again; the solver's are patterns, made once for its generators and
// kept.

#include <limits>

#include "runtime/search/space/breadth_first.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search {

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
