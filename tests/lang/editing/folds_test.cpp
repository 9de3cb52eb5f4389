#include "lang/editing/outline.hpp"

#include <string>

#include <fmt/format.h>

#include "tests/support/catch.hpp"

namespace cubelang::lang::folds_test {
namespace {

std::string folds(std::string_view text) {
    constexpr const char* kinds[] = {"code", "comment", "imports"};
    std::string all;
    for (const auto& [first, last, kind] : folds_of(text, tokens_of(text)))
        all += fmt::format("{}{}-{} {}", all.empty() ? "" : ", ", first, last, kinds[static_cast<std::size_t>(kind)]);
    return all;
}

}  // namespace

TEST_CASE("a folded block shows its first and last line") {
    CHECK(folds("for i in 1..2 {\n  print i\n}\n") == "0-1 code");
    CHECK(folds("if a then {\n  1\n} else {\n  2\n}") == "0-1 code, 2-3 code");
    CHECK(folds("for i in 1..2 { print i }") == "");
}

TEST_CASE("of several brackets on a line, the longest is folded") {
    CHECK(folds("f({1,\n 2}, {\n 3 })\n") == "0-2 code, 1-2 code");
    CHECK(folds("f(1,\n  2\n)\n") == "0-1 code");
}

TEST_CASE("consecutive comments are folded, separately from doc comments") {
    CHECK(folds("# a\n# b\n## c\n## d\nlet a = 1 # no\n# e\n\n# f") == "0-1 comment, 2-3 comment");
    CHECK(folds("/* a\n b */\nR") == "0-1 comment");
    CHECK(folds("/* a") == "");
}

TEST_CASE("consecutive imports are folded") {
    CHECK(folds("import pll\nimport oll\n\nR\nimport triggers") == "0-1 imports");
}

TEST_CASE("a text with mistakes has folds") {
    CHECK(folds("") == "");
    CHECK(folds("# a\r# b\r\n{\r1\r}") == "0-1 comment, 2-3 code");
    CHECK(folds(")\n(\n{\n]") == "");
}

}  // namespace cubelang::lang::folds_test
