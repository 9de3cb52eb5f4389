// What mistakes say can be written instead: written, it is right, or wrong in another way.

#include <string>

#include "runtime/session/session.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::fixes_test {
namespace {

// The text with the first fix of its first mistake; "none" if there is none.
std::string mended(std::string text) {
    Session session({.arguments = {}}, [](const Answer&) {});
    const auto mistakes = session.check("a.cube", text);
    if (mistakes.empty() || mistakes.front().fixes.empty()) return "none";
    const auto& [span, replacement] = mistakes.front().fixes.front();
    return text.replace(span.begin, span.end - span.begin, replacement);
}

}  // namespace

TEST_CASE("a name is replaced by the one that is meant") {
    CHECK(mended("print ordr(R)") == "print order(R)");
    CHECK(mended("isReachable(R)") == "is_reachable(R)");
    CHECK(mended("Order(R)") == "order(R)");
    CHECK(mended("cube4") == "cube 4");
    CHECK(mended("yes") == "true");
    CHECK(mended("quit") == "none");
}

TEST_CASE("a name of the library is imported, behind what the text begins with") {
    CHECK(mended("sune") == "import triggers\nsune");
    CHECK(mended("# remark\ncube 3\nimport pll\n\nsune") == "# remark\ncube 3\nimport pll\nimport triggers\n\nsune");
    CHECK(mended("## doc\nlet a = sune") == "import triggers\n## doc\nlet a = sune");
    CHECK(mended("import pll; sune") == "import triggers\nimport pll; sune");
}

TEST_CASE("a bracket that is missing or wrong is set right") {
    CHECK(mended("print order(R U] + 1") == "print order(R U) + 1");
    CHECK(mended("let a = (R U # remark\nlet b_ = R") == "let a = (R U) # remark\nlet b_ = R");
    CHECK(mended("print \"abc") == "print \"abc\"");
    CHECK(mended("for n in 1..3 {") == "none");
}

TEST_CASE("signs and words of other languages are replaced by ours") {
    CHECK(mended("print 2 ** 3") == "print 2 ^ 3");
    CHECK(mended("print 7 % 3") == "print remainder(7, 3)");
    CHECK(mended("print 1 === 2") == "print 1 == 2");
    CHECK(mended("a := R") == "let a = R");
    CHECK(mended("print true && false") == "print true and false");
    CHECK(mended("print 1 plus 2") == "print 1 + 2");
    CHECK(mended("Let a = R") == "let a = R");
    CHECK(mended("R'2") == "R2'");
}

}  // namespace cubelang::fixes_test
