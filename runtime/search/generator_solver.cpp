#include "runtime/search/generator_solver.hpp"

#include <algorithm>
#include <map>

namespace cubelang::search {
namespace {

// Only long searches are worth splitting into branches.
constexpr int short_search = 8;
constexpr std::size_t branches_of_long_search = 64;

cube::Place image(const perm::Blocks& effect, cube::Place place) {
    return {place.block, effect[place.block][place.point]};
}

constexpr int bits = 5;

std::vector<perm::Block> blocks_of(const std::vector<cube::Place>& stickers, const perm::Blocks& effect) {
    std::vector<perm::Block> blocks;
    for (const auto& place : stickers) blocks.push_back(effect[place.block]);
    return blocks;
}

}  // namespace

std::vector<std::vector<cube::Place>> part_orbits_under(cube::Cube cube, const Effects& effects) {
    std::vector<std::vector<cube::Place>> orbits;
    std::vector<cube::Place> seen;
    for (const auto& part : cube::all_parts(cube)) {
        std::vector<cube::Place> orbit{part.stickers[0]}, known{cube::identity_of(cube, part)};
        if (std::ranges::find(seen, known[0]) != seen.end()) continue;
        for (std::size_t i = 0; i < orbit.size(); ++i)
            for (const auto& effect : effects) {
                const auto to = image(effect, orbit[i]);
                const auto identity = cube::identity_of(cube, cube::part_at(cube, to));
                if (std::ranges::find(known, identity) != known.end()) continue;
                known.push_back(identity);
                orbit.push_back(to);
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
    for (const auto& orbit : part_orbits_under(cube_, effects_)) add_patterns(orbit, most_keys, stop);
    // The largest patterns are looked up first.
    std::ranges::stable_sort(patterns_, std::greater(), &Pattern::size);
}

// Adds the whole orbit; if it is too large for a key or for a complete list, also pieces that can be listed
// completely.
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
        const bool is_solvable = pattern.bound(pattern.key(state.blocks)).has_value();
        for (const auto place : pattern.stickers()) {
            free[number(cube::identity_of(cube_, cube::part_at(cube_, place)))] = true;
            if (!is_solvable) parts.push_back(cube::part_at(cube_, place));
        }
    }
    // Parts that no generator moves must be solved.
    for (const auto& part : cube::all_parts(cube_))
        if (!free[number(cube::identity_of(cube_, part))] && image(state.blocks, part.stickers[0]) != part.stickers[0])
            parts.push_back(part);
    return parts;
}

std::optional<GeneratorWord> GeneratorSolver::word_of_cost(const PatternTrack& track, int cost,
                                                           const SearchLimits& limits, Reporter& reporter) const {
    const WordWalk walk(generators_, words_, track);
    const auto branches =
        split(walk, {{{}, GeneratorWords::start, cost, 0}}, cost > short_search ? branches_of_long_search : 1, cost);
    auto found = search_words(walk, branches, 1, limits, reporter);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front().word));
}

GeneratorAnswer GeneratorSolver::solve(const cube::State& state, int longest, const SearchLimits& limits) const {
    if (auto parts = stuck(state); !parts.empty()) return {{}, {}, std::move(parts)};
    const PatternTrack track(effects_, patterns_, state.blocks);
    const int least = track.bound();
    Reporter reporter(limits);
    GeneratorAnswer answer;
    deepen(longest, limits, reporter, [&](int cost) {
        const auto word = cost < least ? std::nullopt : word_of_cost(track, cost, limits, reporter);
        if (word) answer.moves = moves_of(generators_, *word);
        return word.has_value();
    });
    answer.proved = reporter.progress();
    return answer;
}

Pattern::Pattern(std::vector<cube::Place> stickers, const Effects& effects) : stickers_(std::move(stickers)) {
    for (const auto& effect : effects) {
        forward_.push_back(blocks_of(stickers_, effect));
        backward_.push_back(blocks_of(stickers_, perm::inverse(effect)));
    }
}

Pattern::Key Pattern::key(const perm::Blocks& state) const {
    Key key = 0;
    for (std::size_t i = stickers_.size(); i-- > 0;) key = key << bits | state[stickers_[i].block][stickers_[i].point];
    return key;
}

Pattern::Key Pattern::apply(Key key, const std::vector<perm::Block>& blocks) {
    Key to = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) to |= Key{blocks[i][key >> bits * i & 31]} << bits * i;
    return to;
}

// Dijkstra's algorithm, with a list of keys for every cost.
void Pattern::fill(const std::vector<Generator>& generators, std::size_t most, StopToken stop) {
    Key solved = 0;
    for (std::size_t i = stickers_.size(); i-- > 0;) solved = solved << bits | static_cast<Key>(stickers_[i].point);
    std::map<int, std::vector<Key>> waiting{{0, {solved}}};
    while (!waiting.empty()) {
        const auto [cost, keys] = std::move(*waiting.begin());
        waiting.erase(waiting.begin());
        bound_beyond_ = cost;
        for (const auto key : keys) {
            if (costs_.size() >= most || stop.stop_requested()) return;
            if (!costs_.insert(hash(key), static_cast<std::uint32_t>(cost))) continue;
            for (std::size_t g = 0; g < generators.size(); ++g)
                if (const auto to = apply(key, backward_[g]); !costs_.find(hash(to)))
                    waiting[cost + generators[g].cost].push_back(to);
        }
    }
    complete_ = true;
}

}  // namespace cubelang::search
