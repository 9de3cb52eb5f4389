#include "runtime/cube/execution/movecount.hpp"

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"

namespace cubelang::execution {
namespace {

// Small letters of faces are wide turns.
std::vector<HandTurn> turns_in(const std::string& text) {
    std::vector<HandTurn> turns;
    for (const auto& word : test::split(text, ' ')) {
        const auto face = std::string_view("rufldb").find(word[0]);
        const bool is_wide = face != std::string_view::npos;
        turns.push_back({is_wide ? "RUFLDB"[face] : word[0], is_wide, word.size() == 1 ? 1 : word[1] == '2' ? 2 : -1});
    }
    return turns;
}

}  // namespace

TEST_CASE("Movecount Coefficients are those of the published program") {
    int rows = 0;
    for (const auto& row : test::data_rows("movecount.tsv")) {
        INFO(row[0]);
        const auto tenths = movecount_coefficient(turns_in(row[0]));
        REQUIRE(tenths);
        CHECK(std::abs(*tenths / 10.0 - std::stod(row[1])) < 0.01);
        ++rows;
    }
    CHECK(rows > 200);
}

TEST_CASE("no turns have no coefficient to pay") { CHECK(movecount_coefficient({}) == 0); }

}  // namespace cubelang::execution
