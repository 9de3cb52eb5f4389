#include "runtime/meaning/value/compare.hpp"

#include "tests/language/run.hpp"

namespace cubelang::meaning::compare_test {
namespace {

using test::holds;
using test::last;
using test::message;

}  // namespace

TEST_CASE("algorithms and permutations are equal if they have the same effect on the current cube") {
    CHECK(holds("R R' == ()"));
    CHECK(holds("R3 == R'"));
    CHECK(holds("(uf,ur) == (ur,uf)"));
    CHECK(holds("M2 U M U2 M' U M2 == (ur,ul,uf)"));
    CHECK(holds("R U != U R"));
    CHECK(holds("permutation(R) == R"));
    CHECK(holds("(R U)105 == ()"));
    CHECK(holds("(R U)105 != ()", test::on(3, true)));
    CHECK(holds("{R R, (uf,ur)} == {R2, (ur,uf)}"));
}

TEST_CASE("an equality may hold on one cube and not on another") {
    CHECK(holds("let a = 2R; let a_ = M'; cube 3; a == a_"));
    CHECK(holds("let a = 3R; cube 3; a == L'"));
    CHECK(holds("let a = 3R; cube 4; a != L'"));
}

TEST_CASE("permutations of two cubes are never compared") {
    const std::string wrong = "this is a permutation of a 3x3x3, and the current cube is a 4x4x4";
    CHECK(message("let p = (uf,ur); cube 4; p == R") == wrong);
    CHECK(message("let p = (uf,ur); cube 4; R p") == wrong);
    CHECK(message("let p = (uf,ur); cube 4; p^2") == wrong);
    CHECK(message("let p = (uf,ur); cube 4; [p, R]") == wrong);
    CHECK(message("let p = (uf,ur); cube 4; order(p)") == wrong);
    CHECK(last("let p = (uf,ur); cube 4; p") == "(ur,uf)");  // printing it is allowed
}

TEST_CASE("values of one type are compared by content") {
    CHECK(holds("\"a\" == \"a\""));
    CHECK(holds("true != false"));
    CHECK(holds("{} == {}"));
    CHECK(holds("{1, {2}} == {1, {2}}"));
    CHECK(holds("{1} != {1, 2}"));
    CHECK(holds("parity(R) == parity(U)"));
    CHECK(holds("parity(R) != parity(R R)"));
    CHECK(holds("order == order"));
    CHECK(holds("order != orders"));
    CHECK(holds("def twice(a_) = a_ a_; def same(a_) = a_; twice == twice and twice != same"));
    CHECK(holds("let a = @uf; cube 4; a != @uf1"));
    CHECK(holds("@ufr == @ufr"));
    CHECK(holds("@ufr != @rfu"));  // the same part, spelled from another sticker
    CHECK(holds("@net.9 == @urf"));
    CHECK(holds("is_reachable((+fu)) == false"));
}

TEST_CASE("values of different types cannot be compared") {
    CHECK(message("1 == \"a\"") == "an integer and a text cannot be compared");
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
    CHECK(holds("1 < 2"));
    CHECK(holds("2 <= 2"));
    CHECK(holds("3 > -10"));
    CHECK(holds("3 >= 3"));
    CHECK_FALSE(holds("2 < 2"));
    CHECK(holds("10^40 > 10^39"));
    CHECK(holds("\"a\" < \"b\""));
    CHECK(last("sort({\"b\", \"a\", \"c\"})") == "{\"a\", \"b\", \"c\"}");
    CHECK(message("1 < \"a\"") == "this is a text: < and > compare two numbers or two texts");
}

}  // namespace cubelang::meaning::compare_test
