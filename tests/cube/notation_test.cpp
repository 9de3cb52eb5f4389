#include "runtime/cube/notation.hpp"

#include <cctype>
#include <string>

#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/slow_cube.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::notation_test {
namespace {

Move layers(char letter, int from, int to, int turns = 1) {
    return {0, static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to), letter,
            static_cast<std::int8_t>(turns)};
}
Move plain(char letter, int turns = 1) { return layers(letter, 1, 1, turns); }

// The image of place i of the net under a reflection across an axis, which swaps R and L, U and D, or F and B. Across
// x all columns are reversed, across y all rows, across z the columns of the four side faces and the rows of U and D.
int reflected(int n, int i, Axis across) {
    enum { u, l, f, r, b, d };
    int face = i / (n * n), row = i / n % n, column = i % n;
    const bool by_rows = across == Axis::y || (across == Axis::z && (face == u || face == d));
    (by_rows ? row : column) = n - 1 - (by_rows ? row : column);
    constexpr int partners[3][6] = {{u, r, f, l, b, d}, {d, l, f, r, b, u}, {u, l, b, r, f, d}};
    face = partners[static_cast<int>(across)][face];
    return (face * n + row) * n + column;
}

State quarter_of_all(Cube cube, Axis axis) {
    auto state = solved(cube);
    Turner(cube).apply(state.blocks, {axis, 1, cube.n, 1});
    return state;
}

}  // namespace

TEST_CASE("moves agree with an independent SiGN reader") {
    const auto agree = [](Cube cube, const std::vector<Move>& moves) {
        slow::SlowCube slow(cube.n);
        slow.play(test::spelled(moves));
        const auto state = test::play(cube, moves);
        return test::net_row(state) == slow.net_row() &&
               (!cube.super || test::centre_turns(state) == slow.centre_turns());
    };
    test::property("on small cubes", [&] {
        const auto cube = *test::any_cube();
        RC_ASSERT(agree(cube, *test::moves(cube.n)));
    });
    test::property("on the 20x20x20", [&] { RC_ASSERT(agree({20}, *rc::gen::resize(20, test::moves(20)))); });
}

TEST_CASE("a move of a kind is clockwise as seen from the given face") {
    const auto spelled = [](Letter::Kind kind) {
        std::string all;
        for (const auto face : faces) all += spell(move_of(kind, face)) + " ";
        return all;
    };
    CHECK(spelled(Letter::Kind::layers) == "R U F L D B ");
    CHECK(spelled(Letter::Kind::middle) == "M' E' S M E S' ");
    CHECK(spelled(Letter::Kind::whole) == "x y z x' y' z' ");
    CHECK(spell(move_of(Letter::Kind::whole, Face::l, 2)) == "x2'");
}

TEST_CASE("a letter with v is the rotation in the same sense") {
    CHECK(spell(with_whole_cube(plain('R'))) == "x");
    CHECK(spell(with_whole_cube(plain('B', -1))) == "z");
    CHECK(spell(with_whole_cube(plain('D', 2))) == "y2'");
    CHECK(with_whole_cube({.offset = 5, .letter = 'U', .length = 2}).offset == 5);
    CHECK(with_whole_cube({.offset = 5, .letter = 'U', .length = 2}).length == 2);
}

TEST_CASE("positive turns are clockwise from the letter's face, and layers are counted from it") {
    CHECK(turn_of(layers('R', 2, 4), 5) == Turn{Axis::x, 2, 4, 1});
    CHECK(turn_of(layers('L', 2, 4), 5) == Turn{Axis::x, 2, 4, 3});
    CHECK(turn_of(layers('D', 1, 2), 5) == Turn{Axis::y, 4, 5, 3});
    CHECK(turn_of(plain('B', -1), 5) == Turn{Axis::z, 5, 5, 1});
    CHECK(turn_of(plain('M'), 5) == Turn{Axis::x, 3, 3, 3});  // M follows L
    CHECK(turn_of(plain('E'), 5) == Turn{Axis::y, 3, 3, 3});  // E follows D
    CHECK(turn_of(plain('S'), 5) == Turn{Axis::z, 3, 3, 1});  // S follows F
    CHECK(turn_of(plain('y', 6), 4) == Turn{Axis::y, 1, 4, 2});
}

TEST_CASE("a pause and multiples of four quarters turn nothing") {
    CHECK_FALSE(turn_of(plain('.'), 3));
    CHECK_FALSE(turn_of(plain('R', 4), 3));
    CHECK_FALSE(turn_of(plain('x', -8), 3));
    CHECK_FALSE(turn_of(plain('U', 0), 3));
}

TEST_CASE("a move exists only on cubes that have its layers") {
    CHECK(fault(layers('L', 4, 4), 3) == MoveFault::no_such_layer);
    CHECK(fault(layers('R', 1, 4), 3) == MoveFault::no_such_layer);
    CHECK(fault(layers('R', 1, 3), 3) == MoveFault::none);
    for (const char letter : {'M', 'E', 'S'}) {
        CHECK(fault(plain(letter), 4) == MoveFault::no_middle_layer);
        CHECK(fault(plain(letter), 5) == MoveFault::none);
    }
    for (const char letter : {'x', 'y', 'z', '.', 'U'}) CHECK(fault(plain(letter), 2) == MoveFault::none);
}

TEST_CASE("from the 4x4x4 up an inner letter turns one layer, and a slice of an even cube all inner layers") {
    const auto read = [](const Move& move, bool is_small, int n) {
        return spell(with_inner_letter(move, is_small, n));
    };
    for (const int n : {4, 5, 6, 7}) CHECK(read(layers('R', 1, 2, -2), true, n) == "2R2'");
    for (const int n : {2, 3}) CHECK(read(layers('R', 1, 2), true, n) == "Rw");
    CHECK(read(layers('R', 1, 2), false, 4) == "Rw");
    CHECK((read(plain('M', 2), false, 4) == "2-3Lw2" && read(plain('S'), false, 6) == "2-5Fw"));
    CHECK((read(plain('E', -1), false, 5) == "E'" && read(plain('M'), false, 2) == "M"));
}

TEST_CASE("the strict spelling of moves") {
    const std::pair<Move, const char*> spellings[] = {
        {plain('R'), "R"},
        {plain('R', -1), "R'"},
        {plain('R', 2), "R2"},
        {plain('R', -2), "R2'"},
        {plain('R', 12), "R12"},
        {layers('U', 1, 2), "Uw"},
        {layers('U', 1, 3), "3Uw"},
        {layers('F', 2, 2), "2F"},
        {layers('F', 2, 4), "2-4Fw"},
        {layers('D', 3, 3, -2), "3D2'"},
        {plain('M'), "M"},
        {plain('S', -1), "S'"},
        {plain('x', 2), "x2"},
        {plain('.'), "."},
        {layers('B', 12, 15, -1), "12-15Bw'"},
        {plain('R', 0), "R0"},
    };
    for (const auto& [move, text] : spellings) CHECK(spell(move) == text);
}

TEST_CASE("a move and its inverse cancel") {
    test::property([] {
        const auto cube = *test::any_cube();
        const auto move = *test::move(cube.n);
        RC_ASSERT(test::play(cube, {move, inverse(move)}) == solved(cube));
    });
    CHECK(spell(inverse(plain('R', 2))) == "R2'");
    CHECK(spell(inverse(plain('.'))) == ".");
}

TEST_CASE("a mirrored move is the mirror image of the move") {
    test::property("its net row is the mirror image of the move's", [] {
        const auto cube = *test::any_cube();
        const auto move = *test::move(cube.n);
        for (const Axis across : {Axis::x, Axis::y, Axis::z}) {
            const auto row = test::net_row(test::play(cube, {move})),
                       image = test::net_row(test::play(cube, {mirrored(move, across)}));
            for (std::size_t i = 0; i < row.size(); ++i) {
                const auto there = static_cast<std::size_t>(reflected(cube.n, static_cast<int>(i), across));
                RC_ASSERT(image[there] == reflected(cube.n, row[i] - 1, across) + 1);
            }
        }
    });
    CHECK(spell(mirrored(plain('R'), Axis::x)) == "L'");
    CHECK(spell(mirrored(layers('U', 2, 3, 2), Axis::x)) == "2-3Uw2'");
    CHECK(spell(mirrored(plain('M'), Axis::x)) == "M");
    CHECK(spell(mirrored(plain('M'), Axis::y)) == "M'");
    CHECK(spell(mirrored(plain('.'), Axis::z)) == ".");
}

TEST_CASE("a rotated move is conjugated by a rotation of the whole cube") {
    test::property("r' m r", [] {
        const auto cube = *test::any_cube();
        const auto move = *test::move(cube.n);
        for (const Axis axis : {Axis::x, Axis::y, Axis::z}) {
            const auto r = quarter_of_all(cube, axis), back = State{cube, perm::inverse(r.blocks)};
            const auto conjugate = test::product(test::product(back, test::play(cube, {move})), r);
            RC_ASSERT(test::play(cube, {rotated(move, axis)}) == conjugate);
        }
    });
    CHECK(spell(rotated(plain('R'), Axis::y)) == "F");
    CHECK(spell(rotated(layers('U', 2, 2, -1), Axis::x)) == "2B'");
    CHECK(spell(rotated(plain('M'), Axis::y)) == "S'");  // M follows L, which becomes B
}

}  // namespace cubelang::cube::notation_test
