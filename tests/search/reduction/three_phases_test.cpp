#include "runtime/search/reduction/three_phases.hpp"

#include <map>

#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/search/reduction/final_steps.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::reduction::three_phases_test {
namespace {

constexpr Breadth narrow{100, 5, 2};

const ThreePhases& phases_in(std::string_view metric) {
    static std::map<std::string_view, ThreePhases> made;
    const auto found = made.find(metric);
    if (found != made.end()) return found->second;
    return made.try_emplace(metric, query::find_metric(metric)->cost, SearchLimits{}).first->second;
}

Cost cost_in(std::string_view metric) { return query::find_metric(metric)->cost; }

cube::State scrambled(test::Chance& chance) {
    auto state = cube::solved(cube4);
    cube::Turner turner(cube4);
    const auto turns = layer_turns(cube4.n);
    for (int i = 0; i < 100; ++i) turner.apply(state.blocks, turns[chance() % turns.size()].turn);
    return state;
}

bool has_home_centres(const cube::State& state) {
    const auto& centres = state.blocks[orbit_blocks().centres];
    for (int point = 0; point < perm::block_points; ++point)
        if (centres[point] / 4 != point / 4) return false;
    return true;
}

bool has_pairs(const cube::State& state) {
    const auto& wings = state.blocks[orbit_blocks().wings];
    for (int point = 0; point < perm::block_points; ++point)
        if (wings[wing_partners()[point]] != wing_partners()[wings[point]]) return false;
    return true;
}

// In some rotation it looks like a 3x3x3, and face turns solve that.
bool is_reduced(const cube::State& state) {
    return std::ranges::any_of(cube::rotations(), [&](const cube::Rotation& rotation) {
        const auto turned = test::product(state, test::play(cube4, rotation.moves));
        return has_home_centres(turned) && has_pairs(turned) && core_of(turned);
    });
}

}  // namespace

TEST_CASE("the 4x4x4 becomes a solvable 3x3x3, without parity, in the turns of every metric") {
    test::Chance chance(1);
    for (const auto* const metric : {"SSTM", "OBTM", "BTM", "SSQTM"}) {
        const auto state = scrambled(chance);
        const auto reductions = phases_in(metric).reductions(state, narrow, {});
        REQUIRE(reductions.size() == narrow.third);
        for (const auto& [moves, cost] : reductions) {
            CHECK(is_reduced(test::product(state, test::play(cube4, moves))));
            CHECK(cost_of(moves, cube4.n, cost_in(metric)) == cost);
        }
        CHECK(reductions.front().cost <= reductions.back().cost);
    }
}

TEST_CASE("in outer blocks no inner layer turns alone") {
    test::Chance chance(2);
    const auto reductions = phases_in("OBTM").reductions(scrambled(chance), narrow, {});
    for (const auto& move : reductions.front().moves) {
        const auto turn = *cube::turn_of(move, cube4.n);
        CHECK((turn.from == 1 || turn.to == cube4.n));
    }
}

TEST_CASE("a solved cube needs no turns, in any rotation") {
    for (const auto& rotation : cube::rotations())
        CHECK(phases_in("SSTM").reductions(test::play(cube4, rotation.moves), {1, 1, 1}, {}).front().cost == 0);
}

TEST_CASE("a stopped search finds nothing") {
    const std::atomic<bool> stop{true};
    test::Chance chance(3);
    CHECK(phases_in("SSTM").reductions(scrambled(chance), {10000, 500, 100}, &stop).empty());
}

}  // namespace cubelang::search::reduction::three_phases_test
