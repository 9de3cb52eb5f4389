#include "runtime/meaning/forms/superset.hpp"

#include <atomic>

#include "lang/diagnostic.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::superset_test {

TEST_CASE("an interruption while writing a Superset script is not reported as a mistake") {
    auto word = cube::make_run({{.letter = 'R'}});
    for (int i = 0; i < 30; ++i) word = cube::make_sequence({word, word});
    const std::atomic<bool> stopped = true;
    try {
        static_cast<void>(superset_text(*word, 3, {}, StopToken(&stopped)));
        FAIL("it was written to the end");
    } catch (const lang::Error& error) {
        CHECK(error.diagnostic().kind == lang::Diagnostic::Kind::interrupted);
    }
}

}  // namespace cubelang::meaning::superset_test
