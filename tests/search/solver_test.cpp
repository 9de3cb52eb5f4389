#include "runtime/search/solver.hpp"

#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/search/cube3/orientation.hpp"
#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::solver_test {
namespace {

Solver& solver() {
    static Solver made(test::shared_tables());
    return made;
}

bool solves(const cube::State& state, const Solution& solution) {
    return solution.end == SolveEnd::solved && solution.found &&
           perm::is_identity(test::product(state, test::play(state.cube, solution.moves)).blocks);
}

std::pair<char, int> spelling(const cube::Move& move) { return {move.letter, move.turns}; }

std::vector<cube::Move> letters(std::string_view text) {
    std::vector<cube::Move> moves;
    for (const char letter : text) moves.push_back({.letter = letter});
    return moves;
}

std::vector<cube::Move> random_turns(unsigned seed, cube3::Metric metric, int length) {
    test::Chance chance(seed);
    return cube3::to_moves(test::some_sequence(metric, length, chance), {});
}

}  // namespace

TEST_CASE("any reachable 3x3x3 is solved, in any orientation") {
    test::property("any moves", [] {
        const auto state = test::play({3}, *test::moves(3));
        const auto solution = solver().solve(state, {});
        RC_ASSERT(solves(state, solution));
        RC_ASSERT(solution.length <= 22);
        RC_ASSERT(solution.is_optimal == (solution.length <= few_moves));
    });
}

TEST_CASE("any 2x2x2 is solved in the fewest moves") {
    test::property("any moves", [] {
        const auto quarters = *rc::gen::arbitrary<bool>();
        const auto state = test::play({2}, *test::moves(2));
        const auto solution =
            solver().solve(state, {.metric = quarters ? cube3::Metric::quarter_turns : cube3::Metric::half_turns});
        RC_ASSERT(solves(state, solution));
        RC_ASSERT(solution.length <= (quarters ? 14 : 11));
        RC_ASSERT(solution.is_optimal);
    });
}

TEST_CASE("optimal solutions count face turns, quarter turns or slice turns") {
    const auto state = test::play({3}, {{.letter = 'M', .turns = 2}, {.letter = 'U', .turns = 2}});
    const auto length = [&](cube3::Metric metric) {
        const auto solution = solver().solve(state, {.optimal = true, .metric = metric});
        CHECK(solves(state, solution));
        CHECK(solution.is_optimal);
        return solution.length;
    };
    CHECK(length(cube3::Metric::half_turns) == 3);
    CHECK(length(cube3::Metric::quarter_turns) == 6);
}

TEST_CASE("only the given generators are used") {
    const auto state = test::play({3}, letters("RURURURRU"));
    const auto solution = solver().solve(state, {.generators = letters("RU")});
    CHECK(solves(state, solution));
    CHECK(solution.is_optimal);
    for (const auto& move : solution.moves) CHECK((move.letter == 'R' || move.letter == 'U'));
    const auto other = solver().solve(test::play({3}, letters("F")), {.generators = letters("RU")});
    CHECK(other.end == SolveEnd::stuck);
    CHECK(!other.stuck.empty());
}

TEST_CASE("generators can be given for any cube, also for supercubes") {
    const auto state = test::play({4, true}, letters("RRUURRUURRUU"));
    const auto solution = solver().solve(state, {.generators = letters("RU")});
    CHECK(solves(state, solution));
}

TEST_CASE("any reachable 3x3x3 supercube is solved with its centres, in any orientation") {
    test::property("any moves", [] {
        const auto state = test::play({3, true}, *test::moves(3));
        const auto solution = solver().solve(state, {});
        RC_ASSERT(solves(state, solution));
        RC_ASSERT(solution.length <= 30);
        RC_ASSERT(solution.is_optimal == (solution.length <= few_moves));
    });
}

TEST_CASE("a supercube's shortest solution is reported as out of reach, unless a limit is given") {
    const auto moves = random_turns(8, cube3::Metric::quarter_turns, 40);
    const auto state = test::play({3, true}, moves);
    const auto limited = solver().solve(state, {.optimal = true, .longest = 9});
    CHECK(limited.end == SolveEnd::too_long);
    CHECK(limited.proved.searched == 9);
    const auto far = solver().solve(state, {.optimal = true, .metric = cube3::Metric::quarter_turns});
    CHECK(far.end == SolveEnd::out_of_reach);
    CHECK(far.proved.searched == 17);
}

TEST_CASE("a limit that two phases neither meet nor exclude is decided") {
    const auto moves = random_turns(8, cube3::Metric::half_turns, 40);
    const auto solution = solver().solve(test::play({3}, moves), {.longest = 15});
    CHECK(solution.end == SolveEnd::too_long);
    CHECK(solution.is_exhaustive);
    CHECK(solution.proved.searched == 15);
}

TEST_CASE("other cubes are solved") {
    for (const auto cube : {cube::Cube{4}, cube::Cube{5, true}}) {
        const auto state = test::play(cube, letters("RUFyLDB"));
        const auto solution = solver().solve(state, {});
        CHECK(solves(state, solution));
        CHECK_FALSE(solution.is_exhaustive);
    }
}

TEST_CASE("with more time the solution of a large cube is no longer than the first one") {
    test::Chance chance(4);
    std::vector<cube::Move> moves;
    for (const int move : test::some_sequence(cube3::Metric::half_turns, 40, chance)) {
        auto& one = moves.emplace_back();
        one.letter = "RUFLDB"[move / 3];
        one.to = static_cast<std::uint16_t>(1 + move % 2);
        one.turns = static_cast<std::int8_t>(move % 3 + 1);
    }
    const auto state = test::play({4}, moves);
    const auto first = solver().solve(state, {});
    std::vector<std::size_t> lengths;
    const auto note = [&](const std::vector<cube::Move>& shorter) { lengths.push_back(shorter.size()); };
    const auto later = solver().solve(state, {.seconds = 1, .on_answer = note});
    CHECK(cube::same_colors(test::product(state, test::play({4}, later.moves)), cube::solved({4})));
    CHECK(later.length <= first.length);
    CHECK(std::ranges::is_sorted(lengths, std::greater<>()));
}

TEST_CASE("positions that take few moves are solved by the fewest") {
    const auto state = test::play({3}, letters("RUFLDBR"));
    const auto solution = solver().solve(state, {});
    CHECK(solves(state, solution));
    CHECK(solution.is_optimal);
    CHECK(solution.length == 7);
}

TEST_CASE("unsupported cubes, unreachable states and limits are reported as such") {
    CHECK(solver().solve(cube::solved({4}), {.optimal = true}).end == SolveEnd::no_method);
    CHECK(solver().solve(cube::solved({4, true}), {.optimal = true}).end == SolveEnd::no_method);
    auto flipped = cube::solved({3});
    const auto edges = cube::parts_of_orbit({3}, cube::block_of({3}, {0, 2}));
    auto& block = flipped.blocks[static_cast<std::size_t>(edges[0].stickers[0].block)];
    std::swap(block[edges[0].stickers[0].point], block[edges[0].stickers[1].point]);
    CHECK(solver().solve(flipped, {}).end == SolveEnd::unreachable);

    const auto state = test::play({3}, letters("RUFLDB"));
    const auto none = solver().solve(state, {.optimal = true, .longest = 3});
    CHECK(none.end == SolveEnd::too_long);
    CHECK(none.proved.searched == 3);
    const std::atomic<bool> stop{true};
    CHECK(solver().solve(state, {.optimal = true, .limits = {.stop = &stop}}).end == SolveEnd::stopped);
}

TEST_CASE("with more time the answer is at least as short as at once") {
    const auto moves = random_turns(4, cube3::Metric::half_turns, 30);
    const auto state = test::play({3}, moves);
    std::size_t last = 100;
    const auto solution = solver().solve(state, {.seconds = 0.2, .on_answer = [&](const auto& better) {
                                                     CHECK(better.size() < last);
                                                     last = better.size();
                                                 }});
    CHECK(solves(state, solution));
    CHECK(solution.moves.size() == last);
}

TEST_CASE("the first solutions of a 3x3x3 come from small tables, the same as later ones from large tables") {
    std::vector<std::string> made;
    TableCache none({}, [&](const TableEvent& event) {
        if (event.kind == TableEvent::Kind::made) made.push_back(event.table.name);
    });
    Solver first(none);
    test::Chance chance(1);
    for (int i = 0; i < 3; ++i) {
        const auto state =
            test::play({3}, cube3::to_moves(test::some_sequence(cube3::Metric::half_turns, 40, chance), {}));
        const auto one = first.solve(state, {}), other = solver().solve(state, {});
        CHECK(solves(state, one));
        CHECK(std::ranges::equal(one.moves, other.moves, {}, spelling, spelling));
        CHECK(made == std::vector<std::string>{"cube3-phase1-htm-small", "cube3-phase2-small"});
    }
}

}  // namespace cubelang::search::solver_test
