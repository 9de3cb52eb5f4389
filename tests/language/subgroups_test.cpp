// Groups inside groups.

#include "tests/language/run.hpp"

namespace cubelang::eval::subgroups_test {
namespace {

std::string said(const std::string& text) {
    const auto answer = test::run(text);
    INFO(answer.errors);
    REQUIRE(answer.well);
    return answer.answers.back();
}

}  // namespace

TEST_CASE("stabilizers leave parts as they are, in their places, or as a set") {
    const auto order = [](const std::string& how) { return said("order(stabilizer(group(R, U), " + how + "))"); };
    CHECK(order("@ufr") == "4082400");
    CHECK(order("@ufr, as = in_place") == "12247200");
    CHECK(order("{@ufr, @ubr}, as = in_place") == "2449440");
    CHECK(order("{@ufr, @ubr}, as = as_set") == "4898880");
    CHECK(order("@dlb") == "73483200");
    CHECK(said("order(stabilizer(group_of((1,2,3,4), (1,2)), {1, 2}, as = as_set))") == "4");
    CHECK(said("order(stabilizer(group_of((1,2,3,4), (1,2)), {1, 9}))") == "6");
}

TEST_CASE("a subgroup that is not normal says why") {
    CHECK(said("is_normal(group(R, U2), group(R, U))") == "false: a conjugate of one of its elements is not in it");
    CHECK(said("is_normal(group(F), group(R, U))") == "false: it is not a subgroup");
    CHECK(said("is_normal(derived(group(R, U)), group(R, U))") == "true");
    CHECK(said("is_normal(group_of((1,2,3)), group_of((1,2,3), (1,2), (4,5)))") == "true");
}

TEST_CASE("a group that is not primitive says why") {
    CHECK(said("is_primitive(group_of((1,2,3,4)))") == "false: there are blocks that stay together");
    CHECK(said("is_primitive(group(x, y), corners)") == "false: there are blocks that stay together");
    CHECK(said("is_primitive(group(R, U))") == "false: there are 2 orbits");
    CHECK(said("is_primitive(group(R, U), edges)") == "false: there are 6 orbits");
    CHECK(said("is_primitive(full_group(), corners)") == "true");
}

TEST_CASE("the centre of the cube is the superflip") {
    CHECK(said("size(elements(centre(full_group())))") == "2");
    CHECK(said("let flip = item(elements(centre(full_group())), 2); order(centralizer(full_group(), flip)) == "
               "order(full_group())") == "true");
}

TEST_CASE("groups of numbers may name fewer than others") {
    CHECK(said("order(intersection(group_of((1,2), (2,3)), group_of((1,2), (3,4), (4,5))))") == "2");
    CHECK(said("order(centralizer(group_of((1,2,3,4), (1,2)), (1,2) (5,6)))") == "4");
    CHECK(said("order(normal_closure(group_of((1,2,3,4), (1,2)), (1,2) (3,4)))") == "4");
}

}  // namespace cubelang::eval::subgroups_test
