// Random well-formed programs: the laws of the algebra, and agreement with independent implementations.

#include "tests/support/programs.hpp"

#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/show/text.hpp"
#include "tests/language/run.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/slow_cube.hpp"
#include "tests/support/state.hpp"

namespace cubelang::meaning::programs_test {
namespace {

std::size_t below(std::size_t count) { return *rc::gen::inRange<std::size_t>(0, count); }

std::string some_text(cube::Cube cube) {
    auto text = test::written(test::some_tree(cube, 3, below));
    RC_LOG() << text << '\n';
    return text;
}

// An algorithm short enough to play move by move.
cube::WordPtr some_short_word(cube::Cube cube) {
    const auto text = test::written(test::some_word_tree(cube, 3, below));
    RC_LOG() << text << '\n';
    return test::value(text, cube).as<Algorithm>()->word;
}
std::vector<cube::Move> moves_of(const cube::WordPtr& word) {
    const auto moves = cube::expand(*word, 100'000);
    RC_PRE(moves.has_value());
    return *moves;
}

cube::State performed(const cube::WordPtr& word, cube::Cube cube) { return *cube::Performer(cube).perform(word); }

bool holds(const std::string& program, cube::Cube cube) {
    const auto value = test::value(program, cube);
    return value.as<Boolean>() != nullptr && value.as<Boolean>()->value;
}

// The product of the moves, computed by this kernel.
cube::State multiplied(const std::vector<cube::Move>& moves, cube::Cube cube, const perm::Kernel& kernel) {
    auto state = cube::solved(cube);
    for (const auto& move : moves) {
        const auto turned = test::play(cube, {move});
        kernel.multiply(state.blocks.data(), turned.blocks.data(), state.blocks.data(), state.blocks.size());
    }
    return state;
}

}  // namespace

TEST_CASE("the laws of the algebra hold for all elements") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto names =
            "let a = " + some_text(cube) + "; let c = " + some_text(cube) + "; let p = " + some_text(cube) + "; ";
        for (const auto& law : test::laws()) {
            RC_LOG() << law << '\n';
            RC_ASSERT(holds(names + law, cube));
        }
    });
}

TEST_CASE("the laws of words hold for all algorithms") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto text = test::written(test::some_word_tree(cube, 2, below));
        RC_LOG() << text << '\n';
        for (const auto& law : test::laws_of_words()) {
            RC_LOG() << law << '\n';
            RC_ASSERT(holds("let a = " + text + "; " + law, cube));
        }
    });
}

TEST_CASE("the printed text of an element evaluates to the element") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto text = some_text(cube);
        const auto value = test::value(text, cube);
        RC_ASSERT(holds("(" + text + ") == (" + to_text(value) + ")", cube));
        RC_ASSERT(holds("(" + text + ") == (" + to_text(test::value("permutation(" + text + ")", cube)) + ")", cube));
    });
}

TEST_CASE("the second simulator agrees on every algorithm") {
    test::property([] {
        const cube::Cube cube{*rc::gen::inRange(2, 8), true};
        const auto word = some_short_word(cube);
        slow::SlowCube slow(cube.n);
        slow.play(test::spelled(moves_of(word)));
        const auto state = performed(word, cube);
        RC_ASSERT(test::net_row(state) == slow.net_row());
        RC_ASSERT(test::centre_turns(state) == slow.centre_turns());
    });
}

TEST_CASE("a supercube agrees with the cube except for centre turns") {
    test::property([] {
        const auto n = *rc::gen::inRange(2, 8);
        const auto word = some_short_word({n});
        RC_ASSERT(test::net_row(performed(word, {n, true})) == test::net_row(performed(word, {n})));
    });
}

TEST_CASE("all kernels compute the same result for an algorithm") {
    test::property([] {
        const auto cube = *test::any_cube(2, 7);
        const auto word = some_short_word(cube);
        const auto moves = moves_of(word);
        const auto state = performed(word, cube);
        for (const auto* kernel : perm::kernels()) {
            RC_LOG() << kernel->name << '\n';
            RC_ASSERT(multiplied(moves, cube, *kernel) == state);
        }
    });
}

}  // namespace cubelang::meaning::programs_test
