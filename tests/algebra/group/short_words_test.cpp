#include "runtime/algebra/group/short_words.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::group::short_words_test {
namespace {

Permutation cycle(std::size_t degree, const std::vector<Point>& points) {
    auto made = identity(degree);
    for (std::size_t i = 0; i < points.size(); ++i) made[points[i]] = points[(i + 1) % points.size()];
    return made;
}
Permutation rotation(std::size_t degree) {
    auto made = identity(degree);
    for (Point i = 0; i < degree; ++i) made[i] = static_cast<Point>((i + 1) % degree);
    return made;
}

// Checks words of random elements; returns the number of letters of the longest.
std::size_t check_words(const std::vector<Permutation>& generators, std::size_t degree) {
    const auto group = *PermutationGroup::of(generators, degree);
    auto words = ShortWords::of(group);
    REQUIRE(words);
    const Alphabet alphabet(generators);
    std::uint64_t seed = 1;
    std::size_t longest = 0;
    for (int i = 0; i < 8; ++i) {
        const auto p = group.random(seed);
        const auto word = words->word(p).value();
        CHECK(alphabet.value(word) == p);
        longest = std::max(longest, length(word));
    }
    return longest;
}

}  // namespace

TEST_CASE("words of small groups are shortest") {
    // The farthest permutation of five points needs 11 of these letters.
    const std::vector<Permutation> generators{rotation(5), cycle(5, {0, 1})};
    const auto words = *ShortWords::of(*PermutationGroup::of(generators, 5));
    CHECK(length(words.shortest(cycle(5, {0, 2})).value()) == 5);
    CHECK(words.shortest(identity(5)).value().empty());
    CHECK(check_words(generators, 5) <= 11);
}

TEST_CASE("words of giants, of products and of copies are right") {
    CHECK(check_words({rotation(14), cycle(14, {0, 1, 2, 3})}, 14) < 150);
    CHECK(check_words({cycle(30, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}), cycle(30, {0, 1}), cycle(30, {12, 13, 14, 15}),
                       cycle(30, {12, 13})},
                      30) < 400);
    std::vector<Permutation> twice;
    for (const auto& g : {rotation(12), cycle(12, {0, 1, 2, 3})}) {
        auto both = g;
        for (Point i = 0; i < 12; ++i) both.push_back(12 + g[i]);
        twice.push_back(both);
    }
    CHECK(check_words(twice, 24) < 150);
}

TEST_CASE("the group of no generators has the empty word") {
    auto words = ShortWords::of(*PermutationGroup::of({}, 5));
    REQUIRE(words);
    CHECK(words->word(identity(5)).value().empty());
}

TEST_CASE("short words are limited to 400 points") {
    CHECK(ShortWords::of(*PermutationGroup::of({rotation(400)}, 400)));
    CHECK_FALSE(ShortWords::of(*PermutationGroup::of({rotation(401)}, 401)));
}

TEST_CASE("a stopped word search returns nothing") {
    const std::atomic<bool> stopped = true;
    const auto group = *PermutationGroup::of({rotation(24), cycle(24, {0, 1})}, 24);
    auto words = *ShortWords::of(group, StopToken(&stopped));
    CHECK(!words.word(rotation(24), StopToken(&stopped)));
}

}  // namespace cubelang::group::short_words_test
