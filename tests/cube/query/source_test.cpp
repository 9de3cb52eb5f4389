// `source` is Kociemba's cubie level: the part that moved to a place, and its orientation there.

#include "runtime/cube/query/structure.hpp"
#include "tests/cube/query/written.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::source_test {
namespace {

using cube::Cube;
using test::did;

// In Kociemba's order, each with its reference sticker first.
const std::vector<std::string> corners{"urf", "ufl", "ulb", "ubr", "dfr", "dlf", "dbl", "drb"};
const std::vector<std::string> edges{"ur", "uf", "ul", "ub", "dr", "df", "dl", "db", "fr", "fl", "bl", "br"};

std::size_t index_of(const std::vector<std::string>& places, const Part& part) {
    const auto at = std::find_if(places.begin(), places.end(), [&](const auto& name) {
        return cube::identity_of({3}, test::part({3}, name)) == cube::identity_of({3}, part);
    });
    return static_cast<std::size_t>(at - places.begin());
}

struct Row {
    std::vector<std::string> from;
    std::vector<int> turned;
};
Row row(const State& p, const std::vector<std::string>& places) {
    Row made;
    for (const auto& place : places) {
        const auto [part, orientation] = source(p, test::part({3}, place));
        made.from.push_back(places.at(index_of(places, part)));
        made.turned.push_back(orientation);
    }
    return made;
}

struct Turn {
    std::string move;
    Row corners, edges;
};
// F and R as printed in the document, the others as in its program.
const std::vector<Turn> turns{
    {"U",
     {{"ubr", "urf", "ufl", "ulb", "dfr", "dlf", "dbl", "drb"}, {0, 0, 0, 0, 0, 0, 0, 0}},
     {{"ub", "ur", "uf", "ul", "dr", "df", "dl", "db", "fr", "fl", "bl", "br"}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}},
    {"R",
     {{"dfr", "ufl", "ulb", "urf", "drb", "dlf", "dbl", "ubr"}, {2, 0, 0, 1, 1, 0, 0, 2}},
     {{"fr", "uf", "ul", "ub", "br", "df", "dl", "db", "dr", "fl", "bl", "ur"}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}},
    {"F",
     {{"ufl", "dlf", "ulb", "ubr", "urf", "dfr", "dbl", "drb"}, {1, 2, 0, 0, 2, 1, 0, 0}},
     {{"ur", "fl", "ul", "ub", "dr", "fr", "dl", "db", "uf", "df", "bl", "br"}, {0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0}}},
    {"D",
     {{"urf", "ufl", "ulb", "ubr", "dlf", "dbl", "drb", "dfr"}, {0, 0, 0, 0, 0, 0, 0, 0}},
     {{"ur", "uf", "ul", "ub", "df", "dl", "db", "dr", "fr", "fl", "bl", "br"}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}},
    {"L",
     {{"urf", "ulb", "dbl", "ubr", "dfr", "ufl", "dlf", "drb"}, {0, 1, 2, 0, 0, 2, 1, 0}},
     {{"ur", "uf", "bl", "ub", "dr", "df", "fl", "db", "fr", "ul", "dl", "br"}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}},
    {"B",
     {{"urf", "ufl", "ubr", "drb", "dfr", "dlf", "ulb", "dbl"}, {0, 0, 1, 2, 0, 0, 2, 1}},
     {{"ur", "uf", "ul", "br", "dr", "df", "dl", "bl", "fr", "fl", "ub", "db"}, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1}}},
};

}  // namespace

TEST_CASE("the six face turns agree with Kociemba's cubie level") {
    for (const auto& [move, corner_row, edge_row] : turns) {
        INFO(move);
        const auto p = did({3}, move);
        CHECK(row(p, corners).from == corner_row.from);
        CHECK(row(p, corners).turned == corner_row.turned);
        CHECK(row(p, edges).from == edge_row.from);
        CHECK(row(p, edges).turned == edge_row.turned);
    }
}

TEST_CASE("orientations of a product: (A*B)(x).o = A(B(x).c).o + B(x).o") {
    test::property("for any two states", [] {
        const auto a = *test::state({3}), b = *test::state({3});
        const auto ab = test::product(a, b);
        for (const auto* places : {&corners, &edges})
            for (const auto& place : *places) {
                const auto at = test::part({3}, place);
                const auto in_b = source(b, at), in_a = source(a, in_b.part), in_ab = source(ab, at);
                RC_ASSERT(cube::identity_of({3}, in_ab.part) == cube::identity_of({3}, in_a.part));
                RC_ASSERT(in_ab.orientation == (in_a.orientation + in_b.orientation) % (places == &corners ? 3 : 2));
            }
    });
}

TEST_CASE("the image of a source is spelled like the place") {
    test::property("for every part of any cube", [] {
        const auto p = *test::state(*test::any_cube(2, 7));
        for (const auto& part : cube::all_parts(p.cube)) {
            const auto image = cube::image(p, source(p, part).part);
            if (part.kind != Kind::fixed_centre) RC_ASSERT(image.stickers == part.stickers);
            RC_ASSERT(cube::identity_of(p.cube, image) == cube::identity_of(p.cube, part));
        }
    });
}

TEST_CASE("a part's orientation does not depend on the spelling of its place") {
    const auto p = did({3}, "F R U'");
    for (const char* name : {"urf", "rfu", "fur", "ufr", "fru", "ruf"})
        CHECK(source(p, test::part({3}, name)).orientation == source(p, test::part({3}, "urf")).orientation);
    CHECK(source(p, test::part({3}, "fl")).orientation == source(p, test::part({3}, "lf")).orientation);
}

TEST_CASE("a fixed centre's orientation is its quarter turns; wings and other centres have no orientation") {
    CHECK(source(did({3, true}, "R"), test::part({3}, "r")).orientation == 1);
    CHECK(source(did({3, true}, "R2"), test::part({3}, "r")).orientation == 2);
    CHECK(source(did({3, true}, "L'"), test::part({3}, "l")).orientation == 3);
    CHECK(source(did({3, false}, "R"), test::part({3}, "r")).orientation == 0);
    CHECK(source(test::product_of({3, true}, "(f,+r)"), test::part({3}, "r")).orientation == 1);
    CHECK(source(did({4}, "R"), test::part({4}, "ur1")).orientation == -1);
    CHECK(source(did({4}, "R"), test::part({4}, "r1")).orientation == -1);
}

}  // namespace cubelang::query::source_test
