#include "runtime/search/reduction/beam.hpp"

#include <algorithm>
#include <unordered_set>

namespace cubelang::search::reduction {
namespace {

constexpr std::uint32_t no_step = ~std::uint32_t{0};

class Beam {
public:
    Beam(const Puzzle& puzzle, const Tables& tables, const Macros& macros, const BeamOptions& options)
        : puzzle_(puzzle),
          tables_(tables),
          macros_(macros[static_cast<std::size_t>(options.stage)]),
          options_(options) {}

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
            if (!puzzle_.allows(options_.stage, t) || (is_turn(last) && repeats(last, t))) continue;
            scratch_ = nodes_[from].position;
            turn(scratch_, puzzle_, t);
            if (seen_.insert(key_of(puzzle_, scratch_)).second) add(turns + 1, {distance_of(scratch_), from, t});
        }
    }
    // Layers about one axis commute: one order is enough.
    [[nodiscard]] bool repeats(std::uint32_t last, std::uint32_t next) const {
        const auto &a = puzzle_.turns()[last], &b = puzzle_.turns()[next];
        return a.axis == b.axis && a.from >= b.from;
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
    const BeamOptions& options_;
    std::vector<Node> nodes_;
    Position scratch_;
    std::vector<std::vector<Candidate>> candidates_;  ///< by number of turns
    std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

std::vector<Path> beam(const Puzzle& puzzle, const Tables& tables, const Macros& macros,
                       const std::vector<Start>& starts, const BeamOptions& options) {
    return Beam(puzzle, tables, macros, options).search(starts);
}

}  // namespace cubelang::search::reduction
