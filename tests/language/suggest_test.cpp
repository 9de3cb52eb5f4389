#include "tests/language/run.hpp"

namespace cubelang::eval::suggest_test {
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
    CHECK(hint("qqqqqq").empty());
}

}  // namespace cubelang::eval::suggest_test
