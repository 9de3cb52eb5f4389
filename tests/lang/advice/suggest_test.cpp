#include "lang/advice/suggest.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::meaning::suggest_test {
namespace {

const std::vector<std::string> names{"order", "orders", "parity", "support", "map", "commutes"};

}  // namespace

TEST_CASE("the nearest name has the fewest changes, and few relative to its length") {
    CHECK(nearest("ordre", names) == "order");  // neighbours swapped
    CHECK(nearest("Order", names) == "order");  // case is ignored
    CHECK(nearest("oder", names) == "order");
    CHECK(nearest("partiy", names) == "parity");
    CHECK(nearest("comutes", names) == "commutes");
    CHECK(nearest("mop", names) == "map");
    CHECK_FALSE(nearest("xyz", names));
    CHECK_FALSE(nearest("completely", names));
    CHECK_FALSE(nearest("", names));
    CHECK_FALSE(nearest("m", names));
    CHECK_FALSE(nearest(std::string(100, 'o'), names));
}

TEST_CASE("a near name is suggested, and nothing if no name is near") {
    CHECK(did_you_mean("suport", names) == "did you mean `support`?");
    CHECK(did_you_mean("xyz", names).empty());
}

}  // namespace cubelang::meaning::suggest_test
