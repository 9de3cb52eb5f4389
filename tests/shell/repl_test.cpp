#include "runtime/shell/repl.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::shell {

TEST_CASE("the further lines of a statement begin below its first") {
    CHECK(continuation_of("cube 3> ") == "   ...> ");
    CHECK(continuation_of("supercube 11> ").size() == std::string("supercube 11> ").size());
    CHECK(continuation_of("> ") == "...> ");
}

}  // namespace cubelang::shell
