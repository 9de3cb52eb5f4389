// Explanations of permutations.

#include "tests/language/run.hpp"

namespace cubelang::meaning::explain_test {
namespace {

using test::last;

bool says(const std::string& text, const std::string& what) {
    return last("explain(" + text + ")").find(what) != std::string::npos;
}

}  // namespace

TEST_CASE("each cycle is explained step by step, with the turns of its parts") {
    CHECK(says("[R, U]", "urf -> rdf -> urf, turned clockwise\n"));
    CHECK(says("(+fu,ur)", "ur -> uf -> ur, flipped\n"));
    CHECK(last("supercube 3; explain((f,+r))")
              .find("r -> f, turned a quarter anticlockwise -> r, turned a quarter clockwise\n") != std::string::npos);
    CHECK(says("()", "Nothing moves"));
}

TEST_CASE("the order is the least common multiple of the cycles' periods, turns included") {
    CHECK(says("R U", "order: the least common multiple of 3, 7, 15 is 105\n"));
    CHECK(says("R U", "15 = a cycle of 5 corners, 3 rounds until the turns cancel out"));
    CHECK(says("R", "order: 4\n"));
    CHECK(last("cube 4; explain(R U)").find("visible order, where equal colours are not distinguished: 105") !=
          std::string::npos);
}

TEST_CASE("parity, twists and flips are explained, and the reason why a position is unreachable") {
    CHECK(says("R", "parity: corners odd, edges odd, fixed centres even; all together even"));
    CHECK(says("[R, U]", "2 of the cycles of corners turn their parts: the turns add up to 0 (mod 3)"));
    CHECK(says("(+urf)", "no turns reach this: corner twists add up to 1 (mod 3)"));
}

TEST_CASE("a commutator is explained by the places that its halves share") {
    CHECK(says("[R, L]", "A and B have no place in common, so A' and B' undo them: the commutator is the identity"));
    CHECK(says("[[R: D], U]", "they share one place, so the commutator is a three-cycle"));
    CHECK(says("[R, U]", "both move 3: urf, ubr, ur"));
    CHECK(says("[F: U]", "a conjugate A B A' of B = U by A = F"));
}

}  // namespace cubelang::meaning::explain_test
