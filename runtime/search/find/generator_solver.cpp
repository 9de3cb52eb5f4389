#include "runtime/search/find/generator_solver.hpp"

#include <algorithm>
#include <limits>
#include <mutex>

#include "runtime/search/support/tasks.hpp"

namespace cubelang::search {
namespace {

constexpr int beyond_all = std::numeric_limits<int>::max();
constexpr std::uint64_t nodes_between_looks = 4096;

cube::Place image(const perm::Blocks& effect, cube::Place place) {
    return {place.block, effect[static_cast<std::size_t>(place.block)][place.point]};
}

using Keys = std::vector<Pattern::Key>;

struct Branch {
    GeneratorWord word;
    std::uint32_t node = GeneratorWords::start;
    int cost = 0;
};

struct Setting {
    const std::vector<Generator>& generators;
    const GeneratorWords& words;
    const Effects& effects;
    const std::vector<Pattern>& patterns;
    const perm::Blocks& start;
    StopToken stop;
};

// From one branch on, depth first, at exactly this cost.
class Walk {
public:
    Walk(const Setting& setting, Branch branch, int cost, const std::atomic<std::size_t>& winner, std::size_t number)
        : set_(setting), winner_(winner), number_(number), word_(std::move(branch.word)) {
        auto state = set_.start;
        for (const auto g : word_) perm::multiply_by(state, set_.effects[g]);
        levels_.emplace_back();
        for (const auto& pattern : set_.patterns) levels_[0].push_back(pattern.key(state));
        found_ = walk(branch.node, 0, cost - branch.cost);
    }
    [[nodiscard]] bool found() const { return found_; }
    [[nodiscard]] const GeneratorWord& word() const { return word_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    bool walk(std::uint32_t node, std::size_t depth, int left) {
        if (left == 0) return solves();
        if (ended()) return false;
        for (const auto [generator, next] : set_.words.after(node)) {
            const int rest = left - set_.generators[generator].cost;
            if (rest < 0 || !enter(generator, depth, rest)) continue;
            ++nodes_;
            word_.push_back(generator);
            if (walk(next, depth + 1, rest)) return true;
            word_.pop_back();
        }
        return false;
    }

    // Works out the keys of the next level as long as they leave room.
    bool enter(std::uint16_t generator, std::size_t depth, int rest) {
        if (levels_.size() < depth + 2) levels_.emplace_back(set_.patterns.size());
        for (std::size_t i = 0; i < set_.patterns.size(); ++i) {
            const auto key = set_.patterns[i].moved(levels_[depth][i], generator);
            if (set_.patterns[i].bound(key).value_or(beyond_all) > rest) return false;
            levels_[depth + 1][i] = key;
        }
        return true;
    }

    [[nodiscard]] bool solves() const {
        auto state = set_.start;
        for (const auto g : word_) perm::multiply_by(state, set_.effects[g]);
        return perm::is_identity(state);
    }

    [[nodiscard]] bool ended() {
        if (++steps_ % nodes_between_looks == 0)
            ended_ = winner_.load(std::memory_order_relaxed) < number_ || set_.stop.stop_requested();
        return ended_;
    }

    const Setting& set_;
    const std::atomic<std::size_t>& winner_;
    std::size_t number_;
    GeneratorWord word_;
    std::vector<Keys> levels_;
    bool found_ = false, ended_ = false;
    std::uint64_t nodes_ = 0, steps_ = 0;
};

class Deepening {
public:
    Deepening(const Setting& setting, const OptimalLimits& limits) : set_(setting), limits_(limits) {
        for (const auto& pattern : set_.patterns)
            least_ = std::max(least_, pattern.bound(pattern.key(set_.start)).value_or(0));
    }

    GeneratorAnswer run() {
        for (int cost = 0; cost <= limits_.longest; ++cost) {
            if (cost >= least_) try_cost(cost);
            if (answer_.moves || stopped()) break;
            reporter_.report(cost);
        }
        return std::move(answer_);
    }

private:
    [[nodiscard]] bool stopped() const { return set_.stop.stop_requested(); }

    void try_cost(int cost) {
        const auto branches = split(cost > 8 ? 64 : 1, cost);
        std::atomic<std::size_t> winner{branches.size()};
        std::mutex mutex;
        run_tasks(branches.size(), limits_.threads, [&](std::size_t number, unsigned worker) {
            if (winner < number || stopped()) return;
            const Walk walk(set_, branches[number], cost, winner, number);
            const std::lock_guard lock(mutex);
            answer_.proved.nodes += walk.nodes();
            if (worker == 0) reporter_.report_now_and_then();
            if (!walk.found() || winner < number) return;
            winner = number;
            write(walk.word());
        });
    }

    void write(const GeneratorWord& word) {
        answer_.moves.emplace();
        for (const auto g : word) answer_.moves->push_back(set_.generators[g].move);
    }

    // Beginnings of words: all of one length, or shorter and of the whole cost.
    [[nodiscard]] std::vector<Branch> split(std::size_t wanted, int cost) const {
        std::vector<Branch> branches(1);
        for (int length = 0; length < cost && branches.size() < wanted; ++length) {
            std::vector<Branch> longer;
            for (const auto& branch : branches) extend(branch, cost, longer);
            branches = std::move(longer);
        }
        return branches;
    }
    void extend(const Branch& branch, int cost, std::vector<Branch>& longer) const {
        if (branch.cost == cost) longer.push_back(branch);
        for (const auto [generator, next] : set_.words.after(branch.node)) {
            Branch more{branch.word, next, branch.cost + set_.generators[generator].cost};
            if (more.cost > cost) continue;
            more.word.push_back(generator);
            longer.push_back(std::move(more));
        }
    }

    const Setting& set_;
    const OptimalLimits& limits_;
    Reporter reporter_{answer_.proved, limits_};
    int least_ = 0;
    GeneratorAnswer answer_{};
};

}  // namespace

std::vector<std::vector<cube::Place>> piece_orbits_under(cube::Cube cube, const Effects& effects) {
    std::vector<std::vector<cube::Place>> orbits;
    std::vector<cube::Place> seen;
    for (const auto& part : cube::all_parts(cube)) {
        std::vector<cube::Place> orbit{part.stickers[0]}, known{cube::identity_of(cube, part)};
        if (std::ranges::find(seen, known[0]) != seen.end()) continue;
        for (std::size_t i = 0; i < orbit.size(); ++i)
            for (const auto& effect : effects) {
                const auto to = image(effect, orbit[i]);
                const auto who = cube::identity_of(cube, cube::part_at(cube, to));
                if (std::ranges::find(known, who) != known.end()) continue;
                known.push_back(who), orbit.push_back(to);
            }
        seen.insert(seen.end(), known.begin(), known.end());
        const bool moved =
            std::ranges::any_of(effects, [&](const auto& effect) { return image(effect, orbit[0]) != orbit[0]; });
        if (moved) orbits.push_back(std::move(orbit));
    }
    return orbits;
}

GeneratorSolver::GeneratorSolver(cube::Cube cube, std::vector<Generator> generators, std::size_t most_keys,
                                 StopToken stop)
    : cube_(cube),
      generators_(std::move(generators)),
      effects_(effects_of(cube, generators_)),
      words_(generators_, cube.n) {
    for (const auto& orbit : piece_orbits_under(cube_, effects_)) add_patterns(orbit, most_keys, stop);
    // Whoever knows most is asked first.
    std::ranges::stable_sort(patterns_, std::greater(), &Pattern::size);
}

// The whole orbit, and if that is too much to list or to write, pieces of it of which all can be listed.
void GeneratorSolver::add_patterns(const std::vector<cube::Place>& orbit, std::size_t most_keys, StopToken stop) {
    const auto add = [&](std::vector<cube::Place> stickers) {
        patterns_.emplace_back(std::move(stickers), effects_).fill(generators_, most_keys, stop);
        return patterns_.back().is_complete();
    };
    const auto whole = std::min(orbit.size(), Pattern::most_stickers);
    if (add({orbit.begin(), orbit.begin() + static_cast<std::ptrdiff_t>(whole)}) && whole == orbit.size()) return;
    knows_all_orbits_ = false;
    constexpr std::size_t piece = 4;
    for (std::size_t from = 0; from < orbit.size(); from += piece)
        add({orbit.begin() + static_cast<std::ptrdiff_t>(from),
             orbit.begin() + static_cast<std::ptrdiff_t>(std::min(from + piece, orbit.size()))});
}

std::vector<cube::Part> GeneratorSolver::stuck(const cube::State& state) const {
    std::vector<cube::Part> parts;
    std::vector<bool> free(state.blocks.size() * perm::block_points);
    const auto number = [](cube::Place place) {
        return static_cast<std::size_t>(perm::block_points * place.block + place.point);
    };
    for (const auto& pattern : patterns_) {
        const bool comes_home = pattern.bound(pattern.key(state.blocks)).has_value();
        for (const auto place : pattern.stickers()) {
            free[number(cube::identity_of(cube_, cube::part_at(cube_, place)))] = true;
            if (!comes_home) parts.push_back(cube::part_at(cube_, place));
        }
    }
    // What no generator moves must be at home.
    for (const auto& part : cube::all_parts(cube_))
        if (!free[number(cube::identity_of(cube_, part))] && image(state.blocks, part.stickers[0]) != part.stickers[0])
            parts.push_back(part);
    return parts;
}

GeneratorAnswer GeneratorSolver::solve(const cube::State& state, const OptimalLimits& limits) const {
    if (auto parts = stuck(state); !parts.empty()) return {{}, {}, std::move(parts)};
    const Setting setting{generators_, words_, effects_, patterns_, state.blocks, limits.stop};
    return Deepening(setting, limits).run();
}

}  // namespace cubelang::search
