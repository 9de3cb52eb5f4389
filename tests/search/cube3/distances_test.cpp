#include "runtime/search/cube3/distances.hpp"

#include "runtime/search/cube3/pruning.hpp"
#include "tests/search/tables.hpp"

namespace cubelang::search::cube3::distances_test {
namespace {

// The orders of the slice's edges in their layer, conjugated by the symmetries of its axis.
ConjugationTable conjugate_order_table() {
    ConjugationTable table;
    for (std::size_t s = 0; s < table.size(); ++s)
        for (int order = 0; order < orders4; ++order)
            table[s].push_back(static_cast<std::uint16_t>(
                four_of(conjugate(with_four(order, group_slice), symmetries_of_axis()[s]), group_slice)));
    return table;
}

PairDistances corners_and_slice(unsigned threads, StopToken stop = {}) {
    const auto columns = conjugate_order_table();
    const auto& by = move_tables();
    const auto move = [](int m) { return phase2_moves()[static_cast<std::size_t>(m)]; };
    const PairSpace space{phase2_classes().corners, columns, static_cast<int>(phase2_moves().size()),
                          [&](int x, int m) { return by.corners(x, move(m)); },
                          [&](int y, int m) { return by.four(y, move(m)); }};
    return distances(space, {threads, stop});
}

}  // namespace

TEST_CASE("distances up to symmetry agree with a search without symmetries") {
    const auto plain = Phase2Table::get(test::shared_tables(), {}, TableSize::small);
    const auto found = corners_and_slice(1);
    REQUIRE(found.rows.size() == 2768 * 24);
    bool agree = true;
    for (int row = 0; row < 2768; ++row)
        for (int order = 0; order < orders4; ++order)
            agree = agree && found.rows[static_cast<std::size_t>(row * orders4 + order)] ==
                                 plain->without_outer({phase2_classes().corners.representative(row), 0, order});
    CHECK(agree);
    CHECK(std::accumulate(found.counts.begin(), found.counts.end(), std::uint64_t{0}) == found.rows.size());
}

TEST_CASE("threads do not change distances") { CHECK(corners_and_slice(1).rows == corners_and_slice(3).rows); }

TEST_CASE("a stopped search returns no distances") {
    const std::atomic<bool> stop{true};
    CHECK(corners_and_slice(1, &stop).rows.empty());
}

}  // namespace cubelang::search::cube3::distances_test
