#include "runtime/session/lesson/sentence_answer.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::lesson::sentence_answer_test {

TEST_CASE("a sentence that begins with yes or no, or means it, has a truth value") {
    for (const auto* const no :
         {"no because 13 is odd", "impossible", "certainly not", "it can not be", "never", "of course not", "no way",
          "It is impossible.", "No, it cannot", "cannot", "certainly not", "it can not be", "the answer is no",
          "n, it is odd", "not possible"}) {
        INFO(no);
        CHECK(truth_in(no) == false);
    }
    for (const auto* const yes : {"yes since 12 is even", "Of course!", "always", "it is possible"})
        CHECK(truth_in(yes) == true);
}

TEST_CASE("a sentence that could mean yes and no means neither") {
    for (const auto* const unclear : {"no, yes", "yes or no", "no no", "maybe", "", "true == R", "n + 1", "yes/no",
                                      "nobody", "true and false", "not sure"}) {
        INFO(unclear);
        CHECK(truth_in(unclear) == std::nullopt);
    }
}

TEST_CASE("a sentence can contain the word, or its opposite") {
    for (const auto* const odd :
         {"odd, because 3 swaps", "it is odd", "an odd permutation", "Odd: 3 swaps", "It is odd."})
        CHECK(word_in(odd, "odd") == "odd");
    CHECK(word_in("it is even", "odd") == "even");
    CHECK(word_in("three corners, I think", "three corners") == "three corners");
    for (const auto* const unclear :
         {"even or odd", "not odd", "even though it is odd", "odd, not even", "oddly", "R U", "parity"})
        CHECK(word_in(unclear, "odd") == std::nullopt);
    CHECK(word_in("anything", "") == std::nullopt);
}

TEST_CASE("a sentence can contain a number, a product or a fraction") {
    CHECK(number_in("105 times") == "105");
    CHECK(number_in("order: 105") == "105");
    CHECK(number_in("it is 105, because 7 * 15") == "105");
    CHECK(number_in("seven times") == "7");
    CHECK(number_in("7 \u00D7 15") == "7 * 15");
    CHECK(number_in("7 \u00B7 15") == "7 * 15");
    CHECK(number_in("1 in 12") == "1/12");
    CHECK(number_in("one in twelve") == "1/12");
    CHECK(number_in("24/8") == "24/8");
    for (const auto* const other : {"105 or 210", "2R", "(R U)105", "105, 210", "let nn = 5", "7 times 15",
                                    "order(R U)", "(1 + 2) * 3", "cube 5", "105 == order(R)", "15 R", "nn", "7 *"}) {
        INFO(other);
        CHECK(number_in(other) == std::nullopt);
    }
}

}  // namespace cubelang::lesson::sentence_answer_test
