#include "runtime/cube/word.hpp"

#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::word_test {
namespace {

constexpr std::size_t no_end = 1'000'000;

// Letters with optional ' or 2, such as "R U' F2".
WordPtr run(const std::string& text) {
    std::vector<Move> moves;
    for (const char c : text) {
        if (c == '\'')
            moves.back().turns = -1;
        else if (c == '2')
            moves.back().turns = 2;
        else if (c != ' ')
            moves.push_back({0, 1, 1, c, 1});
    }
    return make_run(std::move(moves));
}

std::string expanded(const WordPtr& word) {
    const auto moves = expand(*word, no_end);
    REQUIRE(moves);
    auto text = test::spelled(*moves);
    if (!text.empty()) text.pop_back();
    return text;
}

State played(Cube cube, const WordPtr& word) { return test::play(cube, *expand(*word, no_end)); }

}  // namespace

TEST_CASE("expanded words") {
    CHECK(expanded(run("R U' F2")) == "R U' F2");
    CHECK(expanded(make_sequence({run("R"), run(""), run("U D")})) == "R U D");
    CHECK(expanded(make_power(run("R U"), 3)) == "R U R U R U");
    CHECK(expanded(make_power(run("R U2"), -2)) == "U2' R' U2' R'");
    CHECK(expanded(make_power(run("R U"), 0)).empty());
    CHECK(expanded(make_commutator(run("R"), run("U F"))) == "R U F R' F' U'");
    CHECK(expanded(make_conjugate(run("R U"), run("F"))) == "R U F U' R'");
    CHECK(expanded(make_power(make_commutator(run("R"), run("U")), -1)) == "U R U' R'");
    CHECK(expanded(make_power(make_conjugate(run("R"), run("U F")), -1)) == "R F' U' R'");
    CHECK(expanded(make_power(make_power(run("R U"), -1), -1)) == "R U");
}

TEST_CASE("a word that is too long is not expanded") {
    const auto long_word = make_power(run("R U"), Integer(1) << 200);
    CHECK_FALSE(expand(*long_word, no_end));
    CHECK(expand(*make_power(run("R U"), 5), 10));
    CHECK_FALSE(expand(*make_power(run("R U"), 5), 9));
    // Any power of the empty word is empty, and takes no time.
    CHECK(expand(*make_power(make_power(run(""), Integer(1) << 200), 1), 0)->empty());
    CHECK(expand(*make_power(long_word, 0), 0)->empty());
}

TEST_CASE("moves are counted without expansion, and without pauses") {
    test::property([] {
        const auto word = test::some_word(3, 4);
        const auto moves = *expand(*word, no_end);
        RC_ASSERT(move_count(*word) ==
                  std::count_if(moves.begin(), moves.end(), [](const Move& m) { return m.letter != '.'; }));
    });
    CHECK(move_count(*make_power(run("R . U"), Integer(1) << 200)) == Integer(1) << 201);
    auto doubled = run("R");
    for (int i = 0; i < 300; ++i) doubled = make_sequence({doubled, doubled});
    CHECK(move_count(*doubled) == Integer(1) << 300);
}

TEST_CASE("a reversed word has the same moves in reverse order") {
    test::property([] {
        const auto word = test::some_word(5, 4);
        auto moves = *expand(*word, no_end);
        std::reverse(moves.begin(), moves.end());
        RC_ASSERT(test::spelled(*expand(*reversed(word), no_end)) == test::spelled(moves));
    });
    CHECK(expanded(reversed(run("R U' F2"))) == "F2 U' R");
}

TEST_CASE("mirrored and rotated words are the words of mirrored and rotated moves") {
    test::property([] {
        const auto word = test::some_word(5, 4);
        const auto axis = *rc::gen::elementOf(std::vector{Axis::x, Axis::y, Axis::z});
        auto mirror_images = *expand(*word, no_end), turned_moves = mirror_images;
        for (auto& move : mirror_images) move = mirrored(move, axis);
        for (auto& move : turned_moves) move = rotated(move, axis);
        RC_ASSERT(test::spelled(*expand(*mirrored(word, axis), no_end)) == test::spelled(mirror_images));
        RC_ASSERT(test::spelled(*expand(*rotated(word, axis), no_end)) == test::spelled(turned_moves));
        RC_ASSERT(played({5, true}, mirrored(mirrored(word, axis), axis)) == played({5, true}, word));
    });
    CHECK(expanded(mirrored(run("R U R' U'"), Axis::x)) == "L' U' L U");
    CHECK(expanded(rotated(run("R U R' U'"), Axis::y)) == "F U F' U'");
}

TEST_CASE("words with shared parts are changed without expansion") {
    auto doubled = run("R U");
    for (int i = 0; i < 60; ++i) doubled = make_commutator(doubled, doubled);
    for (const auto& changed : {reversed(doubled), mirrored(doubled, Axis::x), rotated(doubled, Axis::y)})
        CHECK(move_count(*changed) == Integer(1) << 121);
}

TEST_CASE("words are spelled with their brackets") {
    CHECK(spell(*run("R U R' U'")) == "R U R' U'");
    CHECK(spell(*run("")) == "()");
    CHECK(spell(*make_power(run("R U"), 6)) == "(R U)6");
    CHECK(spell(*make_power(run("R U"), -1)) == "(R U)'");
    CHECK(spell(*make_power(run("R U"), -3)) == "(R U)^-3");
    CHECK(spell(*make_power(run(""), 2)) == "()2");
    CHECK(spell(*make_commutator(run("R"), run("U"))) == "[R, U]");
    CHECK(spell(*make_conjugate(run("R"), run("U F"))) == "[R: U F]");
    CHECK(spell(*make_power(make_commutator(make_conjugate(run("R"), run("U")), run("D2")), -1)) == "[[R: U], D2]'");
    CHECK(spell(*make_sequence({make_power(run("R"), 2), run("U"), make_commutator(run("F"), run("B"))})) ==
          "(R)2 U [F, B]");
    CHECK(spell(*make_power(make_sequence({run("R"), make_power(run("U"), 2)}), 3)) == "(R (U)2)3");
}

TEST_CASE("the depth of a word is the depth of its tree") {
    CHECK(run("R")->depth == 1);
    CHECK(make_power(run("R"), 2)->depth == 2);
    CHECK(make_commutator(run("R"), make_power(run("U"), 2))->depth == 3);
    CHECK(make_sequence({run("R"), make_conjugate(run("F"), run("U"))})->depth == 3);
}

}  // namespace cubelang::cube::word_test
