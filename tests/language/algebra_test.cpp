// Products, powers, commutators and conjugates: the same laws hold for algorithms and for permutations.

#include "tests/language/run.hpp"

namespace cubelang::meaning::algebra_test {
namespace {

using test::holds;
using test::last;
using test::message;

}  // namespace

TEST_CASE("brackets and powers satisfy their definitions, for moves, permutations and tuples") {
    for (const std::string names :
         {"let a = R U; let c = F D'; let p = U2 L",
          "let a = permutation(R U); let c = F D'; let p = permutation(U2 L)",
          "let a = (uf,ur,ub); let c = (ufl,rfu)(uf,bl); let p = (+uf,dr)",
          "let a = (2 3 4 5 1); let c = (5 4 1 2 3); let p = (2 1)", "let a = (1,2,3); let c = (4, 1); let p = (3,5,6)",
          "let a = two_row({2, 3, 1}); let c = (1,2); let p = (4 3 2 1)"}) {
        const auto law = names + "; ";
        CHECK(holds(law + "[a, c] == a c a' c'"));
        CHECK(holds(law + "[a: c] == a c a'"));
        CHECK(holds(law + "a^p == p' a p"));
        CHECK(holds(law + "-a == a' and a^-1 == a'"));
        CHECK(holds(law + "(a c)' == c' a'"));
        CHECK(holds(law + "a^3 == a a a and (a c)2 == a c a c and [a, c]2 == [a, c] [a, c]"));
        CHECK(holds(law + "a^-2 == (a a)' and a^0 == ()"));
        CHECK(holds(law + "a * c == a c and a () == a"));
        CHECK(holds(law + "[[a: c], p]^2 == (a c a' p a c' a' p')^2"));
        CHECK(holds(law + "inverse(a) == a' and commutes(a, a^5)"));
    }
}

TEST_CASE("a product is performed from left to right: first A, then B") {
    CHECK(last("image((uf,ur) (ur,ub), @uf)") == "@ub");
    CHECK(last("image(R U, @frd)") == "@ufl");  // R moves it to urf, then U to ufl
}

TEST_CASE("a product of words is a word, and a permutation if one factor is a permutation") {
    CHECK(last("type(R U)") == "\"algorithm\"");
    CHECK(last("type(R (uf,ur))") == "\"permutation\"");
    CHECK(last("type([R, (uf,ur)])") == "\"permutation\"");
    CHECK(last("type([R: (uf,ur)])") == "\"permutation\"");
    CHECK(last("type(R^(uf,ur))") == "\"permutation\"");
    CHECK(last("type((uf,ur)^R)") == "\"permutation\"");
}

TEST_CASE("an algorithm fits every cube, and is performed on the current one") {
    CHECK(last("let a = R U; order(a); supercube 3; order(a); cube 4; order(a)") == "420");
    CHECK(last("let a = 2R; cube 2; a == L'") == "true");
}

TEST_CASE("the error for a move that does not exist points at the move, with a note where it was performed") {
    CHECK(test::run("let a = R [U, 4L2'] F\norder(a)").errors ==
          "test:1:15: error: 4L2' needs layer 4, and a 3x3x3 has layers 1 to 3\n"
          "let a = R [U, 4L2'] F\n"
          "              ^~~~\n"
          "hint: layers are counted from L's own side; `cube 4` has this move\n"
          "test:2:7: note: performed here on a 3x3x3\n"
          "order(a)\n"
          "      ^\n");
}

TEST_CASE("products in long loops stay flat, and deeply nested algorithms are refused") {
    CHECK(last("let w = R; for i in 1..10000 { let w = w U }; order(w)") == "4");
    CHECK(last("let w = R; for i in 1..1500 { let w = [w, U] }; length(w) > 2^1000") == "true");
    CHECK(message("let w = R; for i in 1..3000 { let w = [w, U] }") == "this algorithm is nested deeper than 2000");
    CHECK(last("let w = R U; for i in 1..60 { let w = w w }; order(w)") == "105");
}

TEST_CASE("values that are not elements are refused in the algebra") {
    CHECK(message("-\"a\"") == "this is a text: an inverse needs algorithms or permutations");
    CHECK(message("R^\"a\"").find("an exponent is an integer, an algorithm") == 0);
}

}  // namespace cubelang::meaning::algebra_test
