#include "runtime/search/growth/distance_table.hpp"

#include <map>

#include "runtime/base/split_mix.hpp"
#include "runtime/search/growth/distances.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::search::distance_table_test {
namespace {

struct Puzzle {
    std::vector<PointMove> moves;
    PointLabels labels;
};

// Two orbits of equal size. On the second a move acts as on the first, or with two points exchanged in addition, so
// that only some pairs of positions occur together.
group::Permutation doubled(const group::Permutation& p, bool exchanged) {
    auto images = p;
    for (std::size_t i = 0; i < p.size(); ++i)
        images.push_back(static_cast<group::Point>(p.size() + p[exchanged && i < 2 ? 1 - i : i]));
    return images;
}

Puzzle any_puzzle(int most_cost, bool with_inverses) {
    constexpr std::size_t degree = 5;
    Puzzle puzzle;
    for (int left = *rc::gen::inRange(1, 4); left > 0; --left) {
        auto p = group::identity(degree);
        for (auto i = degree; i > 1; --i) std::swap(p[i - 1], p[*rc::gen::inRange<std::size_t>(0, i)]);
        const PointMove move{doubled(p, *rc::gen::arbitrary<bool>()), *rc::gen::inRange(1, most_cost + 1)};
        puzzle.moves.push_back(move);
        if (with_inverses) puzzle.moves.push_back({group::inverse(move.images), move.cost});
    }
    for (std::uint32_t i = 0; i < 2 * degree; ++i) puzzle.labels.push_back(*rc::gen::element(i, i, i / 3));
    return puzzle;
}

using Labels = std::vector<std::uint32_t>;

// What a position shows, by the points of the solved one that are at each point.
Labels shown(const Puzzle& puzzle, const group::Permutation& p) {
    Labels labels(p.size());
    for (std::size_t i = 0; i < p.size(); ++i) labels[p[i]] = puzzle.labels[i];
    return labels;
}

// Dijkstra's algorithm on what is shown, without numbers or rows; more than `most` if there are more.
std::map<Labels, int> simple_distances(const Puzzle& puzzle, std::size_t most) {
    std::map<Labels, int> known;
    std::map<int, std::vector<Labels>> waiting{{0, {puzzle.labels}}};
    while (!waiting.empty() && known.size() <= most) {
        const auto [cost, positions] = *waiting.begin();
        waiting.erase(waiting.begin());
        for (const auto& position : positions) {
            if (!known.emplace(position, cost).second) continue;
            for (const auto& move : puzzle.moves) {
                Labels after(position.size());
                for (std::size_t i = 0; i < position.size(); ++i) after[move.images[i]] = position[i];
                waiting[cost + move.cost].push_back(std::move(after));
            }
        }
    }
    return known;
}

std::vector<std::uint64_t> counts_of(const std::map<Labels, int>& distances) {
    std::vector<std::uint64_t> counts;
    for (const auto& [position, distance] : distances) {
        counts.resize(std::max(counts.size(), static_cast<std::size_t>(distance) + 1), 0);
        ++counts[distance];
    }
    return counts;
}

void check_counts_and_paths(const Puzzle& puzzle) {
    constexpr std::size_t most = 8000;
    const auto expected = simple_distances(puzzle, most);
    RC_PRE(expected.size() <= most);
    for (const unsigned threads : {1U, 4U}) {
        DistanceOptions options;
        options.limits.threads = threads;
        options.antipodes = most;
        const auto found = distances(puzzle.moves, puzzle.labels, {}, options);
        RC_ASSERT(found.complete);
        RC_ASSERT(found.counts == counts_of(expected));
        RC_ASSERT(found.antipodes.size() == found.counts.back());
        std::map<Labels, int> reached;
        for (const auto& word : found.antipodes) {
            auto p = group::identity(puzzle.labels.size());
            int cost = 0;
            for (const auto move : word) {
                p = group::product(p, puzzle.moves[move].images);
                cost += puzzle.moves[move].cost;
            }
            RC_ASSERT(cost == static_cast<int>(found.counts.size()) - 1);
            RC_ASSERT(expected.at(shown(puzzle, p)) == cost);
            RC_ASSERT(reached.emplace(shown(puzzle, p), cost).second);
        }
    }
}

// One move and its inverse, on a circle.
Preimages circle(std::uint32_t size) {
    Preimages before(2, std::vector<std::uint32_t>(size));
    for (std::uint32_t i = 0; i < size; ++i) {
        before[0][(i + 1) % size] = i;
        before[1][i] = (i + 1) % size;
    }
    return before;
}

}  // namespace

TEST_CASE("counts and farthest positions of any puzzle are those of a simple count") {
    test::property("moves of cost 1", [] { check_counts_and_paths(any_puzzle(1, true)); });
    test::property("moves of several costs", [] { check_counts_and_paths(any_puzzle(3, true)); });
    test::property("moves in one direction", [] { check_counts_and_paths(any_puzzle(2, false)); });
}

TEST_CASE("tables of many rows have the counts of layers, with any number of threads") {
    constexpr int times = 4;  // too high a cost for tables
    for (const int most_cost : {1, 2, 3}) {
        auto seed = static_cast<std::uint64_t>(most_cost);
        std::vector<PointMove> moves;
        for (int i = 0; i < 3; ++i) {
            auto images = group::identity(12);
            for (const std::size_t from : {0, 6})
                for (std::size_t k = 6; k > 1; --k) std::swap(images[from + k - 1], images[from + split_mix(seed) % k]);
            const int cost = 1 + i % most_cost;
            moves.push_back({images, cost});
            moves.push_back({group::inverse(images), cost});
        }
        auto costly = moves;
        for (auto& move : costly) move.cost *= times;
        const auto labels = all_different(12);
        const auto by_layers = distances(costly, labels);
        CHECK_FALSE(by_layers.is_table);
        CHECK(by_layers.total() > 100'000);
        for (const unsigned threads : {1U, 4U}) {
            DistanceOptions options;
            options.limits.threads = threads;
            const auto by_table = distances(moves, labels, {}, options);
            CHECK(by_table.is_table);
            for (std::size_t i = 0; i < by_layers.counts.size(); ++i)
                CHECK(by_layers.counts[i] == (i % times == 0 ? by_table.counts.at(i / times) : 0));
        }
    }
}

TEST_CASE("of two circles a row occurs with the columns that their common divisor allows") {
    std::size_t memory = 1 << 20;
    auto both = circle(4);
    CHECK(add(both, circle(6), memory));
    CHECK(both[0].size() == 12);
    CHECK(memory < 1 << 20);
    auto rows = Preimages(2, {0});
    CHECK(add(rows, circle(4), memory));
    const ColumnClasses classes(rows, circle(6));
    CHECK(classes.size == 3);
    for (std::uint32_t row = 0; row < 4; ++row) CHECK(classes.of_row[rows[0][row]] == 1 - classes.of_row[row]);
}

}  // namespace cubelang::search::distance_table_test
