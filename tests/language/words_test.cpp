// Built-ins for moves: moves, simplify, reverse, mirror, rotate, algorithm.

#include "tests/language/run.hpp"

namespace cubelang::meaning::words_test {
namespace {

using test::holds;
using test::last;
using test::message;

std::string moves(const std::string& text) { return last("print expand(" + text + ")"); }

}  // namespace

TEST_CASE("words are expanded, simplified, reversed, mirrored and rotated") {
    CHECK(moves("[R, U]2") == "R U R' U' R U R' U'");
    CHECK(moves("simplify(R L R')") == "L");
    CHECK(moves("simplify(R U U' R')") == "()");
    CHECK(moves("simplify(Rw R')") == "2R");
    CHECK(moves("reverse([R, U2])") == "U2' R' U2 R");
    CHECK(moves("inverse([R, U])") == "U R U' R'");
    CHECK(moves("mirror(R U F M, E)") == "R' D' F' M'");
    CHECK(moves("mirror(R U F, S)") == "R' U' B'");
    CHECK(moves("rotate(R U F, x)") == "R B U");
    CHECK(last("size(moves((R U)500))") == "1000");
}

TEST_CASE("mirror, rotate, reverse and simplify satisfy their laws") {
    for (const std::string word : {"R U' F2 M x 2R", "[R: U] D2", "(L B)7 E'"}) {
        for (const std::string plane : {"M", "E", "S"})
            CHECK(holds("mirror(mirror(" + word + ", " + plane + "), " + plane + ") == " + word));
        for (const std::string turn : {"x", "y'", "z2", "x y"})
            CHECK(holds("rotate(" + word + ", " + turn + ") == (" + word + ")^(" + turn + ")"));
        CHECK(holds("reverse(reverse(" + word + ")) == " + word));
        CHECK(holds("simplify(" + word + ") == " + word));
        CHECK(holds("order(mirror(" + word + ")) == order(" + word + ")"));
    }
}

TEST_CASE("invalid arguments of word functions are reported") {
    CHECK(message("rotate(R, U)") == "U does not turn the whole cube");
    CHECK(message("moves((uf,ur))") == "moves needs an algorithm (moves) for a, but this is a permutation");
}

TEST_CASE("length refuses moves that the current cube does not have") {
    CHECK(last("length(R2 M U)") == "4");
    CHECK(last("length((R U)^(10^20), QTM)") == "200000000000000000000");
    CHECK(message("length(4R)") == "4R needs layer 4, and a 3x3x3 has layers 1 to 3");
    CHECK(last("cube 4; length(4R)") == "1");
}

TEST_CASE("a text is read as an algorithm") {
    CHECK(holds("algorithm(\"R U R'\") == R U R'"));
    CHECK(holds("algorithm(\"\") == ()"));
    CHECK(holds("algorithm(\"(uf,ur)\") == (uf,ur)"));
}

}  // namespace cubelang::meaning::words_test
