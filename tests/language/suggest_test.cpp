#include "tests/language/run.hpp"

namespace cubelang::meaning::suggest_test {
namespace {

std::string hint(const std::string& program) {
    const auto errors = test::run(program).errors;
    const auto begin = errors.find("hint: ");
    return begin == errors.npos ? "" : errors.substr(begin + 6, errors.find('\n', begin) - begin - 6);
}

}  // namespace

TEST_CASE("the hint for an unknown name is a similar name, a library module, or the moves it resembles") {
    CHECK(hint("ordre(R)") == "did you mean `order`?");
    CHECK(hint("let trigger_two = R; triger_two") == "did you mean `trigger_two`?");
    CHECK(hint("def same(value) = valeu; same(1)") == "did you mean `value`?");
    CHECK(hint("sune") == "it is in the library: `import triggers`");
    CHECK(hint("RUQ") == "`RU` reads as moves, but `Q` is not a move");
}

TEST_CASE("a name that resembles nothing leads to help") {
    CHECK(hint("qqqqqq") == "at the prompt, help shows how to begin, and ?qqqqqq searches for the word");
    CHECK(hint("new") != "did you mean `net`?");
    CHECK(hint("wide").find("wire") == std::string::npos);
}

}  // namespace cubelang::meaning::suggest_test
