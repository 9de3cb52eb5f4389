// The cubie level, colours and symmetries.

#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "tests/language/run.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::meaning::cubies_test {
namespace {

using test::holds;
using test::last;

auto symmetry() {
    return rc::gen::map(rc::gen::inRange(0, 48), [](int i) { return cube::symmetries()[static_cast<std::size_t>(i)]; });
}

}  // namespace

TEST_CASE("cubie reads back its own output") {
    test::property("for any state of any cube, after any symmetry", [] {
        const auto p = *test::state(*test::any_cube(2, 20));
        const FormOptions options{.then = *symmetry()};
        RC_ASSERT(cubie_form.read(p.cube, lang::make_source("text", cubie_form.write(p, options)), options) == p);
    });
    CHECK(holds("cubie(cubie(R U F')) == R U F'"));
    CHECK(holds("supercube 5; let p = Rw x (+f) (uf1,ub2) (+ufl); cubie(cubie(p)) == p"));
    CHECK(holds("cubie(cubie(R U, S_LR2 * S_U4), S_LR2 * S_U4) == R U"));
}

TEST_CASE("colors reads back its own output, up to equal colours") {
    test::property("for any state of any cube", [] {
        const auto p = *test::state(*test::any_cube(2, 20));
        const auto read = colors_form.read(p.cube, lang::make_source("text", colors_form.write(p, {})), {});
        RC_ASSERT(cube::same_colors(read, p));
    });
    CHECK(holds("colors(colors(R U F')) == R U F'"));
    CHECK(holds("cube 5; colors(colors(colors(R 2U F'))) == colors(R 2U F')"));
}

TEST_CASE("a cubie row may be on one line, in either case, its names spelled in any order") {
    CHECK(holds("cube 2; cubie(\"corners: ubr fur lfu ulb dfr dlf dbl drb 0 0 0 0 0 0 0 0\") == U"));
    CHECK(holds("cube 2; cubie(\"corners:\\nUBR URF UFL ULB DFR DLF DBL DRB\\n0 0 0 0 0 0 0 0\") == U"));
    CHECK(test::message("cube 2; cubie(\"corners: UBR URF UFL ULB DFR DLF DBL DRB 00000000\")") ==
          "only 1 of 8 orientations are given");
}

TEST_CASE("an unreachable state is read, with a note that it is unreachable") {
    CHECK(last("cube 2; cubie(\"corners: URF UFL ULB UBR DFR DLF DBL DRB 1 0 0 0 0 0 0 0\")") ==
          "(+urf)\nno turns reach it: corner twists add up to 1 (mod 3); to fix it, turn one corner "
          "anticlockwise, such as (-urf)");
    CHECK(last("colors(colors((+uf)))") ==
          "(+uf)\nno turns reach it: edge flips add up to 1 (mod 2); to fix it, flip one edge, such as (+ur)\n"
          "turns reach this one: colors(\"UUUUURUFURURRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB\")");
    CHECK(last("is_reachable(cubie(cubie((+uf))))").substr(0, 5) == "false");
    CHECK(last("let p = colors(colors((+uf))); p^2") == "()");
}

TEST_CASE("a note names the choices that colours leave open") {
    CHECK(
        last("cube 4; colors(colors(2R))")
            .ends_with("colours do not distinguish equal centres: this permutation moves as few of them as possible"));
    CHECK(last("cube 4; colors(colors([R, U]))").find('\n') == std::string::npos);
    CHECK(last("supercube 3; colors(colors(R))")
              .ends_with("(+r)\ncolours do not show the turns of fixed centres: one must be turned, and r is chosen"));
    CHECK(last("supercube 3; colors(colors(R L))").ends_with("here none is turned"));
    CHECK(holds("cube 4; is_reachable(colors(colors(2R)))"));
}

TEST_CASE("symmetries multiply from left to right, and have powers, inverses and conjugates") {
    CHECK(holds("S_LR2 * S_LR2 == S_id and S_U4^4 == S_id and S_F2^2 == S_id and S_URF3^3 == S_id"));
    CHECK(holds("S_U4' == S_U4^3 and S_U4^-1 == S_U4^1000000000003 and -S_URF3 == S_URF3 S_URF3"));
    CHECK(holds("S_LR2 S_U4 == S_U4' S_LR2 and S_LR2 S_U4 != S_U4 S_LR2"));
    CHECK(holds("S_U4^S_F2 == S_F2' S_U4 S_F2 and S_U4^S_F2 == S_U4'"));
    CHECK(holds("(R U)^(S_LR2 S_U4) == ((R U)^S_LR2)^S_U4"));
    CHECK(last("S_LR2 * S_U4") == "S_U4^3 * S_LR2\nreflection that swaps R with B, F with L");
    CHECK(last("print S_LR2 * S_U4") == "S_U4^3 * S_LR2");
    CHECK(last("{S_id, S_LR2}") == "{S_id, S_LR2}");
    CHECK(last("type(S_id)") == "\"symmetry\"");
    CHECK(last("size(symmetries(()))") == "48");
}

TEST_CASE("the name of every symmetry reads back") {
    for (const auto s : cube::symmetries()) CHECK(*test::value(cube::name(s)).as<cube::Symmetry>() == s);
    for (const auto& [name, meaning, symmetry] : cube::named_symmetries()) {
        CHECK(name == cube::name(symmetry));
        CHECK(meaning == cube::description(symmetry));
    }
}

TEST_CASE("p^S of an algorithm is an algorithm, of a permutation a permutation") {
    CHECK(last("print R^S_LR2") == "L'");
    CHECK(last("print (R U M 2-3Fw x)^S_U4") == "F U S' 2-3Lw z");
    CHECK(last("print [R: U]^S_LR2, (R U2)4^S_F2") == "L' U' L L D2 L D2 L D2 L D2");
    CHECK(holds("(uf,ur,ub)^S_LR2 == (uf,ul,ub) and (+ufl)^S_LR2 == (-ufr)"));
    CHECK(holds("(R U F)^S_U4 == (R U F)^y and (R U F)^S_F2 == (R U F)^(z2)"));
    CHECK(holds("mirror(R U F) == (R U F)^S_LR2"));
    CHECK(holds("supercube 5; let p = permutation(Rw U 2F'); p^S_LR2 == Lw' U' 2F"));
}

TEST_CASE("symmetries of positions") {
    CHECK(last("symmetries(U)") == "{S_id, S_U4, S_U4^2, S_U4^3}");
    CHECK(last("size(antisymmetries(U))") == "4");
    CHECK(holds("for s in symmetries(R2 U2) { assert (R2 U2)^s == R2 U2 }; true"));
    CHECK(holds("canonical(R U) == canonical((F R)^S_LR2) and canonical(R U) == canonical(U' R')"));
    CHECK(
        holds("canonical(R U) == canonical(R' F') and canonical(R U) != canonical(R F') and canonical(R U) != "
              "canonical(R U2)"));
}

}  // namespace cubelang::meaning::cubies_test
