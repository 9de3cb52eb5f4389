#include "runtime/cube/groups/structure.hpp"

#include "tests/cube/groups/groups.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::groups::structure_test {
namespace {

std::vector<std::string> lines_of(const CubeGroup& group) { return sentences(group, *structure(group)); }

bool has_line(const CubeGroup& group, const std::string& line) {
    const auto lines = lines_of(group);
    INFO(line);
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST_CASE("an order is shown as a product of prime powers") {
    CHECK(factored(1) == "1");
    CHECK(factored(2) == "2");
    CHECK(factored(Integer("43252003274489856000")) == "2^27 * 3^14 * 5^3 * 7^2 * 11");
    CHECK(factored(Integer("1000000000039")) == "1000000000039");
}

TEST_CASE("the group of the 3x3x3 has one dependency between corners and edges") {
    const auto group = test::group_of_all_layers({3});
    CHECK(has_line(*group, "8 corners (urf …): all 40320 permutations (S8); twists in place: 3^7"));
    CHECK(has_line(*group, "12 edges (ur …): all permutations (S12); flips in place: 2^11"));
    CHECK(has_line(*group, "8 corners (urf …) and 12 edges (ur …): odd both or neither"));
    CHECK(has_line(*group, "there are no other dependencies"));
    CHECK(has_line(*group, "all of this is proved"));
    CHECK(what_moves(*group) == "8 corners and 12 edges");
}

TEST_CASE("the number of dependent signs agrees with the formula of the NxNxN cube") {
    for (int n = 2; n <= 9; ++n) {
        const auto all = structure(*test::group_of_all_layers({n}));
        REQUIRE(all);
        const int orbits = 1 + n % 2 + (n - 2) / 2 + (n - 2) * (n - 2) / 4;
        CHECK(all->orbits.size() == static_cast<std::size_t>(orbits));
        CHECK(all->ties.size() == static_cast<std::size_t>(orbits - n / 2));
        CHECK(all->tied == Integer(1) << (orbits - n / 2));
    }
}

TEST_CASE("equal actions are reported") {
    using cube::Face;
    const auto wide = test::group_of_words({4}, {{test::layer_turn(Face::r, 1), test::layer_turn(Face::r, 2)},
                                                 {test::layer_turn(Face::u, 1), test::layer_turn(Face::u, 2)}});
    CHECK(wide->group.order() == 29160);
    CHECK(has_line(*wide, "6 corners (urf …) and 18 wings (ur1 …) always do the same"));
    CHECK(has_line(*wide,
                   "6 corners (urf …): 120 of 720 permutations (PGL(2,5): S5, acting on 6 places); twists in place: "
                   "3^5"));
}

TEST_CASE("dependencies other than signs are reported as a number") {
    using cube::Face;
    const auto of_faces = [](std::initializer_list<Face> faces, int turns) {
        std::vector<std::vector<cube::Move>> words;
        for (const auto face : faces) words.push_back({test::layer_turn(face, 1, turns)});
        return test::group_of_words({3}, words);
    };
    const auto squares = of_faces({Face::r, Face::l, Face::u, Face::d, Face::f, Face::b}, 2);
    CHECK(has_line(*squares, "other dependencies between orbits divide the order by 3"));
    CHECK(has_line(*squares, "4 edges (ur …), 4 edges (uf …), 4 edges (fr …): always an even number of these are odd"));
    const auto apart = of_faces({Face::r, Face::l}, 1);
    CHECK(has_line(*apart, "4 corners (urf …) and 4 edges (ur …) always do the same"));
}

TEST_CASE("dependencies of many orbits are counted") {
    const auto all = test::group_of_all_layers({7});
    CHECK(has_line(*all, "the signs of 7 orbits are products of the signs of others"));
    CHECK(order_line(all->group.order()).starts_with("order 1484128874249429"));
    CHECK(order_line(Integer(1) << 2000) == "order 11481306952742545242…, a number of 603 digits, = 2^2000");
}

TEST_CASE("parts that only turn are reported as in place") {
    const auto super = test::group_of_all_layers({3, true});
    CHECK(has_line(*super, "6 orbits of 1 fixed centre (u), each: no part changes its place; turns in place: 2^2"));
    CHECK(what_moves(*super) == "8 corners, 12 edges and 6 fixed centres in place");
}

TEST_CASE("a group without generators moves nothing") {
    const auto none = generated(Domain({3}), {});
    CHECK(none->group.order() == 1);
    CHECK(what_moves(*none) == "nothing");
    CHECK(lines_of(*none) == std::vector<std::string>{"order 1", "all of this is proved"});
}

}  // namespace cubelang::groups::structure_test
