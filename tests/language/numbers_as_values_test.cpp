// Rows, maps, cycles and tuples: values that print in the notation of documents.

#include "tests/language/run.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::meaning::numbers_as_values_test {
namespace {

using test::holds;
using test::last;
using test::message;

}  // namespace

TEST_CASE("a row is a list of numbers") {
    CHECK(last("cube 4; item(state(U), 1)") == "13");
    CHECK(last("cube 4; size(state(U))") == "96");
    CHECK(last("cube 4; map(size, two_row(U))") == "{96, 96}");
    CHECK(holds("cube 4; item(two_row(U), 2) == state(U)"));
    CHECK(holds("state(U) == state(U5) and state(U) != state(U')"));
    CHECK(holds("state(()) + {} == 1..54"));
}

TEST_CASE("a rotation map is a map from places to stickers") {
    CHECK(last("cube 4; item(rotation_map(U), 1)") == "13");
    CHECK(last("cube 4; size(rotation_map(U))") == "32");
    CHECK(last("let sum_ = 0; for m in rotation_map(R U) { let sum_ = sum_ + item(m, 1) - item(m, 2) }; sum_") == "0");
    CHECK(message("cube 4; item(rotation_map(U), 21)") == "there is no key 21");
}

TEST_CASE("the lengths of sticker cycles have the order as their least common multiple") {
    CHECK(last("cube 4; map(size, sticker_cycles(reverse(U R U' R')))") == "{6, 3, 3, 6, 3, 3}");
    CHECK(holds("def first(c) = item(c, 1); min(map(first, sticker_cycles(U))) == 1"));
}

TEST_CASE("tuples are records of lists") {
    CHECK(last("cube 2; tuple(U).corners") == "{{2, 3, 4, 1, 5, 6, 7, 8}, {0, 0, 0, 0, 0, 0, 0, 0}}");
    CHECK(last("cube 4; item(tuple(U).left_dedges, 1)") == "2");
    CHECK(last("cube 4; item(tuple_colors(U).corners, 1)") == "\"WRG\"");
    CHECK(last("item(cubie(F).corners.c, 1)") == "@ufl");
    CHECK(last("item(cubie(F).edges.o, 2)") == "1");
    CHECK(holds("cubie(F).rest == ()"));
    CHECK(last("cube 4; cubie(F).rest") == "(uf1,rf2,df2,lf1) (df1,lf2,uf2,rf1) (f1,f2,f3,f4)");
}

TEST_CASE("values derived from a row are plain lists") {
    CHECK(last("cube 2; state(())") == "net [1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24]");
    CHECK(last("cube 2; state(()) + {}").substr(0, 10) == "{1, 2, 3, ");
    CHECK(last("{rotation_map(()), sticker_cycles(())}") == "{rotation_map(()), sticker_cycles(())}");
    CHECK(holds("rotation_map(()) == {:} and sticker_cycles(()) == {}"));
}

TEST_CASE("permutation() inverts rows, maps, cycles and tuples, in any numbering, on any cube") {
    for (const char* p : {"()", "R U' F2 2R", "x y2", "(urf,ufl)"})
        for (const char* cube : {"cube 3", "supercube 3", "cube 4", "supercube 5"})
            for (const char* form : {"state", "two_row", "rotation_map", "sticker_cycles"})
                for (const char* numbering : {"net", "fruldb", "kociemba"}) {
                    const std::string begin =
                        fmt::format("{}; let p = {}; let v = {}(p, {}); ", cube, p, form, numbering);
                    INFO(begin);
                    CHECK(holds(begin + "permutation(v) == p"));
                    CHECK(holds(begin + "colors(permutation(" +
                                (std::string(form) == "rotation_map" ? "v + {:}" : "v + {}") + ", " + numbering +
                                ")) == colors(p)"));
                }
    CHECK(holds("cube 4; permutation(tuple(R U2 Fw)) == R U2 Fw and tuple(tuple(R U2 Fw)) == R U2 Fw"));
    CHECK(holds("supercube 3; permutation(cubie(R U2 F)) == R U2 F and cubie(cubie(R U2 F)) == R U2 F"));
    CHECK(holds("permutation({}) == () and permutation({:}) == () and permutation({{}, {}}) == ()"));
}

TEST_CASE("a plain list of numbers is read in the net numbering") {
    CHECK(holds("cube 2; permutation({3,1,4,2,9,10,7,8,13,14,11,12,17,18,15,16,5,6,19,20,21,22,23,24}) == U"));
    CHECK(
        holds("cube 2; permutation({{2,1,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24}, "
              "{1,3,4,2,9,10,7,8,13,14,11,12,17,18,15,16,5,6,19,20,21,22,23,24}}) == U"));
    CHECK(holds("permutation({2: 6, 6: 2, 38: 29, 29: 38}) == net {2: 6, 6: 2, 38: 29, 29: 38}"));
}

}  // namespace cubelang::meaning::numbers_as_values_test
