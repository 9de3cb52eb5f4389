#include "runtime/search/cube3/cubies.hpp"

#include <set>

#include "tests/search/tables.hpp"

namespace cubelang::search::cube3::canonical_sequences_test {
namespace {

// The number of sequences of each length, and of the positions that they lead to.
std::vector<std::pair<int, std::size_t>> sequence_counts(Metric metric, int longest) {
    struct End {
        Cubies cubies;
        int node;
    };
    const auto less = [](const Cubies& a, const Cubies& b) {
        return std::tie(a.corner, a.twist, a.edge, a.flip) < std::tie(b.corner, b.twist, b.edge, b.flip);
    };
    std::vector<End> ends{{{}, CanonicalSequences::start}};
    std::set<Cubies, decltype(less)> seen({Cubies{}}, less);
    std::vector<std::pair<int, std::size_t>> counts{{1, 1}};
    while (static_cast<int>(counts.size()) <= longest) {
        std::vector<End> next;
        const auto before = seen.size();
        for (const auto& end : ends)
            for (const int move : moves_of(metric))
                if (sequences_of(metric).allowed(end.node) >> move & 1U) {
                    next.push_back({test::after(end.cubies, {move}), sequences_of(metric).after(end.node, move)});
                    seen.insert(next.back().cubies);
                }
        ends = std::move(next);
        counts.emplace_back(static_cast<int>(ends.size()), seen.size() - before);
    }
    return counts;
}

}  // namespace

// The published numbers of positions; some sequences lead to the same position.
TEST_CASE("canonical sequences lead to all positions, and to few of them twice") {
    CHECK(sequence_counts(Metric::half_turns, 4) ==
          std::vector<std::pair<int, std::size_t>>{{1, 1}, {18, 18}, {243, 243}, {3240, 3240}, {43254, 43239}});
    CHECK(sequence_counts(Metric::quarter_turns, 4) ==
          std::vector<std::pair<int, std::size_t>>{{1, 1}, {12, 12}, {114, 114}, {1068, 1068}, {10011, 10011}});
}

TEST_CASE("a middle layer is one slice turn") {
    const auto counts = sequence_counts(Metric::slice_turns, 2);
    CHECK(counts[1] == std::pair<int, std::size_t>{27, 27});
}

}  // namespace cubelang::search::cube3::canonical_sequences_test
