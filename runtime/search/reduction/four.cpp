#include "runtime/search/reduction/four.hpp"

#include <algorithm>
#include <unordered_set>

namespace cubelang::search::reduction {

struct StageBeamOptions {
    Stage stage{};
    std::size_t width = 200;      ///< positions carried on, for each number of turns
    std::size_t with_macros = 0;  ///< so many of them with macros too
    std::size_t most_ends = 50;   ///< goals reached by the same number of turns
    double centre_weight = 1;     ///< in the last stage
    std::size_t patience = 16;    ///< turns without coming nearer
    std::size_t near_ends = 0;    ///< if the goal is not reached, so many ways that come near it
    double near_turns = 6;        ///< which a unit of distance is worth among these
    StopToken stop{};
};

namespace {

constexpr std::uint32_t no_step = ~std::uint32_t{0};

/// A way from one of the starts.
struct Path {
    std::size_t start = 0;
    Word word;
};

struct Start {
    Position position;
    std::size_t turns = 0;  ///< done before, more than on the shortest way to any start
};

// Of all positions that so many turns lead to, the nearest few hundred are carried on, until some reach the goal. The
// nearest of them are also tried with macros, each of which counts as many turns as it has. Gives the shortest ways
// found, or those that come near; nothing if it is stopped.
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
        std::vector<std::uint32_t> now;
        const bool is_last = options_.stage == Stage::reduced;
        std::size_t last_better = 0;
        double nearest = 1e9;
        for (std::size_t turns = 0;
             (turns <= latest || turns - last_better < options_.patience) && !options_.stop.stop_requested(); ++turns) {
            now = carried_on(turns);
            for (std::uint32_t i = 0; i < starts.size(); ++i)
                if (starts[i].turns == turns) now.push_back(i);
            if (auto ends = ends_among(now); !ends.empty()) return ends;
            for (const auto node : now)
                if (nodes_[node].distance < nearest) {
                    nearest = nodes_[node].distance;
                    last_better = turns;
                }
            for (std::size_t i = 0; i < now.size(); ++i) {
                try_turns(now[i], turns);
                if (i < options_.with_macros && (is_last || turns > last_better + 2)) try_macros(now[i], turns);
            }
        }
        return ends_nearby();
    }

private:
    struct Node {
        Position position;
        std::uint32_t before, step;  ///< the number of a turn, or of a macro after all turns
        double distance;
        std::size_t turns;
    };
    struct Candidate {
        double distance;
        std::uint32_t before, step;
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

    std::vector<std::uint32_t> carried_on(std::size_t turns) {
        std::vector<std::uint32_t> now;
        if (turns >= candidates_.size()) return now;
        auto all = std::move(candidates_[turns]);
        std::ranges::stable_sort(all, {}, &Candidate::distance);
        if (all.size() > options_.width) all.resize(options_.width);
        for (const auto& candidate : all) {
            auto position = nodes_[candidate.before].position;
            if (is_turn(candidate.step))
                turn(position, puzzle_, candidate.step);
            else
                macros_[candidate.step - turn_count()].effect.apply(position);
            now.push_back(static_cast<std::uint32_t>(nodes_.size()));
            nodes_.push_back({std::move(position), candidate.before, candidate.step, candidate.distance, turns});
        }
        return now;
    }

    std::vector<Path> ends_among(const std::vector<std::uint32_t>& now) const {
        std::vector<Path> ends;
        for (const auto node : now)
            if (nodes_[node].distance == 0 && ends.size() < options_.most_ends) ends.push_back(path_to(node));
        return ends;
    }
    // What is left then leaves wings even or odd as they are.
    [[nodiscard]] std::vector<Path> ends_nearby() const {
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
        for (; nodes_[node].before != no_step; node = nodes_[node].before) steps.push_back(nodes_[node].step);
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

std::vector<Word> Four::ways(const perm::Blocks& state, StopToken stop, const OnPart& on_part) const {
    std::vector<Word> words{{}};
    const auto report = [&](Stage stage) {
        if (on_part) on_part(static_cast<std::size_t>(stage), stages);
    };
    for (const auto stage : {Stage::first_axis, Stage::axes}) {
        report(stage);
        words =
            longer(state, words,
                   {.stage = stage, .width = 1500, .with_macros = 2, .most_ends = 100, .near_ends = 40, .stop = stop});
    }
    report(Stage::reduced);
    for (const double centre_weight : {8, 14, 40})
        if (auto found = longer(state, words,
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

std::vector<Word> Four::longer(const perm::Blocks& start, const std::vector<Word>& words,
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

// What single turns left out of place, bars bring there.
bool Four::complete(const perm::Blocks& start, Word& word, const StageBeamOptions& options) const {
    const auto classes = classes_of(options.stage);
    const auto wings = options.stage == Stage::reduced ? CommutatorBars::Wings::kept : CommutatorBars::Wings::free;
    const auto bars = bars_.solve(after(puzzle_, start, word), classes, wings, options.stop);
    word.insert(word.end(), bars.begin(), bars.end());
    return are_home(puzzle_, after(puzzle_, start, word), classes);
}

}  // namespace cubelang::search::reduction
