#include "runtime/shell/choices.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::shell {

TEST_CASE("what all candidates begin with") {
    CHECK(common_beginning({}).empty());
    CHECK(common_beginning({{"order", ""}}) == "order");
    CHECK(common_beginning({{"order", ""}, {"orders", ""}, {"orbit", ""}}) == "or");
    CHECK(common_beginning({{"a", ""}, {"b", ""}}).empty());
}

TEST_CASE("a character is never halved") {
    CHECK(common_beginning({{"h\xC3\xA9", ""}, {"h\xC3\xA8", ""}}) == "h");
    CHECK(common_beginning({{"h\xC3\xA9s", ""}, {"h\xC3\xA9t", ""}}) == "h\xC3\xA9");
    CHECK(common_beginning({{"\xC3\xA9", ""}, {"\xC3\xA9t\xC3\xA9", ""}}) == "\xC3\xA9");
}

TEST_CASE("candidates are shown with their meanings while they fit the screen") {
    const std::vector<Candidate> candidates{{"order", "how often until solved"}, {"orbit", ""}};
    CHECK(to_choose_from(candidates, 80, 24) == "order  how often until solved\norbit\n");
    CHECK(to_choose_from(candidates, 12, 24) == "order  how o\norbit\n");
}

TEST_CASE("too many candidates are shown in columns, downwards") {
    std::vector<Candidate> candidates;
    for (const char* name : {"a", "b", "c", "d", "e"}) candidates.push_back({name, "a letter"});
    CHECK(to_choose_from(candidates, 7, 4) == "a  d\nb  e\nc\n");
    CHECK(to_choose_from(candidates, 1, 4) == "a\nb\nc\nd\ne\n");
}

}  // namespace cubelang::shell
