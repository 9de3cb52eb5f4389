#include "runtime/meaning/eval/output.hpp"

#include "tests/language/run.hpp"

namespace cubelang::meaning::remarks_test {
namespace {

std::string at_prompt(const std::string& text, SessionOptions options = {}) {
    options.recorded = true;
    return test::last(text, options);
}

}  // namespace

TEST_CASE("at the prompt an order has a remark where labels and colours differ") {
    CHECK(at_prompt("order(R U)") == "105");
    CHECK(at_prompt("cube 4; order(R U)") == "420  (labelled stickers; by colours: 105)");
    CHECK(at_prompt("cube 4; visible_order(R U)") == "105  (by colours; labelled stickers: 420)");
    CHECK(at_prompt("supercube 3; order(R U)") == "420  (labelled stickers; by colours: 105)");
    CHECK(at_prompt("cube 4; order((R U)^-1 ())") == "420  (labelled stickers; by colours: 105)");
}

TEST_CASE("at the prompt a length has a remark with its metric where another metric differs") {
    CHECK(at_prompt("length(R U)") == "2");
    CHECK(at_prompt("length(R2 U)") == "2  (HTM; QTM: 3)");
    CHECK(at_prompt("length(R2 U, QTM)") == "3");
}

TEST_CASE("at the prompt solutions have their lengths, in the metric of the search") {
    CHECK(at_prompt("find(R2 U)").starts_with("R2 U  (2 HTM)\n("));
    CHECK(at_prompt("find(R2 U, metric = QTM)").starts_with("R2 U  (3 QTM)\n("));
    CHECK(at_prompt("solve(R2 U', optimal, QTM)").starts_with("U R R  (3 QTM)\n("));
    CHECK(at_prompt("cube 4; find(Rw, metric = SSTM)").find("  (2 SSTM)\n(") != std::string::npos);
    CHECK(at_prompt("find((uf,ur,ub), using = {R, U}, answers = 3, most = 13)").ends_with("}  (11 to 13 HTM)"));
    CHECK(at_prompt("find(R, using = {U})").starts_with("false: "));
    CHECK(test::last("find(R2 U)").starts_with("R2 U\n("));
}

TEST_CASE("results in scripts and JSON, and values used in expressions, have no remarks") {
    CHECK(test::last("cube 4; order(R U)") == "420");
    SessionOptions json;
    json.json = true;
    CHECK(at_prompt("cube 4; order(R U)", json) == R"({"type":"integer","value":"420","statement":2,"line":1})");
    CHECK(at_prompt("cube 4; order(R U) + 0") == "420");
    CHECK(at_prompt("cube 4; print order(R U)") == "420");
    CHECK(at_prompt("cube 4; order(R U); _") == "420");
}

TEST_CASE("errors in calls with remarks are the same as without") {
    SessionOptions prompt;
    prompt.recorded = true;
    for (const auto* text : {"order(3)", "order()", "order(R, U)", "order(q = R)", "order(4R)", "length((uf,ur))"})
        CHECK(test::run(text, prompt).errors == test::run(text).errors);
}

}  // namespace cubelang::meaning::remarks_test
