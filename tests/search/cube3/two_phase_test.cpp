#include "runtime/search/cube3/two_phase.hpp"

#include <bit>

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::two_phase_test {
namespace {

const TwoPhase& solver() {
    static const TwoPhase made(*Phase1Table::get(test::shared_tables(), Metric::half_turns, test::all_cores()),
                               *Phase2Table::get(test::shared_tables(), test::all_cores()),
                               CentreTable::get(test::shared_tables(), test::all_cores()));
    return made;
}

Centres after(Centres centres, const std::vector<int>& moves) {
    for (const int move : moves) centres = sum(centres, centres_of_moves()[static_cast<std::size_t>(move)]);
    return centres;
}

}  // namespace

TEST_CASE("any position is solved in at most 22 moves") {
    test::property("by two phases", [] {
        const auto c = *test::by_chance(test::some_cubies);
        const auto answer = solver().solve(c, {});
        RC_ASSERT(answer.has_value());
        RC_ASSERT(answer->moves.size() <= 22U);
        RC_ASSERT(test::after(c, answer->moves) == Cubies{});
    });
}

TEST_CASE("with a limit of 20 moves a solution is found, also through a turn before the position") {
    test::property("by two phases", [] {
        const auto c = *test::by_chance(test::some_cubies);
        const auto answer = solver().solve(c, {.longest = 20, .short_enough = 20});
        RC_ASSERT(answer.has_value());
        RC_ASSERT(answer->moves.size() <= 20U);
        RC_ASSERT(test::after(c, answer->moves) == Cubies{});
    });
}

TEST_CASE("any position of the supercube is solved in at most 24 moves, including centres") {
    test::property("by two phases", [] {
        const auto c = *test::by_chance(test::some_cubies);
        auto centres = static_cast<Centres>(*rc::gen::inRange(0, static_cast<int>(centre_states)));
        if (is_odd(c.corner) != (std::popcount(centres & 0x555U) % 2 == 1)) centres = sum(centres, centre_turn(0, 1));
        const auto answer = solver().solve({c, centres}, {24, 24});
        RC_ASSERT(answer.has_value());
        RC_ASSERT(answer->moves.size() <= 24U);
        RC_ASSERT(test::after(c, answer->moves) == Cubies{});
        RC_ASSERT(after(centres, answer->moves) == 0);
    });
}

TEST_CASE("where half turns count two, answers are short in quarter turns") {
    test::Chance chance(12);
    const auto quarter_turns = [](const std::vector<int>& moves) {
        return std::ssize(moves) + std::ranges::count_if(moves, [](int move) { return move % 3 == 1; });
    };
    std::ptrdiff_t by_half_turns = 0, by_quarter_turns = 0;
    for (int i = 0; i < 10; ++i) {
        const auto c = test::some_cubies(chance);
        TwoPhaseOptions options{.longest = 22, .short_enough = 0, .nodes = 300'000};
        by_half_turns += quarter_turns(solver().solve(c, options)->moves);
        options.longest = 44;
        options.half_turn = 2;
        std::vector<std::ptrdiff_t> lengths;
        options.on_answer = [&](const auto& moves) { lengths.push_back(quarter_turns(moves)); };
        const auto moves = solver().solve(c, options)->moves;
        CHECK(test::after(c, moves) == Cubies{});
        CHECK(std::ranges::is_sorted(lengths, std::ranges::greater()));
        CHECK(quarter_turns(moves) == lengths.back());
        by_quarter_turns += lengths.back();
    }
    CHECK(by_quarter_turns < by_half_turns);
}

TEST_CASE("a longer search finds ever shorter solutions") {
    test::Chance chance(11);
    const auto c = test::some_cubies(chance);
    std::vector<std::size_t> lengths;
    const auto answer = solver().solve(c, {22, 20, 0, 0, nullptr, [&](const auto& moves) {
                                               CHECK(test::after(c, moves) == Cubies{});
                                               lengths.push_back(moves.size());
                                           }});
    REQUIRE(answer);
    CHECK(answer->moves.size() <= 20);
    CHECK(lengths.back() == answer->moves.size());
    CHECK(std::ranges::adjacent_find(lengths, std::less_equal()) == lengths.end());
}

TEST_CASE("the solved cube takes no move, and one move is undone by one") {
    CHECK(solver().solve({}, {})->moves.empty());
    for (int move = 0; move < face_moves; ++move)
        CHECK(solver().solve(cubies_of_moves()[static_cast<std::size_t>(move)], {})->moves ==
              std::vector<int>{inverse_move(move)});
}

TEST_CASE("a complete two-phase search proves that no solution is shorter") {
    const auto c = test::after({}, {0, 3, 2, 5, 6});  // R U R' U' F
    const auto answer = solver().solve(c, {22, 0, 0, 0, nullptr, {}});
    CHECK(answer->moves.size() == 5);
    CHECK(!solver().solve(c, {4, 0, 0, 0, nullptr, {}}));
    CHECK(solver().solve(c, {20, 0, 0, 0, nullptr, {}})->moves.size() == 5);
}

TEST_CASE("small tables suffice") {
    const TwoPhase small(*Phase1Table::get(test::shared_tables(), Metric::half_turns, {}, TableSize::small),
                         *Phase2Table::get(test::shared_tables(), {}, TableSize::small));
    test::Chance chance(2);
    for (int i = 0; i < 5; ++i) {
        const auto c = test::some_cubies(chance);
        const auto answer = small.solve(c, {});
        REQUIRE(answer);
        CHECK(answer->moves.size() <= 22);
        CHECK(test::after(c, answer->moves) == Cubies{});
    }
}

TEST_CASE("a stopped two-phase search ends without an answer") {
    const std::atomic<bool> stop{true};
    test::Chance chance(5);
    CHECK(!solver().solve(test::some_cubies(chance), {12, 0, 0, 0, &stop, {}}));
}

}  // namespace cubelang::search::cube3::two_phase_test
