#include "runtime/search/shortest_of_order.hpp"

#include <atomic>
#include <map>

#include "runtime/cube/groups/census.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/state.hpp"

namespace cubelang::search::shortest_of_order_test {
namespace {

using cube::Cube;
using search::Generator;

// The least cost of each order among all words of a few turns.
std::map<std::uint64_t, int> least_costs(Cube cube, const std::vector<Generator>& generators, int most) {
    std::map<std::uint64_t, int> least;
    cube::Turner turner(cube);
    const auto visit = [&](const auto& self, const cube::State& state, int cost) -> void {
        const auto order = query::order(state);
        if (const auto at = least.find(order); at == least.end() || at->second > cost) least[order] = cost;
        for (const auto& generator : generators) {
            if (cost + generator.cost > most) continue;
            auto next = state;
            turner.apply(next.blocks, generator.turn);
            self(self, next, cost + generator.cost);
        }
    };
    visit(visit, cube::solved(cube), 0);
    return least;
}

void require_least(Cube cube, const std::vector<Generator>& generators, int most) {
    const auto least = least_costs(cube, generators, most);
    for (const auto& [order, cost] : least) {
        INFO("order " << order << " on " << cube.n);
        const auto found = shortest_of_order({cube, order, most}, generators);
        REQUIRE(found.word);
        CHECK(query::order(test::play(cube, *found.word)) == order);
        int length = 0;
        for (const auto& move : *found.word)
            length += std::ranges::find(generators, *cube::turn_of(move, cube.n), &Generator::turn)->cost;
        CHECK(length == cost);
        CHECK(found.proved == cost - 1);
    }
}

}  // namespace

TEST_CASE("an exhaustive search finds no shorter word") {
    require_least({2}, search::face_turns(2), 4);
    require_least({3}, search::face_turns(3), 4);
    require_least({3, true}, search::face_turns(3), 3);
    require_least({3}, search::face_turns(3, query::find_metric("QTM")->cost), 5);
    require_least({3}, search::layer_turns(3), 3);
    require_least({4}, search::layer_turns(4), 3);
    require_least({4}, search::block_turns(4, true), 3);
    const std::vector<cube::Move> two{cube::move_of(cube::Letter::Kind::layers, cube::Face::r),
                                      cube::move_of(cube::Letter::Kind::layers, cube::Face::u)};
    require_least({3}, search::turns_from_moves(two, 3), 6);
}

TEST_CASE("a word of five face turns has order 1260") {
    const auto found = shortest_of_order({{3}, 1260, 10}, search::face_turns(3));
    REQUIRE(found.word);
    CHECK(found.word->size() == 5);
    CHECK(found.proved == 4);
}

TEST_CASE("all orders of the 2x2x2 take at most four turns, and all except one of the 3x3x3 seven") {
    for (const auto& [order, count] : groups::census({2}))
        CHECK(shortest_of_order({{2}, order, 4}, search::face_turns(2)).word);
    for (const auto& [order, count] : groups::census({3}))
        if (order != 11) CHECK(shortest_of_order({{3}, order, 7}, search::face_turns(3)).word);
    const auto eleven = shortest_of_order({{3}, 11, 6}, search::face_turns(3));
    CHECK_FALSE(eleven.word);
    CHECK(eleven.proved == 6);
    CHECK_FALSE(eleven.stopped);
}

TEST_CASE("a stopped search for an order reports the proved cost") {
    const std::atomic<bool> stop = true;
    OrderQuery wanted{{3}, 11, 10, StopToken(&stop)};
    std::uint64_t words = 0;
    wanted.progress = [&](int, std::uint64_t now) { words = now; };
    const auto found = shortest_of_order(wanted, search::face_turns(3));
    CHECK(found.stopped);
    CHECK_FALSE(found.word);
    CHECK(found.proved < 7);
    CHECK(words > 0);
}

TEST_CASE("quarter turns of faces are equivalent, and half turns are, but not turns of several layers") {
    const auto faces = equivalent_generators(search::face_turns(3), 3);
    for (std::size_t i = 0; i < faces.size(); ++i) CHECK(faces[i] == (i % 3 == 1 ? 1U : 0U));
    const auto layers = equivalent_generators(search::layer_turns(4), 4);
    CHECK(std::ranges::count(layers, 0U) == 12);
    CHECK(std::ranges::count(layers, 3U) == 12);
    const auto wide = equivalent_generators(search::block_turns(4, true), 4);
    for (std::size_t i = 0; i < wide.size(); ++i) CHECK(wide[i] == i);
}

}  // namespace cubelang::search::shortest_of_order_test
