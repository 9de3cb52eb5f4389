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

}  // namespace cubelang::meaning::named_words_test
