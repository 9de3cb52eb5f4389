#include "runtime/search/reduction/step.hpp"

#include <algorithm>
#include <bit>
#include <functional>

#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::reduction {
namespace {

bool allows(const Puzzle& puzzle, Quarter quarter, std::uint16_t turn) {
    const auto axis = puzzle.turns()[turn].axis;
    const bool is_face = puzzle.is_face(turn), is_half = puzzle.turns()[turn].quarters == 2;
    if (puzzle.is_middle(turn)) return false;
    if (quarter == Quarter::faces_u_alone && !is_face) return is_half && axis != cube::Axis::y;
    if (is_half) return true;
    switch (quarter) {
        case Quarter::all: return true;
        case Quarter::faces_and_x: return is_face || axis == cube::Axis::x;
        case Quarter::faces: return is_face;
        case Quarter::faces_but_f: return is_face && axis != cube::Axis::z;
        default: return is_face && axis == cube::Axis::y;
    }
}

}  // namespace

Word turns_with(const Puzzle& puzzle, Quarter quarter) {
    Word turns;
    for (std::uint16_t turn = 0; turn < puzzle.turns().size(); ++turn)
        if (allows(puzzle, quarter, turn)) turns.push_back(turn);
    return turns;
}

std::vector<PointSet> reached(const Orbit& orbit, const Word& turns, PointSet set) {
    std::vector<PointSet> all{set};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const auto turn : turns)
            if (const auto next = orbit.by[turn](all[i]); std::ranges::find(all, next) == all.end())
                all.push_back(next);
    return all;
}

PointSet edges_around(cube::Axis axis) {
    PointSet set = 0;
    for (int point = 0; point < perm::block_points; ++point) {
        const auto [normal, arrow] = cube::frame_of(point);
        if (cube::axis_of(normal) != axis && cube::axis_of(arrow) != axis) set |= PointSet{1} << point;
    }
    return set;
}

namespace {

struct SetAndParity {
    PointSet set;
    bool odd;
};

}  // namespace

SetTable::SetTable(const Puzzle& puzzle, const Orbit& orbit, const Word& turns, const std::vector<PointSet>& homes,
                   Parity parity)
    : ranks_(static_cast<std::size_t>(std::popcount(homes.front()))) {
    distances_.resize(ranks_.size() * (parity == Parity::counted ? 2 : 1));
    std::vector<SetAndParity> ends;
    for (const auto home : homes) ends.push_back({home, false});
    const auto moved = [&](const SetAndParity& from, std::uint16_t turn) {
        const bool flips = parity == Parity::counted && puzzle.makes_odd(turn);
        return SetAndParity{orbit.by[turn](from.set), from.odd != flips};
    };
    measure_distances(std::span(distances_), ends, turns, moved,
                      [&](const SetAndParity& at) { return index(at.set, at.odd); });
}

namespace {

constexpr std::size_t wing_count = perm::block_points, pairs = wing_count * wing_count;

// Found by trying: how much all pairs of pairs count, beside pairs alone.
constexpr double weight_of_two = 0.0875;

std::size_t pair_number(std::size_t wing, std::size_t middle) { return wing_count * wing + middle; }

// What a turn does to a pair, by its number.
using MovedPairs = std::vector<std::uint16_t>;
MovedPairs moved_pairs(const Orbit& wings, const Orbit& middles, std::uint16_t turn) {
    MovedPairs to;
    for (std::size_t wing = 0; wing < wing_count; ++wing)
        for (std::size_t middle = 0; middle < wing_count; ++middle)
            to.push_back(static_cast<std::uint16_t>(pair_number(wings.by[turn][wing], middles.by[turn][middle])));
    return to;
}

}  // namespace

PairTables::PairTables(const Puzzle& puzzle, const Orbit& wings, const Word& turns) : one_(pairs), two_(pairs * pairs) {
    std::vector<MovedPairs> moved;
    for (const auto turn : turns) moved.push_back(moved_pairs(wings, puzzle.reference(), turn));
    std::vector<std::uint32_t> together, two_together;
    for (std::size_t i = 0; i < wing_count; ++i) together.push_back(static_cast<std::uint32_t>(pair_number(i, i)));
    for (const auto a : together)
        for (const auto b : together)
            if (a != b) two_together.push_back(static_cast<std::uint32_t>(pairs * a + b));
    measure_distances(
        std::span(one_), together, moved,
        [](std::uint32_t pair, const MovedPairs& by) { return std::uint32_t{by[pair]}; }, std::identity{});
    measure_distances(
        std::span(two_), two_together, moved,
        [](std::uint32_t two, const MovedPairs& by) {
            return static_cast<std::uint32_t>(pairs * by[two / pairs] + by[two % pairs]);
        },
        std::identity{});
}

double PairTables::distance(const Points& beside) const {
    int one = 0, two = 0;
    for (std::size_t i = 0; i < wing_count; ++i) {
        const auto pair = pair_number(beside[i], i);
        one += one_[pair];
        for (std::size_t j = 0; j < i; ++j) two += two_[pairs * pair + pair_number(beside[j], j)];
    }
    return one + weight_of_two * two;
}

}  // namespace cubelang::search::reduction
