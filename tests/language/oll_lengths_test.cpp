// The least HTM lengths for the orientation cases of the last layer, by `find`; tests/search/cube3/records_test.cpp
// computes them with the solver.

#include "tests/language/run.hpp"
#include "tests/support/data.hpp"

namespace cubelang::oll_lengths_test {
namespace {

std::string found(const std::string& arguments) {
    return test::last("import oll; print find(" + arguments +
                      ", goal = {solved(first_two_layers), oriented(last_layer)})");
}
std::size_t length(const std::string& moves) { return test::split(moves, ' ').size(); }

void check_every(std::size_t step) {
    const auto rows = test::data_rows("oll-lengths.tsv");
    for (std::size_t i = 0; i < rows.size(); i += step) {
        INFO(rows[i][0]);
        CHECK(std::to_string(length(found(rows[i][0] + ", most = 12"))) == rows[i][1]);
        CHECK(found("after = " + rows[i][0] + "' " + rows[i][2] + ", most = 0") == "()");
    }
}

}  // namespace

TEST_CASE("find confirms the listed lengths of all 57 orientation cases of the last layer", "[.records]") {
    check_every(1);
}

TEST_CASE("find confirms the listed lengths of some orientation cases of the last layer") { check_every(13); }

}  // namespace cubelang::oll_lengths_test
