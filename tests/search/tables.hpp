#pragma once
// Shared by the tests of solvers: random positions, and tables that the first test builds and the others read.

#include "tests/search/positions.hpp"
#include "tests/support/random.hpp"

namespace cubelang::test {

/// Kept in the working folder of the tests, a folder of the build.
inline search::TableCache& shared_tables() {
    static search::TableCache cache("search-tables");
    return cache;
}
inline search::SearchLimits all_cores() { return {}; }

}  // namespace cubelang::test
