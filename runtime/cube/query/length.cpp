#include "runtime/cube/query/length.hpp"

#include <algorithm>
#include <array>

namespace cubelang::query {
namespace {

using cube::Turn;

int quarters(const Turn& turn) { return turn.quarters == 2 ? 2 : 1; }
int layers(const Turn& turn) { return turn.to - turn.from + 1; }
// An inner block is what is left of two outer blocks turned against each other.
int outer_blocks(const Turn& turn, int n) { return turn.from == 1 || turn.to == n ? 1 : 2; }

constexpr std::array<Metric, 8> table{{
    {"HTM", "half turns: an outer block by any angle counts 1, an inner one (M, 2R) 2",
     [](const Turn& t, int n) { return outer_blocks(t, n); }},
    {"QTM", "quarter turns: an outer block by 90 degrees counts 1, by 180 2; an inner one twice that",
     [](const Turn& t, int n) { return outer_blocks(t, n) * quarters(t); }},
    {"STM", "slice turns: any block of neighbouring layers by any angle counts 1", [](const Turn&, int) { return 1; }},
    {"ETM", "execution: every move counts 1, rotations too", [](const Turn&, int) { return 1; }, true},
    {"OBTM", "outer blocks, any angle: HTM by its name on big cubes",
     [](const Turn& t, int n) { return outer_blocks(t, n); }},
    {"BTM", "blocks of neighbouring layers, any angle: STM by its name on big cubes",
     [](const Turn&, int) { return 1; }},
    {"SSTM", "single slices: every layer counts 1, by any angle", [](const Turn& t, int) { return layers(t); }},
    {"SSQTM", "single slices by quarter turns", [](const Turn& t, int) { return layers(t) * quarters(t); }},
}};

int cost(const cube::Move& move, const Metric& metric, int n) {
    if (metric.counts_rotations) return move.letter == '.' ? 0 : 1;
    const auto turn = cube::turn_of(move, n);
    return turn && layers(*turn) < n ? metric.cost(*turn, n) : 0;
}

}  // namespace

std::span<const Metric> metrics() { return table; }

const Metric* find_metric(std::string_view name) {
    const auto at = std::ranges::find(table, name, &Metric::name);
    return at == table.end() ? nullptr : at;
}

const Metric& usual_metric(int n) { return *find_metric(n <= 3 ? "HTM" : "SSTM"); }

Integer length(const cube::Word& word, const Metric& metric, int n) {
    return cube::weigh(word, [&](const cube::Move& move) { return cost(move, metric, n); });
}

}  // namespace cubelang::query
