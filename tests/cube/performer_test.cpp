#include "runtime/cube/performer.hpp"

#include "lang/source.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/slow_cube.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::performer_test {
namespace {

Move move(char letter, int turns = 1, int from = 1, int to = 1) {
    return {7, static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to), letter,
            static_cast<std::int8_t>(turns)};
}
WordPtr run(std::vector<Move> moves) { return make_run(std::move(moves)); }
WordPtr r_u() { return run({move('R'), move('U')}); }

State performed(Cube cube, const WordPtr& word) {
    Performer performer(cube);
    auto state = performer.perform(word);
    REQUIRE(state);
    REQUIRE_FALSE(performer.problem());
    return *state;
}

template <class Double>
WordPtr doubled(WordPtr word, int depth, Double twice) {
    for (int i = 0; i < depth; ++i) word = twice(word);
    return word;
}

}  // namespace

TEST_CASE("performing a word agrees with playing its expanded moves") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto word = test::some_word(cube.n, 4);
        const auto moves = *expand(*word, 1'000'000);
        slow::SlowCube slow(cube.n);
        slow.play(test::spelled(moves));
        const auto state = performed(cube, word);
        RC_ASSERT(state == test::play(cube, moves));
        RC_ASSERT(test::net_row(state) == slow.net_row());
    });
}

TEST_CASE("performing long runs agrees with playing the moves one by one") {
    test::property("on cubes with a turn table, and larger ones", [] {
        const auto cube = *test::any_cube(2, 9);
        const auto times = *rc::gen::inRange<std::size_t>(0, 40);
        std::vector<Move> moves;
        for (std::size_t i = 0; i < times; ++i) {
            const auto some = *test::moves(cube.n);
            moves.insert(moves.end(), some.begin(), some.end());
        }
        slow::SlowCube slow(cube.n);
        slow.play(test::spelled(moves));
        const auto state = performed(cube, run(moves));
        RC_ASSERT(state == test::play(cube, moves));
        RC_ASSERT(test::net_row(state) == slow.net_row());
    });
}

TEST_CASE("the first missing move of a long run is reported") {
    std::vector<Move> moves(5000, move('R'));
    moves[4500] = move('M');
    moves[4600] = move('R', 1, 5, 5);
    for (const int n : {4, 6, 8}) {
        Performer performer(Cube{n});
        CHECK_FALSE(performer.perform(run(moves)));
        REQUIRE(performer.problem());
        CHECK(performer.problem()->fault == MoveFault::no_middle_layer);
        CHECK(performer.problem()->move.letter == 'M');
    }
}

TEST_CASE("shared subwords are performed as if written twice") {
    test::property([] {
        const auto cube = *test::any_cube(3, 5);
        const auto a = test::some_word(cube.n, 2), b = test::some_word(cube.n, 2);
        const auto word = make_sequence({a, make_commutator(a, b), b, make_conjugate(b, make_power(a, 3)), a});
        RC_ASSERT(performed(cube, word) == test::play(cube, *expand(*word, 1'000'000)));
    });
}

TEST_CASE("powers of any size are performed at once") {
    const auto power = [](Cube cube, const Integer& exponent) { return performed(cube, make_power(r_u(), exponent)); };
    // R U has order 105 on the 3x3x3, 420 where centres turn.
    const Integer huge = pow(Integer(10), 100);
    for (const auto& [cube, order] : {std::pair(Cube{3}, 105), std::pair(Cube{3, true}, 420)}) {
        CHECK(power(cube, huge * order) == solved(cube));
        CHECK(power(cube, huge * order + 5) == power(cube, 5));
        CHECK(power(cube, -huge * order - 2) == power(cube, order - 2));
        CHECK_FALSE(power(cube, order / 5) == solved(cube));
        CHECK_FALSE(power(cube, order / 7) == solved(cube));
        CHECK_FALSE(power(cube, order / 3) == solved(cube));
    }
    CHECK_FALSE(power({3, true}, 105) == solved({3, true}));
    CHECK(power({4}, -1) == performed({4}, run({move('U', -1), move('R', -1)})));
}

// Expanded these have 2^60 moves or more; with sharing they take sixty products.
TEST_CASE("words that double their length sixty times are performed at once") {
    const Cube cube{3};
    const auto wanted = performed(cube, make_power(r_u(), Integer(1) << 60));
    CHECK(performed(cube, doubled(r_u(), 60, [](const WordPtr& w) { return make_sequence({w, w}); })) == wanted);
    CHECK(performed(cube, doubled(r_u(), 60, [](const WordPtr& w) { return make_power(w, 2); })) == wanted);
    CHECK(performed(cube, doubled(r_u(), 60, [](const WordPtr& w) { return make_conjugate(w, w); })) ==
          performed(cube, r_u()));
    CHECK(performed(cube, doubled(r_u(), 60, [](const WordPtr& w) { return make_commutator(w, w); })) == solved(cube));
    CHECK(performed(cube, doubled(r_u(), 60, [](const WordPtr& w) {
                        return make_sequence({make_power(w, 3), make_power(w, -1)});
                    })) == wanted);
}

TEST_CASE("a word of maximum depth can be performed, changed, spelled and expanded") {
    const auto bracket = [](const WordPtr& w) { return make_conjugate(run({}), make_power(w, -1)); };
    const auto deep = doubled(r_u(), deepest_word / 2 - 1, bracket);
    REQUIRE(deep->depth == deepest_word - 1);
    CHECK(performed({3}, deep) == performed({3}, make_power(r_u(), -1)));
    CHECK(performed({3}, reversed(deep)) == performed({3}, run({move('R', -1), move('U', -1)})));
    CHECK(move_count(*deep) == 2);
    CHECK(test::spelled(*expand(*deep, 2)) == "U' R' ");
    CHECK(spell(*deep).starts_with("[(): [(): "));
}

TEST_CASE("a move that the cube does not have is reported with its origin") {
    const auto origin = std::make_shared<const lang::Source>();
    const auto bad = make_run({move('R'), move('L', 1, 4, 4)}, origin);
    Performer performer({3});
    CHECK_FALSE(performer.perform(make_power(make_sequence({r_u(), make_commutator(r_u(), bad)}), 2)));
    REQUIRE(performer.problem());
    CHECK(performer.problem()->fault == MoveFault::no_such_layer);
    CHECK(spell(performer.problem()->move) == "4L");
    CHECK(performer.problem()->move.offset == 7);
    CHECK(performer.problem()->origin == origin);
    SECTION("and is cleared by the next word") {
        CHECK(performer.perform(r_u()));
        CHECK_FALSE(performer.problem());
    }
    SECTION("a slice on an even cube") {
        Performer even({4});
        CHECK_FALSE(even.perform(run({move('M')})));
        REQUIRE(even.problem());
        CHECK(even.problem()->fault == MoveFault::no_middle_layer);
    }
    SECTION("even under a power of zero, on either side of a bracket, and in a shared subword") {
        CHECK_FALSE(performer.perform(make_power(bad, 0)));
        CHECK_FALSE(performer.perform(make_conjugate(bad, r_u())));
        CHECK_FALSE(performer.perform(make_conjugate(r_u(), bad)));
        CHECK_FALSE(performer.perform(make_sequence({make_power(bad, 2), bad, make_power(bad, 2)})));
    }
}

// The cache is indexed by address, and the address of a deleted word may be reused.
TEST_CASE("a performer does not reuse results of earlier words") {
    const Cube cube{3};
    Performer performer(cube);
    for (const char letter : {'R', 'U', 'F', 'L', 'D', 'B'}) {
        const auto shared = make_power(run({move(letter)}), 3);
        CHECK(performer.perform(make_sequence({shared, shared})) == performed(cube, run({move(letter, 2)})));
    }
}

TEST_CASE("a stopped performer returns nothing and reports no problem") {
    std::atomic<bool> stop{true};
    Performer performer({3}, &stop);
    CHECK_FALSE(performer.perform(make_power(r_u(), 5)));
    CHECK_FALSE(performer.problem());
    stop = false;
    CHECK(performer.perform(r_u()));
}

TEST_CASE("the result is a state of the performer's cube") {
    CHECK(performed({2}, run({move('x')})).cube == Cube{2});
    Performer performer({4, true});
    CHECK(performer.cube() == Cube{4, true});
    CHECK(performer.perform(run({}))->blocks == solved({4, true}).blocks);
}

}  // namespace cubelang::cube::performer_test
