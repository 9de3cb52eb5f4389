#include "runtime/cube/groups/structure.hpp"

#include <set>

#include "runtime/cube/groups/cube_group.hpp"
#include "tests/cube/groups/groups.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::groups::colourings_test {
namespace {

constexpr std::size_t enough = 1'000'000;

Integer count_of(const CubeGroup& group) {
    const auto found = colourings(group, enough);
    REQUIRE(found);
    CHECK(found->is_whole);
    CHECK(found->is_proved);
    return found->count;
}

// The number of colourings, by enumeration.
std::size_t listed(const CubeGroup& of) {
    std::set<std::string> seen;
    const auto all = elements(of.group);
    for (const auto& p : all.found) {
        std::string colours(p.size(), ' ');
        for (group::Point at = 0; at < p.size(); ++at)
            colours[p[at]] = static_cast<char>('0' + of.domain->place(at).point / 4);
        seen.insert(colours);
    }
    return seen.size();
}

}  // namespace

TEST_CASE("the numbers of arrangements of whole cubes agree with published ones") {
    CHECK(count_of(*test::group_of_all_layers({2})) == Integer(3674160) * 24);
    CHECK(count_of(*test::group_of_all_layers({3})) == Integer("43252003274489856000"));
    CHECK(count_of(*test::group_of_all_layers({4})) == Integer("7401196841564901869874093974498574336000000000") * 24);
    CHECK(count_of(*test::group_of_all_layers({5})) ==
          Integer("282870942277741856536180333107150328293127731985672134721536000000000000000"));
}

TEST_CASE("the colourings of small groups agree with enumeration") {
    constexpr unsigned most = 5000;
    int counted = 0;
    test::property([&] {
        const int n = *rc::gen::inRange(2, 7);
        const bool super = n % 2 == 1 && *rc::gen::arbitrary<bool>();
        std::vector<std::vector<cube::Move>> words;
        for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
            const auto face = *rc::gen::elementOf(std::vector(cube::faces.begin(), cube::faces.end()));
            words.push_back({test::layer_turn(face, *rc::gen::inRange(1, n + 1), *rc::gen::inRange(1, 4))});
            if (*rc::gen::arbitrary<bool>())
                words.back().push_back(test::layer_turn(cube::Face::u, *rc::gen::inRange(1, n + 1), 2));
        }
        const auto group = test::group_of_words({n, super}, words);
        if (group->group.order() > most) return;
        ++counted;
        RC_ASSERT(count_of(*group) == listed(*group));
    });
    CHECK(counted > 10);
}

TEST_CASE("the turns of a supercube's centres do not change the colours") {
    const auto group = test::group_of_words({3, true}, {{test::layer_turn(cube::Face::r, 1)}});
    CHECK(count_of(*group) == 4);
    std::vector<cube::Move> twice;
    for (const auto& [face, turns] : {std::pair{cube::Face::r, 1}, {cube::Face::u, 1}})
        twice.push_back(test::layer_turn(face, 1, turns));
    std::vector<cube::Move> word;
    for (int i = 0; i < 105; ++i) word.insert(word.end(), twice.begin(), twice.end());
    const auto centres = test::group_of_words({3, true}, {word});
    CHECK(centres->group.order() == 4);
    CHECK(count_of(*centres) == 1);
}

}  // namespace cubelang::groups::colourings_test
