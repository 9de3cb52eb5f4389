// Streams and data files.

#include "tests/language/run.hpp"

namespace cubelang::data_test {

using test::last;
using test::run;

namespace {

std::string error_of(const std::string& text) {
    const auto output = run(text);
    CHECK_FALSE(output.succeeded);
    return output.errors;
}

bool holds(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace

TEST_CASE("a range that exceeds the list limit is a stream") {
    CHECK(last("size(1..1000000)") == "1000000");
    CHECK(last("1..1000001") == "a stream: the integers from 1 to 1000001");
    CHECK(last("size(1..10^20)") == "100000000000000000000");
    CHECK(last("first(1..10^20, 3)") == "{1, 2, 3}");
    CHECK(last("sum(1..2000000)") == "2000001000000");
    CHECK(last("max(1..2000000) - min(1..2000000)") == "1999999");
}

TEST_CASE("map, filter and skip of a stream are streams, evaluated only when their items are needed") {
    const std::string even = "def even(n) = remainder(n, 2) == 0; def half(n) = n / 2; ";
    CHECK(last(even + "first(map(half, filter(even, 1..10^12)), 3)") == "{1, 2, 3}");
    CHECK(last(even + "first(skip(filter(even, 1..10^12), 2), 2)") == "{6, 8}");
    CHECK(last("def bad(n) = 1 / 0; let s = map(bad, 1..10^12); 7") == "7");
    CHECK(last(even + "map(half, filter(even, 1..10^12))") ==
          "a stream: half applied to the integers from 1 to 1000000000000 filtered by even");
    CHECK(last("size(skip(1..2000000, 1999990))") == "10");
    CHECK(last("size(map(order, skip({R, U}, 5)))") == "0");
}

TEST_CASE("a stream can be iterated several times") {
    CHECK(last("write_lines(\"a\", {R, U}); let s = read_lines(\"a\"); size(s) + size(s)") == "4");
}

TEST_CASE("for iterates over a stream without keeping its items") {
    CHECK(last("let t = 0; for n in 1..1000001 { let t = n }; t") == "1000001");
    CHECK(last("let t = {}; for n in skip(1..1000003, 1000000) { let t = t + {n} }; t") ==
          "{1000001, 1000002, 1000003}");
}

TEST_CASE("functions of lists give the same results for streams") {
    for (const std::string f : {"sum", "max", "min", "size", "items", "histogram", "first"})
        CHECK(last(f + "(1..6)") == last(f + "(skip({0} + (1..6), 1))"));
    const std::string stream = "def id_of(n) = n; let s = map(id_of, skip(1..1000006, 1000000)); ";
    CHECK(last(stream + "sum(s)") == last("sum(1000001..1000006)"));
    CHECK(last(stream + "items(s)") == last("1000001..1000006"));
    CHECK(last(stream + "def third(n) = remainder(n, 3); group_by(third, s)") ==
          "{0: {1000002, 1000005}, 1: {1000003, 1000006}, 2: {1000001, 1000004}}");
}

TEST_CASE("two streams are equal if their items are equal") {
    CHECK(last("skip(1..1000005, 1000000) == skip(1..1000005, 1000000)") == "true");
    CHECK(last("skip(1..1000005, 1000000) == skip(1..1000005, 1000001)") == "false");
}

TEST_CASE("fold starts with the given value") {
    CHECK(last("def plus(m, n) = m + n; fold(plus, 10, 1..3)") == "16");
    CHECK(last("def plus(m, n) = m + n; fold(plus, 10, {})") == "10");
}

TEST_CASE("sort_by is stable") {
    CHECK(last("def tens(n) = quotient(n, 10); sort_by(tens, {25, 11, 29, 3, 12})") == "{3, 11, 12, 25, 29}");
}

TEST_CASE("a histogram is sorted by numbers or texts, and counts algorithms by effect") {
    CHECK(last("histogram({3, 1, 3, 2})") == "{1: 1, 2: 1, 3: 2}");
    CHECK(last("histogram({\"b\", \"a\", \"b\"})") == "{\"a\": 1, \"b\": 2}");
    CHECK(last("histogram({R, U, R5})") == "{R: 2, U: 1}");
    CHECK(last("histogram({})") == "{:}");
    CHECK(last("histogram({1 == 2, true, R == U})") == "{false: 2, true: 1}");
    CHECK(last("histogram(map(parse, {\"R (\", \"U\", \"L )\"}))") == "{false: 2, U: 1}");
}

TEST_CASE("lines are written as print writes them, and read as texts") {
    CHECK(last("write_lines(\"a\", {R U, 7, \"x y\"}); items(read_lines(\"a\"))") == R"({"R U", "7", "x y"})");
    CHECK(last("write_lines(\"a\", {}); size(read_lines(\"a\"))") == "0");
}

TEST_CASE("a table reads back unchanged in each format") {
    for (const std::string as : {"csv", "tsv", "jsonl"})
        CHECK(last("write_table(\"a." + as + "\", {{\"name\": \"say \\\"R\\\",\\tthen\\nU\", \"moves\": R U}}); " +
                   "let row = first(read_table(\"a." + as + "\")); {row.name, row.moves}") ==
              R"({"say \"R\",\tthen\nU", "R U"})");
}

TEST_CASE("JSON numbers are exact, and lists and objects can be nested") {
    CHECK(
        last("write_lines(\"a.jsonl\", {\"\\{\\\"n\\\": [123456789012345678901234567890, -2.50, 1e3, null, true]}\"}); "
             "first(read_table(\"a.jsonl\")).n") == "{123456789012345678901234567890, -5/2, 1000, \"\", true}");
}

TEST_CASE("errors in a file show its name and line") {
    CHECK(holds(error_of("read_lines(\"none\")"), "cannot read none: "));
    CHECK(holds(error_of("write_lines(\"a.csv\", {\"p,q\", \"1,2\", \"3\"}); size(read_table(\"a.csv\"))"),
                "a.csv:3: it has 1 field, and the header has 2"));
    CHECK(holds(error_of("write_lines(\"a.csv\", {\"p,p\"}); size(read_table(\"a.csv\"))"),
                "a.csv:1: two columns have the name `p`"));
    CHECK(holds(error_of("write_lines(\"a.jsonl\", {\"1\", \"\\{\"}); size(read_table(\"a.jsonl\"))"),
                "a.jsonl:2: it is not valid JSON from byte 2 on"));
    CHECK(
        holds(error_of("write_lines(\"a.jsonl\", {\"\\{\\\"a\\\": 1, \\\"a\\\": 2}\"}); size(read_table(\"a.jsonl\"))"),
              "the name `a` occurs twice in an object"));
}

TEST_CASE("values that cannot be a row, a line or a table are reported") {
    CHECK(holds(error_of("write_table(\"a.csv\", {7})"),
                "a row must be a record, a map or a list, but this is an integer"));
    CHECK(holds(error_of("write_table(\"a.csv\", {{}})"), "the row has no fields"));
    CHECK(holds(error_of("write_table(\"a.csv\", {{\"p\": 1}, {\"q\": 1}})"),
                "its names differ from those of the first row"));
    CHECK(holds(error_of("write_table(\"a.csv\", {{1, 2}, {3}})"),
                "its number of fields is 1, but that of the first row is 2"));
    CHECK(holds(error_of("read_table(\"a\")"), "the file name \"a\" does not show the format of the table"));
    CHECK(holds(error_of("read_table(\"a\")"),
                "name the format: as = csv, tsv, jsonl or json; for plain lines use read_lines and write_lines"));
    CHECK(holds(error_of("write_lines(\"a\", {\"1\\n2\"})"),
                "the text has several lines, which would be read as several items"));
    CHECK(holds(error_of("let long = join(1..1000000, \"- - - - - - - - - - - - - - - - - - - - - - -\"); "
                         "write_lines(\"a\", {long, long})"),
                "it is too large to be kept in memory"));
    CHECK(holds(error_of("read_lines(\"none\")"), "there is no file of this name"));
    CHECK(holds(error_of("def bracket(n) = \"[\"; write_lines(\"a.jsonl\", {join(map(bracket, 1..2000), \"\")}); "
                         "size(read_table(\"a.jsonl\"))"),
                "it is nested more than 1000 levels deep"));
}

TEST_CASE("functions that keep all items accept as many as there is room for") {
    const auto refusal = "would take more than 2048 MiB of memory";
    CHECK(holds(error_of("def same(n) = n; sort_by(same, 1..100000000)"), refusal));
    CHECK(holds(error_of("def one(n) = 1; group_by(one, 1..100000000)"), refusal));
    CHECK(holds(error_of("def one(n) = 1; group_by(one, 1..100000000)"),
                "histogram(list, f) counts items without keeping them"));
    CHECK(last("size(items(1..2000000))") == "2000000");
}

TEST_CASE("an empty list has no first item, and a number of items cannot be negative") {
    CHECK(holds(error_of("first({})"), "there is no first item: it is empty"));
    CHECK(holds(error_of("skip({R}, -1)"), "a number of items cannot be negative"));
    CHECK(last("skip(1..10^7, 5)") == "a stream: the integers from 1 to 10000000 without the first 5");
    CHECK(holds(error_of("size(R)"),
                "size needs a list, a set, a map, a stream, a text or a group, but this is an algorithm"));
}

TEST_CASE("standard input belongs to the program around the session, unless it gives it away") {
    CHECK(holds(error_of("items(read_lines(\"-\"))"), "the program that runs this one may read it"));
    test::Setting setting;
    setting.host.standard_input_use.clear();
    setting.host.open_data = [](const std::string& path) -> OpenedSource { return {nullptr, "opened " + path}; };
    CHECK(holds(run("items(read_lines(\"-\"))", setting).errors, "opened -"));
    setting.host.sandbox = Sandbox{{"."}, {}};
    CHECK(holds(run("items(read_lines(\"-\"))", setting).errors, "this program runs in a sandbox"));
}

TEST_CASE("an existing file is replaced only with replace = true") {
    CHECK(holds(error_of("write_lines(\"a\", {1}); write_lines(\"a\", {2})"), "write `replace = true` to replace it"));
    CHECK(last("write_lines(\"a\", {1}); write_lines(\"a\", {2}, replace = true); items(read_lines(\"a\"))") ==
          "{\"2\"}");
}

TEST_CASE("a file can be rewritten from its own contents") {
    CHECK(last("write_lines(\"a\", {R, U}); write_lines(\"a\", skip(read_lines(\"a\"), 1), replace = true); "
               "items(read_lines(\"a\"))") == "{\"U\"}");
}

}  // namespace cubelang::data_test
