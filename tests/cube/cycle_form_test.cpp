// The normal form of a permutation as cycles.

#include <map>
#include <set>

#include "runtime/cube/cycles.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::cycle_form_test {
namespace {

std::string form(const State& state) { return test::spelled(state.cube, cycles_of(state)); }
std::string form(Cube cube, const std::string& cycles) { return form(test::product_of(cube, cycles)); }

// The index of each part in the canonical order, by identity.
std::map<std::pair<int, int>, std::size_t> ranks(Cube cube) {
    std::map<std::pair<int, int>, std::size_t> all;
    for (const auto& part : all_parts(cube)) {
        const auto identity = identity_of(cube, part);
        all.emplace(std::pair(identity.block, identity.point), all.size());
    }
    return all;
}

}  // namespace

TEST_CASE("the normal form multiplies out to the same permutation") {
    test::property("for any state, reachable or not", [] {
        const auto cube = *test::any_cube();
        const auto state = *test::state(cube);
        RC_ASSERT(test::product_of(cube, cycles_of(state)) == state);
    });
    test::property("also when read from its text", [] {
        const auto cube = *test::any_cube();
        const auto state = *test::state(cube);
        RC_ASSERT(test::product_of(cube, form(state)) == state);
    });
    test::property("for words", [] {
        const auto cube = *test::any_cube();
        const auto state = test::play(cube, *test::moves(cube.n));
        RC_ASSERT(test::product_of(cube, form(state)) == state);
    });
}

TEST_CASE("cycles of the normal form are disjoint, in order, each from its first location in canonical spelling") {
    test::property([] {
        const auto cube = *test::any_cube();
        const auto order = ranks(cube);
        const auto canonical = all_parts(cube);
        std::set<std::size_t> seen;
        std::size_t last_first = 0;
        for (const auto& cycle : cycles_of(*test::state(cube))) {
            std::vector<std::size_t> here;
            for (const auto& [part, turns, written] : cycle) {
                const auto identity = identity_of(cube, part);
                here.push_back(order.at({identity.block, identity.point}));
                RC_ASSERT(seen.insert(here.back()).second);
            }
            RC_ASSERT(here.front() == *std::min_element(here.begin(), here.end()));
            RC_ASSERT((last_first == 0 || last_first < here.front()));
            RC_ASSERT(name(cube, cycle[0].part) == name(cube, canonical[here.front()]));
            last_first = here.front();
        }
    });
}

TEST_CASE("unchanged parts are omitted") {
    test::property("every part of the normal form moves or turns", [] {
        const auto cube = *test::any_cube();
        const auto state = *test::state(cube);
        for (const auto& cycle : cycles_of(state))
            for (const auto& here : cycle) RC_ASSERT(image(state, here.part).stickers != here.part.stickers);
    });
    for (int n = 2; n <= 9; ++n) CHECK(cycles_of(solved({n, true})).empty());
}

TEST_CASE("the normal form of known permutations") {
    CHECK(form({3, true}, "(fu,fr,fd,fl)") == "(uf,rf,df,lf)");
    CHECK(form({3}, "(+fu,fr)") == "(+uf,rf)");
    CHECK(form({3}, "(+fu)") == "(+uf)");
    CHECK(form({3}, "(ufr,ulf)") == "(urf,ufl)");
    CHECK(form({3}, "(-lfu)") == "(-ufl)");
    CHECK(form({3, true}, "(f,+r)") == "(r,-f)");
    CHECK(form({3, true}, "(++u)(+f,+r)") == "(++u) (+r,f)");
    CHECK(form({4}, "(r1,+r2,++r3,-r4)") == "(r1,r2,r3,r4)");
    CHECK(form({4}, "(fu1,ru2)") == "(uf1,ur2)");
    CHECK(form({5}, "(r5,f5)(r,f)(fu1,fr2)(fu,fr)(ufl,urf)") == "(urf,ufl) (uf,rf) (uf1,rf2) (r,f) (r5,f5)");
    CHECK(form(test::play({3, true}, {{0, 1, 1, 'R', 1}})) == "(urf,bru,drb,frd) (ur,br,dr,fr) (+r)");
    CHECK(form(test::play({4}, {{0, 2, 2, 'R', 1}})) == "(uf2,bu2,db2,fd2) (d1,f3,u2,b4) (b1,d2,f4,u3)");
}

TEST_CASE("cycles start at the locations that were typed") {
    const auto begun = [](Cube cube, const std::string& typed, const std::string& cycles) {
        CycleStarts starts;
        for (const auto& cycle : test::read_cycles(cube, typed))
            for (const auto& here : cycle) starts.add(cube, here.part);
        return cycle_text(test::product_of(cube, cycles), {}, starts);
    };
    const auto again = [&](Cube cube, const std::string& cycles) { return begun(cube, cycles, cycles); };
    for (const std::string cycle : {"(+fu)", "(fu,rb)", "(+fu,rb,ul)", "(ub,dl)", "(-lfu)", "(+ufr,ulf)", "(-rfu,luf)"})
        CHECK(again({3}, cycle) == cycle);
    for (const std::string cycle : {"(+f,+r)", "(f,-r)", "(++d)"}) CHECK(again({3, true}, cycle) == cycle);
    CHECK(again({4}, "(fu1,ru2,bd1)") == "(fu1,ru2,bd1)");
    CHECK(again({3}, "(uf,ur) (ur,ub)") == "(uf,ub,ur)");
    CHECK(again({3}, "(ub,ul) (ru,fu)") == "(ru,fu) (ub,ul)");
    CHECK(begun({3}, "(fr,lb)", "(ur,ul) (uf,fr)") == "(ur,ul) (fr,uf)");
    CHECK(begun({4}, "(urf,flu)", "(uf1,ur2)(luf,urf)") == "(urf,luf) (uf1,ur2)");
    test::property("in that spelling, without a change of the permutation", [] {
        const auto cube = *test::any_cube();
        const auto state = *test::state(cube);
        const auto parts = all_parts(cube);
        CycleStarts starts;
        const auto chosen = parts[*rc::gen::inRange<std::size_t>(0, parts.size())];
        const auto typed =
            chosen.kind == Kind::fixed_centre ? chosen : part_at(cube, chosen.stickers[chosen.count - 1]);
        starts.add(cube, typed);
        const auto cycles = cycles_of(state, orbit_blocks(cube), starts);
        RC_ASSERT(test::product_of(cube, cycles) == state);
        RC_ASSERT(cycles.size() == cycles_of(state).size());
        for (const auto& cycle : cycles)
            RC_ASSERT((starts.in(cube, cycle) == nullptr || name(cube, cycle[0].part) == name(cube, typed)));
    });
}

TEST_CASE("the form can be limited to some orbits") {
    const auto state = test::product_of({3}, "(ufl,urf)(fu,fr)(f,r)");
    const auto orbits = orbit_blocks({3});
    CHECK(test::spelled({3}, cycles_of(state, std::span(orbits).subspan(1, 1))) == "(uf,rf)");
    CHECK(cycles_of(state, {}).empty());
}

TEST_CASE("the image of a part consists of the images of its stickers") {
    const auto r = test::play({3}, {{0, 1, 1, 'R', 1}});
    CHECK(name({3}, image(r, test::part({3}, "ufr"))) == "bur");
    CHECK(name({3}, image(r, test::part({3}, "fr"))) == "ur");
    CHECK(name({3}, image(r, test::part({3}, "l"))) == "l");
}

}  // namespace cubelang::cube::cycle_form_test
