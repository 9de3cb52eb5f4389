// Sticker numbers and the tuples of the Tuple page, written and read.

#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "tests/language/run.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::meaning::numbered_test {
namespace {

using test::holds;
using test::last;
using test::message;

cube::State read_back(const std::string& text, cube::Cube cube) {
    return *test::value("permutation(" + text + ")", cube).as<Permutation>()->state;
}

}  // namespace

TEST_CASE("pieces that a tuple of colours leaves out are solved") {
    for (const auto* start : {"cube 2; ", "cube 3; ", "cube 4; ", "cube 5; ", "cube 6; "}) {
        INFO(start);
        CHECK(holds(start + std::string("tuple_colors(\"corners: (WGO WRG WBR WOB YOG YGR YRB YBO)\") == ()")));
        CHECK(holds(start + std::string("tuple_colors(\"(WGO WRG WBR WOB YOG YGR YRB YBO)\") == ()")));
    }
    CHECK(holds("tuple_colors(\"corners: (WRG WBR WOB WGO YOG YGR YRB YBO)\") == (urf,ufl,ulb,ubr)"));
    CHECK(holds("cube 4; tuple_colors(\"right dedges: (WG WR WB WO YG YR YB YO GO RG BR OB)\") == ()"));
    CHECK(
        holds("cube 5; tuple_colors(\"left dedges: (WG WR WB WO YG YR YB YO GO RG BR OB) edges: "
              "(WG WR WB WO YG YR YB YO GO RG BR OB)\") == ()"));
}

TEST_CASE("tuples in colours are read on one line, in any order, and with a line break after the colon") {
    const std::string corners = "corners: (WRG WBR WOB WGO YOG YGR YRB YBO) ",
                      edges = "edges: (OW WB BY WG RW YR GY YO GO RG BR OB) ",
                      centres = "fixed centres: (W R Y O B G) ",
                      meant = "\") == (urf,ufl,ulb,ubr) (+ur,fd,db,bu) (+ul,fu) (u,f,d,b)";
    CHECK(holds("tuple_colors(\"" + corners + edges + centres + meant));
    CHECK(holds("tuple_colors(\"" + centres + corners + edges + meant));
    CHECK(holds("cube 2; tuple_colors(\"corners:\\n(WRG WBR WOB WGO YOG YGR YRB YBO)\") == (urf,ufl,ulb,ubr)"));
}

TEST_CASE("rows, maps and cycles of numbers read back") {
    test::property("in every numbering, for any state of any cube", [] {
        const auto cube = *test::any_cube(2, 20);
        const auto p = *test::state(cube);
        const auto& numbering = cube::numberings()[*rc::gen::inRange<std::size_t>(0, 3)];
        for (const auto* form : {&row_form, &two_row_form, &map_form, &number_cycles_form})
            RC_ASSERT(read_back(form->write(p, {.numbering = &numbering}), cube) == p);
    });
}

TEST_CASE("a tuple of one kind of piece leaves the others solved") {
    CHECK(holds("tuple(\"(2 1 4 3 8 7 5 6) (1 2 2 0 1 0 2 2)\") == (2 1 4 3 8 7 5 6) (1 2 2 0 1 0 2 2)"));
    CHECK(holds("cube 4; tuple(\"corners: (2 3 4 1 5 6 7 8) (0 0 0 0 0 0 0 0)\") == cycles(U).corners"));
    CHECK(
        holds("cube 4; tuple(\"centres: (1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 20 17 18 19 21 22 23 24)\") == "
              "cycles(U).x_centres"));
    CHECK(
        holds("cube 4; tuple(\"dedges: (2 3 4 1 5 6 7 8 9 10 11 12 14 15 16 13 17 18 19 20 21 22 23 24)\") == "
              "cycles(U).wings"));
}

TEST_CASE("dedges read back from every way to write them") {
    test::property("in numbers and in colours", [] {
        const auto cube = *test::any_cube(2, 8);
        const auto p = *test::state(cube);
        for (const auto dedges : {FormOptions::Dedges::together, FormOptions::Dedges::pairs}) {
            const FormOptions options{.dedges = dedges};
            const auto text = lang::make_source("text", tuple_colors_form.write(p, options));
            RC_ASSERT(tuple_colors_form.write(tuple_colors_form.read(cube, text, {}), {}) ==
                      tuple_colors_form.write(p, {}));
        }
        const auto together = tuple_form.write(p, {.dedges = FormOptions::Dedges::together});
        RC_ASSERT(tuple_form.read(cube, lang::make_source("text", together), {}) == p);
    });
}

TEST_CASE("every wing is a left or a right dedge, as in the 4x4x4 document") {
    const std::string at = "cube 4; def side(k) = dedge(location(net, k)); ";
    CHECK(last(at + "map(side, [73, 15, 8, 51, 60, 35])") ==
          R"({"right", "right", "right", "right", "right", "right"})");
    CHECK(last(at + "map(side, [69, 14, 12, 50, 56, 34])") == R"({"left", "left", "left", "left", "left", "left"})");
    CHECK(holds("cube 6; size(left_dedges()) == 24 and size(right_dedges(net)) == 48"));
    CHECK(last("left_dedges()") == "{}");
}

TEST_CASE("a corner is identified by its colours") {
    CHECK(last("corner_colors((), @urf)") == "(W R G)");
    CHECK(last("corner_colors((+urf), @rfu)") == "(G W R)");
    CHECK(last("corner_colors(F, @urf, \"ufrdbl\")") == "(l u f)");
    test::property("and its orientation with them, wherever it is", [] {
        const auto p = *test::state({2, false});
        const auto given = "cube 2; let p = permutation(" + row_form.write(p, {}) + "); ";
        for (const std::string at : {"@urf", "@ulb", "@dfr", "@dbl"})
            RC_ASSERT(holds(given + "corner_showing(text(corner_colors(p, " + at + "))).orientation == source(p, " +
                            at + ").orientation"));
    });
}

TEST_CASE("tuples read back") {
    test::property("for any state of any cube", [] {
        const auto cube = *test::any_cube(2, 20);
        const auto p = *test::state(cube);
        RC_ASSERT(tuple_form.read(cube, lang::make_source("text", tuple_form.write(p, {})), {}) == p);
    });
    test::property("in colours, up to equal colours", [] {
        const auto cube = *test::any_cube(2, 7);
        const auto p = *test::state(cube);
        const FormOptions options{.scheme = "ABCDEF"};
        const auto colors = tuple_colors_form.write(p, options);
        const auto read = tuple_colors_form.read(cube, lang::make_source("text", colors), options);
        RC_ASSERT(tuple_colors_form.write(read, options) == colors);
    });
}

TEST_CASE("the eight four-cycles of U on the 4x4x4 leave 64 stickers fixed") {
    const auto p = *test::value("permutation(U)", {4}).as<Permutation>()->state;
    const auto cycles = cube::number_cycles(p, *cube::find_numbering("net"));
    CHECK(cycles.size() == 8);
    for (const auto& cycle : cycles) CHECK(cycle.size() == 4);
    CHECK(cycles.front() == std::vector<std::int32_t>{1, 4, 16, 13});
}

TEST_CASE("the groups printed for U R U' R' are those of the reversed word, read from place to sticker") {
    CHECK(last("cube 4; sticker_cycles((reverse(U R U' R'))')") ==
          "net (4,77,65,96,52,64) (8,73,15) (12,69,14) (13,16,20,36,33,49) (34,50,56) (35,51,60)");
    CHECK(last("cube 4; order(U R U' R')") == "6");
}

TEST_CASE("the name of a numbering can also spell moves") {
    CHECK(holds("cube 2; fruldb [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23] == ()"));
    CHECK(last("cube 2; sticker_cycles(U2, fruldb)").find("fruldb (0,") == 0);
    CHECK(last("cube 2; sticker_cycles(U2, \"fruldb\")").find("fruldb (0,") == 0);
    CHECK(message("cube 2; state(U, \"nit\")") == "there is no numbering `nit`");
}

TEST_CASE("a scheme is six different letters") {
    CHECK(message("tuple_colors(R, \"WGRYB\")") == "`WGRYB` is not a colour scheme");
    CHECK(message("tuple_colors(R, \"WGRYBB\")") == "`WGRYBB` is not a colour scheme");
    CHECK(holds("cube 4; tuple_colors(tuple_colors(tuple_colors(R U, \"abcdef\"), \"abcdef\")) == tuple_colors(R U)"));
}

}  // namespace cubelang::meaning::numbered_test
