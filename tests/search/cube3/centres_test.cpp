#include "runtime/search/cube3/centres.hpp"

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::centres_test {
namespace {

Centres any_centres() { return static_cast<Centres>(*rc::gen::inRange(0, static_cast<int>(centre_states))); }

}  // namespace

TEST_CASE("rotations of centres add up face by face modulo 4") {
    test::property("any two", [] {
        const auto a = any_centres(), b = any_centres();
        for (int face = 0; face < 6; ++face)
            RC_ASSERT(quarters_of(sum(a, b), face) == (quarters_of(a, face) + quarters_of(b, face)) % 4);
        RC_ASSERT(sum(a, negative(a)) == 0);
    });
}

TEST_CASE("conjugation acts on centres as on the moves that rotate them") {
    for (const auto s : cube::symmetries())
        for (int move = 0; move < all_moves; ++move)
            CHECK(conjugate(centres_of_moves()[static_cast<std::size_t>(move)], s) ==
                  centres_of_moves()[static_cast<std::size_t>(conjugate(move, s))]);
}

TEST_CASE("centres alone need a move each, a quarter turn each quarter, or a slice turn each opposite pair") {
    const auto half = centre_turn(1, 2), across = sum(centre_turn(0, 1), centre_turn(3, 3));
    CHECK(centre_distances(Metric::half_turns)[half] == 1);
    CHECK(centre_distances(Metric::quarter_turns)[half] == 2);
    CHECK(centre_distances(Metric::half_turns)[across] == 2);
    CHECK(centre_distances(Metric::slice_turns)[across] == 1);
    CHECK(std::ranges::max(centre_distances(Metric::half_turns)) == 6);
    CHECK(std::ranges::max(centre_distances(Metric::quarter_turns)) == 12);
}

}  // namespace cubelang::search::cube3::centres_test
