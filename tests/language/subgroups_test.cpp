// Subgroups.

#include "tests/language/run.hpp"

namespace cubelang::meaning::subgroups_test {
namespace {

std::string answer_of(const std::string& text) {
    const auto answer = test::run(text);
    INFO(answer.errors);
    REQUIRE(answer.succeeded);
    return answer.answers.back();
}

}  // namespace

TEST_CASE("stabilizers fix parts with orientation, in their places, or as a set") {
    const auto order = [](const std::string& how) { return answer_of("order(stabilizer(group(R, U), " + how + "))"); };
    CHECK(order("@ufr") == "4082400");
    CHECK(order("@ufr, as = in_place") == "12247200");
    CHECK(order("{@ufr, @ubr}, as = in_place") == "2449440");
    CHECK(order("{@ufr, @ubr}, as = as_set") == "4898880");
    CHECK(order("@dlb") == "73483200");
    CHECK(answer_of("order(stabilizer(group_of((1,2,3,4), (1,2)), {1, 2}, as = as_set))") == "4");
    CHECK(answer_of("order(stabilizer(group_of((1,2,3,4), (1,2)), {1, 9}))") == "6");
}

TEST_CASE("is_normal gives a reason") {
    CHECK(answer_of("is_normal(group(R, U2), group(R, U))") == "false: a conjugate of an element of H is not in H");
    CHECK(answer_of("is_normal(group(F), group(R, U))") == "false: H is not a subgroup of G");
    CHECK(answer_of("is_normal(derived(group(R, U)), group(R, U))") == "true");
    CHECK(answer_of("is_normal(group_of((1,2,3)), group_of((1,2,3), (1,2), (4,5)))") == "true");
}

TEST_CASE("is_primitive gives a reason") {
    CHECK(answer_of("is_primitive(group_of((1,2,3,4)))") == "false: there are blocks");
    CHECK(answer_of("is_primitive(group(x, y), corners)") == "false: there are blocks");
    CHECK(answer_of("is_primitive(group(R, U))") == "false: there are 2 orbits");
    CHECK(answer_of("is_primitive(group(R, U), edges)") == "false: there are 6 orbits");
    CHECK(answer_of("is_primitive(full_group(), corners)") == "true");
}

TEST_CASE("the centre of the full group contains the superflip") {
    CHECK(answer_of("size(elements(centre(full_group())))") == "2");
    CHECK(answer_of("let flip = item(elements(centre(full_group())), 2); order(centralizer(full_group(), flip)) == "
                    "order(full_group())") == "true");
}

// The orders are those of GAP 4.12.1.
TEST_CASE("groups of larger cubes whose orbits overlap intersect in the elements that keep the orbits of both") {
    CHECK(answer_of("cube 4; size(intersection(group(2L2 Bw, 2F' 2F, Bw 2L 2F), group(Dw' Dw 2R2, 2B' Lw)))") ==
          "3201186852864000");
    CHECK(answer_of("cube 5; size(intersection(group(4U, 4R' 4U F), group(3L2 Rw, Uw' 2F2 2F)))") == "144850083840000");
    // Many orbits whose signs depend on each other.
    CHECK(answer_of("cube 5; size(intersection(group(F' 2U2, L, 3Rw2 Rw2), group(3Bw, F2 3U2, Dw')))") ==
          "4976437876752384000000");
    CHECK(answer_of("cube 5; size(intersection(group(F' 3Lw Rw, 4R' Lw 2U2), group(3Fw2 Fw 4L2, 3Uw' 4U' 4L)))") ==
          "166695297127002823426791552234075193344000000000000");
    // It is long unless the points of small orbits come first.
    CHECK(answer_of("cube 5; size(intersection(group(Dw 4L2, 3Rw), group(3Lw 3Dw Dw, Lw 3Fw)))") == "300987187200");
    // Two orbits of different sizes on which nothing is left.
    CHECK(answer_of("cube 5; size(intersection(group(3F, 4U, 3B2), group(D 3L', 4L, U' 3Uw Uw)))") == "12");
}

TEST_CASE("groups of numbers can have different degrees") {
    CHECK(answer_of("order(intersection(group_of((1,2), (2,3)), group_of((1,2), (3,4), (4,5))))") == "2");
    CHECK(answer_of("order(centralizer(group_of((1,2,3,4), (1,2)), (1,2) (5,6)))") == "4");
    CHECK(answer_of("order(normal_closure(group_of((1,2,3,4), (1,2)), (1,2) (3,4)))") == "4");
}

}  // namespace cubelang::meaning::subgroups_test
