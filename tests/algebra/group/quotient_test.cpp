#include "runtime/algebra/group/properties.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::group::quotient_test {
namespace {

PermutationGroup group_of(std::vector<Permutation> generators) {
    const auto degree = generators[0].size();
    return *PermutationGroup::of(std::move(generators), degree);
}

}  // namespace

TEST_CASE("S4 divided by its normal four is S3") {
    const auto s4 = group_of({{1, 2, 3, 0}, {1, 0, 2, 3}}), four = group_of({{1, 0, 3, 2}, {2, 3, 0, 1}});
    const auto actions = *on_cosets(s4, four);
    CHECK(actions[0].size() == 6);
    CHECK(group_of(actions).order() == 6);
    CHECK(product(actions[0], actions[1]) != product(actions[1], actions[0]));
}

TEST_CASE("the action on the cosets of a point stabilizer is the action on the points") {
    const auto s4 = group_of({{1, 2, 3, 0}, {1, 0, 2, 3}}), s3 = group_of({{0, 2, 3, 1}, {0, 2, 1, 3}});
    const auto actions = *on_cosets(s4, s3);
    CHECK(actions[0].size() == 4);
    CHECK(group_of(actions).order() == 24);
}

TEST_CASE("a stopped coset enumeration returns nothing") {
    const std::atomic<bool> stop = true;
    const auto s4 = group_of({{1, 2, 3, 0}, {1, 0, 2, 3}});
    CHECK_FALSE(on_cosets(s4, s4, StopToken(&stop)));
}

}  // namespace cubelang::group::quotient_test
