// The items of JSON documents as lines.

#include "runtime/meaning/forms/json_lines.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/given_source.hpp"

namespace cubelang::meaning::json_lines_test {
namespace {

// The lines, or the problem.
std::string lines(const std::string& document, std::string_view path = {}) {
    test::Given source(document, 7);
    const auto opened = json_lines(source, path);
    if (!opened.source) return opened.problem;
    std::string text(document.size() + 100, ' ');
    text.resize(opened.source->read(text).count);
    return text;
}

}  // namespace

TEST_CASE("an item of a list is a line, on the line where it begins") {
    CHECK(lines("[1, {\"a\": [2, \"],\\\"\"]}, []]") == "1\n{\"a\": [2, \"],\\\"\"]}\n[]");
    CHECK(lines("[\n  {\"a\":\n 1},\n  {\"a\": 2}\n]\n") == "\n{\"a\": 1}\n\n{\"a\": 2}");
    CHECK(lines("[]").empty());
    CHECK(lines(" {\"a\": 1} ") == "{\"a\": 1}");
    CHECK(lines("\xef\xbb\xbf[5]") == "5");
}

TEST_CASE("a path leads through names, positions and texts that are documents") {
    CHECK(lines("{\"a\": {\"b, c\": [7, [8, 9]]}}", "a.b, c.2") == "8\n9");
    CHECK(lines("{\"s\": \"{\\\"x\\\": [1, 2]}\"}", "s.x") == "1\n2");
    CHECK(lines("{\"s\": \"[[0], 5]\"}", "s") == "[0]\n5");
    CHECK(lines("{\"s\": \"R U\"}", "s") == "\"R U\"");
}

TEST_CASE("a fault has its line and column") {
    CHECK(lines("{\"a\": 1,\n \"é\" 2}") == "line 2, column 6: it is not valid JSON from here on");
    CHECK(lines("") == "line 1, column 1: it is not valid JSON from here on");
    CHECK(lines("{\"a\": 1}", "b") == "the path finds no `b` among a");
    CHECK(lines("{\"a\": 1}", "a.b") == "the path finds no `b` in a single value");
    CHECK(lines(std::string(100'000, '[')).find("levels deep") != std::string::npos);
    test::Given large(std::string((std::size_t{1} << 26) + 1, ' '), std::size_t{1} << 26);
    CHECK(json_lines(large, {}).problem == "JSON of more than 64 MiB is read as JSON lines only");
}

}  // namespace cubelang::meaning::json_lines_test
