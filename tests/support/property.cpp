#include "tests/support/property.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::test {

// Defined here, so that RapidCheck's templates are compiled only once.
void run_property(const std::string& law, const std::function<void()>& body) { rc::prop(law, body); }

std::string current_test() { return Catch::getResultCapture().getCurrentTestName(); }

}  // namespace cubelang::test
