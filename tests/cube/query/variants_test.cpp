#include "runtime/cube/query/simplify.hpp"

#include <algorithm>

#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::query::variants_test {
namespace {

using cube::Move;

const std::vector<Move> sexy{{0, 1, 1, 'R', 1}, {0, 1, 1, 'U', 1}, {0, 1, 1, 'R', -1}, {0, 1, 1, 'U', -1}};

std::string moves_of(const std::vector<Variant>& all, const std::string& what) {
    const auto at = std::ranges::find(all, what, &Variant::what);
    return at == all.end() ? "none" : cube::spell(*cube::make_run(at->moves));
}

bool does_the_same(const std::string& what) {
    return what == "unchanged" || what == "simplified" || what == "with slices" || what.ends_with("other side");
}

}  // namespace

TEST_CASE("variants are named by their origin") {
    const auto all = variants(sexy, 3);
    CHECK(moves_of(all, "unchanged") == "R U R' U'");
    CHECK(moves_of(all, "inverse") == "U R U' R'");
    CHECK(moves_of(all, "mirror M") == "L' U' L U");
    CHECK(moves_of(all, "by y") == "F U F' U'");
    CHECK(moves_of(all, "from move 2") == "U R' U' R");
    CHECK(moves_of(all, "R from the other side") == "Lw F Lw' U'");
    CHECK(moves_of(all, "with slices") == "none");
}

TEST_CASE("turns of the top before and after are optional variants") {
    const auto all = variants(sexy, 3, true);
    CHECK(moves_of(all, "U before, U2 after") == "U R U R' U");
    CHECK(moves_of(all, "U after") == "R U R'");
    CHECK(moves_of(variants(sexy, 3), "U after") == "none");
}

TEST_CASE("opposite faces turned together equal the slice between them and a rotation") {
    CHECK(moves_of(variants({{0, 1, 1, 'R', 1}, {0, 1, 1, 'L', -1}}, 3), "with slices") == "M x");
    CHECK(moves_of(variants({{0, 1, 1, 'D', 1}, {0, 1, 1, 'U', -1}}, 3), "with slices") == "E' y'");
    CHECK(moves_of(variants({{0, 1, 1, 'F', 2}, {0, 1, 1, 'B', 2}}, 4), "with slices") == "2-3Fw2 z2");
}

TEST_CASE("variants are correct and all different") {
    test::property("on cubes of 2 to 6 layers", [] {
        const int n = *rc::gen::inRange(2, 7);
        const auto moves = *rc::gen::resize(8, test::moves(n));
        const auto state = test::play({n, true}, moves);
        std::vector<std::string> seen;
        for (const auto& [what, variant] : variants(moves, n)) {
            const auto text = cube::spell(*cube::make_run(variant));
            RC_ASSERT(std::ranges::find(seen, text) == seen.end());
            seen.push_back(text);
            if (does_the_same(what)) RC_ASSERT(test::play({n, true}, variant) == state);
            if (what == "inverse")
                RC_ASSERT(perm::is_identity(perm::product(test::play({n, true}, variant).blocks, state.blocks)));
        }
    });
}

}  // namespace cubelang::query::variants_test
