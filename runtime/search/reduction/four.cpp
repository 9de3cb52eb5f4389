#include "runtime/search/reduction/four.hpp"

#include <algorithm>

namespace cubelang::search::reduction {

Four::Four() : puzzle_({4}), tables_(puzzle_), macros_(macros_of(puzzle_)), bars_(puzzle_) {}

std::vector<Word> Four::ways(const perm::Blocks& state, StopToken stop, const OnPart& on_part) const {
    std::vector<Word> words{{}};
    const auto report = [&](Stage stage) {
        if (on_part) on_part(static_cast<std::size_t>(stage), stages);
    };
    for (const auto stage : {Stage::first_axis, Stage::axes}) {
        report(stage);
        words = longer(state, words, {stage, 1500, 2, 100, 1, 16, 40, 6, stop});
    }
    report(Stage::reduced);
    for (const double centre_weight : {8, 14, 40})
        if (auto found = longer(state, words, {Stage::reduced, 150, 4, 12, centre_weight, 16, 12, 6, stop});
            !found.empty())
            return found;
    return {};
}

std::vector<Word> Four::longer(const perm::Blocks& start, const std::vector<Word>& words,
                               const BeamOptions& options) const {
    std::vector<Start> starts;
    for (const auto& word : words)
        starts.push_back(
            {position_of(puzzle_, options.stage, after(puzzle_, start, word)), word.size() - words.front().size()});
    std::vector<Word> longer;
    for (const auto& path : beam(puzzle_, tables_, macros_, starts, options)) {
        auto word = words[path.start];
        word.insert(word.end(), path.word.begin(), path.word.end());
        if (complete(start, word, options)) longer.push_back(std::move(word));
    }
    std::ranges::stable_sort(longer, {}, &Word::size);
    return longer;
}

// What single turns left out of place, bars bring there.
bool Four::complete(const perm::Blocks& start, Word& word, const BeamOptions& options) const {
    const auto classes = classes_of(options.stage);
    const auto wings = options.stage == Stage::reduced ? Bars::Wings::kept : Bars::Wings::free;
    const auto bars = bars_.solve(after(puzzle_, start, word), classes, wings, options.stop);
    word.insert(word.end(), bars.begin(), bars.end());
    return are_home(puzzle_, after(puzzle_, start, word), classes);
}

}  // namespace cubelang::search::reduction
