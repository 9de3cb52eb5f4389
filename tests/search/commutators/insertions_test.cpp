#include "runtime/search/commutators/insertions.hpp"

#include "tests/cube/query/written.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::search::insertions_test {
namespace {

using cube::Cube;

cube::State state_before(const std::string& skeleton, const std::string& cycles, Cube cube = {3}) {
    auto state = test::did(cube, skeleton);
    state.blocks = perm::inverse(state.blocks);
    return test::product(test::product_of(cube, cycles), state);
}
ThreeCycleWords& words() {
    static ThreeCycleWords all({3}, {});
    return all;
}
InsertionResult insertion_result(const std::string& skeleton, const std::string& cycles) {
    return insertions(test::written(skeleton), state_before(skeleton, cycles), words(), {});
}

}  // namespace

TEST_CASE("slice turns become face turns, and rotations of the whole cube come last") {
    test::property([] {
        const auto moves = *test::moves(3);
        const auto written = to_face_turns(moves);
        RC_ASSERT(test::play({3}, written) == test::play({3}, moves));
    });
    CHECK(to_face_turns(test::written("M U2 M' U2")).size() == 6);
}

TEST_CASE("every three-cycle has algorithms that are commutators or conjugates of them") {
    int cycles = 0;
    for (const int block : cube::orbit_blocks({3}))
        for (int y = 0; y < perm::block_points; ++y)
            for (int z = 0; z < perm::block_points; ++z) {
                const ThreeCycle cycle{block, {0, y, z}};
                const cube::State state{{3}, effect_of({3}, cycle)};
                if (cube::kind_of({3}, block) == cube::Kind::fixed_centre || !three_cycle_of(state)) continue;
                ++cycles;
                const auto& found = words().of(cycle);
                REQUIRE_FALSE(found.empty());
                for (const auto& [word, moves] : found) REQUIRE(test::play({3}, moves) == state);
            }
    CHECK(cycles == 21 * 18 + 20 * 22);
}

TEST_CASE("insertions solve the parts that are left, and the best comes first") {
    const std::string skeleton = "R U2 F L D B' R";
    for (const auto* left :
         {"(uf,ur,ub)", "(urf,ubr,ulb)", "(uf,ur,ub)(urf,ubr,ulb)", "(+urf)(-dlf)", "(uf,ub)(ur,dl)"}) {
        const auto result = insertion_result(skeleton, left);
        REQUIRE(result.end == InsertionEnd::found);
        REQUIRE_FALSE(result.answers.empty());
        int cost = 0;
        for (const auto& answer : result.answers) {
            CHECK(perm::is_identity(
                perm::product(state_before(skeleton, left).blocks, test::play({3}, answer.moves).blocks)));
            CHECK(answer.cost >= cost);
            CHECK(answer.cancelled >= 0);
            cost = answer.cost;
        }
    }
}

TEST_CASE("an insertion is never longer than a commutator at the end") {
    const auto result = insertion_result("R U2 F L D B' R", "(urf,ubr,ulb)");
    const auto correction = test::product_of({3}, "(urf,ulb,ubr)");
    const auto& shortest = words().of(*three_cycle_of(correction)).front();
    CHECK(result.answers.front().cost <= 7 + static_cast<int>(shortest.moves.size()));
}

TEST_CASE("the reason is reported if three-cycles cannot solve the rest") {
    CHECK(insertion_result("R U", "").end == InsertionEnd::already_solved);
    CHECK(insertion_result("R U", "(uf,ub)(urf,ubr)").end == InsertionEnd::odd);
    CHECK(insertion_result("R U", "(+uf)").end == InsertionEnd::out_of_reach);
    CHECK(insertion_result("R U", "(uf,ub,ur,ul,fr,fl,br)(urf,ubr,ulb,dfr,dbl)").end == InsertionEnd::too_many);
}

}  // namespace cubelang::search::insertions_test
