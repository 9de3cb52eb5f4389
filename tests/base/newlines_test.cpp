#include "runtime/base/newlines.hpp"

#include <algorithm>

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::newlines_test {

TEST_CASE("the newlines of a text are counted") {
    CHECK(newlines_in({}) == 0);
    CHECK(newlines_in("\n") == 1);
    test::property([] {
        const auto text = *rc::gen::container<std::string>(rc::gen::element('a', '\n', '\0'));
        RC_ASSERT(newlines_in(text) == static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n')));
    });
}

}  // namespace cubelang::newlines_test
