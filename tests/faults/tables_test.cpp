// A table of distances that does not fit is given up before it is made.

#include "runtime/search/growth/distances.hpp"
#include "tests/faults/scarce_memory.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::tables_test {
namespace {

// Cycles of these numbers of points: their combinations are many, and the numbers of their positions few.
std::vector<search::PointMove> cycles(const std::vector<group::Point>& lengths) {
    std::vector<search::PointMove> moves;
    group::Point degree = 0;
    for (const auto length : lengths) degree += length;
    for (group::Point from = 0; const auto length : lengths) {
        auto images = group::identity(degree);
        for (group::Point i = 0; i < length; ++i) images[from + i] = from + (i + 1) % length;
        moves.push_back({images});
        moves.push_back({group::inverse(images)});
        from += length;
    }
    return moves;
}

}  // namespace

TEST_CASE("what does not fit into a table is known from few positions, and takes no more than the limit") {
    for (const std::size_t memory : {1U << 16U, 1U << 20U, 1U << 28U}) {
        std::vector<group::Point> lengths;
        auto combinations = 6 * std::uint64_t{memory};  // four would fit for each byte
        for (; combinations > 101; combinations = combinations / 101 + 1) lengths.push_back(101);
        lengths.push_back(static_cast<group::Point>(combinations));
        for (const bool beyond_numbering : {false, true}) {
            if (beyond_numbering) lengths.insert(lengths.end(), 10, 101);
            const auto moves = cycles(lengths);
            const auto labels = search::all_different(moves[0].images.size());
            search::DistanceOptions options{.most_cost = 0};
            options.limits.memory = memory;
            const test::ScarceMemory counted;
            const auto found = search::distances(moves, labels, {}, options);
            CHECK_FALSE(found.is_table);
            CHECK(test::ScarceMemory::largest() <= memory);
            CHECK(test::ScarceMemory::allocations() < 5000 * lengths.size());
        }
    }
}

}  // namespace cubelang::tables_test
