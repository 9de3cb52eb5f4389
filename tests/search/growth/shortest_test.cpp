#include "runtime/search/growth/shortest.hpp"

#include <map>

#include "runtime/search/growth/distances.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::shortest_test {
namespace {

using group::Permutation;

// Shifts of eight numbers both ways and an exchange, of these costs.
std::vector<PointMove> ring(int shift, int exchange) {
    const Permutation to_left{1, 2, 3, 4, 5, 6, 0};
    return {{to_left, shift}, {group::inverse(to_left), shift}, {{1, 0, 2, 3, 4, 5, 6}, exchange}};
}

// Counted independently, with a map of whole permutations.
std::map<Permutation, int> simple_distances(const std::vector<PointMove>& moves) {
    std::map<int, std::vector<Permutation>> waiting{{0, {group::identity(moves[0].images.size())}}};
    std::map<Permutation, int> known;
    while (!waiting.empty()) {
        const auto [distance, here] = *waiting.begin();
        waiting.erase(waiting.begin());
        for (const auto& p : here) {
            if (!known.emplace(p, distance).second) continue;
            for (const auto& move : moves) waiting[distance + move.cost].push_back(group::product(p, move.images));
        }
    }
    return known;
}

int cost_of(const std::vector<PointMove>& moves, const GeneratorWord& word) {
    int cost = 0;
    for (const auto move : word) cost += moves[move].cost;
    return cost;
}

void check_all(const std::vector<PointMove>& moves) {
    std::vector<std::uint64_t> counts;
    std::size_t number = 0;
    const auto degree = moves[0].images.size();
    for (const auto& [p, distance] : simple_distances(moves)) {
        counts.resize(std::max(counts.size(), static_cast<std::size_t>(distance) + 1));
        ++counts[static_cast<std::size_t>(distance)];
        if (++number % 50 != 0) continue;
        const auto found = cheapest_word(moves, all_different(degree), group::identity(degree), p, {});
        REQUIRE(found.end == MeetingEnd::found);
        CHECK(cost_of(moves, found.word) == distance);
        auto q = group::identity(degree);
        for (const auto move : found.word) q = group::product(q, moves[move].images);
        CHECK(q == p);
    }
    CHECK(distances(moves, all_different(degree)).counts == counts);
}

}  // namespace

TEST_CASE("cheapest words between positions have the least cost, whatever the moves cost") {
    check_all(ring(1, 1));
    check_all(ring(1, 3));
    check_all(ring(4, 1));
}

TEST_CASE("cheapest words use one-way moves in their direction alone") {
    auto moves = ring(1, 1);
    moves.erase(moves.begin());
    check_all(moves);
}

TEST_CASE("a position with pieces that look alike is reached as soon as it looks so") {
    const auto moves = ring(1, 1);
    const Permutation exchange{0, 2, 1, 3, 4, 5, 6};
    const auto unit = group::identity(7);
    CHECK(cheapest_word(moves, all_different(7), unit, exchange, {}).word.size() == 3);
    CHECK(cheapest_word(moves, {0, 1, 1, 2, 2, 2, 2}, unit, exchange, {}).word.empty());
}

TEST_CASE("an element outside the group has no word, and a bounded search says how far it came") {
    const std::vector<PointMove> turn{{{1, 2, 0, 3}, 1}, {{2, 0, 1, 3}, 1}};
    const auto unit = group::identity(4);
    const auto none = cheapest_word(turn, all_different(4), unit, {1, 0, 2, 3}, {});
    CHECK(none.end == MeetingEnd::none);
    const auto moves = ring(1, 1);
    const auto bounded = cheapest_word(moves, all_different(7), group::identity(7), {6, 5, 4, 3, 2, 1, 0}, {3, {}});
    CHECK(bounded.end == MeetingEnd::limit);
    CHECK(bounded.proved == 3);
}

}  // namespace cubelang::search::shortest_test
