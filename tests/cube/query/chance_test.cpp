#include "runtime/cube/query/random_state.hpp"

#include <array>
#include <limits>
#include <set>

#include "runtime/cube/query/simplify.hpp"
#include "tests/cube/query/written.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::chance_test {
namespace {

std::string spelled(const std::vector<cube::Move>& moves) {
    std::string text;
    for (const auto& move : moves) text += (text.empty() ? "" : " ") + cube::spell(move);
    return text;
}

}  // namespace

TEST_CASE("the generator yields the published SplitMix64 numbers") {
    Chance chance(1234567);
    CHECK(chance.next() == 6457827717110365317U);
    CHECK(chance.next() == 3203168211198807973U);
    CHECK(chance.next() == 9817491932198370423U);
    CHECK(chance.next() == 4593380528125082431U);
    CHECK(chance.next() == 16408922859458223821U);
}

TEST_CASE("the seeds of items are the generator's numbers, in any order of access") {
    Chance chance(1234567);
    for (std::uint64_t i = 0; i < 1000; ++i) REQUIRE(seed_of_item(1234567, i) == chance.next());
    CHECK(seed_of_item(1234567, 3) == 4593380528125082431U);
}

TEST_CASE("numbers below a bound are uniform") {
    Chance chance(7);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60'000; ++i) ++counts.at(chance.below(6));
    for (const int count : counts) CHECK(std::abs(count - 10'000) < 500);  // 5 standard deviations
    CHECK(chance.below(1) == 0);
    CHECK(chance.below(std::numeric_limits<std::uint64_t>::max()) < std::numeric_limits<std::uint64_t>::max());
}

TEST_CASE("random moves are reproducible") {
    CHECK(spelled(random_moves(1, 8, test::written("R U F L D B"))) == "B2 L' F' R U2 L2 U2 F'");
    CHECK(spelled(random_moves(2, 5, test::written("R U"))) == "R' U R U' R'");
}

TEST_CASE("random moves turn the chosen layers, and cannot be merged") {
    test::property([] {
        const auto seed = *rc::gen::arbitrary<std::uint64_t>();
        const auto moves = random_moves(seed, 40, test::written("R U F L D B"));
        RC_ASSERT(moves.size() == 40U);
        RC_ASSERT(simplify(moves).size() == 40U);
    });
    std::set<char> letters;
    for (const auto& move : random_moves(3, 50, test::written("M 2R U"))) letters.insert(move.letter);
    CHECK(letters == std::set<char>{'M', 'R', 'U'});
}

TEST_CASE("a single layer may be turned repeatedly") { CHECK(random_moves(5, 3, test::written("R")).size() == 3); }

}  // namespace cubelang::query::chance_test
