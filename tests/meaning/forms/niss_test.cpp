#include "runtime/meaning/forms/superset.hpp"

#include <atomic>

#include "lang/diagnostic.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::niss_test {

TEST_CASE("an interruption while reading fewest-moves notation is not reported as a mistake") {
    const std::atomic<bool> stopped = true;
    try {
        static_cast<void>(read_niss(lang::make_source("niss", "R (U F) D"), StopToken(&stopped)));
        FAIL("it was read to the end");
    } catch (const lang::Error& error) {
        CHECK(error.diagnostic().kind == lang::Diagnostic::Kind::interrupted);
    }
}

}  // namespace cubelang::meaning::niss_test
