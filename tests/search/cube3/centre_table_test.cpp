#include "runtime/search/cube3/centres.hpp"

#include "tests/search/tables.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::cube3::centre_table_test {
namespace {

const CentreTable& table() {
    static const auto made = *CentreTable::get(test::shared_tables(), test::all_cores());
    return made;
}

struct Place {
    Cubies cubies;
    Centres centres = 0;
};

int distance(const Place& p) {
    return table().distance(corners_of(p.cubies), four_of(p.cubies, group_slice) % orders4, p.centres);
}

Place moved(const Place& p, int move) {
    return {test::after(p.cubies, {move}), sum(p.centres, centres_of_moves()[static_cast<std::size_t>(move)])};
}

}  // namespace

TEST_CASE("in phase 2 a move changes the distance with centres by at most one, and some move lowers it") {
    test::property("after any moves of phase 2", [] {
        Place p;
        for (const auto m : *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, 10)))
            p = moved(p, phase2_moves()[m]);
        const int here = distance(p);
        int least = here;
        for (const int move : phase2_moves()) {
            const int there = distance(moved(p, move));
            RC_ASSERT(std::abs(there - here) <= 1);
            least = std::min(least, there);
        }
        RC_ASSERT(least == std::max(0, here - 1));
        for (const auto s : symmetries_of_axis())
            RC_ASSERT(distance({conjugate(p.cubies, s), conjugate(p.centres, s)}) == here);
    });
    CHECK(distance({}) == 0);
    CHECK(distance({{}, centre_turn(1, 2)}) > 5);
}

TEST_CASE("phase 2 begins when all side centres have even rotations") {
    CHECK(CentreTable::count_of_odd_sides(sum(centre_turn(1, 1), centre_turn(4, 3))) == 0);
    for (const int face : {0, 2, 3, 5}) {
        CHECK(CentreTable::count_of_odd_sides(centre_turn(face, 2)) == 0);
        CHECK(CentreTable::count_of_odd_sides(centre_turn(face, 3)) != 0);
    }
}

}  // namespace cubelang::search::cube3::centre_table_test
