// Repairs that error messages offer, applied to the text.

#include <string>

#include "runtime/session/session.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::fixes_test {
namespace {

// The text after the first repair of its first error; "none" if no repair is offered.
std::string repaired(std::string text) {
    Session session({.arguments = {}}, [](const Answer&) {});
    const auto mistakes = session.check("a.cube", text);
    if (mistakes.empty() || mistakes.front().fixes.empty()) return "none";
    const auto& [span, replacement] = mistakes.front().fixes.front();
    return text.replace(span.begin, span.end - span.begin, replacement);
}

}  // namespace

TEST_CASE("a misspelled name is replaced by the right one") {
    CHECK(repaired("print ordr(R)") == "print order(R)");
    CHECK(repaired("isReachable(R)") == "is_reachable(R)");
    CHECK(repaired("Order(R)") == "order(R)");
    CHECK(repaired("cube4") == "cube 4");
    CHECK(repaired("yes") == "true");
    CHECK(repaired("quit") == "none");
}

TEST_CASE("a name of the library is imported, after the text's first comments and imports") {
    CHECK(repaired("sune") == "import triggers\nsune");
    CHECK(repaired("# remark\ncube 3\nimport pll\n\nsune") == "# remark\ncube 3\nimport pll\nimport triggers\n\nsune");
    CHECK(repaired("## doc\nlet a = sune") == "import triggers\n## doc\nlet a = sune");
    CHECK(repaired("import pll; sune") == "import triggers\nimport pll; sune");
}

TEST_CASE("a missing or wrong bracket is repaired") {
    CHECK(repaired("print order(R U] + 1") == "print order(R U) + 1");
    CHECK(repaired("let a = (R U # remark\nlet b_ = R") == "let a = (R U) # remark\nlet b_ = R");
    CHECK(repaired("print \"abc") == "print \"abc\"");
    CHECK(repaired("for n in 1..3 {") == "none");
}

TEST_CASE("signs and words of other languages are replaced") {
    CHECK(repaired("print 2 ** 3") == "print 2^3");
    CHECK(repaired("print 7 % 3") == "print remainder(7, 3)");
    CHECK(repaired("print 1 === 2") == "print 1 == 2");
    CHECK(repaired("a := R") == "let a = R");
    CHECK(repaired("print true && false") == "print true and false");
    CHECK(repaired("print 1 plus 2") == "print 1 + 2");
    CHECK(repaired("Let a = R") == "let a = R");
    CHECK(repaired("R'2") == "R2'");
}

}  // namespace cubelang::fixes_test
