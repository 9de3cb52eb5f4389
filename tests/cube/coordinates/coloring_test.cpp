// Colours, and states read from them.

#include "runtime/cube/coordinates/coloring.hpp"

#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::coloring_test {
namespace {

std::string text(const State& state) {
    std::string letters;
    for (const Face color : colors_of(state)) letters += "RUFLDB"[index(color)];
    return letters;
}
std::vector<Face> colors(const std::string& letters) {
    std::vector<Face> all;
    for (const char letter : letters) all.push_back(face_at(static_cast<int>(std::string("RUFLDB").find(letter))));
    return all;
}
State read(const State& like) { return std::get<State>(read_colors(like.cube, colors_of(like))); }
ColorProblem problem(int n, const std::string& letters) {
    return std::get<ColorProblem>(read_colors({n}, colors(letters)));
}

State turn(Cube cube, char letter) { return test::play(cube, {{0, 1, 1, letter, 1}}); }

std::string painted(std::vector<std::pair<std::size_t, char>> changes) {
    auto letters = text(solved({3}));
    for (const auto& [at, letter] : changes) letters[at] = letter;
    return letters;
}

int moved(const perm::Block& block) {
    int count = 0;
    for (int i = 0; i < perm::block_points; ++i) count += block[i] != i;
    return count;
}

}  // namespace

TEST_CASE("the definition string has the faces U R F D L B row by row") {
    CHECK(text(solved({3})) == "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
    CHECK(text(turn({3}, 'R')) == "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB");
    CHECK(text(turn({2}, 'F')) == "UULLURURFFFFRRDDLDLDBBBB");
}

TEST_CASE("a state read from its colours shows the same colours") {
    test::property("exactly the same state, if all parts differ", [] {
        const auto p = *test::state(*rc::gen::element(Cube{2}, Cube{3}));
        RC_ASSERT(read(p) == p);
    });
    test::property("the same colours, on any cube", [] {
        const auto p = *test::state(*test::any_cube(2, 20));
        RC_ASSERT(same_colors(read(p), p));
    });
}

TEST_CASE("the fewest equal centres move for the given parity") {
    test::property("for any colours of one orbit", [] {
        const auto odd = *rc::gen::arbitrary<bool>();
        const auto block = *test::block();
        std::array<Face, perm::block_points> shown{};
        for (int i = 0; i < perm::block_points; ++i) shown[block[i]] = face_at(i / 4);
        const auto least = least_change(shown, odd);
        RC_ASSERT(perm::is_odd(least) == odd);
        int off = 0;
        for (int i = 0; i < perm::block_points; ++i) {
            RC_ASSERT(shown[least[i]] == face_at(i / 4));
            off += index(shown[i]) != i / 4;
        }
        RC_ASSERT(moved(least) >= off);
        RC_ASSERT(moved(least) <= off + 2);
        // One sticker more only if no two moved ones have one colour, and two more only if none has moved.
        if (moved(least) == off + 2) RC_ASSERT(off == 0);
    });
    std::array<Face, perm::block_points> home{};
    for (int i = 0; i < perm::block_points; ++i) home[i] = face_at(i / 4);
    CHECK(least_change(home, false) == perm::identity());
    CHECK(moved(least_change(home, true)) == 2);
    std::swap(home[0], home[4]);
    CHECK(moved(least_change(home, true)) == 2);
    CHECK(moved(least_change(home, false)) == 3);
}

TEST_CASE("impossible colours are reported") {
    // U9, R1, F3 are the corner at URF; U8 F2 and U6 R2 edges.
    const auto foreign = problem(3, painted({{8, 'L'}}));
    CHECK((foreign.fault == ColorFault::no_part && name({3}, foreign.part) == "urf" &&
           name({3}, *foreign.missing) == "urf"));
    CHECK((foreign.repair.size() == 1 && foreign.repair[0].at == 8 && foreign.repair[0].color == Face::u));
    const auto twice = problem(3, painted({{19, 'R'}}));
    CHECK((twice.fault == ColorFault::repeated && name({3}, *twice.missing) == "uf"));
    CHECK((twice.repair.size() == 1 && twice.repair[0].color == Face::f));  // on either of the two edges
    CHECK(problem(3, painted({{9, 'F'}, {20, 'R'}})).fault == ColorFault::mirrored);
    const auto centre = problem(3, painted({{4, 'R'}}));
    CHECK((centre.fault == ColorFault::fixed_centre && centre.color == Face::r && centre.missing_color == Face::u));
    auto four = text(solved({4}));
    four[5] = 'R';
    CHECK((problem(4, four).fault == ColorFault::centres && problem(4, four).color == Face::r &&
           problem(4, four).count == 5));
    std::swap(four[5], four[4]);  // repaints a wing, not a centre
    CHECK(problem(4, four).fault == ColorFault::no_part);
}

TEST_CASE("one repainted sticker is found, with the right colour") {
    test::property("on any cube", [] {
        const auto p = *test::state(*test::any_cube(2, 6));
        auto shown = colors_of(p);
        const auto at = *rc::gen::inRange<std::size_t>(0, shown.size());
        shown[at] = *rc::gen::suchThat(rc::gen::elementOf(std::vector<Face>(faces.begin(), faces.end())),
                                       [&](Face f) { return f != shown[at]; });
        const auto result = read_colors(p.cube, shown);
        RC_ASSERT(std::holds_alternative<ColorProblem>(result));
        const auto& found = std::get<ColorProblem>(result);
        if (found.missing) RC_ASSERT(found.repair.size() == 1U);
    });
}

}  // namespace cubelang::cube::coloring_test
