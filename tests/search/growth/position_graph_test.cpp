#include "runtime/search/growth/position_graph.hpp"

#include <map>
#include <set>

#include "runtime/base/split_mix.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::search::position_graph_test {
namespace {

using group::Permutation;

Permutation random_permutation(std::size_t degree, std::uint64_t& seed) {
    auto p = group::identity(degree);
    for (std::size_t i = degree; i > 1; --i) std::swap(p[i - 1], p[split_mix(seed) % i]);
    return p;
}

// Two or three moves of six points; some with inverses, some of cost 2.
std::vector<PointMove> random_moves(std::uint64_t& seed) {
    std::vector<PointMove> moves;
    for (auto left = 2 + split_mix(seed) % 2; left > 0; --left) {
        moves.push_back({random_permutation(6, seed), static_cast<int>(1 + split_mix(seed) % 2)});
        if (split_mix(seed) % 2 == 0) moves.push_back({group::inverse(moves.back().images), moves.back().cost});
    }
    return moves;
}

/// All cheapest words to each element, found independently: the words of each cost, one after the other.
struct Words {
    std::map<Permutation, int> distances;
    std::map<Permutation, std::uint64_t> counts;

    explicit Words(const std::vector<PointMove>& moves) {
        std::map<int, std::map<Permutation, std::uint64_t>> by_cost{{0, {{group::identity(6), 1}}}};
        while (!by_cost.empty()) {
            const auto [cost, ends] = *by_cost.begin();
            by_cost.erase(by_cost.begin());
            for (const auto& [p, count] : ends) {
                if (!distances.emplace(p, cost).second) continue;
                counts[p] = count;
                for (const auto& move : moves) by_cost[cost + move.cost][group::product(p, move.images)] += count;
            }
        }
    }
};

struct Numbered {
    std::vector<PointMove> moves;
    RowSpace space;
    Coordinate graph;
    std::vector<Permutation> elements;  // by number

    explicit Numbered(std::vector<PointMove> given)
        : moves(std::move(given)), space(moves, all_different(6)), graph(Coordinate::of(space, 720).value()) {
        elements.resize(graph.size());
        elements[0] = group::identity(6);
        for (std::uint32_t i = 0; i < graph.size(); ++i)  // numbers follow preimages of earlier ones
            for (std::size_t move = 0; move < moves.size(); ++move)
                elements[graph.before()[move][i]] = group::product(elements[i], group::inverse(moves[move].images));
    }
};

}  // namespace

TEST_CASE("kinds of positions are those of all cheapest words") {
    std::uint64_t seed = 5;
    for (int trial = 0; trial < 20; ++trial) {
        const Numbered of(random_moves(seed));
        const Words words(of.moves);
        REQUIRE(words.distances.size() == of.graph.size());
        const PositionKinds kinds(of.graph, of.moves);
        for (std::uint32_t i = 0; i < of.graph.size(); ++i) {
            const auto& p = of.elements[i];
            PositionKind expected{words.distances.at(p), words.counts.at(p)};
            for (const auto& move : of.moves) {
                const int there = words.distances.at(group::product(p, move.images));
                expected.nearer += there < expected.distance;
                expected.level += there == expected.distance;
                expected.farther += there > expected.distance;
            }
            CHECK(kinds.kind(i) == expected);
        }
    }
}

TEST_CASE("the word of a position leads there at the least cost") {
    std::uint64_t seed = 8;
    const Numbered of(random_moves(seed));
    const PositionKinds kinds(of.graph, of.moves);
    for (std::uint32_t i = 0; i < of.graph.size(); ++i) {
        auto p = group::identity(6);
        int cost = 0;
        for (const auto move : kinds.word(i)) {
            p = group::product(p, of.moves[move].images);
            cost += of.moves[move].cost;
        }
        CHECK(p == of.elements[i]);
        CHECK(cost == kinds.kind(i).distance);
    }
}

TEST_CASE("ways after moves are those of all words") {
    std::uint64_t seed = 3;
    for (const int idle : {0, 1, 3}) {
        const Numbered of(random_moves(seed));
        std::map<Permutation, Integer> expected{{of.elements[0], 1}};
        std::vector<Integer> ways(of.graph.size());
        ways[0] = 1;
        for (int length = 0; length < 30; ++length) {  // beyond 64 bits
            for (std::uint32_t i = 0; i < of.graph.size(); ++i) CHECK(ways[i] == expected[of.elements[i]]);
            ways = ways_after_move(of.graph, of.moves.size(), ways, idle);
            std::map<Permutation, Integer> next;
            for (const auto& [p, count] : expected) {
                next[p] += count * idle;
                for (const auto& move : of.moves) next[group::product(p, move.images)] += count;
            }
            expected = std::move(next);
        }
    }
}

}  // namespace cubelang::search::position_graph_test
