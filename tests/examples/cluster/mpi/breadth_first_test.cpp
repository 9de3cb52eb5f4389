#include "examples/cluster/mpi/breadth_first.hpp"

#include <barrier>
#include <mutex>
#include <thread>

#include "runtime/search/space/distances.hpp"
#include "tests/query/written.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::cluster {
namespace {

using Counts = std::vector<std::uint64_t>;

std::vector<search::Generator> turns(const std::string& moves, int n) {
    return search::turns_meant_by(test::written(moves), n);
}

// What ranks that are threads share: a desk for each, and when all have come.
struct Office {
    explicit Office(unsigned ranks) : desks(ranks), sums(ranks), together(ranks) {}
    std::vector<std::vector<std::vector<std::uint64_t>>> desks;
    std::vector<Counts> sums;
    std::barrier<> together;
};

class Clerk final : public Exchange {
public:
    Clerk(Office& office, unsigned rank) : office_(office), rank_(rank) {}
    [[nodiscard]] unsigned rank() const override { return rank_; }
    [[nodiscard]] unsigned ranks() const override { return static_cast<unsigned>(office_.desks.size()); }
    void swap(const std::vector<Counts>& for_rank, Counts& mine) override {
        office_.desks[rank_] = for_rank;
        office_.together.arrive_and_wait();
        mine.clear();
        for (const auto& desk : office_.desks) mine.insert(mine.end(), desk[rank_].begin(), desk[rank_].end());
        office_.together.arrive_and_wait();
    }
    void sum(std::span<std::uint64_t> numbers) override {
        office_.sums[rank_].assign(numbers.begin(), numbers.end());
        office_.together.arrive_and_wait();
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            numbers[i] = 0;
            for (const auto& each : office_.sums) numbers[i] += each[i];
        }
        office_.together.arrive_and_wait();
    }

private:
    Office& office_;
    unsigned rank_;
};

std::vector<Counted> by_ranks(const Numbering& numbering, unsigned ranks, const CountOptions& options) {
    Office office(ranks);
    std::vector<Counted> counted(ranks);
    std::vector<std::thread> threads;
    for (unsigned rank = 0; rank < ranks; ++rank)
        threads.emplace_back([&, rank] {
            Clerk clerk(office, rank);
            counted[rank] = count_distances(numbering, clerk, options);
        });
    for (auto& thread : threads) thread.join();
    return counted;
}

Counts by_one_process(const std::string& moves, int n, int most) {
    search::DistanceOptions options;
    options.most_cost = most;
    return search::distances(search::Goal(cube::solved({n})), turns(moves, n), options).counts;
}

}  // namespace

TEST_CASE("any number of ranks counts what one process counts") {
    struct Known {
        std::string moves;
        int n, most;
    };
    const auto known =
        GENERATE(Known{"R U", 2, 1000}, Known{"R2 U2 F2", 3, 1000}, Known{"R U", 3, 9}, Known{"R U", 4, 9},
                 Known{"2R U", 4, 8}, Known{"2R 2U", 4, 1000}, Known{"M E", 3, 1000});
    const auto expected = by_one_process(known.moves, known.n, known.most);
    const auto numbering = *Numbering::of({known.n}, turns(known.moves, known.n));
    // Tables where they fit; in 1 MB, lists.
    for (const std::size_t memory : {std::size_t{100} << 20U, std::size_t{1} << 20U})
        for (unsigned ranks = 1; ranks <= 4; ++ranks)
            for (const auto& counted :
                 by_ranks(numbering, ranks, {.most = known.most, .memory = memory, .batch = 5000})) {
                CAPTURE(known.moves, known.n, memory, ranks);
                const bool is_whole = counted.end == Counted::End::all || counted.end == Counted::End::most;
                CHECK((is_whole ? counted.counts == expected : counted.end == Counted::End::memory));
                CHECK((is_whole || memory < std::size_t{100} << 20U));
            }
}

TEST_CASE("one rank that is asked to stop stops all, and what was counted is right") {
    const auto numbering = *Numbering::of({3}, turns("R U", 3));
    std::atomic<bool> stop = false;
    CountOptions options{.batch = 6000, .stop = &stop};
    options.counted = [&](int distance, std::uint64_t) {
        if (distance == 8) stop = true;
    };
    for (const auto& counted : by_ranks(numbering, 3, options)) {
        CHECK(counted.end == Counted::End::stopped);
        CHECK(counted.counts == by_one_process("R U", 3, 8));
    }
}

TEST_CASE("lists that grow beyond the memory end the count at a whole level") {
    const auto numbering = *Numbering::of({4}, turns("2R U", 4));
    Alone alone;
    const auto counted = count_distances(numbering, alone, {.memory = std::size_t{1} << 20U});
    CHECK(counted.end == Counted::End::memory);
    const auto far = static_cast<int>(counted.counts.size()) - 1;
    CHECK(far >= 7);
    CHECK(counted.counts == by_one_process("2R U", 4, far));
}

}  // namespace cubelang::cluster
