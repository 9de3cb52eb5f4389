#include "runtime/search/space/generators.hpp"

#include <algorithm>
#include <compare>
#include <iterator>
#include <queue>
#include <utility>

#include "runtime/base/stop_point.hpp"
#include "runtime/search/space/key_table.hpp"

namespace cubelang::search {
namespace {

using cube::Axis;
using cube::Face;
using cube::Letter;
using cube::Move;
using cube::Turn;

constexpr std::size_t most_runs = 5000;  // commuting runs about one axis: complete up to 6 layers

// The move for a turn, named from a face of its axis: 1, 2 or -1 quarter turns in the sense of its letter.
Move move_for(const Turn& turn, Letter::Kind kind, Face face, int from = 1, int to = 1) {
    Move move = cube::move_of(kind, face, cube::is_positive(face) ? turn.quarters : -turn.quarters);
    move.turns = cube::fewest_quarters(move.turns);
    move.from = static_cast<std::uint16_t>(from);
    move.to = static_cast<std::uint16_t>(to);
    return move;
}

void add_angles(std::vector<Generator>& all, Axis axis, int from, int to, int n, Cost cost) {
    stop_point();
    for (const int quarters : {1, 2, 3}) {
        const Turn turn{axis, from, to, quarters};
        all.push_back({move_of(turn, n), turn, cost(turn, n)});
    }
}

template <class Wanted>
std::vector<Generator> blocks_where(int n, Cost cost, Wanted wanted) {
    std::vector<Generator> all;
    for (const auto axis : {Axis::x, Axis::y, Axis::z})
        for (int from = 1; from <= n; ++from)
            for (int to = from; to <= n; ++to)
                if (wanted(from, to) && to - from + 1 < n) add_angles(all, axis, from, to, n, cost);
    return all;
}

}  // namespace

int unit_cost(const Turn& /*turn*/, int /*n*/) { return 1; }

Move move_of(const Turn& turn, int n) {
    const auto face = static_cast<Face>(turn.axis);
    if (turn.to - turn.from + 1 == n) return move_for(turn, Letter::Kind::whole, face);
    if (turn.from == turn.to && 2 * turn.from == n + 1) return move_for(turn, Letter::Kind::middle, face);
    if (turn.from - 1 <= n - turn.to) return move_for(turn, Letter::Kind::layers, face, turn.from, turn.to);
    return move_for(turn, Letter::Kind::layers, cube::opposite(face), n + 1 - turn.to, n + 1 - turn.from);
}

int cost_of(std::span<const Move> moves, int n, Cost cost) {
    int sum = 0;
    for (const auto& move : moves)
        if (const auto turn = cube::turn_of(move, n); turn && turn->to - turn->from + 1 < n) sum += cost(*turn, n);
    return sum;
}

std::vector<Generator> face_turns(int n, Cost cost) {
    return blocks_where(n, cost, [n](int from, int to) { return from == to && (from == 1 || from == n); });
}

std::vector<Generator> layer_turns(int n, Cost cost) {
    return blocks_where(n, cost, [](int from, int to) { return from == to; });
}

std::vector<Generator> block_turns(int n, bool outer, Cost cost) {
    return blocks_where(n, cost, [=](int from, int to) { return !outer || from == 1 || to == n; });
}

std::vector<Generator> turns_from_moves(std::span<const Move> moves, int n, Cost cost) {
    std::vector<Generator> all;
    for (Move move : moves) {
        const bool half_only = cube::turn_of(move, n).value_or(Turn{}).quarters == 2;
        for (const int turns : {1, 2, -1}) {
            if (half_only && turns != 2) continue;
            move.turns = static_cast<std::int8_t>(turns);
            const auto turn = cube::turn_of(move, n);
            if (turn && std::ranges::find(all, *turn, &Generator::turn) == all.end())
                all.push_back({move, *turn, cost(*turn, n)});
        }
    }
    return all;
}

std::vector<Move> moves_of(std::span<const Generator> generators, const GeneratorWord& word) {
    std::vector<Move> moves;
    for (const auto generator : word) moves.push_back(generators[generator].move);
    return moves;
}

Effects effects_of(cube::Cube cube, std::span<const Generator> generators) {
    cube::Turner turner(cube);
    Effects effects;
    for (const auto& generator : generators) effects.push_back(turner.effect(generator.turn));
    return effects;
}

perm::Blocks effects_on(cube::Cube cube, std::span<const Generator> generators, std::span<const int> blocks) {
    check_fits(1.0 * sizeof(perm::Block) * static_cast<double>(blocks.size() * generators.size()));
    perm::Blocks effects;
    cube::Turner turner(cube);
    for (const auto& generator : generators) {
        stop_point();
        const auto effect = turner.effect(generator.turn);
        for (const int block : blocks) effects.push_back(effect[block]);
    }
    return effects;
}

// A candidate for the cheapest commuting run with its effect: a run and its next turn, in order of cost.
struct GeneratorWords::RunCandidate {
    int cost;
    std::size_t turns;
    std::uint32_t from;
    std::size_t next;
    auto operator<=>(const RunCandidate&) const = default;
};

GeneratorWords::GeneratorWords(std::span<const Generator> generators, int n)
    : generators_(generators.begin(), generators.end()), after_(1), runs_(1) {
    runs_[start].layers.assign(n, 0);
    for (int axis = 0; axis < 3; ++axis) grow(axis);
    join_axes();
}

GeneratorWords::Layers GeneratorWords::turned(Layers layers, std::uint16_t generator) const {
    stop_point();
    const auto& turn = generators_[generator].turn;
    for (int layer = turn.from; layer <= turn.to; ++layer) {
        auto& quarters = layers[layer - 1];
        quarters = static_cast<std::uint8_t>((quarters + turn.quarters) % 4);
    }
    return layers;
}

std::vector<std::uint16_t> GeneratorWords::generators_about(int axis) const {
    std::vector<std::uint16_t> own;
    for (std::uint16_t g = 0; g < generators_.size(); ++g)
        if (axis_of(g) == axis) own.push_back(g);
    return own;
}

// Dijkstra's algorithm: the cheapest commuting run not yet known is added next. Each run waits with one turn at a
// time, so that the queue is short.
void GeneratorWords::grow(int axis) {
    auto turns = generators_about(axis);
    std::ranges::stable_sort(turns, {}, [this](std::uint16_t g) { return generators_[g].cost; });
    std::priority_queue<RunCandidate, std::vector<RunCandidate>, std::greater<>> waiting;
    const auto wait = [&](std::uint32_t from, std::size_t next) {
        if (next < turns.size())
            waiting.push({runs_[from].cost + generators_[turns[next]].cost, runs_[from].word.size() + 1, from, next});
    };
    auto& known = known_[axis];
    known.emplace(runs_[start].layers, start);
    wait(start, 0);
    while (!waiting.empty()) {
        const auto [cost, length, from, next] = waiting.top();
        waiting.pop();
        wait(from, next + 1);
        auto layers = turned(runs_[from].layers, turns[next]);
        if (known.contains(layers)) continue;
        if (known.size() > most_runs) {
            drop_runs(axis, cost);
            return continue_after_cut(axis, cost - 1);
        }
        add_run(axis, {std::move(layers), cost, runs_[from].word, from}, turns[next]);
        wait(static_cast<std::uint32_t>(after_.size() - 1), 0);
    }
}

void GeneratorWords::add_run(int axis, CommutingRun run, std::uint16_t last) {
    const auto node = static_cast<std::uint32_t>(after_.size());
    run.word.push_back(last);
    after_.emplace_back();
    nodes_[axis].push_back(node);
    known_[axis].emplace(run.layers, node);
    allow(run.from, last, node);
    runs_.push_back(std::move(run));
}

// Drops the runs of the highest cost, which were added last.
void GeneratorWords::drop_runs(int axis, int cost) {
    while (!nodes_[axis].empty() && runs_.back().cost >= cost) {
        known_[axis].erase(runs_.back().layers);
        nodes_[axis].pop_back();
        after_[runs_.back().from].pop_back();
        after_.pop_back();
        runs_.pop_back();
    }
}

// One node for each generator of the axis, reached by that generator: none with a lower index may follow.
void GeneratorWords::continue_after_cut(int axis, int cut) {
    auto& nodes = nodes_[axis];
    auto inside = nodes;
    inside.push_back(start);
    const auto own = generators_about(axis);
    check_fits(3.0 * sizeof(Step) * static_cast<double>((inside.size() + own.size()) * generators_.size()));
    const auto first = static_cast<std::uint32_t>(after_.size());
    for (std::size_t i = 0; i < own.size(); ++i) nodes.push_back(first + static_cast<std::uint32_t>(i));
    after_.resize(after_.size() + own.size());
    runs_.resize(after_.size());
    for (std::uint32_t i = 0; i < own.size(); ++i) {
        stop_point();
        for (std::uint32_t j = i; j < own.size(); ++j) allow(first + i, own[j], first + j);
        for (const auto node : inside)
            if (runs_[node].cost + generators_[own[i]].cost > cut) allow(node, own[i], first + i);
    }
}

void GeneratorWords::join_axes() {
    auto& firsts = after_[start];
    std::ranges::sort(firsts, {}, &Step::generator);
    for (int axis = 0; axis < 3; ++axis) {
        auto others = firsts;
        std::erase_if(others, [&](const Step& step) { return axis_of(step.generator) == axis; });
        for (const auto node : stoppable(nodes_[axis])) {
            auto own = std::exchange(after_[node], {});
            after_[node].reserve(own.size() + others.size());
            std::ranges::sort(own, {}, &Step::generator);
            std::ranges::merge(own, others, std::back_inserter(after_[node]), {}, &Step::generator, &Step::generator);
        }
    }
}

GeneratorWord GeneratorWords::canonical(std::span<const std::uint16_t> word) const {
    GeneratorWord result;
    for (const auto generator : word) {
        const int axis = axis_of(generator);
        std::size_t first = result.size();
        while (first > 0 && axis_of(result[first - 1]) == axis) --first;
        GeneratorWord run(result.begin() + static_cast<std::ptrdiff_t>(first), result.end());
        run.push_back(generator);
        auto layers = runs_[start].layers;
        for (const auto g : run) layers = turned(std::move(layers), g);
        const auto& known = known_[axis];
        if (const auto at = known.find(layers); at != known.end())
            run = runs_[at->second].word;
        else
            std::ranges::sort(run);
        result.resize(first);
        result.insert(result.end(), run.begin(), run.end());
    }
    return result;
}

}  // namespace cubelang::search
