#include "runtime/search/reduction/pairing.hpp"

#include <numeric>
#include <set>

#include "runtime/cube/query/simplify.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random.hpp"

namespace cubelang::search::reduction::pairing_test {
namespace {

Pairing solved() {
    Pairing pairing{};
    std::iota(pairing.begin(), pairing.end(), std::uint8_t{0});
    return pairing;
}

// Single layers: all turns but the quarter turns of inner layers, and of R and L.
PhaseTurns single_layers() {
    return turns_of_cost(query::find_metric("SSTM")->cost).which([](const PhaseTurn& turn) {
        const auto& [axis, from, to, quarters] = turn.generator.turn;
        return quarters == 2 || (axis != cube::Axis::x && (from == 1 || to == cube4.n));
    });
}

std::vector<PairingTurn> pairing_turns(const PhaseTurns& turns) { return {turns.turns.begin(), turns.turns.end()}; }

}  // namespace

TEST_CASE("the places of wings fall into two classes, one place of each edge in either") {
    for (std::uint8_t place = 0; place < 24; ++place) CHECK(is_first(place) != is_first(wing_partners()[place]));
    const auto turns = single_layers();
    CHECK(std::ranges::all_of(turns.turns, [](const PhaseTurn& turn) { return keeps_classes(turn.wings); }));
}

TEST_CASE("a turn changes the pairing of a state as it changes the state") {
    test::Chance chance(1);
    const auto turns = single_layers();
    auto wings = perm::identity();
    auto pairing = solved();
    for (int i = 0; i < 200; ++i) {
        const auto& turn = turns.turns[chance() % turns.turns.size()];
        for (int point = 0; point < perm::block_points; ++point) wings[point] = turn.wings[wings[point]];
        pairing = after(pairing, PairingTurn(turn));
        REQUIRE(pairing_of(wings) == pairing);
    }
}

TEST_CASE("wings whose partners are in one class have no pairing") {
    auto wings = perm::identity();
    std::swap(wings[first_places()[0]], wings[wing_partners()[first_places()[1]]]);
    CHECK(!pairing_of(wings));
}

TEST_CASE("every number of an even pairing is the number of that pairing or of a symmetric one") {
    const PairingNumbers numbers;
    CHECK(numbers.size() == 1538 * 20160);  // 12!/2 pairings, up to eight symmetries of the first four entries
    test::Chance chance(2);
    for (int i = 0; i < 2000; ++i) {
        const auto number = chance() % numbers.size();
        CHECK(numbers(numbers.pairing(number)) == number);
    }
}

TEST_CASE("distances of pairings equal those of a search of all pairings") {
    const auto turns = single_layers();
    const auto by = pairing_turns(turns);
    const PairingDistances distances(turns, by, {});
    std::set<Pairing> known{solved()}, last = known;
    for (int distance = 1; distance <= 4; ++distance) {
        std::set<Pairing> next;
        for (const auto& pairing : last)
            for (const auto& turn : by)
                if (const auto then = after(pairing, turn); known.insert(then).second) next.insert(then);
        CHECK(std::ranges::all_of(next, [&](const Pairing& p) { return distances(p) == distance; }));
        last = std::move(next);
    }
}

}  // namespace cubelang::search::reduction::pairing_test
