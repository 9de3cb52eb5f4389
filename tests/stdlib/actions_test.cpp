// Orbits, stabilizers, homomorphisms, classes and names of groups.

#include "tests/language/run.hpp"

namespace cubelang::meaning::actions_test {

using test::last;
using test::message;

namespace {

const std::string s5 = "let G = group_of((1,2,3,4,5), (1,2)); ", two = "let G = group(R, U); ";
const std::string m24 =
    "let G = group_of((1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23), "
    "(3,17,10,7,9) (4,13,14,19,5) (8,18,11,12,23) (15,20,22,21,16), "
    "(1,24) (2,23) (3,12) (4,16) (5,18) (6,10) (7,20) (8,14) (9,21) (11,17) (13,22) (15,19)); ";

}  // namespace

TEST_CASE("the orbit of a value and its stabilizer multiply to the order") {
    for (const std::string of :
         {"3", "{1, 2}", "set({1, 2})", "{set({1, 2}), set({3, 4})}", "(1,2,3)", "group_of((1,2))"}) {
        INFO(of);
        CHECK(last(s5 + "size(orbit(G, " + of + ")) * size(action_stabilizer(G, " + of + "))") == "120");
    }
    CHECK(last(s5 + "size(orbit(G, group_of((1,2,3,4,5))))") == "6");
    CHECK(last(two + "print size(orbit(G, @urf)); size(orbit(G, set({@urf, @ufl})))") == "135");
    CHECK(last(two + "action_stabilizer(G, @urf) == stabilizer(G, @urf)") == "true");
    CHECK(last(two + "action_stabilizer(G, R U2) == centralizer(G, R U2)") == "true");
}

TEST_CASE("an orbit under a function of one's own") {
    CHECK(last("orbit(group_of((1,2,3,4)), {1, 0, 0, 0}, (x, p) -> {item(x, item(p, k)) for k in 1..4})") ==
          "{{1, 0, 0, 0}, {0, 0, 0, 1}, {0, 0, 1, 0}, {0, 1, 0, 0}}");
    CHECK(last(s5 + "size(orbit(G, (), (x, p) -> x p))") == "120");
    CHECK(message(s5 + "orbit(G, (), (x, p) -> x p, most = 50)") == "this orbit has more than 50 values");
    CHECK(message(s5 + "action_stabilizer(G, 1, (x, p) -> item(p^2, x))").starts_with("this is no action"));
}

TEST_CASE("an action is a homomorphism, with its kernel, images and preimages") {
    const auto on = two + "let on = action(G, orbits(G, corners)[1]); ";
    CHECK(last(on + "print size(on.image); size(kernel(on))") == "612360");
    CHECK(last(on + "image_under(on, R U) == image_under(on, R) image_under(on, U)") == "true");
    CHECK(last(on + "R preimage(on, image_under(on, R))' in kernel(on)") == "true");
    CHECK(message(on + "image_under(on, F)") == "this is not in the group of the homomorphism");
    CHECK(message(on + "preimage(on, (1,2))") == "this is not in the image");
    CHECK(message(two + "action(G, {@urf, @ufl})") == "the values are not closed under the group: orbit(G, x) is");
    CHECK(last("size(action(group(R), blocks(group(R), edges)[1][1]).image)") == "2");
    CHECK(last(two + "size(action_on_cosets(G, stabilizer(G, @ur)).image)") == "5040");
    CHECK(last(two + "size(kernel(homomorphism(G, {(1,2), (1,2)}))) == size(G) / 2") == "true");
    CHECK(message(two + "homomorphism(G, {(1,2), ()})") ==
          "in homomorphism: these images of the generators define no homomorphism");
    CHECK(message(two + "homomorphism(G, {(1,2)})") == "the group has 2 generators, and these are 1 images");
}

TEST_CASE("the classes of symmetric groups are the partitions, and M24 has 26") {
    CHECK(last("{size(class_representatives(group_of(two_row(items(2..n) + {1}), (1,2)))) for n in 3..8}") ==
          "{3, 5, 7, 11, 15, 22}");
    CHECK(last(m24 +
               "let found = class_representatives(G); print size(found), sum({c.elements for c in found}) == size(G), "
               "lcm({c.order for c in found}) == exponent(G), is_simple(G), group_name(G)\nsize(found)") == "26");
    CHECK(last("cube 2; size(class_representatives(group(R, U, F)))") == "143");  // classes(held = true)
    CHECK(last(two + "let found = class_representatives(group(R2, U2)); sum({c.elements for c in found})") == "12");
}

TEST_CASE("a conjugator, or the reason why there is none") {
    CHECK(last("R^conjugator(group(R, U), R, U) == U") == "true");
    CHECK(last("conjugator(group(R), U, D)") == "false: no element of the group conjugates one to the other");
    CHECK(last("conjugator(group(R, U), R, R2)") == "false: their cycles have different lengths");
}

TEST_CASE("exponents are those of the census") {
    for (const std::string cube : {"cube 2", "cube 3", "supercube 3", "cube 4"})
        CHECK(last(cube + "; exponent(full_group()) == lcm(keys(census()))") == "true");
    CHECK(last("exponent(group(R, U2)) == lcm(map(order, {random(group(R, U2), k) for k in 1..2000}))") == "true");
    CHECK(last("exponent(group())") == "1");
}

TEST_CASE("simple groups, and groups that only nearly are") {
    CHECK(last("is_simple(derived(action(group(R, U), parts(corners)).image))") == "true");
    CHECK(last("is_simple(action(group(R, U), parts(corners)).image)") == "false");
    CHECK(last("is_simple(group_of((1,2,3,4,5), (1,2,3), (6,7,8,9,10), (6,7,8)))") == "false");
    CHECK(last("is_simple(group_of((1,2,3,4,5)))") == "true");
    CHECK(last("is_simple(group_of((1,2,3,4)))") == "false");
    CHECK(last("is_simple(group_of())") == "false");
}

TEST_CASE("names of large groups") {
    CHECK(last("group_name(action(group(R, U), parts(corners)).image)") == "\"S5\"");  // PGL(2,5)
    CHECK(last("group_name(group_of((1,2,3,4,5,6,7), (2,3) (4,7)))") == "\"PSL(2,7)\"");
    CHECK(last("group_name(group_of((1,2,3,4,5,6,7), (2,4,3,7,5,6), (1,8) (2,7) (3,4) (5,6)))") == "\"PGL(2,7)\"");
    CHECK(last("group_name(group_of((1,2,3,4,5,6,7,8,9,10,11), (3,7,11,8) (4,10,5,6)))") == "\"M11\"");
    CHECK(last("group_name(derived(action(full_group(), parts(edges)).image))") == "\"A12\"");
}

TEST_CASE("the order of the full group as a product of primes") {
    for (const std::string cube : {"cube 2", "cube 3", "supercube 3", "cube 4", "supercube 5", "cube 8", "cube 13"})
        CHECK(last(cube + "; product({p^power for p -> power in full_group_factors()}) == size(full_group())") ==
              "true");
    CHECK(last("cube 2000; full_group_factors()[23]") == "999000");
}

TEST_CASE("a transversal has one element of each coset") {
    CHECK(last(two + "let H = group(R, U2); let found = transversal(G, H); size(found) == index(G, H) and "
                     "size(set({coset_representative(H, random(H, 3) p) for p in found})) == size(found)") == "true");
    CHECK(message("transversal(group(R), group(U))") == "H is not a subgroup of G");
    CHECK(message("transversal(full_group(), group(U))").starts_with("H has 10813000818622464000 cosets"));
}

}  // namespace cubelang::meaning::actions_test
