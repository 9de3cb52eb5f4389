// Built-ins for Cube Synthesizer's index.

#include "tests/language/run.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::synthesizer_test {
namespace {

using test::holds;
using test::last;

}  // namespace

TEST_CASE("the document's two examples have the right indexes and stickers") {
    CHECK(last("synth_index(19, 1)") == "100");
    CHECK(last("synth_index(14, 6)") == "84");
    // The next changed place is beyond the front face, whose places are 0 to 8.
    CHECK(last("rotation_map(superset(\"B' MR B MR'\"), \"fruldb\")").find("fruldb {1: 19, 11: ") == 0);
    CHECK(last("rotation_map(superset(\"B2 R' B R\"), \"fruldb\")").find("fruldb {6: 14, 11: ") == 0);
}

TEST_CASE("an entry has an orientation only if it is significant") {
    CHECK(last("synth_entry(5)") == "index: 5\nblock: 0\nfaces: F <- R\ndestination: 0\norigin: 9\norientation: 1");
    CHECK(last("synth_entry(95)") == "index: 95\nblock: 2\nfaces: F <- R\ndestination: 8\norigin: 17");
    CHECK(last("cube 4; synth_entry(5)") ==
          "index: 5\nblock: 0\nfaces: F <- R\ndestination: 0\norigin: 17\norientation: 1");
    CHECK(last("cube 4; synth_entry(25)") == "index: 25\nblock: 1\nfaces: F <- F\ndestination: 0\norigin: 1");
}

TEST_CASE("the index of each entry is recovered from the entry") {
    for (const std::string n : {"2", "3", "4", "5", "6", "7", "8"})
        CHECK(last("cube " + n +
                   "; let top = synth_counts().algorithms - 1; def same(i) = synth_index(synth_entry(i)) == i; "
                   "size(filter(same, 0..top))") == last("cube " + n + "; synth_counts().algorithms"));
}

TEST_CASE("rotations of the whole cube have an index by sticker and orientation") {
    CHECK(holds("synth_rotation_index(18, 1) == 9"));
    CHECK(holds("cube 4; synth_rotation_index(33) == 9"));
    for (const std::string cube : {"cube 3", "cube 4"})
        CHECK(last(cube + "; def one(i) = order(synth_rotation(i)); map(one, 0..23)") ==
              last(cube + "; map(order, map(synth_rotation, 0..23))"));
}

TEST_CASE("the counts of numbers agree with the document") {
    for (const auto& row : test::data_rows("synthesizer-counts.tsv"))
        CHECK(last("cube " + row[0] + "; synth_counts().numbers") == row[3]);
}

TEST_CASE("numbers far out of range are reported") {
    for (const std::string far : {"10^30", "-10^30", "-1"}) {
        CHECK(test::message("synth_entry(" + far + ")").find("a 3x3x3 has no basic algorithm ") == 0);
        CHECK(test::message("synth_index(" + far + ", 0)").find("a 3x3x3 has no sticker ") == 0);
        CHECK(test::message("synth_index(0, " + far + ")").find("the front face of a 3x3x3 has no place ") == 0);
        CHECK(test::message("synth_index(0, 0, " + far + ")").find("there is no orientation ") == 0);
        CHECK(test::message("synth_rotation(" + far + ")").find("there is no rotation of the whole cube with index ") ==
              0);
    }
}

}  // namespace cubelang::meaning::synthesizer_test
