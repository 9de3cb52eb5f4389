#include "runtime/meaning/value/compare.hpp"

#include "tests/language/run.hpp"

namespace cubelang::meaning::compare_test {
namespace {

using test::last;
using test::message;

bool is_true(const std::string& text, const SessionOptions& options = {}) { return last(text, options) == "true"; }

}  // namespace

TEST_CASE("algorithms and permutations are equal if they have the same effect on the current cube") {
    CHECK(is_true("R R' == ()"));
    CHECK(is_true("R3 == R'"));
    CHECK(is_true("(uf,ur) == (ur,uf)"));
    CHECK(is_true("M2 U M U2 M' U M2 == (ur,ul,uf)"));
    CHECK(is_true("R U != U R"));
    CHECK(is_true("permutation(R) == R"));
    CHECK(is_true("(R U)105 == ()"));
    CHECK(is_true("(R U)105 != ()", test::on(3, true)));
    CHECK(is_true("{R R, (uf,ur)} == {R2, (ur,uf)}"));
}

TEST_CASE("an equality may hold on one cube and not on another") {
    CHECK(is_true("let a = 2R; let a_ = M'; cube 3; a == a_"));
    CHECK(is_true("let a = 3R; cube 3; a == L'"));
    CHECK(is_true("let a = 3R; cube 4; a != L'"));
}

TEST_CASE("permutations of two cubes are never compared") {
    const std::string wrong = "this is a permutation of a 3x3x3, and the current cube is a 4x4x4";
    CHECK(message("let p = (uf,ur); cube 4; p == R") == wrong);
    CHECK(message("let p = (uf,ur); cube 4; R p") == wrong);
    CHECK(message("let p = (uf,ur); cube 4; p^2") == wrong);
    CHECK(message("let p = (uf,ur); cube 4; [p, R]") == wrong);
    CHECK(message("let p = (uf,ur); cube 4; order(p)") == wrong);
    CHECK(message("let p = (uf,ur); supercube 3; order(p)") ==
          "this is a permutation of a 3x3x3, and the current cube is a 3x3x3 supercube");
    CHECK(last("let p = (uf,ur); cube 4; p") == "(ur,uf)");  // printing it is allowed
}

TEST_CASE("values of one type are compared by content") {
    CHECK(is_true("\"a\" == \"a\""));
    CHECK(is_true("true != false"));
    CHECK(is_true("{} == {}"));
    CHECK(is_true("{1, {2}} == {1, {2}}"));
    CHECK(is_true("{1} != {1, 2}"));
    CHECK(is_true("parity(R) == parity(U)"));
    CHECK(is_true("parity(R) != parity(R R)"));
    CHECK(is_true("order == order"));
    CHECK(is_true("order != orders"));
    CHECK(is_true("def twice(a_) = a_ a_; def same(a_) = a_; twice == twice and twice != same"));
    CHECK(is_true("let a = @uf; cube 4; a != @uf1"));
    CHECK(is_true("@ufr == @ufr"));
    CHECK(is_true("@ufr != @rfu"));  // the same part, spelled from another sticker
    CHECK(is_true("@net.9 == @urf"));
    CHECK(is_true("is_reachable((+fu)) == false"));
}

TEST_CASE("values of different types cannot be compared") {
    CHECK(message("1 == \"a\"") == "an integer and a text cannot be compared");
    CHECK(message("R == 1") == "an algorithm and an integer cannot be compared");
    CHECK(message("{1, \"a\"} == {1, 2}") == "a text and an integer cannot be compared");
}

TEST_CASE("the hint for a wrong comparison does not depend on the side of the error") {
    const auto says = [](const std::string& text, const std::string& hint) {
        return test::run(text).errors.find("hint: " + hint) != std::string::npos;
    };
    for (const auto* const text : {"1 == R", "R == 1", "permutation(R) == 1"})
        CHECK(says(text, "the identity is written ()"));
    for (const auto* const text : {"{\"a\"} == R", "R == {\"a\"}", "{55: 1} == R", "R == {55: 1}"})
        CHECK(says(text, "permutation(…) reads numbers"));
    for (const auto* const text : {"1 == order", "order == 1"})
        CHECK(says(text, "a function is called with its bracket directly after the name: order(R U)"));
    CHECK_FALSE(says("2 == R", ""));
    CHECK_FALSE(says("1 == \"a\"", ""));
}

TEST_CASE("<, <=, > and >= order numbers and texts") {
    CHECK(is_true("1 < 2"));
    CHECK(is_true("2 <= 2"));
    CHECK(is_true("3 > -10"));
    CHECK(is_true("3 >= 3"));
    CHECK_FALSE(is_true("2 < 2"));
    CHECK(is_true("10^40 > 10^39"));
    CHECK(is_true("\"a\" < \"b\""));
    CHECK(last("sort({\"b\", \"a\", \"c\"})") == "{\"a\", \"b\", \"c\"}");
    CHECK(message("R < U") == "this is an algorithm: < and > compare two numbers or two texts");
    CHECK(message("1 < \"a\"") == "this is a text: < and > compare two numbers or two texts");
}

}  // namespace cubelang::meaning::compare_test
