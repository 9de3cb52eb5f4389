// Cosets, tests of groups, and counting.

#include "tests/language/run.hpp"

namespace cubelang::meaning::groups_test {

using test::last;
using test::message;

TEST_CASE("the right cosets of a subgroup divide the group into parts of its size") {
    const std::string both = "let G = group(R2, U2); let H = group(R2); ";
    CHECK(last(both + "size(cosets(G, H)) == index(G, H)") == "true");
    CHECK(last(both + "all({size(coset) == size(H) for coset in cosets(G, H)})") == "true");
    CHECK(last(both + "set(flatten(cosets(G, H))) == set(elements(G))") == "true");
    CHECK(last(both + "forall coset in cosets(G, H), g in coset, f in coset: g f^-1 in H") == "true");
    CHECK(last(both + "set(item(cosets(G, H), 1)) == set(elements(H))") == "true");
    CHECK(message("cosets(group(R), group(U))") == "H is not a subgroup of G");
    CHECK(message("cosets(R, group(U))") == "cosets needs a group such as group(R, U) for G, but this is an algorithm");
}

TEST_CASE("a group is cyclic if and only if one of its elements has its order") {
    for (const std::string group : {"group(R)", "group(R2, L2)", "group(R L, M)", "group((uf,ur,ub), (df,dr)(dl,db))",
                                    "group(R2, U2)", "group()", "group((uf,ur,ub), (df,dr,dl,db)(uf,ur,ub))"}) {
        INFO(group);
        const auto has_generator = last("let G = " + group + "; any({order(g) == size(G) for g in elements(G)})");
        CHECK(last("is_cyclic(" + group + ")") == has_generator);
    }
    CHECK(last("is_cyclic(group(R, U))") == "false");
}

TEST_CASE("solvable groups") {
    CHECK(last("is_solvable(group(R2, U2))") == "true");
    CHECK(last("is_solvable(group(R))") == "true");
    CHECK(last("is_solvable(group(R, U))") == "false");  // it has a factor PGL(2, 5)
    CHECK(last("is_solvable(group_of((1,2,3,4), (1,2)))") == "true");
    CHECK(last("is_solvable(group_of((1,2,3,4,5), (1,2)))") == "false");
}

TEST_CASE("factorials and binomial coefficients") {
    CHECK(last("{factorial(n) for n in 0..6}") == "{1, 1, 2, 6, 24, 120, 720}");
    CHECK(last("{binomial(5, k) for k in 0..5}") == "{1, 5, 10, 10, 5, 1}");
    CHECK(last("binomial(3, 5)") == "0");
    CHECK(last("sum({binomial(20, k) for k in 0..20}) == 2^20") == "true");
    CHECK(last("8 * 3 * factorial(8) / 24 == factorial(8)") == "true");
    CHECK(message("factorial(-1)") == "the factorial of a negative number is not defined");
    CHECK(message("factorial(\"a\")") == "factorial needs an integer for n, but this is a text");
}

}  // namespace cubelang::meaning::groups_test
