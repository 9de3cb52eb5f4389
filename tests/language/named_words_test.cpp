// Groups with named generators, and words in the names.

#include <string>

#include "tests/language/run.hpp"

namespace cubelang::meaning::named_words_test {

using test::last;

const std::string some_group =
    "let r = (1,11,17) (2,5,9); let l = (3,4,11); let u = (1,2); let G = puzzle({\"R\": r, \"L\": l, \"U_2\": u}); ";

TEST_CASE("a word in the names of generators is read as the language reads moves") {
    for (const auto* fact :
         {"G(\"R L' R2\") == r l' r^2", "G(\"[R, L]\") == [r, l]", "G(\"[R L: U_2]2\") == [r l: u]^2",
          "G(\"(R L)3' R^-4\") == (r l)^-3 r^-4", "G(\" U_2'(U_2)3 \") == u^2", "G(\"\") == () and G(\"()\") == ()",
          "G(\"R\xE2\x80\x99L`\") == r' l'", "type(G(\"R\")) == \"tuple\"", "G(\"R L\") in G",
          "(\"R L\" |> G) == G(\"R\") G(\"L\")", "G(\"R1000000007\") == r^1000000007"}) {
        INFO(fact);
        CHECK(last(some_group + fact) == "true");
    }
}

TEST_CASE("an element that a word made is shown with the word, and read back without it") {
    CHECK(last(some_group + "G(\"R  L' \")") == "R L'\n(1,4,3,11,17) (2,5,9)");
    CHECK(last(some_group + "{G(\"R L'\")}") == "{(1,4,3,11,17) (2,5,9)}");
    CHECK(last(some_group + "G(\"R\") G(\"L'\")") == "(1,4,3,11,17) (2,5,9)");
    CHECK(last(some_group + "factor(l u^3, G)") == "L U_2\n(1,2) (3,4,11)");
}

TEST_CASE("words in names equal the element, and are read back as it") {
    CHECK(last(some_group + "forall n in 1..20: G(text(factor(random(G, n), G))) == random(G, n)") == "true");
}

TEST_CASE("a group shows the names of its generators, and is read back with them") {
    CHECK(last(some_group + "G").starts_with("generators R, L, U_2\norder 40320"));
    CHECK(last(some_group + "text(factor(r' u, " + last(some_group + "literal(G)") + "))") == "\"R' U_2\"");
    CHECK(last("group_of((2 1 3), {\"X1\": (1,2,3)})(\"X1'\") == (1,3,2)") == "true");
    CHECK(last("puzzle({\"p{k}\": (1,2)^k for k in 2..60})").starts_with("generators p2, p3"));
    CHECK(last("puzzle({\"p{k}\": (1,2)^k for k in 2..60})").find("p30") == std::string::npos);
    CHECK(last("literal(group_of((1,2,3), {\"X\": (1,2)}))") == R"(group_of((1,2,3), {"X": (1,2)}))");
}

TEST_CASE("an element that is shown as a word has the length, the moves and the inverse of the word") {
    for (const auto* fact :
         {"length(G(\"[R, L]2 U_2\")) == 9", "length(G(\"()1000000000007 (R L)0 R0\")) == 0",
          "length(G(\"R1000000000007\")) == 1", "map(text, moves(G(\"(R L2)'\"))) == {\"L2'\", \"R'\"}",
          "moves(G(\"R L2\"))[2] == l^2", "text(expand(G(\"[R: L]\"))) == \"R L R'\"",
          "text(inverse(G(\"R2 L'\"))) == \"L R2'\"", "inverse(G(\"R2 L'\")) == G(\"R2 L'\")'",
          "length(generators(G)[2]) == 1", "inverse(G(\"(R L)10000000\")) == G(\"R L\")^-10000000",
          "text(inverse((1,2,3))) == \"(1,3,2)\""}) {
        INFO(fact);
        CHECK(last(some_group + fact) == "true");
    }
}

TEST_CASE("the moves of a word with brackets, one after the other, are its element") {
    const std::string word =
        "let word = n -> { let (a, b, c) = {text(random_word(G, 3, 3 * n + k)) for k in 1..3}; "
        "\"[{a}: {b}]2 ({c})' [{b}, {c} {a}]^-2 ({a} {b})3'\" }; ";
    CHECK(last(some_group + word +
               "forall n in 1..40: product(moves(G(word(n)))) == G(word(n)) and "
               "simplify(G(word(n))) == G(word(n)) and "
               "length(simplify(G(word(n)))) <= length(G(word(n)))") == "true");
}

TEST_CASE("a word is simplified by the orders of its generators, also across those that commute") {
    // r has order 3, l order 3, u order 2; l and u commute.
    for (const auto* fact :
         {"text(simplify(G(\"R R\"))) == \"R'\"", "text(simplify(G(\"R R2 L L3\"))) == \"L\"",
          "text(simplify(G(\"L U_2 L'\"))) == \"U_2\"", "text(simplify(G(\"R L L' R'\"))) == \"()\"",
          "text(simplify(G(\"R R'\"))) == \"()\" and simplify(G(\"R R'\")) == ()",
          "forall n in 1..30: simplify(random_word(G, 9, n)) == random_word(G, 9, n)",
          "forall n in 1..30: length(simplify(random_word(G, 9, n))) == 9", "length(simplify(factor(r l, G))) == 2"}) {
        INFO(fact);
        CHECK(last(some_group + fact) == "true");
    }
}

}  // namespace cubelang::meaning::named_words_test
