#include "runtime/search/reduction/centre_distances.hpp"

#include <bit>
#include <set>

#include "runtime/search/reduction/cost_distances.hpp"

namespace cubelang::search::reduction {
namespace {

using cube::Face;

constexpr PointSet points_on(Face face) { return PointSet{15} << 4 * cube::index(face); }

// Goals of phase 3: one colour of each pair, on faces that meet at a corner, clockwise as R, U, F do.
constexpr std::array<PointSet, 4> solved_colours{points_on(Face::r) | points_on(Face::u) | points_on(Face::f),
                                                 points_on(Face::r) | points_on(Face::d) | points_on(Face::b),
                                                 points_on(Face::l) | points_on(Face::u) | points_on(Face::b),
                                                 points_on(Face::l) | points_on(Face::d) | points_on(Face::f)};

template <class State, class Moved, class Number>
void measure(Distances& distances, const std::vector<State>& starts, const PhaseTurns& turns, Moved moved,
             Number number) {
    measure_costs(
        std::span(distances), starts, turns.turns.size(),
        [&](std::size_t turn) { return turns.turns[turn].generator.cost; }, moved, number);
}

// The sets of `count` of these many points, numbered.
std::vector<std::uint16_t> numbers_of_sets(unsigned points, int count) {
    std::vector<std::uint16_t> numbers(std::size_t{1} << points);
    std::uint16_t next = 0;
    for (std::uint32_t set = 0; set < numbers.size(); ++set)
        if (std::popcount(set) == count) numbers[set] = next++;
    return numbers;
}
constexpr std::size_t sets_of_eight_in_sixteen = 12870, sets_of_four_in_eight = 70;

std::size_t across_x(PointSet set) { return (set & 15U) | (set >> 8U & 0xF0U); }
std::size_t off_x(PointSet set) { return (set >> 4U & 0xFFU) | (set >> 8U & 0xFF00U); }

}  // namespace

AnyAxisDistances::AnyAxisDistances(const PhaseTurns& turns) : distances_(ranks_.size()) {
    measure(
        distances_, std::vector(points_across.begin(), points_across.end()), turns,
        [&](PointSet set, std::size_t turn) { return turns.turns[turn].centres(set); },
        [this](PointSet set) { return ranks_(set); });
}

OtherAxesDistances::OtherAxesDistances(const PhaseTurns& turns, const std::vector<PointSet>& colours)
    : eight_of_sixteen_(numbers_of_sets(16, 8)),
      four_of_eight_(numbers_of_sets(8, 4)),
      distances_(2 * sets_of_eight_in_sixteen * sets_of_four_in_eight) {
    std::vector<OtherAxes> goals;
    for (const auto colour : colours)
        for (const auto pair : {points_across[1], points_across[2]}) goals.push_back({colour, pair, false});
    measure(
        distances_, goals, turns,
        [&](const OtherAxes& axes, std::size_t turn) { return turned(axes, turns.turns[turn]); },
        [this](const OtherAxes& axes) { return number(axes); });
}

std::size_t OtherAxesDistances::number(const OtherAxes& axes) const {
    const std::size_t colour = four_of_eight_[across_x(axes.colour)], pair = eight_of_sixteen_[off_x(axes.pair)];
    return 2 * (colour * sets_of_eight_in_sixteen + pair) + (axes.odd_wings ? 1 : 0);
}

FourPerAxis::FourPerAxis() {
    std::uint8_t next = 0;
    for (std::size_t set = 0; set < numbers_.size(); ++set)
        if (std::popcount(set) == 4) numbers_[set] = next++;
}

SolvedCentresDistances::SolvedCentresDistances(const PhaseTurns& turns, const std::vector<PairingTurn>& pairing_turns)
    : distances_(2 * FourPerAxis::size) {
    std::vector<SolvedCentres> goals;
    for (const auto colours : solved_colours) goals.push_back({colours, false});
    measure(
        distances_, goals, turns,
        [&](const SolvedCentres& centres, std::size_t turn) {
            return turned(centres, turns.turns[turn], pairing_turns[turn]);
        },
        [this](const SolvedCentres& centres) { return number(centres); });
}

std::vector<PointSet> SolvedCentresDistances::colours_across_x() const {
    const auto fours = [](PointSet points) {
        std::vector<PointSet> sets;
        for (PointSet set = points;; set = (set - 1) & points) {
            if (std::popcount(set) == 4) sets.push_back(set);
            if (set == 0) return sets;
        }
    };
    std::set<PointSet> found;
    for (const auto x : fours(points_across[0]))
        for (const auto y : fours(points_across[1]))
            for (const auto z : fours(points_across[2]))
                if ((*this)({x | y | z, false}) != unreached_distance) found.insert(x);
    return {found.begin(), found.end()};
}

}  // namespace cubelang::search::reduction
