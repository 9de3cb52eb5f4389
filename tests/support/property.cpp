#include "tests/support/property.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::test {

// Here alone: wherever else there is a law, RapidCheck's templates would be compiled again for its body.
void run_property(const std::string& law, const std::function<void()>& body) { rc::prop(law, body); }

std::string current_test() { return Catch::getResultCapture().getCurrentTestName(); }

}  // namespace cubelang::test
