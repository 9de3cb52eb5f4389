#include "runtime/cube/query/simplify.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "runtime/base/stop_point.hpp"

namespace cubelang::query {
namespace {

using cube::Letter;
using cube::Move;

bool same_layers(const Move& a, const Move& b) { return a.letter == b.letter && a.from == b.from && a.to == b.to; }

// Adjacent moves about one axis: they commute, so turns of equal layers are added.
class AxisGroup {
public:
    explicit AxisGroup(cube::Axis axis) : axis_(axis) {}
    [[nodiscard]] cube::Axis axis() const { return axis_; }

    void add(Move move) {
        auto kept = std::ranges::find_if(moves_, [&](const Move& other) { return same_layers(move, other); });
        const int before = kept == moves_.end() ? 0 : kept->turns;
        if (kept == moves_.end()) kept = moves_.insert(kept, move);
        kept->turns = cube::fewest_quarters(before + move.turns);
        if (kept->turns == 0) moves_.erase(kept);
    }

    // The moves, with those of each face regrouped by layers if that takes fewer (Rw R' is 2R).
    [[nodiscard]] std::vector<Move> shortest() const {
        std::vector<Move> result;
        for (const auto& move : moves_) {
            if (std::ranges::any_of(result, [&](const Move& m) { return m.letter == move.letter; })) continue;
            auto mine = of_letter(move.letter);
            if (cube::letter_of(move).kind == Letter::Kind::layers)
                if (auto regrouped = by_layers(mine); regrouped.size() < mine.size()) mine = std::move(regrouped);
            result.insert(result.end(), mine.begin(), mine.end());
        }
        return result;
    }

private:
    [[nodiscard]] std::vector<Move> of_letter(char letter) const {
        std::vector<Move> mine;
        std::ranges::copy_if(moves_, std::back_inserter(mine), [=](const Move& m) { return m.letter == letter; });
        return mine;
    }
    // Adds up the turns of each layer and writes each run of equally turned layers as one block.
    static std::vector<Move> by_layers(const std::vector<Move>& moves) {
        std::map<int, int> change;  // at a layer, the difference of its turns from the previous layer
        for (const auto& move : moves) {
            change[move.from] += move.turns;
            change[move.to + 1] -= move.turns;
        }
        std::vector<Move> blocks;
        std::int8_t turns = 0;
        for (auto at = change.begin(); std::next(at) != change.end(); ++at) {
            const int before = std::exchange(turns, cube::fewest_quarters(turns + at->second));
            if (turns == 0) continue;
            const auto from = static_cast<std::uint16_t>(at->first),
                       to = static_cast<std::uint16_t>(std::next(at)->first - 1);
            if (before == turns && !blocks.empty())
                blocks.back().to = to;
            else
                blocks.push_back({moves[0].offset, from, to, moves[0].letter, turns});
        }
        return blocks;
    }

    cube::Axis axis_;
    std::vector<Move> moves_;
};

using cube::Turn;

int quarters(const Turn& turn) { return turn.quarters == 2 ? 2 : 1; }
int layers(const Turn& turn) { return turn.to - turn.from + 1; }
// An inner block is the difference of two outer blocks.
int outer_blocks(const Turn& turn, int n) { return turn.from == 1 || turn.to == n ? 1 : 2; }

constexpr std::array<Metric, 8> table{{
    {"HTM", "half turns: an outer block by any angle counts 1, an inner one (M, 2R) 2",
     [](const Turn& t, int n) { return outer_blocks(t, n); }},
    {"QTM", "quarter turns: an outer block by 90 degrees counts 1, by 180 2; an inner one twice that",
     [](const Turn& t, int n) { return outer_blocks(t, n) * quarters(t); }},
    {"STM", "slice turns: any block of neighbouring layers by any angle counts 1", [](const Turn&, int) { return 1; }},
    {"ETM", "execution: every move counts 1, rotations too", [](const Turn&, int) { return 1; }, true},
    {"OBTM", "outer blocks, any angle: the name of HTM on big cubes",
     [](const Turn& t, int n) { return outer_blocks(t, n); }},
    {"BTM", "blocks of neighbouring layers, any angle: the name of STM on big cubes",
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

std::vector<Move> simplify(const std::vector<Move>& moves) {
    std::vector<AxisGroup> groups;
    for (const auto& move : stoppable(moves)) {
        const auto& letter = cube::letter_of(move);
        if (letter.kind == Letter::Kind::pause || move.turns % 4 == 0) continue;
        const auto axis = cube::axis_of(letter.face);
        // Moves that cancel completely let the moves on either side meet: D Rw R' 2R' D is D2.
        if (!groups.empty() && groups.back().axis() != axis && groups.back().shortest().empty()) groups.pop_back();
        if (groups.empty() || groups.back().axis() != axis) groups.emplace_back(axis);
        groups.back().add(move);
    }
    std::vector<Move> result;
    for (const auto& group : stoppable(groups)) {
        const auto shortest = group.shortest();
        result.insert(result.end(), shortest.begin(), shortest.end());
    }
    return result;
}

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
