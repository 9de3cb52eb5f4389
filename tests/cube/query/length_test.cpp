#include "runtime/cube/query/simplify.hpp"

#include <map>

#include "tests/cube/query/written.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::query::length_test {
namespace {

std::map<std::string, int> lengths(const std::string& text, int n) {
    std::map<std::string, int> all;
    const auto word = cube::make_run(test::written(text));
    for (const auto& metric : metrics()) all[std::string(metric.name)] = static_cast<int>(length(*word, metric, n));
    return all;
}

using Lengths = std::map<std::string, int>;

}  // namespace

TEST_CASE("each metric counts a face turn, a half turn, a wide move, an inner layer and a slice in its own way") {
    CHECK(lengths("R", 5) ==
          Lengths{{"HTM", 1}, {"QTM", 1}, {"STM", 1}, {"ETM", 1}, {"OBTM", 1}, {"BTM", 1}, {"SSTM", 1}, {"SSQTM", 1}});
    CHECK(lengths("R2", 5) ==
          Lengths{{"HTM", 1}, {"QTM", 2}, {"STM", 1}, {"ETM", 1}, {"OBTM", 1}, {"BTM", 1}, {"SSTM", 1}, {"SSQTM", 2}});
    CHECK(lengths("Rw", 5) ==
          Lengths{{"HTM", 1}, {"QTM", 1}, {"STM", 1}, {"ETM", 1}, {"OBTM", 1}, {"BTM", 1}, {"SSTM", 2}, {"SSQTM", 2}});
    CHECK(lengths("2R", 5) ==
          Lengths{{"HTM", 2}, {"QTM", 2}, {"STM", 1}, {"ETM", 1}, {"OBTM", 2}, {"BTM", 1}, {"SSTM", 1}, {"SSQTM", 1}});
    CHECK(lengths("M2", 5) ==
          Lengths{{"HTM", 2}, {"QTM", 4}, {"STM", 1}, {"ETM", 1}, {"OBTM", 2}, {"BTM", 1}, {"SSTM", 1}, {"SSQTM", 2}});
    CHECK(lengths("2-4R'", 5) ==
          Lengths{{"HTM", 2}, {"QTM", 2}, {"STM", 1}, {"ETM", 1}, {"OBTM", 2}, {"BTM", 1}, {"SSTM", 3}, {"SSQTM", 3}});
}

TEST_CASE("a failed comparison of lengths shows them") {
    CHECK(Catch::Detail::stringify(Lengths{{"HTM", 2}, {"QTM", 3}}) == R"({ { "HTM", 2 }, { "QTM", 3 } })");
}

TEST_CASE("the innermost layer of one side can be the outermost of the other") {
    CHECK(lengths("5R", 5)["HTM"] == 1);
    CHECK(lengths("2-5R", 5)["HTM"] == 1);
    CHECK(lengths("2R", 2)["HTM"] == 1);
    CHECK(lengths("2R", 3)["HTM"] == 2);
}

TEST_CASE("rotations, whole-cube blocks and pauses cost nothing, except rotations in ETM") {
    CHECK(lengths("x y2 5Rw", 5) ==
          Lengths{{"HTM", 0}, {"QTM", 0}, {"STM", 0}, {"ETM", 3}, {"OBTM", 0}, {"BTM", 0}, {"SSTM", 0}, {"SSQTM", 0}});
    for (const auto& [name, sum] : lengths(". .", 3)) CHECK(sum == 0);
    for (const auto& [name, sum] : lengths("", 3)) CHECK(sum == 0);
}

TEST_CASE("three quarters cost as much as one, and four cost nothing") {
    CHECK(lengths("R3", 3)["QTM"] == 1);
    CHECK(lengths("R3'", 3)["QTM"] == 1);
    CHECK(lengths("R4", 3)["HTM"] == 0);
    CHECK(lengths("R5", 3)["QTM"] == 1);
}

TEST_CASE("the length of a power is a multiple") {
    const auto word = cube::make_run(test::written("R U2 M"));
    const Integer huge = pow(Integer(10), 50);
    for (const auto& metric : metrics()) {
        const auto once = length(*word, metric, 3);
        CHECK(length(*cube::make_power(word, huge), metric, 3) == huge * once);
        CHECK(length(*cube::make_power(word, -huge), metric, 3) == huge * once);
        CHECK(length(*cube::make_commutator(word, word), metric, 3) == 4 * once);
        CHECK(length(*cube::make_conjugate(word, word), metric, 3) == 3 * once);
    }
}

TEST_CASE("a word is as long as its expanded moves") {
    test::property("in every metric", [] {
        const int n = *rc::gen::inRange(2, 8);
        const auto word = test::some_word(n, 3);
        for (const auto& metric : metrics())
            RC_ASSERT(length(*word, metric, n) == length(*cube::make_run(*cube::expand(*word, 1'000'000)), metric, n));
    });
}

TEST_CASE("metrics are found by name") {
    CHECK(find_metric("QTM")->name == "QTM");
    CHECK(find_metric("XTM") == nullptr);
    CHECK(metrics().size() == 8);
}

}  // namespace cubelang::query::length_test
