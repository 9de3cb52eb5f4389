// The faults that apply_cycle reports, and the part at fault.

#include <ostream>

#include "runtime/cube/cycles.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/cycle_text.hpp"

namespace cubelang::cube::cycle_faults_test {
namespace {

struct Wrong {
    Cube cube;
    const char* cycle;
    CycleFault fault;
    std::size_t at;
    std::size_t with = 0;
};

void check(std::initializer_list<Wrong> rows) {
    for (const auto& row : rows) {
        INFO(row.cycle << " on N = " << row.cube.n);
        auto state = solved(row.cube);
        const auto problem = apply_cycle(state, test::read_cycles(row.cube, row.cycle).at(0));
        REQUIRE(problem);
        CHECK(static_cast<int>(problem->fault) == static_cast<int>(row.fault));
        CHECK(problem->at == row.at);
        CHECK(problem->with == row.with);
        CHECK(state == solved(row.cube));
    }
}

bool is_read(Cube cube, const char* cycle) {
    auto state = solved(cube);
    return !apply_cycle(state, test::read_cycles(cube, cycle).at(0));
}

constexpr Cube super{3, true};

}  // namespace

TEST_CASE("a cycle has parts of one kind") {
    check({{{3}, "(uf,ufr)", CycleFault::mixed_kinds, 1},
           {{3}, "(uf,ur,u)", CycleFault::mixed_kinds, 2},
           {{5}, "(fu,fr1)", CycleFault::mixed_kinds, 1},
           {{7}, "(r,r1)", CycleFault::mixed_kinds, 1},
           {{7}, "(r1,r5)", CycleFault::mixed_kinds, 1}});
}

TEST_CASE("wings and centres of two orbits cannot change places") {
    check({{{6}, "(fu1,fu3)", CycleFault::other_orbit, 1},
           {{6}, "(fu1,fu2,ub4)", CycleFault::other_orbit, 2},
           {{7}, "(r1,u2,r9)", CycleFault::other_orbit, 2},
           {{6}, "(r9,r13)", CycleFault::other_orbit, 1}});
    CHECK(is_read({6}, "(fu1,uf2)"));
    CHECK(is_read({6}, "(r9,f12)"));
}

TEST_CASE("a part occurs in a cycle once, in any spelling") {
    check({{{3}, "(uf,ur,uf)", CycleFault::repeated, 2, 0},
           {{3}, "(uf,ur,ru)", CycleFault::repeated, 2, 1},
           {{3}, "(ufl,flu)", CycleFault::repeated, 1, 0},
           {{3}, "(ufl,ulf)", CycleFault::repeated, 1, 0},
           {{4}, "(fu1,uf1)", CycleFault::repeated, 1, 0},
           {super, "(f,+f)", CycleFault::repeated, 1, 0},
           {{4}, "(r1,r2,r1)", CycleFault::repeated, 2, 0}});
}

TEST_CASE("the corners of a cycle are all spelled clockwise or all anticlockwise") {
    check({{{3}, "(ufr,ufl)", CycleFault::mixed_handedness, 1},
           {{3}, "(ufl,urf,ulb,fld)", CycleFault::mixed_handedness, 3},
           {{2}, "(urf,ulf)", CycleFault::mixed_handedness, 1}});
    CHECK(is_read({3}, "(urf,ufl)"));
    CHECK(is_read({3}, "(ufr,ulf)"));
}

TEST_CASE("only the first corner, edge or wing may have a sign") {
    check({{{3}, "(uf,+ur)", CycleFault::sign_not_first, 1},
           {{3}, "(+uf,ur,+ub)", CycleFault::sign_not_first, 2},
           {{3}, "(ufl,-urf)", CycleFault::sign_not_first, 1},
           {{4}, "(fu1,+fr2)", CycleFault::sign_not_first, 1}});
}

TEST_CASE("an edge may have +, a corner + or -") {
    check({{{3}, "(-uf,ur)", CycleFault::wrong_sign, 0},
           {{3}, "(++uf)", CycleFault::wrong_sign, 0},
           {{3}, "(++ufl)", CycleFault::wrong_sign, 0},
           {{3}, "(--ufl,urf)", CycleFault::wrong_sign, 0},
           {{4}, "(-fu1)", CycleFault::wrong_sign, 0}});
}

TEST_CASE("a wing does not flip") {
    check({{{4}, "(+fu1)", CycleFault::wing_flip, 0},
           {{5}, "(+fu1,fr2)", CycleFault::wing_flip, 0},
           {{4}, "(fu1,fu2)", CycleFault::wing_flip, 1},
           {{4}, "(fu1,fr2,ur2)", CycleFault::wing_flip, 2}});
}

TEST_CASE("the sign of a centre off the middle must agree with its place") {
    check({{{4}, "(+r1)", CycleFault::centre_turn, 0},
           {{4}, "(r1,++r2)", CycleFault::centre_turn, 1},
           {{4}, "(r1,+r2,+r3)", CycleFault::centre_turn, 2},
           {{5, true}, "(r1,-f1)", CycleFault::centre_turn, 1}});
    CHECK(is_read({4}, "(r1,--r3)"));
}

TEST_CASE("on an ordinary cube fixed centres have no sign") {
    check({{{3}, "(+f)", CycleFault::ordinary_centre, 0}, {{5}, "(f,r,++u)", CycleFault::ordinary_centre, 2}});
    CHECK(is_read(super, "(f,r,++u)"));
    CHECK(is_read({3}, "(f,r,u)"));
}

TEST_CASE("a cycle of one unsigned part is the identity") {
    for (const char* cycle : {"(uf)", "(ufl)", "(f)"}) CHECK(test::product_of({3}, cycle) == solved({3}));
    CHECK(test::product_of({4}, "(fu1)") == solved({4}));
}

}  // namespace cubelang::cube::cycle_faults_test
