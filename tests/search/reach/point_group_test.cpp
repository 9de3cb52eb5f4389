#include "runtime/search/reach/point_group.hpp"

#include "tests/cube/query/written.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::search::point_group_test {
namespace {

Reach reach(const Goal& goal, const std::vector<Generator>& generators) {
    const MaskedSpace space(goal, generators);
    return PointGroup(space).reaches(space);
}
Reach reach(cube::Cube cube, const std::string& cycles, const std::vector<Generator>& generators) {
    return reach(Goal(test::product_of(cube, cycles)), generators);
}
std::vector<Generator> turns(const std::string& moves, int n = 3) { return turns_from_moves(test::written(moves), n); }

}  // namespace

TEST_CASE("the group contains every product of its generators") {
    test::property([] {
        const cube::Cube cube = *test::any_cube(2, 5);
        const auto all = layer_turns(cube.n);
        std::vector<Generator> some;
        for (int i = 0; i < 4; ++i) some.push_back(all[*rc::gen::inRange<std::size_t>(0, all.size())]);
        auto state = cube::solved(cube);
        cube::Turner turner(cube);
        for (int i = 0; i < 12; ++i)
            turner.apply(state.blocks, some[*rc::gen::inRange<std::size_t>(0, some.size())].turn);
        RC_ASSERT(reach(Goal(state), some) == Reach::yes);
    });
}

TEST_CASE("unreachable states are not in the group") {
    CHECK(reach({3}, "(+urf)", face_turns(3)) == Reach::never);
    CHECK(reach({3}, "(uf,ur)", face_turns(3)) == Reach::never);
    CHECK(reach({3}, "(uf,ur)(urf,ufl)", face_turns(3)) == Reach::yes);
    CHECK(reach({3}, "(urf,ulb)(ur,uf)", turns("R U")) == Reach::never);
    CHECK(reach({3}, "(urf,ulb)(ur,uf)", turns("R U F")) == Reach::yes);
    CHECK(reach({3}, "(urf,ulb,dlf)", turns("R2 L2 U2 D2 F2 B2")) == Reach::never);
}

TEST_CASE("ignored parts may be in any state") {
    auto goal = Goal(test::product_of({3}, "(urf,ufl)(ur,uf)"));
    auto corners = cube::all_parts({3});
    std::erase_if(corners, [](const cube::Part& part) { return part.kind != cube::Kind::corner; });
    CHECK(reach(goal, turns("R U")) == Reach::never);
    goal.ignore(corners);
    CHECK(reach(goal, turns("R U")) == Reach::yes);
    goal = Goal(test::product_of({3}, "(+urf)"));
    const auto one = test::part({3}, "ufr");
    goal.keep_only(std::span(&one, 1));
    CHECK(reach(goal, turns("R U")) == Reach::yes);
    CHECK(reach(goal, turns("U")) == Reach::never);
}

TEST_CASE("goals with equal stickers are not decided") {
    auto goal = Goal(test::product_of({4}, "(u1,f1)"));
    goal.colors_only();
    CHECK(reach(goal, layer_turns(4)) == Reach::unknown);
}

}  // namespace cubelang::search::point_group_test
