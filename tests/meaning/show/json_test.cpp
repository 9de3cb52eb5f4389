#include "runtime/meaning/show/json.hpp"

#include <nlohmann/json.hpp>

#include "runtime/cube/numbering.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::json_test {
namespace {

using Json = nlohmann::json;

Json answer(const std::string& text, SessionOptions options = {}) {
    options.json = true;
    const auto said = test::run(text, options);
    REQUIRE(said.succeeded);
    REQUIRE(said.answers.back().find('\n') == std::string::npos);
    auto json = Json::parse(said.answers.back());
    for (const auto* of_statement : {"statement", "line"}) json.erase(of_statement);
    return json;
}

Json error(const std::string& text) {
    SessionOptions options;
    options.json = true;
    return Json::parse(test::run(text, options).errors);
}

SessionOptions on(int n, bool super = false, bool full = false) {
    auto options = test::on(n, super);
    options.full = full;
    return options;
}

std::vector<int> net_row(const std::string& text, cube::Cube cube) {
    return cube::second_row(*test::value("permutation(" + text + ")", cube).as<Permutation>()->state,
                            *cube::find_numbering("net"));
}

}  // namespace

TEST_CASE("an integer is a string of digits") {
    CHECK(answer("-5") == Json{{"type", "integer"}, {"value", "-5"}});
    CHECK(answer("10^30") == Json{{"type", "integer"}, {"value", "1000000000000000000000000000000"}});
}

TEST_CASE("booleans, texts, locations and functions have a value") {
    CHECK(answer("1 == 1") == Json{{"type", "boolean"}, {"value", true}});
    CHECK(answer("is_reachable((+fu))") ==
          Json{{"type", "boolean"},
               {"value", false},
               {"reason", "edge flips add up to 1 (mod 2); to fix it, flip one edge, such as (+ur)"}});
    CHECK(answer("\"a\\n\\\"é\"") == Json{{"type", "text"}, {"value", "a\n\"é"}});
    CHECK(answer("@ufr") == Json{{"type", "location"}, {"cube", 3}, {"value", "ufr"}});
    CHECK(answer("order") == Json{{"type", "function"}, {"value", "function order(p)"}});
}

TEST_CASE("a map has items with keys, and a value with a written form has its text") {
    const Json one{{"type", "integer"}, {"value", "1"}}, two{{"type", "integer"}, {"value", "2"}};
    const Json item{{"key", one}, {"value", two}};
    CHECK(answer("{1: 2}") == Json{{"type", "map"}, {"items", Json::array({item})}});
    const auto cycles = answer("cube 2; sticker_cycles(U)");
    CHECK(cycles["written"] == "net (1,2,4,3) (5,17,13,9) (6,18,14,10)");
    CHECK(cycles["items"][0]["items"][1] == two);
}

TEST_CASE("a group has its generators, its order, and the parts that it moves") {
    CHECK(answer("group(R2, U2)") == Json{{"type", "group"},
                                          {"cube", 3},
                                          {"generators", {"R2", "U2"}},
                                          {"order", "12"},
                                          {"factored", "2^2 * 3"},
                                          {"moves", "6 corners in 2 orbits of 3 and 7 edges in orbits of 3 + 2 + 2"},
                                          {"proved", true}});
    CHECK_FALSE(answer("group_of((1,2))").contains("cube"));
    const auto named = answer("group_of({\"R\": (1,2), \"L\": (2,3)})");
    CHECK(named["generators"] == Json{"(1,2)", "(2,3)"});
    CHECK(named["names"] == Json{"R", "L"});
}

TEST_CASE("a permutation has its cube, its cycles and the second row of the net") {
    const auto json = answer("(uf,ur)");
    CHECK(json["type"] == "permutation");
    CHECK(json["cube"] == 3);
    CHECK_FALSE(json.contains("super"));
    CHECK_FALSE(json.contains("moves"));
    CHECK(json["cycles"] == "(ur,uf)");
    CHECK(json["net"] == net_row("(uf,ur)", {3}));
    CHECK(json["net"][5] == 8);    // the U sticker of uf is now at ur
    CHECK(json["net"][19] == 29);  // the F sticker's place has the R sticker of ur
}

TEST_CASE("an algorithm also has its moves, separated by single blanks") {
    const auto json = answer("R  U'2R2 .x", on(4, true));
    CHECK(json["type"] == "algorithm");
    CHECK(json["moves"] == "R U' 2R2 . x");
    CHECK(json["cube"] == 4);
    CHECK(json["super"] == true);
    CHECK(json["net"] == net_row("R U' 2R2 x", {4, true}));
    CHECK(json["net"].size() == 96);
}

TEST_CASE("above 20 layers the net is left out, except with the option full") {
    CHECK(answer("R", on(20)).contains("net"));
    CHECK_FALSE(answer("R", on(21)).contains("net"));
    CHECK(answer("R", on(21, false, true))["net"].size() == 6 * 21 * 21);
    CHECK(answer("R", on(21)).contains("cycles"));
}

TEST_CASE("values in lists and records look like other values") {
    const auto list = answer("{1, {R}}");
    CHECK(list["type"] == "list");
    CHECK(list["items"][0] == Json{{"type", "integer"}, {"value", "1"}});
    CHECK(list["items"][1]["items"][0] == answer("R"));
    const auto record = answer("parity(R)");
    CHECK(record["type"] == "record");
    CHECK(record["fields"]["corners"] == Json{{"type", "text"}, {"value", "odd"}});
    CHECK(answer("set({R, 1})")["items"] == answer("{R, 1}")["items"]);
    CHECK(answer("{}") == Json{{"type", "list"}, {"items", Json::array()}});
}

TEST_CASE("printed text is an object too") {
    CHECK(answer("print \"x\", R") == Json{{"type", "print"}, {"text", "x R"}});
}

TEST_CASE("an error has a message, line and column, and perhaps a hint and notes") {
    const auto json = error("1\n  order(1)");
    CHECK(json["type"] == "error");
    CHECK(json["message"] == "order needs a permutation or an algorithm for p, but this is an integer");
    CHECK(json["line"] == 2);
    CHECK(json["column"] == 9);
    CHECK(json["file"] == "test");
    CHECK(error("orde(R)")["hint"] == "did you mean `order`?");
    CHECK(error("def bad(p) = order(p) + \"a\"; bad(R)")["notes"] ==
          Json::array({{{"message", "in the call of bad"}, {"line", 1}, {"column", 30}, {"file", "test"}}}));
    CHECK(error("(R")["message"] == "this `(` is never closed");
}

TEST_CASE("text that is not UTF-8 does not break the JSON") {
    const auto json = error("print \"\xff\"");
    CHECK(json["type"] == "error");
    CHECK(json["column"] == 8);
}

}  // namespace cubelang::meaning::json_test
