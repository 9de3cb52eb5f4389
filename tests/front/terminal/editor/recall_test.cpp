#include "front/terminal/editor/recall.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::editor::recall_test {
namespace {

Recall remembering(const std::vector<std::string>& entries) {
    Recall recall;
    for (const auto& entry : entries) recall.add(entry);
    return recall;
}

}  // namespace

TEST_CASE("repeated and empty entries are not added") {
    CHECK(remembering({"R", "R", "", "U", "R"}).entries() == std::vector<std::string>{"R", "U", "R"});
}

TEST_CASE("a walk keeps edited entries until a new text is started") {
    auto recall = remembering({"one", "two"});
    CHECK(recall.older("draft") == "two");
    CHECK(recall.older("two!") == "one");
    CHECK_FALSE(recall.older("one"));
    CHECK(recall.newer("one") == "two!");
    CHECK(recall.newer("two!") == "draft");
    CHECK_FALSE(recall.newer("draft"));
    recall.begin();
    CHECK(recall.older("") == "two");
    CHECK(recall.entries() == std::vector<std::string>{"one", "two"});
}

TEST_CASE("a walk skips entries equal to the present text") {
    auto recall = remembering({"one", "two"});
    CHECK(recall.older("two") == "one");
}

TEST_CASE("with a beginning only longer entries are found, and the walk returns to the original text") {
    auto recall = remembering({"order(R)", "or", "R", "order(U)"});
    CHECK(recall.older("or", "or") == "order(U)");
    CHECK(recall.older("order(U)", "or") == "order(R)");
    CHECK(recall.newer("order(R)", "or") == "order(U)");
    CHECK(recall.newer("order(U)", "or") == "or");
}

TEST_CASE("the newest entry with the same beginning is suggested") {
    const auto recall = remembering({"order(R)", "order(U)", "order"});
    CHECK(recall.continuation("order") == "(U)");
    CHECK(recall.continuation("order(U)").empty());
    CHECK(recall.continuation("").empty());
}

}  // namespace cubelang::editor::recall_test
