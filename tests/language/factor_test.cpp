#include "tests/language/run.hpp"
#include "tests/support/long.hpp"

namespace cubelang::factor_test {
namespace {

// Checks that the word equals the element.
void check_factor(const std::string& before, const std::string& element, const std::string& group) {
    INFO(before + element + " in " + group);
    const auto output = test::run(before + "let p = permutation(" + element + "); factor(p, " + group + ") == p");
    CHECK(output.answers.back() == "true");
}

}  // namespace

TEST_CASE("factor writes an element in the generators") {
    check_factor("", "random_state(1)", "group(R, U, F, L, D, B)");
    check_factor("", "(R U F)40 F2", "group(R, U, F)");
    check_factor("", "(R2 U)20", "group(R2, U)");
    check_factor("", "((R U) F2 (R U))7", "group(R U, F2)");
    check_factor("cube 4; ", "(2R U)33", "group(2R, U)");
    check_factor("cube 4; ", "(R 2U)9", "group(R 2U, 2U F)");
    check_factor("supercube 3; ", "(R U)5 F", test::is_long() ? "group(R, U, F, L, D, B)" : "group(R, U, F)");
}

TEST_CASE("factor finds a shortest word for elements near the identity") {
    const auto output = test::run("factor(R U R2 U, group(R, U)); length(factor(U2 R U2 R, group(R, U)), QTM)");
    CHECK(output.answers[0].starts_with("R U R2 U\n"));
    CHECK(output.answers[1] == "6");
}

TEST_CASE("factor names generators that are not single turns by letters") {
    const auto output = test::run("factor((R U)3 F', group(R U, F))");
    CHECK(output.answers[0].find("a3 b' with a = R U, b = F") != std::string::npos);
}

TEST_CASE("factor writes numbers and permutations without moves by their cycles") {
    const auto output = test::run("factor((1,3), group_of((1,2), (2,3))); let a = (uf,ur); factor(a R, group(a, R))");
    CHECK((output.answers[0] == "(1,2) (2,3) (1,2)" || output.answers[0] == "(2,3) (1,2) (2,3)"));
    CHECK(output.answers[1].find("(R)") == std::string::npos);
}

TEST_CASE("a word in generators without moves is the element itself") {
    const std::string numbers = "let G = group_of((1,2), (2,3)); let w = factor((1,3), G); ";
    for (const auto* fact :
         {"w == (1,3)", "w w == ()", "order(w) == 2", "type(w) == \"tuple\"", "w in G", "factor((), G) == ()"}) {
        INFO(fact);
        CHECK(test::last(numbers + fact) == "true");
    }
    const std::string parts = "let a = (uf,ur); let w = factor(a R, group(a, R)); ";
    for (const auto* fact :
         {"w == a R", "w w' == ()", "order(w) == 20", "colors(w) == colors(a R)", "w in group(a, R)"}) {
        INFO(fact);
        CHECK(test::last(parts + fact) == "true");
    }
    CHECK(test::last(parts + "w").starts_with("(ur,uf) R\n(urf,"));
    CHECK(test::last(parts + "w a").starts_with("(urf,"));
}

TEST_CASE("an element outside a group is reported with a reason") {
    CHECK(test::run("F in group(R, U)").answers[0] == "false: no generator moves df");
    CHECK(test::run("R in group(R, U)").answers[0] == "true");
}

TEST_CASE("gap_proof writes the program with which GAP checks a group") {
    const auto output = test::run("gap_proof(group(R2, U2))");
    CHECK(output.answers[0].starts_with("# A group of order 12\n# R2\ng1 := (33,31)"));
    CHECK(output.answers[0].ends_with("Print(all, \"  all of this\\n\");"));
}

}  // namespace cubelang::factor_test
