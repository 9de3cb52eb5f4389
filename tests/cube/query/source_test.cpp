// `source` is Kociemba's cubie level: the part that moved to a place, and its orientation there.

#include "runtime/base/text.hpp"
#include "runtime/cube/coordinates/cubie.hpp"
#include "runtime/cube/query/structure.hpp"
#include "tests/cube/query/written.hpp"
#include "tests/support/cycle_text.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::source_test {
namespace {

using test::did;

}  // namespace

TEST_CASE("the source of each place agrees with Kociemba's rows") {
    test::property("for any state", [] {
        const auto p = *test::state({3});
        const auto rows = cube::cubies_of(p);
        const auto agree = [&](std::span<const std::string_view> places, const cube::Arrangement& row) {
            for (std::size_t at = 0; at < places.size(); ++at) {
                const auto named = [&](std::size_t i) { return test::part({3}, lower(places[i])); };
                const auto [part, orientation] = source(p, named(at));
                const auto there = named(static_cast<std::size_t>(row.pieces[at]));
                RC_ASSERT(cube::identity_of({3}, part) == cube::identity_of({3}, there));
                RC_ASSERT(orientation == row.orientations[at]);
            }
        };
        agree(cube::corner_places(), rows.corners);
        agree(cube::edge_places(), rows.edges);
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
