#include "runtime/search/reduction/centre_sweeps.hpp"

#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/reduction/sweep.hpp"
#include "runtime/search/space/generators.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::reduction::centre_sweeps_test {
namespace {

// By turns of all layers but the middle ones of odd cubes.
cube::State scrambled(int n, test::Chance& chance) {
    auto state = cube::solved({n});
    cube::Turner turner(state.cube);
    const auto turns = layer_turns(n);
    for (int i = 0; i < 40 * n; ++i)
        if (const auto& turn = turns[chance() % turns.size()].turn; 2 * turn.from != n + 1)
            turner.apply(state.blocks, turn);
    return state;
}

bool is_home(const perm::Block& block, int point) { return block[point] / 4 == point / 4; }

int centres_home(const cube::State& state) {
    int count = 0;
    for (const int block : cube::orbit_blocks(state.cube))
        if (cube::is_centre(cube::kind_of(state.cube, block)) && cube::cell_of(state.cube, block).u != 0)
            for (int point = 0; point < perm::block_points; ++point)
                count += is_home(state.blocks[static_cast<std::size_t>(block)], point) ? 1 : 0;
    return count;
}

bool same(CentreColours a, CentreColours b) {
    for (const auto face : cube::faces)
        for (std::size_t i = 0; i < a.layers(); ++i)
            for (std::size_t j = 0; j < a.layers(); ++j)
                if (a.at(face, i, j) != b.at(face, i, j)) return false;
    return true;
}

}  // namespace

TEST_CASE("the squares of colours are mapped as symmetries map the state") {
    test::Chance chance(1);
    const auto state = scrambled(6, chance);
    const CentreColours colours(state.cube, state.blocks);
    for (const auto& s : cube::symmetries())
        CHECK(same(colours.mapped(s), CentreColours(state.cube, cube::conjugate(state, s).blocks)));
}

TEST_CASE("a sweep's turns have the effect on centres that it counted, and leave no row turned") {
    test::Chance chance(2);
    for (const auto rows : {Rows::about_y, Rows::conjugated_by_f})
        for (const int n : {8, 9, 12})
            for (const bool several : {false, true}) {
                auto state = scrambled(n, chance);
                CentreColours colours(state.cube, state.blocks);
                const auto before = colours.solved();
                Sweep sweep(colours, rows, 0.1, 1);
                std::vector<std::size_t> order(colours.layers());
                for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
                sweep.run(order, several);
                cube::Turner turner(state.cube);
                for (const auto& turn : sweep.turns()) turner.apply(state.blocks, turn);
                CHECK(sweep.gain() > 0);
                CHECK(colours.solved() == before + static_cast<std::size_t>(sweep.gain()));
                CHECK(same(colours, CentreColours(state.cube, state.blocks)));
            }
}

TEST_CASE("sweeps bring the centres off the middle layers home, move edges by turns of faces alone, and keep pairs") {
    test::Chance chance(3);
    for (const int n : {6, 7, 10, 11}) {
        const auto state = scrambled(n, chance);
        const auto [moves, left] = centre_sweeps(state, {.sweeps = 3000, .seed = 1});
        const auto played = test::play({n}, moves);
        const auto after = test::product(state, played);
        const int quarters = n - 2 - n % 2;
        CHECK(centres_home(after) >= 6 * quarters * quarters - 12);
        if (n % 2 == 0) CHECK(centres_home(after) + static_cast<int>(left) == 6 * quarters * quarters);
        std::vector<perm::Block> edges;
        const Puzzle puzzle({n});
        for (const auto& orbit : puzzle.edges()) edges.push_back(played.blocks[static_cast<std::size_t>(orbit.block)]);
        CHECK(std::ranges::adjacent_find(edges, std::not_equal_to()) == edges.end());
        for (const int block : cube::orbit_blocks({n}))
            if (cube::kind_of({n}, block) == cube::Kind::t_centre)
                for (int point = 0; point < perm::block_points; ++point)
                    CHECK(is_home(played.blocks[static_cast<std::size_t>(block)], point));
    }
}

TEST_CASE("where half turns cost two, fewer are used") {
    test::Chance chance(4);
    const auto state = scrambled(8, chance);
    const auto half_turns = [&](int cost) {
        const auto moves = centre_sweeps(state, {.sweeps = 3000, .half_turn = cost}).moves;
        const auto half = std::ranges::count_if(moves, [](const cube::Move& move) { return move.turns == 2; });
        return static_cast<double>(half) / static_cast<double>(moves.size());
    };
    CHECK(half_turns(2) < half_turns(1));
}

TEST_CASE("a solved cube needs no sweeps, and the same seed gives the same moves") {
    CHECK(centre_sweeps(cube::solved({8}), {.sweeps = 100}).moves.empty());
    test::Chance chance(5);
    const auto state = scrambled(6, chance);
    const auto spelled = [&](std::uint64_t seed) {
        return cube::spell(centre_sweeps(state, {.sweeps = 500, .seed = seed}).moves);
    };
    CHECK(spelled(7) == spelled(7));
    CHECK(spelled(7) != spelled(8));
}

}  // namespace cubelang::search::reduction::centre_sweeps_test
