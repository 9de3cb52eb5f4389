#include "runtime/search/generator_solver.hpp"

#include <set>

#include "tests/search/tables.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::generator_solver_test {
namespace {

cube::Move letter(char letter, int turns = 1) { return {.letter = letter, .turns = static_cast<std::int8_t>(turns)}; }

GeneratorSolver solver(cube::Cube cube, const std::vector<cube::Move>& moves, std::size_t most_keys = 100000) {
    return GeneratorSolver(cube, turns_from_moves(moves, cube.n), most_keys);
}

// The cost of every state within some depth, breadth first, where all generators cost 1.
std::vector<std::pair<cube::State, int>> all_within(const GeneratorSolver& solver, int depth) {
    std::vector<std::pair<cube::State, int>> known{{cube::solved(solver.cube()), 0}};
    std::set<std::vector<int>> seen{test::net_row(known[0].first)};
    cube::Turner turner(solver.cube());
    for (std::size_t i = 0; i < known.size() && known[i].second < depth; ++i)
        for (const auto& generator : solver.generators()) {
            auto to = known[i].first;
            turner.apply(to.blocks, generator.turn);
            if (seen.insert(test::net_row(to)).second) known.emplace_back(std::move(to), known[i].second + 1);
        }
    return known;
}

void check_agreement(const GeneratorSolver& solver, int depth, int every) {
    int count = 0;
    for (const auto& [state, cost] : all_within(solver, depth)) {
        if (++count % every != 0) continue;
        const auto answer = solver.solve(state);
        REQUIRE(answer.moves);
        CHECK(static_cast<int>(answer.moves->size()) == cost);
        CHECK(perm::is_identity(test::product(state, test::play(state.cube, *answer.moves)).blocks));
    }
}

}  // namespace

TEST_CASE("solutions by given generators agree with a breadth first search") {
    check_agreement(solver({3}, {letter('R'), letter('U')}), 7, 61);
    check_agreement(solver({3}, {letter('M'), letter('U', 2)}), 8, 7);
    check_agreement(solver({3}, {letter('R', 2), letter('U', 2), letter('F', 2)}), 8, 23);
    check_agreement(solver({3}, {{.to = 2, .letter = 'R'}, letter('U')}), 6, 53);
    check_agreement(solver({2}, {letter('R'), letter('U')}), 7, 61);
    check_agreement(solver({4}, {{.from = 2, .to = 2, .letter = 'R'}, letter('U', 2)}), 6, 17);
}

TEST_CASE("truncated patterns lead to the same solutions") {
    check_agreement(solver({3}, {letter('R'), letter('U'), letter('F')}, 500), 5, 97);
}

TEST_CASE("the patterns of <R, U> for corners and edges are complete") {
    const auto ru = solver({3}, {letter('R'), letter('U')});
    REQUIRE(ru.patterns().size() == 2);
    CHECK(ru.patterns()[0].is_complete());
    CHECK(ru.patterns()[0].size() == 120 * 243);  // orders, and twists of six corners that add up to 0
    CHECK(ru.patterns()[1].size() == 5040);
}

TEST_CASE("parts that the generators cannot solve are reported at once") {
    const auto ru = solver({3}, {letter('R'), letter('U')});
    const auto stuck = ru.stuck(test::play({3}, {letter('F')}));
    CHECK(!stuck.empty());
    CHECK(!ru.solve(test::play({3}, {letter('F')})).moves);
    // Two corners exchanged, all other parts solved: <R, U> has 120 orders of six corners, not 720.
    auto swapped = cube::solved({3});
    const auto parts = cube::parts_of_orbit({3}, ru.patterns()[0].stickers()[0].block);
    for (std::size_t i = 0; i < 3; ++i) {
        auto& block = swapped.blocks[static_cast<std::size_t>(parts[0].stickers[i].block)];
        std::swap(block[parts[0].stickers[i].point], block[parts[2].stickers[i].point]);
    }
    CHECK(!ru.stuck(swapped).empty());
    CHECK(ru.stuck(test::play({3}, {letter('R'), letter('U')})).empty());
}

TEST_CASE("generators may have costs") {
    const auto cost = [](const cube::Turn& turn, int) { return turn.quarters == 2 ? 2 : 1; };
    const GeneratorSolver ru({3}, turns_from_moves(std::vector{letter('R'), letter('U')}, 3, cost));
    const auto state = test::play({3}, {letter('R', 2), letter('U'), letter('R', 2)});
    const auto answer = ru.solve(state);
    REQUIRE(answer.moves);
    CHECK(answer.proved.searched == 4);
    CHECK(answer.moves->size() == 3);
}

TEST_CASE("the number of threads does not change the answer, and a limit proves the costs up to it") {
    const auto ru = solver({3}, {letter('R'), letter('U')});
    const auto state = test::play(
        {3}, {letter('R'), letter('U'), letter('R', 2), letter('U', -1), letter('R'), letter('U', 2), letter('R', -1)});
    const auto one = ru.solve(state), three = ru.solve(state, longest_restricted, {3});
    REQUIRE(one.moves);
    CHECK(test::spelled(*one.moves) == test::spelled(*three.moves));
    const auto none = ru.solve(state, 3);
    CHECK(!none.moves);
    CHECK(none.proved.searched == 3);
}

TEST_CASE("without generators only the solved cube has a solution") {
    const auto none = solver({3}, {});
    CHECK(none.solve(cube::solved({3})).moves->empty());
    CHECK(!none.stuck(test::play({3}, {letter('R')})).empty());
}

}  // namespace cubelang::search::generator_solver_test
