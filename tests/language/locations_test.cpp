// Locations as values: numbers, names, cycles, comparison.

#include "tests/language/run.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::locations_test {
namespace {

using test::holds;
using test::last;

}  // namespace

TEST_CASE("location converts a number to a location; number and name convert it back") {
    CHECK(holds("let k = 12; location(net, k) == @net.12 and number(location(net, k)) == k"));
    CHECK(holds("let k = 19; number(location(fruldb, k)) == k and number(location(\"fruldb\", k), fruldb) == k"));
    CHECK(last("cube 4; name(@net.73)") == "\"br1\"");
    CHECK(holds("cube 4; location(name(@net.73)) == @net.73 and name(location(\"br1\"), net) == \"net.73\""));
    CHECK(
        holds("cube 7; let good = true; for k in 1..294 { let good = good and number(location(net, k)) == k and "
              "number(location(name(location(net, k)))) == k }; good"));
    CHECK(holds("supercube 3; number(@r, kociemba) == number(@kociemba.14, kociemba)"));
}

TEST_CASE("cycle makes cycles from values, with a turn of the last part") {
    CHECK(holds("let p = @ur; cycle({@uf, p, @ub}) == (uf,ur,ub)"));
    CHECK(holds("cycle({@uf, @ur}, 1) == (+uf,ur) and cycle({@uf, @ur}, turn = -3) == (+uf,ur)"));
    CHECK(holds("cycle({@urf, @ufl}, turn = 1) == (+urf,ufl) and cycle({@urf, @ufl}, 2) == (-urf,ufl)"));
    CHECK(holds("supercube 3; cycle({@f, @r}, 3) == (-f,r) and cycle({@u}, 2) == (++u)"));
    CHECK(holds("cube 5; let k = 1; cycle({location(\"fu1\"), @uf2}, 0) == (fu1,uf2)"));
    CHECK(holds("cycle({}) == () and cycle({@uf}) == () and cycle({@uf, @ur}, turn = 2) == (uf,ur)"));
    CHECK(holds("supercube 3; let s_ = sticker_cycles((f,r)); size(s_) == 1 and cycle(item(s_, 1), net) == (f,r)"));
    CHECK(holds("cube 5; cycle({number(@f1, fruldb), number(@r1, fruldb)}, fruldb) == (f1,r1)"));
}

TEST_CASE("loops over variables enumerate all three-cycles of edges") {
    CHECK(
        last("let n = 0; for a in parts(edges) { for c_ in parts(edges) { if not (same_part(a, @uf) or "
             "same_part(c_, @uf) or same_part(a, c_)) then { if is_reachable(cycle({@uf, a, c_})) then let n = n + 1 } "
             "} }; n") == "110");
}

TEST_CASE("fixed and support list stickers by number") {
    CHECK(last("cube 4; size(fixed(U, net))") == "64");
    CHECK(holds("cube 4; fixed(U, net) == (21..32) + (37..48) + (53..64) + (69..96)"));
    CHECK(holds("cube 4; keys(rotation_map(U, kociemba)) == support(U, kociemba)"));
    CHECK(last("supercube 3; size(support(R, net))") == "20");
}

TEST_CASE("same_part ignores the spelling of locations, also between a cube and its supercube") {
    CHECK(holds("same_part(source(F, @urf).part, @ufl) and not same_part(@uf, @ur)"));
    CHECK(holds("let p = @uf; supercube 3; same_part(p, @fu)"));
}

TEST_CASE("parts lists all parts, or those of one kind") {
    CHECK(last("map(size, {parts(), parts(corners), parts(edges), parts(centres), parts(wings)})") ==
          "{26, 8, 12, 6, 0}");
    CHECK(last("cube 4; map(size, {parts(wings), parts(x_centres)})") == "{24, 24}");
}

TEST_CASE("lcm and gcd accept lists") {
    CHECK(holds("cube 4; lcm(map(size, sticker_cycles(R U R' U'))) == order(R U R' U')"));
    CHECK(last("{gcd({84, 30, 9}), lcm({4, 6, 10}), gcd({}), lcm({}), lcm({4}, 6)}") == "{3, 60, 0, 1, 12}");
}

TEST_CASE("the blocks of Cube Synthesizer's table are consecutive") {
    CHECK(
        holds("cube 5; let next = 0; for k in 0..6 { assert synth_block(k).first == next; let next = "
              "synth_block(k).last + 1 }; next == synth_counts().algorithms"));
    CHECK(
        holds("let good = true; for k in 0..6 { for i in {synth_block(k).first, synth_block(k).last} { let good = good "
              "and synth_entry(i).block == k } }; good"));
}

TEST_CASE("the row of an index has the origin at its destination") {
    CHECK(holds(
        "let good = true; for k in {0, 23, 24, 100, 239} { let e_ = synth_entry(k); let good = good and "
        "synth_row(k, e_.destination) == e_.origin and item(synth_row(k), e_.destination + 1) == e_.origin }; good"));
    CHECK(holds("synth_row(100) == state(basic(100), fruldb)"));
}

}  // namespace cubelang::meaning::locations_test
