// Built-ins for the full group.

#include "tests/language/run.hpp"

namespace cubelang::full_group_test {
namespace {

using test::last;
using test::on;

}  // namespace

TEST_CASE("the conjugator transforms one element into the other") {
    for (const int n : {2, 3, 4, 5, 6})
        for (const bool super : {false, true}) {
            CHECK(last("(R U)^conjugate(R U, (R U)^(F D2)) == (R U)^(F D2)", on(n, super)) == "true");
            if (!super) CHECK(last("(R U)^conjugate(R U, F R) == F R", on(n)) == "true");
        }
}

TEST_CASE("the conjugator as moves transforms one element into the other") {
    CHECK(last("(R U)^conjugate(R U, U F, word = true) == U F") == "true");
    CHECK(last("cube 2; (R U)^conjugate(R U, U F, word = true) == U F") == "true");
    CHECK(last("cube 4; (R U 2F)^conjugate(R U 2F, U F 2R, word = true) == U F 2R") == "true");
    CHECK(last("type(conjugate(R, L, word = true))") == "\"algorithm\"");
    CHECK(last("type(conjugate(R, L))") == "\"permutation\"");
}

TEST_CASE("elements that are not conjugate are reported with the difference") {
    CHECK(last("conjugate(R, U2)") == "false: the corners have the cycles 4 in one and 2 2 in the other");
    CHECK(last("are_conjugate(R, R')") == "true");
    CHECK(last("supercube 3; are_conjugate(R, R')") ==
          "false: the fixed centres have the cycles r+ in one and r- in the other");
    CHECK(last("cube 7; are_conjugate(2R, 3R)").find("false: the wings of ur1 have the cycles") == 0);
}

TEST_CASE("equal cycles are not sufficient if all elements that commute are even") {
    const std::string p = "(urf,dfr,ubr,drb,ulb,dbl,ufl) (ur,rf,dr,bu,rb,bd,ul,lb,dl,fu,lf)";
    CHECK(last("class_name(" + p + ")") == "corners 7, edges 11; one of 2 classes with these cycles");
    CHECK(last("are_conjugate(" + p + ", (" + p + ")^((urf,dfr)))") ==
          "false: their cycles agree, but turns reach no permutation that conjugates one to the other");
    CHECK(last("are_conjugate(" + p + ", (" + p + ")^((urf,dfr) (ur,rf)))") == "true");
}

TEST_CASE("conjugate elements, classes and centralizers in another group") {
    const std::string m11 =
        "let G = group_of((1,2,3,4,5,6,7,8,9,10,11), (3,7,11,8) (4,10,5,6)); let a = "
        "(1,2,3,4,5,6,7,8,9,10,11); ";  // has two classes of elements of order 11
    CHECK(last(m11 + "{class_size(a, G), centralizer_size(a, G)}") == "{720, 11}");
    CHECK(last(m11 + "are_conjugate(a, a', G)") == "false: no element of the group conjugates one to the other");
    CHECK(last(m11 + "are_conjugate(a, a^3, G)") == "true");
    CHECK(last(m11 + "a^conjugate(a, a^3, G = G) == a^3") == "true");
    CHECK(last(m11 + "why(class_size(a, G))").find("7920 / 11 = 720.") != std::string::npos);
    CHECK(last(m11 + "why(are_conjugate(a, a^3, G))").find("the product c' p c is q.") != std::string::npos);
    CHECK(last("are_conjugate(R, U', group(R, U))") == "true");
    CHECK(last("are_conjugate(R, F, group(R, U))") == "false: no element of the group conjugates one to the other");
    CHECK(last("forall p in {R, R U, R U2 F}: class_size(p, full_group()) == class_size(p)") == "true");
    CHECK(last("class_size(R, group(R, U)) * centralizer_size(R, group(R, U))") == "73483200");
}

TEST_CASE("class size times centralizer size is the order of the group") {
    CHECK(last("class_size(R U) * centralizer_size(R U)") == "43252003274489856000");
    CHECK(last("cube 2; class_size(R) * centralizer_size(R)") == "88179840");
    CHECK(last("class_size(())") == "1");
    CHECK(last("class_name(())") == "nothing moves");
}

TEST_CASE("the order by the formula equals the order computed from the turns") {
    for (int n = 2; n <= 20; ++n)
        for (const bool super : {false, true})
            CHECK(last("class_size(R) * centralizer_size(R) == size(full_group())", on(n, super)) == "true");
}

TEST_CASE("classes of small cubes") {
    CHECK(last("classes()") == "81120");
    CHECK(last("cube 2; classes()") == "270");
    CHECK(last("cube 2; classes(held = true)") == "143");
    CHECK(last("supercube 3; classes() == 81120 * 2048") == "true");
}

TEST_CASE("the census is a map whose values add up to the order of the group") {
    CHECK(last("size(census())") == "73");
    CHECK(last("item(census(), 2)") == "170911549183");
    CHECK(last("max(keys(census()))") == "1260");
    CHECK(last("sum(values(census()))") == "43252003274489856000");
    CHECK(last("let c = census(); def common(k) = item(c, k) == max(values(c)); filter(common, keys(c))") == "{60}");
    CHECK(last("cube 2; census()").find("order  elements\n    1         1\n    2     21819\n") == 0);
}

TEST_CASE("shortest algorithms of an order") {
    CHECK(last("length(shortest_of_order(1260))") == "5");
    CHECK(last("order(shortest_of_order(1260))") == "1260");
    CHECK(last("shortest_of_order(1) == ()") == "true");
    CHECK(last("order(shortest_of_order(8, metric = QTM))") == "8");
    CHECK(last("order(shortest_of_order(12, using = {R, U, M}))") == "12");
    CHECK(last("cube 5; order(shortest_of_order(1260))") == "1260");
    CHECK(last("cube 4; order(shortest_of_order(28, metric = OBTM))") == "28");
}

TEST_CASE("orders without elements, and orders that need more turns") {
    CHECK(last("shortest_of_order(13)") == "false: no element of the full group of a 3x3x3 has order 13");
    CHECK(last("shortest_of_order(10^30)").find("false: no element") == 0);
    CHECK(last("shortest_of_order(11, most = 4)") ==
          "false: no element of this order within 4 moves (HTM): all were tried; most = 5 looks further");
    CHECK(last("shortest_of_order(13, using = {R, M})").find("false: no element") == 0);
    CHECK(last("shortest_of_order(11, seconds = 1)").find("false: no element of this order within") == 0);
}

}  // namespace cubelang::full_group_test
