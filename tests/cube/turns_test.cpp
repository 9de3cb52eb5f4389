#include "runtime/cube/turns.hpp"

#include "tests/support/data.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/slow_cube.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::turns_test {
namespace {

constexpr std::string_view axes = "xyz";

void turn(slow::SlowCube& cube, int n, const Turn& turn) {
    cube.turn(axes[static_cast<std::size_t>(turn.axis)], n - turn.to, n - turn.from, turn.quarters);
}

State after(Cube cube, const std::vector<Turn>& turns) {
    auto state = solved(cube);
    Turner turner(cube);
    for (const auto& t : turns) turner.apply(state.blocks, t);
    return state;
}

bool agree(int n, const std::vector<Turn>& turns) {
    slow::SlowCube slow(n);
    for (const auto& t : turns) turn(slow, n, t);
    const auto super = after({n, true}, turns), ordinary = after({n}, turns);
    return test::net_row(super) == slow.net_row() && test::centre_turns(super) == slow.centre_turns() &&
           test::net_row(ordinary) == slow.net_row();
}

rc::Gen<Turn> any_turn(int n) {
    return rc::gen::exec([n] {
        const auto axis = *rc::gen::elementOf(std::vector<Axis>{Axis::x, Axis::y, Axis::z});
        const int to = *rc::gen::inRange(1, n + 1), from = *rc::gen::inRange(1, to + 1),
                  quarters = *rc::gen::inRange(1, 4);
        return Turn{axis, from, to, quarters};
    });
}

}  // namespace

TEST_CASE("every turn of any layers agrees with a simulation in space") {
    for (int n = 2; n <= 8; ++n)
        for (const Axis axis : {Axis::x, Axis::y, Axis::z})
            for (int from = 1; from <= n; ++from)
                for (int to = from; to <= n; ++to)
                    for (int quarters = 1; quarters <= 3; ++quarters) {
                        INFO(n << ' ' << axes[static_cast<std::size_t>(axis)] << from << '-' << to << '*' << quarters);
                        CHECK(agree(n, {{axis, from, to, quarters}}));
                    }
}

TEST_CASE("sequences of turns agree with a simulation in space") {
    test::property("on small cubes", [] {
        const int n = *rc::gen::inRange(2, 10);
        RC_ASSERT(agree(n, *rc::gen::container<std::vector<Turn>>(any_turn(n))));
    });
    test::property("on the 20x20x20",
                   [] { RC_ASSERT(agree(20, *rc::gen::container<std::vector<Turn>>(20, any_turn(20)))); });
}

// The layers of a move need not be adjacent: SR of the 3x3x3 turns both outer ones.
TEST_CASE("turns of the layers of Superset moves agree with a simulation in space") {
    for (const auto& row : test::data_rows("superset-moves.tsv")) {
        const int n = std::stoi(row[0]), quarters = (std::stoi(row[4]) + 4) % 4;
        std::vector<Turn> turns;
        slow::SlowCube slow(n);
        for (const int layer : test::numbers(row[3], ',')) {
            turns.push_back({static_cast<Axis>(axes.find(row[2])), n - layer, n - layer, quarters});
            slow.turn(row[2][0], layer, layer, quarters);
        }
        INFO(row[0] << ' ' << row[1]);
        const auto state = after({n, true}, turns);
        CHECK(test::net_row(state) == slow.net_row());
        CHECK(test::centre_turns(state) == slow.centre_turns());
    }
}

TEST_CASE("a turn of several layers is the product of the turns of each") {
    test::property("in any cube", [] {
        const auto cube = *test::any_cube();
        const auto whole = *any_turn(cube.n);
        std::vector<Turn> single;
        for (int layer = whole.to; layer >= whole.from; --layer)
            single.push_back({whole.axis, layer, layer, whole.quarters});
        RC_ASSERT(after(cube, single) == after(cube, {whole}));
    });
}

TEST_CASE("quarter turns add up modulo four") {
    test::property([] {
        const auto cube = *test::any_cube();
        auto once = *any_turn(cube.n);
        once.quarters = 1;
        auto twice = once, thrice = once;
        twice.quarters = 2, thrice.quarters = 3;
        RC_ASSERT(after(cube, {once, once}) == after(cube, {twice}));
        RC_ASSERT(after(cube, {twice, once}) == after(cube, {thrice}));
        RC_ASSERT(after(cube, {once, thrice}) == solved(cube));
        RC_ASSERT(!(after(cube, {twice}) == solved(cube)));
    });
}

TEST_CASE("a turner with a full cache computes the same turns as a new one") {
    const Cube cube{20, false};
    Turner old(cube);
    for (int round = 0; round < 2; ++round)
        for (int from = 1; from <= 20; ++from)
            for (int to = from; to <= 20; ++to)
                for (const Axis axis : {Axis::x, Axis::y, Axis::z}) {
                    auto state = solved(cube);
                    old.apply(state.blocks, {axis, from, to, 1});
                    if (round == 1) CHECK(state == after(cube, {{axis, from, to, 1}}));
                }
}

// U R L U2 R' L' twice only turns the centre of U, by half a turn.
TEST_CASE("only a supercube distinguishes turned fixed centres") {
    const Turn u{Axis::y, 1, 1, 1}, u2{Axis::y, 1, 1, 2}, r{Axis::x, 1, 1, 1}, r3{Axis::x, 1, 1, 3},
        l{Axis::x, 3, 3, 3}, l3{Axis::x, 3, 3, 1};
    const std::vector<Turn> half_turn{u, r, l, u2, r3, l3, u, r, l, u2, r3, l3};
    CHECK(after({3, false}, half_turn) == solved({3, false}));
    const auto state = after({3, true}, half_turn);
    auto wanted = std::vector<int>(54);
    wanted[4] = 2;
    CHECK(test::centre_turns(state) == wanted);
    CHECK(test::net_row(state) == test::net_row(solved({3, true})));
}

}  // namespace cubelang::cube::turns_test
