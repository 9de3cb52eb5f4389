#include "runtime/shell/repl.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::shell {

TEST_CASE("the further lines of a statement begin below its first") {
    CHECK(continuation_of("cube 3> ") == "   ...> ");
    CHECK(continuation_of("supercube 11> ").size() == std::string("supercube 11> ").size());
    CHECK(continuation_of("> ") == "...> ");
}

TEST_CASE("the first time the greeting says what to type") {
    CHECK(greeting(true).starts_with(greeting(false)));
    CHECK(greeting(true).find("Type R U R' U'") != std::string::npos);
}

}  // namespace cubelang::shell
