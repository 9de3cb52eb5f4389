// Splitting of tuple lines.

#include "runtime/meaning/forms/tuple_lines.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::meaning::tuple_lines_test {
namespace {

std::string dump(const std::string& text) {
    std::string all;
    for (const auto& line : tuple_lines(lang::make_source("text", text))) {
        all += "<" + line.name + (line.has_colon ? ":" : "");
        for (const auto& bracket : line.brackets) {
            all += " (";
            for (const auto& word : bracket.words) all += word.text + ".";
            all += ")";
        }
        all += "|" + text.substr(line.rest.begin, line.rest.end - line.rest.begin) + ">";
    }
    return all;
}

}  // namespace

TEST_CASE("tuple lines are separated by newlines and semicolons") {
    CHECK(dump("") == "");
    CHECK(dump(" ;\n; ") == "");
    CHECK(dump("corners: (1 2) (0 0)\nedges: (1)") == "<corners: (1.2.) (0.0.)|><edges: (1.)|>");
    CHECK(dump("corners: (1,2); left dedges:(1 , 2 )") == "<corners: (1.2.)|><left dedges: (1.2.)|>");
    CHECK(dump("corners: (1\n2)") == "<corners: (1.2.)|>");
}

TEST_CASE("text outside the brackets of a tuple line is its rest") {
    CHECK(dump("corners: (1 2) and more \n x") == "<corners: (1.2.)|and more><x|>");
    CHECK(dump("corners: (1 2") == "<corners:|(1 2>");
    CHECK(dump("corners: (1 2\nedges: (1)") == "<corners:|(1 2><edges: (1.)|>");
    CHECK(dump("corners: (1: 2; 3)") == "<corners: (1:.2;.3.)|>");
    CHECK(dump("corners: (1) (1 (2)") == "<corners: (1.)|(1 (2)>");
    CHECK(dump("corners: (1 2; edges: (1)") == "<corners:|(1 2><edges: (1.)|>");
    CHECK(dump("corners") == "<corners|>");
    CHECK(dump(":()") == "<: ()|>");
}

}  // namespace cubelang::meaning::tuple_lines_test
