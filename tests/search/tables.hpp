#pragma once
// What the tests of solvers share: positions by chance, and tables that the first test makes and the others read.

#include "tests/search/positions.hpp"
#include "tests/support/random.hpp"

namespace cubelang::test {

/// In the folder in which the tests are run: a folder of the build.
inline search::TableCache& shared_tables() {
    static search::TableCache cache("search-tables");
    return cache;
}
inline search::Effort all_cores() { return {}; }

}  // namespace cubelang::test
