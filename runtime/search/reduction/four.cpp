#include "runtime/search/reduction/four.hpp"

#include <algorithm>
#include <unordered_set>

namespace cubelang::search::reduction {

struct StageBeamOptions {
    Stage stage{};
    std::size_t width = 200;      ///< positions kept for each number of turns
    std::size_t with_macros = 0;  ///< the number of them that macros extend too
    std::size_t most_ends = 50;   ///< greatest number of ends, all after the same number of turns
    double centre_weight = 1;     ///< in the last stage
    std::size_t patience = 16;    ///< turns without progress
    std::size_t near_ends = 0;    ///< the number of near misses to return if no end is reached
    double near_turns = 6;        ///< the turns that a unit of distance counts for among these
    StopToken stop{};
};

namespace {

constexpr std::uint32_t no_step = ~std::uint32_t{0};

/// A word from one of the starts.
struct Path {
    std::size_t start = 0;
    Word word;
};

struct Start {
    Position position;
    std::size_t turns = 0;  ///< length of the word to it, beyond the shortest one to any start
};

// A beam search: of all positions after n turns the nearest few hundred are kept, until some reach the goal. The
// nearest of them are also extended by macros, which count with their number of turns. Returns the shortest words
// found, or near misses; nothing if stopped.
class StageBeamSearch {
public:
    StageBeamSearch(const Puzzle& puzzle, const Tables& tables, const Macros& macros, const StageBeamOptions& options)
        : puzzle_(puzzle), tables_(tables), macros_(macros[cube::index(options.stage)]), options_(options) {}

    std::vector<Path> search(const std::vector<Start>& starts) {
        std::size_t latest = 0;
        for (const auto& [position, turns] : starts) {
            nodes_.push_back({position, no_step, no_step, distance_of(position), turns});
            latest = std::max(latest, turns);
        }
        std::vector<std::uint32_t> beam;
        const bool is_last = options_.stage == Stage::reduced;
        std::size_t last_better = 0;
        double nearest = 1e9;
        for (std::size_t turns = 0;
             (turns <= latest || turns - last_better < options_.patience) && !options_.stop.stop_requested(); ++turns) {
            beam = next_beam(turns);
            for (std::uint32_t i = 0; i < starts.size(); ++i)
                if (starts[i].turns == turns) beam.push_back(i);
            if (auto ends = ends_in(beam); !ends.empty()) return ends;
            for (const auto node : beam)
                if (nodes_[node].distance < nearest) {
                    nearest = nodes_[node].distance;
                    last_better = turns;
                }
            for (std::size_t i = 0; i < beam.size(); ++i) {
                try_turns(beam[i], turns);
                if (i < options_.with_macros && (is_last || turns > last_better + 2)) try_macros(beam[i], turns);
            }
        }
        return near_misses();
    }

private:
    struct Node {
        Position position;
        std::uint32_t parent, step;  ///< a turn number, or the number of a macro after all turns
        double distance;
        std::size_t turns;
    };
    struct Candidate {
        double distance;
        std::uint32_t parent, step;
    };

    [[nodiscard]] double distance_of(const Position& position) const {
        return distance(puzzle_, tables_, options_.stage, position, options_.centre_weight);
    }
    [[nodiscard]] std::size_t turn_count() const { return puzzle_.turns().size(); }
    [[nodiscard]] bool is_turn(std::uint32_t step) const { return step < turn_count(); }

    void try_turns(std::uint32_t from, std::size_t turns) {
        const auto last = nodes_[from].step;
        for (std::uint32_t t = 0; t < turn_count(); ++t) {
            if (!puzzle_.allows(options_.stage, t) || (is_turn(last) && puzzle_.repeats(last, t))) continue;
            scratch_ = nodes_[from].position;
            turn(scratch_, puzzle_, t);
            if (seen_.insert(key_of(puzzle_, scratch_)).second) add(turns + 1, {distance_of(scratch_), from, t});
        }
    }

    void try_macros(std::uint32_t from, std::size_t turns) {
        for (std::uint32_t m = 0; m < macros_.size(); ++m) {
            scratch_ = nodes_[from].position;
            macros_[m].effect.apply(scratch_);
            const double then = distance_of(scratch_);
            if (then < nodes_[from].distance)
                add(turns + macros_[m].word.size(), {then, from, m + static_cast<std::uint32_t>(turn_count())});
        }
    }

    void add(std::size_t turns, const Candidate& candidate) {
        if (candidates_.size() <= turns) candidates_.resize(turns + 1);
        candidates_[turns].push_back(candidate);
    }

    std::vector<std::uint32_t> next_beam(std::size_t turns) {
        std::vector<std::uint32_t> beam;
        if (turns >= candidates_.size()) return beam;
        auto all = std::move(candidates_[turns]);
        std::ranges::stable_sort(all, {}, &Candidate::distance);
        if (all.size() > options_.width) all.resize(options_.width);
        for (const auto& candidate : all) {
            auto position = nodes_[candidate.parent].position;
            if (is_turn(candidate.step))
                turn(position, puzzle_, candidate.step);
            else
                macros_[candidate.step - turn_count()].effect.apply(position);
            beam.push_back(static_cast<std::uint32_t>(nodes_.size()));
            nodes_.push_back({std::move(position), candidate.parent, candidate.step, candidate.distance, turns});
        }
        return beam;
    }

    std::vector<Path> ends_in(const std::vector<std::uint32_t>& beam) const {
        std::vector<Path> ends;
        for (const auto node : beam)
            if (nodes_[node].distance == 0 && ends.size() < options_.most_ends) ends.push_back(path_to(node));
        return ends;
    }
    // Only positions with even wings: the bars that complete them do not change the parity.
    [[nodiscard]] std::vector<Path> near_misses() const {
        std::vector<std::uint32_t> all;
        for (std::uint32_t i = 0; i < nodes_.size(); ++i)
            if (nodes_[i].position.odd_wings == 0) all.push_back(i);
        const auto worth = [this](std::uint32_t i) {
            return static_cast<double>(nodes_[i].turns) + options_.near_turns * nodes_[i].distance;
        };
        const auto count = std::min(options_.near_ends, all.size());
        std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(count), {}, worth);
        std::vector<Path> ends;
        for (std::size_t i = 0; i < count; ++i) ends.push_back(path_to(all[i]));
        return ends;
    }
    [[nodiscard]] Path path_to(std::uint32_t node) const {
        std::vector<std::uint32_t> steps;
        for (; nodes_[node].parent != no_step; node = nodes_[node].parent) steps.push_back(nodes_[node].step);
        Path path{node, {}};
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            const Word word =
                is_turn(*step) ? Word{static_cast<std::uint16_t>(*step)} : macros_[*step - turn_count()].word;
            path.word.insert(path.word.end(), word.begin(), word.end());
        }
        return path;
    }

    const Puzzle& puzzle_;
    const Tables& tables_;
    const std::vector<Macro>& macros_;
    const StageBeamOptions& options_;
    std::vector<Node> nodes_;
    Position scratch_;
    std::vector<std::vector<Candidate>> candidates_;  ///< by number of turns
    std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

Four::Four() : puzzle_({4}), tables_(puzzle_), macros_(macros_of(puzzle_)), bars_(puzzle_) {}

std::vector<Word> Four::reductions(const perm::Blocks& state, StopToken stop, const OnPart& on_part) const {
    std::vector<Word> words{{}};
    const auto report = [&](Stage stage) {
        if (on_part) on_part(static_cast<std::size_t>(stage), stages);
    };
    for (const auto stage : {Stage::first_axis, Stage::axes}) {
        report(stage);
        words =
            extend(state, words,
                   {.stage = stage, .width = 1500, .with_macros = 2, .most_ends = 100, .near_ends = 40, .stop = stop});
    }
    report(Stage::reduced);
    for (const double centre_weight : {8, 14, 40})
        if (auto found = extend(state, words,
                                {.stage = Stage::reduced,
                                 .width = 150,
                                 .with_macros = 4,
                                 .most_ends = 12,
                                 .centre_weight = centre_weight,
                                 .near_ends = 12,
                                 .stop = stop});
            !found.empty())
            return found;
    return {};
}

std::vector<Word> Four::extend(const perm::Blocks& start, const std::vector<Word>& words,
                               const StageBeamOptions& options) const {
    std::vector<Start> starts;
    for (const auto& word : words)
        starts.push_back(
            {position_of(puzzle_, options.stage, after(puzzle_, start, word)), word.size() - words.front().size()});
    std::vector<Word> longer;
    for (const auto& path : StageBeamSearch(puzzle_, tables_, macros_, options).search(starts)) {
        auto word = words[path.start];
        word.insert(word.end(), path.word.begin(), path.word.end());
        if (complete(start, word, options)) longer.push_back(std::move(word));
    }
    std::ranges::stable_sort(longer, {}, &Word::size);
    return longer;
}

// Solves by bars the centres that single turns have left.
bool Four::complete(const perm::Blocks& start, Word& word, const StageBeamOptions& options) const {
    const auto classes = classes_of(options.stage);
    const auto wings = options.stage == Stage::reduced ? CommutatorBars::Wings::preserved : CommutatorBars::Wings::free;
    const auto bars = bars_.solve(after(puzzle_, start, word), classes, wings, options.stop);
    word.insert(word.end(), bars.begin(), bars.end());
    return are_solved(puzzle_, after(puzzle_, start, word), classes);
}

}  // namespace cubelang::search::reduction
