#include "examples/cluster/mpi/share.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "tests/support/catch.hpp"

namespace cubelang::cluster {
namespace {

using Own = Share::Own;

std::vector<Own> walked(Share& share, std::size_t most) {
    std::vector<Own> all;
    for (std::size_t before = 1; before != all.size();) {
        before = all.size();
        share.walk(most, all);
    }
    std::ranges::sort(all);
    return all;
}

// The numbers 0 to 999 on a circle: what comes next are the two neighbours.
void walks_round(Share& share) {
    share.meet(std::array<Own, 1>{0});
    CHECK(share.advance() == 1);
    for (Own distance = 0; distance < 500; ++distance) {
        const auto level = walked(share, 3);
        CHECK(level == (distance == 0 ? std::vector<Own>{0} : std::vector<Own>{distance, 1000 - distance}));
        for (const auto at : level) share.meet(std::array<Own, 3>{(at + 1) % 1000, (at + 999) % 1000, (at + 1) % 1000});
        CHECK(share.advance() == (distance == 499 ? 1 : 2));
    }
    CHECK(walked(share, 3) == std::vector<Own>{500});
    share.meet(std::array<Own, 2>{499, 501});
    CHECK(share.advance() == 0);
}

}  // namespace

TEST_CASE("levels are walked through once each, by a table and by lists") {
    walks_round(*table_share(1000));
    walks_round(*list_share());
}

TEST_CASE("a table takes two bits a state") {
    CHECK(table_share(std::uint64_t{1} << 20)->bytes() <= table_bytes(std::uint64_t{1} << 20));
    CHECK(table_bytes(std::uint64_t{1} << 20) < 263'000);
}

TEST_CASE("lists drop what they are told again before it fills the memory") {
    const auto share = list_share();
    share->meet(std::array<Own, 1>{0});
    CHECK(share->advance() == 1);
    std::vector<Own> thousand(1000);
    std::iota(thousand.begin(), thousand.end(), Own{1});
    for (int time = 0; time < 10'000; ++time) share->meet(thousand);  // 80 MB
    CHECK(share->bytes() < 40'000'000);
    CHECK(share->advance() == 1000);
}

}  // namespace cubelang::cluster
