#include "runtime/search/reach/invariants.hpp"

#include "runtime/search/find.hpp"
#include "tests/cube/query/written.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::search::invariants_test {
namespace {

std::string reason(cube::Cube cube, const std::string& cycles, const std::vector<Generator>& generators) {
    MaskedSpace space(Goal(test::product_of(cube, cycles)), generators);
    const auto reasons = drop_unreachable_targets(space);
    return reasons.empty() ? "" : reasons[0];
}
std::vector<Generator> turns(const std::string& moves, int n = 3) { return turns_from_moves(test::written(moves), n); }

}  // namespace

TEST_CASE("a part that never reaches its place is named") {
    CHECK(reason({3}, "(uf,dl,df)", turns("R U")) == "these turns never bring fd to fu");
    CHECK(reason({3}, "(ufr,urb,ubl)", turns("R2 U2")).starts_with("these turns never bring "));
    CHECK(reason({5}, "(u1,f1,r1)", face_turns(5)) == "these turns never bring f1 to r1");
    CHECK(reason({3}, "(f,r,b,l)", face_turns(3)).starts_with("these turns never bring "));
}

TEST_CASE("sums that the turns preserve are reported") {
    CHECK(reason({3}, "(+ufr)", face_turns(3)) ==
          "the twists of the corners add up to 1 (mod 3), and these turns keep them at 0");
    CHECK(reason({3}, "(+ufr)(+ubr)", face_turns(3)) ==
          "the twists of the corners add up to 2 (mod 3), and these turns keep them at 0");
    CHECK(reason({3}, "(+uf)", face_turns(3)) ==
          "these turns make only even permutations of the stickers of the edges, but this is an odd one");
    CHECK(reason({3}, "(uf,ur)", face_turns(3)) ==
          "these turns keep the sum of the parities of the edges and the corners even, but here it is odd");
    CHECK(reason({4}, "(u1,f1)", layer_turns(4)) ==
          "these turns keep the sum of the parities of the x-centres and the corners even, but here it is odd");
    CHECK(reason({3, true}, "(+f)", face_turns(3)).starts_with("these turns keep the sum of the parities of the "));
}

TEST_CASE("reachable states have no reasons against them") {
    test::property([] {
        const cube::Cube cube = *test::any_cube(2, 6);
        const auto generators = *rc::gen::arbitrary<bool>() ? layer_turns(cube.n) : face_turns(cube.n);
        auto state = cube::solved(cube);
        cube::Turner turner(cube);
        for (int i = 0; i < 12; ++i)
            turner.apply(state.blocks, generators[*rc::gen::inRange<std::size_t>(0, generators.size())].turn);
        MaskedSpace space(Goal(state), generators);
        RC_ASSERT(drop_unreachable_targets(space).empty());
    });
}

TEST_CASE("R and U do not generate the symmetric group on corners") {
    const auto generators = turns("R U");
    MaskedSpace space(Goal(test::product_of({3}, "(ufr,urb,ubl)")), generators);
    CHECK(drop_unreachable_targets(space).empty());
    CHECK(arrangement_reasons(space) ==
          std::vector<std::string>{"these turns arrange the corners in 29160 ways, and this is not one of them"});
    CHECK(find(Goal(test::product_of({3}, "(ufr,urb,ubl)")), generators).end == FindEnd::unreachable);
    const MaskedSpace reached(Goal(test::did({3}, "R U R' U'")), generators);
    CHECK(arrangement_reasons(reached).empty());
}

TEST_CASE("unreachable orientations of the cube are dropped") {
    Goal goal(test::did({3}, "R"));
    goal.free_rotation();
    MaskedSpace space(goal, face_turns(3));
    CHECK(space.targets().size() == 24);
    CHECK(drop_unreachable_targets(space).empty());
    CHECK(space.targets().size() == 1);
}

}  // namespace cubelang::search::invariants_test
