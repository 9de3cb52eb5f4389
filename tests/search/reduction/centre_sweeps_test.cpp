#include "runtime/search/reduction/centre_sweeps.hpp"

#include <cmath>
#include <numeric>

#include "runtime/search/reduction/puzzle.hpp"
#include "runtime/search/reduction/sweep.hpp"
#include "runtime/search/reduction/sweep_plan.hpp"
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
        if (const auto kind = cube::kind_of(state.cube, block);
            cube::is_centre(kind) && kind != cube::Kind::fixed_centre)
            for (int point = 0; point < perm::block_points; ++point)
                count += is_home(state.blocks[static_cast<std::size_t>(block)], point) ? 1 : 0;
    return count;
}

CentreLabels by_colour(const cube::State& state) { return {state, Centres::by_colour}; }

int count_equal(const CentreLabels& centres, const CentreLabels& home) {
    const auto counts = centres.equal_cells(home);
    return std::accumulate(counts.begin(), counts.end(), 0);
}

// Of the cells that are seen, as the faces that are seen.
std::vector<int> seen(const CentreLabels& centres, const CentreView& view, cube::Symmetry orientation) {
    std::vector<int> colours;
    for (const auto face : cube::faces)
        for (std::size_t i = 0; i < view.layers(); ++i)
            for (std::size_t j = 0; j < view.layers(); ++j)
                colours.push_back(cube::index(orientation(cube::face_at(centres[view.cell(face, i, j)]))));
    return colours;
}

CentreView plain(std::size_t layers) { return {layers, {}, {}}; }

// The faces of a cube, turned.
cube::State turned(cube::State state, const FaceQuarters& quarters) {
    cube::Turner turner(state.cube);
    for (const auto face : cube::faces) {
        const int layer = cube::is_positive(face) ? 1 : state.cube.n, turns = quarters[static_cast<std::size_t>(face)];
        if (turns != 0) turner.apply(state.blocks, {cube::axis_of(face), layer, layer, turns});
    }
    return state;
}

// One of each two that are as far from R as from L, and the middle one.
std::vector<std::size_t> half_of_columns(std::size_t layers) {
    std::vector<std::size_t> columns((layers + 1) / 2);
    std::iota(columns.begin(), columns.end(), 0U);
    return columns;
}

Sweep planned(const CentreLabels& centres, const CentreLabels& wanted, Rows rows, TurnCosts cost_of, double price) {
    const auto layers = centres.layers();
    const RowGains gains(plain(layers), rows, half_of_columns(layers), centres, wanted);
    SweepPlan plan(gains, cost_of, price);
    std::vector<std::size_t> order(gains.columns().size());
    std::iota(order.begin(), order.end(), 0U);
    for (int round = 0; round < 3; ++round) plan.improve(order);
    return {{}, {}, rows, plan.steps()};
}

// A random word of single layers, none of them in the middle.
std::vector<cube::Turn> random_word(int n, std::size_t size, test::Chance& chance) {
    std::vector<cube::Turn> word;
    const auto turns = layer_turns(n);
    while (word.size() < size)
        if (const auto& turn = turns[chance() % turns.size()].turn; 2 * turn.from != n + 1) word.push_back(turn);
    return word;
}

cube::State after(cube::State state, std::span<const cube::Turn> word) {
    cube::Turner turner(state.cube);
    for (const auto& turn : word) turner.apply(state.blocks, turn);
    return state;
}

}  // namespace

TEST_CASE("a view shows the colours of the cube with its faces turned, then mapped by a symmetry") {
    test::Chance chance(1);
    const auto state = scrambled(6, chance);
    const auto centres = by_colour(state);
    for (const auto& s : cube::symmetries()) {
        FaceQuarters faces{};
        for (auto& quarters : faces) quarters = static_cast<std::uint8_t>(chance() % 4);
        const auto mapped = by_colour(cube::conjugate(turned(state, faces), s));
        CHECK(seen(centres, {4, s, faces}, s) == seen(mapped, plain(4), {}));
    }
}

TEST_CASE("a sweep's turns have the effect on centres that it counts, leave no row turned, and can be undone") {
    test::Chance chance(2);
    for (const auto rows : {Rows::about_y, Rows::conjugated_by_f})
        for (const int n : {8, 9, 12})
            for (const double price : {0.1, 1.0}) {
                auto state = scrambled(n, chance);
                const auto before = by_colour(state), home = by_colour(cube::solved(state.cube));
                const auto sweep = planned(before, home, rows, {}, price);
                auto centres = before;
                const int gain = sweep.perform(centres, home);
                cube::Turner turner(state.cube);
                for (const auto& turn : sweep.turns(before.layers())) turner.apply(state.blocks, turn);
                CHECK(gain >= price * sweep.cost(before.layers(), {}));
                CHECK(count_equal(centres, home) == count_equal(before, home) + gain);
                CHECK(centres == by_colour(state));
                sweep.undo(centres);
                CHECK(centres == before);
            }
}

TEST_CASE("a word as sweeps turns the same layers and moves the same centres") {
    test::Chance chance(9);
    for (const int n : {6, 7}) {
        const auto state = scrambled(n, chance);
        const auto word = random_word(n, 60, chance);
        auto centres = by_colour(state);
        std::vector<cube::Turn> turns;
        FaceQuarters faces{};
        for (const auto& sweep : given_sweeps(word, n, {})) {
            sweep.turn_rows(centres);
            const auto more = sweep.turns_of_cube(n);
            turns.insert(turns.end(), more.begin(), more.end());
            faces = sweep.faces;
        }
        const auto end = after(state, word);
        CHECK(after(state, turns) == end);
        CHECK(centres == CentreLabels(end, Centres::by_colour, faces));
    }
}

TEST_CASE("columns in a sweep of a word have the effect that it counts, while its rows stay turned") {
    test::Chance chance(10);
    for (const int n : {8, 9}) {
        const auto state = scrambled(n, chance);
        const auto layers = static_cast<std::size_t>(n - 2);
        Sweep sweep{.ends = {{0, 1}, {2, 3}, {5, 2}}};
        const auto home = by_colour(cube::solved(state.cube)), before = by_colour(state);
        auto wanted = home, centres = before;
        sweep.turn_rows_back(wanted);
        const RowGains gains(plain(layers), Rows::about_y, half_of_columns(layers), centres, wanted);
        SweepPlan plan(gains, {}, 0.3, sweep.ends);
        for (int round = 0; round < 3; ++round) plan.improve(std::array<std::size_t, 3>{0, 1, 2});
        sweep.steps = plan.steps();
        const int gain = sweep.perform(centres, wanted);
        CHECK(gain > 0);
        sweep.turn_rows(centres);
        CHECK(centres == by_colour(after(state, sweep.turns(layers))));
        auto without = before;
        sweep.turn_rows(without);
        CHECK(count_equal(centres, home) == count_equal(without, home) + gain);
        sweep.turn_rows_back(centres);
        sweep.undo(centres);
        CHECK(centres == before);
    }
}

TEST_CASE("columns cost less beside turns of the same layers") {
    const Sweep sweep{.steps = {{{{1, 1}, {2, 2}}, {{0, 0, 1}}}}, .ends = {{0, 1}}};
    CHECK(sweep.cost(4, {}) == 5);
    CHECK(sweep.cost(4, {}, {{0, 3, 0, 0}, {0, 0, 1, 0}}) == 2);  // 3R' 3R is nothing, 4R2 4R is one turn
    CHECK(sweep.cost(4, {2}, {{0, 3, 0, 0}, {0, 0, 1, 0}}) == 3);
}

TEST_CASE("a turn is seen in every orientation as its conjugate") {
    for (const auto& s : cube::symmetries())
        for (const auto& generator : layer_turns(5))
            CHECK(seen_in(s, generator.turn, 5) == cube::turn_of(cube::conjugate(move_of(generator.turn, 5), s), 5));
}

TEST_CASE("with one column, a plan gains as much as the best of all angles of its rows") {
    test::Chance chance(6);
    const double price = 0.4;
    for (int trial = 0; trial < 20; ++trial) {
        const auto state = scrambled(7, chance);
        const auto centres = by_colour(state), home = by_colour(cube::solved(state.cube));
        const RowGains gains(plain(5), Rows::about_y, {chance() % 2}, centres, home);
        SweepPlan plan(gains, {}, price);
        plan.improve(std::array{std::size_t{0}});
        const Sweep sweep{{}, {}, Rows::about_y, plan.steps()};
        double best = 0;
        for (const int quarters : {1, 3}) {
            double sum = -2 * price;  // the column, there and back
            for (std::size_t row = 0; row < 5; ++row) {
                double most = 0;
                for (std::size_t angle = 1; angle < 4; ++angle)
                    most = std::max(most, gains.of(0, quarters)[angle].value[row] - 2 * price);
                sum += most;
            }
            best = std::max(best, sum);
        }
        auto after = centres;
        CHECK(std::abs(sweep.perform(after, home) - price * sweep.cost(5, {}) - best) < 1e-4);
    }
}

TEST_CASE("a plan that starts from steps is worth more at a lower price") {
    test::Chance chance(7);
    const auto state = scrambled(10, chance);
    const auto centres = by_colour(state), home = by_colour(cube::solved(state.cube));
    const auto worth = [&](const Sweep& sweep) {
        auto after = centres;
        return sweep.perform(after, home) - 0.5 * sweep.cost(centres.layers(), {});
    };
    const auto old = planned(centres, home, Rows::about_y, {}, 1);
    const RowGains gains(plain(8), Rows::about_y, half_of_columns(8), centres, home);
    SweepPlan plan(gains, {}, 0.5);
    plan.take(old.steps);
    plan.improve(std::array<std::size_t, 4>{3, 1, 0, 2});
    CHECK(!old.steps.empty());
    CHECK(worth({{}, {}, Rows::about_y, plan.steps()}) > worth(old));
}

TEST_CASE("sweeps bring nearly all centres home, move edges by turns of faces alone, and keep pairs") {
    test::Chance chance(3);
    for (const int n : {6, 7, 10, 11}) {
        const auto state = scrambled(n, chance);
        const auto [moves, left, faces] = centre_sweeps(state, {}, {.sweeps = 3000, .seed = 1});
        const auto played = test::play({n}, moves);
        CHECK(left <= 12);
        CHECK(centres_home(test::product(state, played)) + static_cast<int>(left) == 6 * (n - 2) * (n - 2) - n % 2 * 6);
        std::vector<perm::Block> edges;
        const Puzzle puzzle({n});
        for (const auto& orbit : puzzle.edges()) edges.push_back(played.blocks[static_cast<std::size_t>(orbit.block)]);
        CHECK(std::ranges::adjacent_find(edges, std::not_equal_to()) == edges.end());
    }
}

TEST_CASE("a given word is performed on the way, and its rows make the whole shorter") {
    test::Chance chance(11);
    for (const int n : {6, 9}) {
        const auto state = scrambled(n, chance);
        const auto word = random_word(n, 60, chance);
        const auto swept = centre_sweeps(state, word, {.sweeps = 3000});
        const auto played = test::play({n}, swept.moves);
        CHECK(swept.left <= 12);
        CHECK(centres_home(test::product(state, played)) + static_cast<int>(swept.left) ==
              6 * (n - 2) * (n - 2) - n % 2 * 6);
        const auto of_sweeps = test::product({{n}, perm::inverse(after(cube::solved({n}), word).blocks)}, played);
        std::vector<perm::Block> edges;
        const Puzzle puzzle({n});
        for (const auto& orbit : puzzle.edges())
            edges.push_back(of_sweeps.blocks[static_cast<std::size_t>(orbit.block)]);
        CHECK(std::ranges::adjacent_find(edges, std::not_equal_to()) == edges.end());
        const auto alone = centre_sweeps(after(state, word), {}, {.sweeps = 3000});
        CHECK(swept.moves.size() < word.size() + alone.moves.size());
    }
}

TEST_CASE("sweeps bring most centres to their own places, but for the rotations of whole faces that they report") {
    test::Chance chance(8);
    for (const auto& cube : {cube::Cube{6}, cube::Cube{7, true}, cube::Cube{8, true}, cube::Cube{9}}) {
        auto state = cube::solved(cube);
        const auto scramble = scrambled(cube.n, chance);  // wings have to be even
        std::copy_n(perm::product(scramble.blocks, scramble.blocks).begin(), scramble.blocks.size(),
                    state.blocks.begin());
        const auto swept = centre_sweeps(state, {}, {.sweeps = 20000, .centres = Centres::each});
        const auto after = test::product(state, test::play(cube, swept.moves));
        const CentreLabels labels(after, Centres::each, swept.faces), home(cube::solved(cube), Centres::each);
        const auto left = static_cast<int>(swept.left);
        CHECK(count_equal(labels, home) + left == 6 * (cube.n - 2) * (cube.n - 2));
        CHECK(left <= 30);
    }
}

TEST_CASE("turned faces of a cube are seen as solved") {
    for (const auto& cube : {cube::Cube{4}, cube::Cube{5, true}, cube::Cube{7}}) {
        const CentreLabels home(cube::solved(cube), Centres::each);
        for (const FaceQuarters& faces : {FaceQuarters{1}, FaceQuarters{0, 2, 3, 1, 0, 3}}) {
            const auto state = turned(cube::solved(cube), faces);
            CHECK(turned_faces(state) == faces);
            CHECK(CentreLabels(state, Centres::each, faces) == home);
        }
    }
}

TEST_CASE("where half turns cost two, fewer are used") {
    test::Chance chance(4);
    const auto state = scrambled(8, chance);
    const auto half_turns = [&](int cost) {
        const auto moves = centre_sweeps(state, {}, {.sweeps = 3000, .half_turn = cost}).moves;
        const auto half = std::ranges::count_if(moves, [](const cube::Move& move) { return move.turns == 2; });
        return static_cast<double>(half) / static_cast<double>(moves.size());
    };
    CHECK(half_turns(2) < half_turns(1));
}

TEST_CASE("a solved cube needs no sweeps, and the same seed gives the same moves") {
    CHECK(centre_sweeps(cube::solved({8}), {}, {.sweeps = 100}).moves.empty());
    test::Chance chance(5);
    const auto state = scrambled(6, chance);
    const auto spelled = [&](std::uint64_t seed) {
        return cube::spell(centre_sweeps(state, {}, {.sweeps = 500, .seed = seed}).moves);
    };
    CHECK(spelled(7) == spelled(7));
    CHECK(spelled(7) != spelled(8));
}

}  // namespace cubelang::search::reduction::centre_sweeps_test
