#include "runtime/search/commutators/forms.hpp"

#include <random>
#include <set>

#include "runtime/cube/performer.hpp"
#include "runtime/search/commutators/turn_words.hpp"
#include "tests/search/turns_written.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"

namespace cubelang::search::commutators::forms_test {
namespace {

std::string first_form(cube::Cube cube, const std::string& text) {
    const auto forms = commutator_forms(state_after(cube, turns_written(text, cube.n)));
    return forms.empty() ? "none" : cube::spell(*forms.front().word);
}

int least_cost(cube::Cube cube, const std::string& cycles, FormOptions options = {}) {
    options.cheapest_only = true;
    const auto forms = commutator_forms(test::product_of(cube, cycles), options);
    return forms.empty() ? -1 : forms.front().cost;
}

// Three parts of a random orbit, in orientations whose cycle turns can reach.
cube::State random_three_cycle(cube::Cube cube, std::mt19937_64& chance) {
    std::vector<int> orbits = cube::orbit_blocks(cube);
    std::erase_if(orbits, [&](int block) { return cube::kind_of(cube, block) == cube::Kind::fixed_centre; });
    const int block = orbits[chance() % orbits.size()];
    for (;;) {
        std::vector<cube::CyclePart> cycle;
        for (int i = 0; i < 3; ++i)
            cycle.push_back({cube::part_at(cube, {block, static_cast<int>(chance() % perm::block_points)})});
        auto state = cube::solved(cube);
        if (!cube::apply_cycle(state, cycle)) return state;
    }
}

Turns expand_word(const cube::WordPtr& word, int n) {
    Turns turns;
    const auto moves = cube::expand(*word, 1000).value();
    for (const auto& move : moves) turns.push_back(cube::turn_of(move, n).value());
    return merge_turns(turns);
}

}  // namespace

TEST_CASE("commutators are found by their effect, simplest first") {
    CHECK(first_form({3, false}, "R U R' U'") == "[R, U]");
    CHECK(first_form({3, false}, "F R U R' U' F'") == "[F: [R, U]]");
    CHECK(first_form({3, false}, "U R U' L' U R' U' L") == "[U R U', L']");
    CHECK(first_form({4, false}, "2R U 2R' U'") == "[2R, U]");
    CHECK(first_form({3, false}, "R U2 R' U2 F D2 F' D2") == "[R, U2] [F, D2]");
}

TEST_CASE("every form has the effect of the state") {
    for (const auto& [n, text] : {std::pair{3, "R2 D' R U2 R' D R U2 R"},
                                  {3, "M2 U M U2 M' U M2"},
                                  {3, "R U R' U' R U R' U'"},
                                  {4, "2R U 2L U' 2R' U 2L' U'"},
                                  {4, "R U R' 2D R U' R' 2D'"},
                                  {4, "R 2R U 2R' R' D R 2R U' 2R' R' D'"},
                                  {5, "U R U' L' U R' U' L"}}) {
        const auto state = state_after({n, false}, turns_written(text, n));
        const auto forms = commutator_forms(state);
        CAPTURE(n, text);
        CHECK_FALSE(forms.empty());
        cube::Performer performer({n, false});
        for (const auto& [form, cost] : forms) {
            CAPTURE(cube::spell(*form));
            CHECK(performer.perform(form) == state);
        }
    }
}

// Lengths proved by `find`.
TEST_CASE("forms of three-cycles on larger cubes are as short as any algorithm") {
    struct Known {
        int n;
        const char* cycle;
        int least;
    };
    for (const auto& [n, cycle, least] :
         {Known{4, "(u1,f3,r4)", 8}, {4, "(f1,l4,u4)", 8},    {4, "(b1,l3,u2)", 10},   {4, "(f1,d2,l1)", 9},
          {4, "(l2,u3,b4)", 10},     {4, "(d1,u3,d4)", 9},    {4, "(l1,f4,l4)", 8},    {4, "(bd1,lu1,fu1)", 8},
          {4, "(lb1,ru2,ul2)", 8},   {4, "(lb1,dl1,db2)", 9}, {4, "(bu1,rf2,uf1)", 8}, {4, "(drb,ldb,flu)", 8},
          {4, "(urf,fdl,bld)", 9},   {4, "(urf,bru,drb)", 9}, {5, "(r7,b7,u8)", 8},    {5, "(f6,b8,u7)", 9},
          {5, "(fu1,rb2,df1)", 8},   {5, "(ur,ub,fr)", 8},    {5, "(ur,ld,rf)", 9},    {5, "(urf,dlf,ubr)", 8},
          {7, "(d10,r12,f11)", 8},   {7, "(ur3,lf4,lu3)", 8}, {7, "(u18,f18,f19)", 8}, {7, "(u2,r4,b2)", 8},
          {4, "(dfr,fdl,rbd)", 10},  {4, "(urf,ulb,drb)", 12}}) {
        CAPTURE(n, cycle);
        CHECK(least_cost({n}, cycle) == least);
    }
}

TEST_CASE("the cheapest forms of a three-cycle all do it, have one length and are different algorithms") {
    std::mt19937_64 chance(2);
    for (const int n : {3, 4, 5, 6, 7, 12, 21})
        for (int i = 0; i < 3; ++i) {
            const cube::Cube cube{n, n % 2 == 1 && i == 2};
            const auto state = random_three_cycle(cube, chance);
            CAPTURE(n, cube::cycle_text(state));
            const auto forms = commutator_forms(state, {.cheapest_only = true});
            REQUIRE_FALSE(forms.empty());
            CHECK(forms.front().cost <= 12);
            std::set<std::string> algorithms;
            for (const auto& [word, cost] : forms) {
                CAPTURE(cube::spell(*word));
                const auto turns = expand_word(word, n);
                CHECK(cost == forms.front().cost);
                CHECK(static_cast<int>(turns.size()) == cost);
                CHECK(state_after(cube, turns) == state);
                CHECK(algorithms.insert(cube::spell(*word_of(turns, n))).second);
            }
        }
}

TEST_CASE("forms beyond those of least length are sorted by cost") {
    const auto forms = commutator_forms(test::product_of({4}, "(bu1,rf2,uf1)"), {.most = 12});
    REQUIRE(forms.size() == 12);
    CHECK(forms[3].cost == 8);
    CHECK(forms[4].cost > 8);
    CHECK(std::ranges::is_sorted(forms, {}, &FoundForm::cost));
}

TEST_CASE("only the given turns are used, with their costs") {
    const auto is_quarter = [](const Generator& generator) { return generator.turn.quarters != 2; };
    auto quarters = layer_turns(4);
    std::erase_if(quarters, [&](const Generator& generator) { return !is_quarter(generator); });
    const auto forms = commutator_forms(test::product_of({4}, "(u1,f3,r4)"), {.generators = quarters});
    REQUIRE_FALSE(forms.empty());
    CHECK(forms.front().cost == 8);
    const Cost dear = [](const cube::Turn& turn, int n) { return turn.from == 1 || turn.from == n ? 1 : 3; };
    CHECK(least_cost({4}, "(u1,f3,r4)", {.generators = layer_turns(4, dear), .cost = dear}) == 16);
}

TEST_CASE("states that are odd on some orbit, and the identity, have no forms") {
    CHECK(first_form({3, false}, "R") == "none");
    CHECK(first_form({4, false}, "2R") == "none");
    CHECK(first_form({3, false}, "R R'") == "none");
}

TEST_CASE("a three-cycle written with a long setup is found with a short one") {
    const auto setup = turns_written("R F 2U2 L B 2D", 6), core = turns_written("2R U 3R U' 2R' U 3R' U'", 6);
    const auto state = state_after({6, false}, concatenated({setup, core, inverse(setup)}));
    const auto forms = commutator_forms(state);
    REQUIRE(forms.size() >= 1);
    CHECK(forms.front().cost <= 12);
    CHECK(cube::Performer({6, false}).perform(forms.front().word) == state);
}

}  // namespace cubelang::search::commutators::forms_test
