#include "runtime/algebra/group/double_cosets.hpp"

#include <map>

#include "tests/support/catch.hpp"

namespace cubelang::group::double_cosets_test {
namespace {

PermutationGroup group_of(std::vector<Permutation> generators) {
    const auto degree = generators[0].size();
    return *PermutationGroup::of(std::move(generators), degree);
}

const auto s6 = group_of({{1, 2, 3, 4, 5, 0}, {1, 0, 2, 3, 4, 5}});
const auto s3_by_s3 = group_of({{1, 2, 0, 3, 4, 5}, {1, 0, 2, 3, 4, 5}, {0, 1, 2, 4, 5, 3}, {0, 1, 2, 4, 3, 5}});
const auto four = group_of({{1, 2, 3, 0, 4, 5}});

Integer total(const std::vector<DoubleCosets::DoubleCoset>& all) {
    Integer sum = 0;
    for (const auto& one : all) sum += one.size;
    return sum;
}

}  // namespace

TEST_CASE("double cosets of S3 x S3 in S6 are known by how many points change sides") {
    const auto cosets = *DoubleCosets::of(s3_by_s3, s3_by_s3);
    const auto all = *cosets.within(s6);
    REQUIRE(all.size() == 4);
    CHECK(total(all) == 720);
    std::map<Integer, int> sizes;
    for (const auto& one : all) ++sizes[one.size];
    CHECK(sizes == std::map<Integer, int>{{36, 2}, {324, 2}});
}

TEST_CASE("an element is a product of its three parts, and its whole double coset has the same least element") {
    for (const auto& [a, b] : {std::pair(&four, &s3_by_s3), std::pair(&s3_by_s3, &four), std::pair(&four, &four)}) {
        const auto cosets = *DoubleCosets::of(*a, *b);
        std::uint64_t seed = 1;
        for (int i = 0; i < 50; ++i) {
            const auto p = s6.random(seed);
            const auto [before, least, after] = cosets.parts(p);
            CHECK(product(product(before, least), after) == p);
            CHECK(a->contains(before));
            CHECK(b->contains(after));
            CHECK(cosets.parts(product(product(a->random(seed), p), b->random(seed))).least == least);
        }
    }
}

TEST_CASE("the double cosets of two groups divide the whole group, whichever is larger") {
    const auto one = *DoubleCosets::of(four, s3_by_s3)->within(s6),
               other = *DoubleCosets::of(s3_by_s3, four)->within(s6);
    CHECK(total(one) == 720);
    CHECK(total(other) == 720);
    CHECK(one.size() == other.size());  // by inverses
}

TEST_CASE("a stopped list of double cosets is nothing") {
    const std::atomic<bool> stop = true;
    CHECK_FALSE(DoubleCosets::of(four, four)->within(s6, StopToken(&stop)));
}

}  // namespace cubelang::group::double_cosets_test
