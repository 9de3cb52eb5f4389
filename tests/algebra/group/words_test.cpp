#include "runtime/algebra/group/words.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::group::words_test {
namespace {

// (0 1 2 3), (4 5), (0 2): the second commutes with both others.
Alphabet three() { return Alphabet({{1, 2, 3, 0, 4, 5}, {0, 1, 2, 3, 5, 4}, {2, 1, 0, 3, 4, 5}}); }

Word made_of(const Alphabet& alphabet, const Word& syllables) {
    Word word;
    alphabet.append(word, syllables);
    return word;
}

}  // namespace

TEST_CASE("words are reduced") {
    const auto alphabet = three();
    CHECK(made_of(alphabet, {{0, 1}, {0, -1}}).empty());
    CHECK(made_of(alphabet, {{0, 1}, {1, 1}, {0, -1}}) == Word{{1, 1}});
    CHECK(made_of(alphabet, {{0, 1}, {2, 1}, {0, -1}}).size() == 3);
    CHECK(made_of(alphabet, {{2, 1}, {1, 1}, {2, 1}, {1, -1}}).empty());
}

TEST_CASE("exponents are those nearest to 0") {
    const auto alphabet = three();
    CHECK(made_of(alphabet, {{0, 3}}) == Word{{0, -1}});
    CHECK(made_of(alphabet, {{0, -2}}) == Word{{0, 2}});
    CHECK(made_of(alphabet, {{0, 4}}).empty());
    CHECK(length(made_of(alphabet, {{0, 2}, {2, -1}})) == 3);
}

TEST_CASE("exponents are not reduced modulo a very large order") {
    // Cycles of all primes up to 29: the order is their product, 6469693230.
    Permutation p;
    for (const Point length : {2U, 3U, 5U, 7U, 11U, 13U, 17U, 19U, 23U, 29U}) {
        const auto first = static_cast<Point>(p.size());
        for (Point i = 0; i < length; ++i) p.push_back(first + (i + 1) % length);
    }
    REQUIRE(order(p) == Integer("6469693230"));
    const Alphabet alphabet({p});
    CHECK(made_of(alphabet, {{0, 1'000'000'000}}) == Word{{0, 1'000'000'000}});
    CHECK(made_of(alphabet, {{0, 5}, {0, -5}}).empty());
    CHECK(alphabet.value({{0, 29}}) == power(p, 29));
}

TEST_CASE("a word and its inverse cancel") {
    const auto alphabet = three();
    auto word = made_of(alphabet, {{0, 1}, {2, 1}, {1, 1}, {0, 2}});
    CHECK(is_identity(product(alphabet.value(word), alphabet.value(alphabet.inverse(word)))));
    alphabet.append(word, alphabet.inverse(word));
    CHECK(word.empty());
}

}  // namespace cubelang::group::words_test
