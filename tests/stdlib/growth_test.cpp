// Numbers of positions by distance that others have published.

#include "tests/language/run.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::growth_test {

TEST_CASE("positions at each distance are as many as others have counted") {
    for (const auto& row : test::data_rows("growth.tsv")) {
        INFO(row[0]);
        std::string counts = row[1];
        for (std::size_t at = 0; (at = counts.find(' ', at)) != std::string::npos; at += 2) counts.replace(at, 1, ", ");
        CHECK(test::last("import puzzles; " + row[0]) == '{' + counts + '}');
    }
}

}  // namespace cubelang::meaning::growth_test
