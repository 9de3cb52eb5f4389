#include "front/door/door.hpp"

#include "tests/front/door/page.hpp"

namespace cubelang::web::door_test {
TEST_CASE("a page is told each answer as it comes, and at last how it went") {
    Page page;
    const auto told = page.told({{"id", 7}, {"ask", "run"}, {"text", "order(R U)\nparity(R)"}});
    REQUIRE(told.size() == 3);
    CHECK(told[0]["part"]["answer"]["kind"] == "value");
    CHECK(told[2]["result"] == Json({{"well", true}, {"prompt", "cube 3> "}}));
    for (const auto& reply : told) CHECK(reply["id"] == 7);
    CHECK(page.shown("order(R U)") == "105\n");
}

TEST_CASE("what a page defines is there for its next request, until it begins anew") {
    Page page;
    page.result({{"ask", "run"}, {"text", "let sexy = [R, U]; cube 5"}});
    CHECK(page.shown("order(sexy)") == "6\n");
    CHECK(page.result({{"ask", "begin"}, {"n", 4}, {"super", true}}).at("prompt") == "supercube 4> ");
    CHECK(page.shown("sexy").empty());
}

TEST_CASE("a mistake is told with its place in the page's own text") {
    Page page;
    const auto told = page.told({{"ask", "run"}, {"text", "\"\U0001f9ca\"; order(Q)"}});
    const auto mistake = told.at(1).at("part").at("answer").at("mistake");
    CHECK(mistake.at("begin") == 12);
    CHECK(mistake.at("end") == 13);
    CHECK(mistake.at("text").get<std::string>().find("<page>:1:12") == 0);
    CHECK(told.back().at("result").at("well") == false);
}

TEST_CASE("a mistake in what was run before has no place in the page's text now") {
    Page page;
    page.result({{"ask", "run"}, {"text", "def half(p) = p / 0"}});
    const auto told = page.told({{"ask", "run"}, {"text", "half(1)"}});
    CHECK_FALSE(told.at(0).at("part").at("answer").at("mistake").contains("begin"));
}

TEST_CASE("a text is looked through without being run") {
    Page page;
    const auto mistakes = page.result({{"ask", "check"}, {"text", "let a = R\nordr(a)"}}).at("mistakes");
    REQUIRE(mistakes.size() == 1);
    CHECK(mistakes[0]["begin"] == 10);
    CHECK(mistakes[0]["hint"].get<std::string>().find("order") != std::string::npos);
    CHECK(page.shown("a").empty());
}

TEST_CASE("a text has the language's colours, counted in the page's units") {
    Page page;
    const auto colors = page.result({{"ask", "colors"}, {"text", "\"\U0001f9ca\" # c"}}).at("colors");
    CHECK(colors == Json::parse(R"([[0, 4, "text"], [5, 8, "comment"]])"));
}

TEST_CASE("what can come at the cursor is told with its meaning, and what it replaces") {
    Page page;
    const auto told = page.result({{"ask", "complete"}, {"text", "order(R); pari"}, {"cursor", 14}});
    CHECK(told.at("begin") == 10);
    CHECK(told.at("names")[0]["name"] == "parity");
    CHECK(told.at("names")[0]["kind"] == "built-in");
    CHECK_FALSE(told.at("names")[0]["meaning"].get<std::string>().empty());
}

TEST_CASE("the call around the cursor is told") {
    Page page;
    const auto told = page.result({{"ask", "signature"}, {"text", "order()"}, {"cursor", 6}});
    CHECK(told.at("signature").get<std::string>().starts_with("order(p)"));
}

TEST_CASE("help, search, topics and list are drawn") {
    Page page;
    page.result({{"ask", "run"}, {"text", "let sexy = [R, U]"}});
    const auto drawn = [&](const Json& request) { return Page::text_of(page.result(request).at("drawing")); };
    CHECK(drawn({{"ask", "help"}, {"word", "order"}}).find("order(p)") != std::string::npos);
    CHECK(drawn({{"ask", "help"}}).find("help") != std::string::npos);
    CHECK(drawn({{"ask", "search"}, {"words", "parity"}}).find("parity") != std::string::npos);
    CHECK(drawn({{"ask", "list"}}).find("sexy") != std::string::npos);
    CHECK_FALSE(page.result({{"ask", "topics"}}).at("names").empty());
}

TEST_CASE("what is written is handed to the page, under its name") {
    Page page;
    const auto told = page.told({{"ask", "run"}, {"text", "svg(R, \"r.svg\")"}});
    const auto file = told.front()["part"]["file"];
    CHECK(file["name"] == "r.svg");
    CHECK(file["text"].get<std::string>().find("<svg") != std::string::npos);
}

TEST_CASE("an expression's moves are shown by a cube that moves, and leave no trace") {
    Page page;
    page.result({{"ask", "run"}, {"text", "let sexy = [R, U]; 7"}});
    const auto told = page.told({{"ask", "moving cube"}, {"text", "sexy # twice\n"}});
    CHECK(told.size() == 1);
    CHECK(told.back()["result"]["page"].get<std::string>().find("R U R' U'") != std::string::npos);
    CHECK(page.shown("_") == "7\n");
    CHECK(page.result({{"ask", "moving cube"}, {"text", "12"}}).at("page") == "");
    CHECK(told.back()["result"]["page"].get<std::string>().find(R"("colors":"safe")") == std::string::npos);
    const auto safe = page.result({{"ask", "moving cube"}, {"text", "R"}, {"colors", "safe"}});
    CHECK(safe.at("page").get<std::string>().find(R"("colors":"safe")") != std::string::npos);
}

TEST_CASE("what went well can be run again by a new session") {
    Page page;
    page.result({{"ask", "run"}, {"text", "cube 4; let a = R U"}});
    page.result({{"ask", "run"}, {"text", "let b = ("}});
    const auto script = page.result({{"ask", "script"}}).at("text").get<std::string>();
    Page again;
    CHECK(again.result({{"ask", "run"}, {"text", script}}).at("well") == true);
    CHECK(again.shown("print a") == "R U\n");
    CHECK(again.result({{"ask", "undo"}}).at("said").get<std::string>().find("print") != std::string::npos);
}

TEST_CASE("a request that is none is answered in words") {
    Page page;
    for (const auto* request :
         {"", "7", "{", "[]", "{\"ask\": \"sing\"}", "{\"ask\": 7}", "{\"ask\": \"run\"}",
          "{\"ask\": \"run\", \"text\": 7}", "{\"id\": [[[[[[[[[[1]]]]]]]]]], \"ask\": \"list\"}"}) {
        CAPTURE(request);
        const auto told = page.told_of(request);
        REQUIRE(told.size() == 1);
        CHECK_FALSE(told[0].value("problem", "").empty());
    }
    CHECK(page.shown("order(R U)") == "105\n");
}

TEST_CASE("control characters and broken text reach the page as text") {
    Page page;
    CHECK(page.shown("\"a\x1b[31m\"").find('\x1b') == std::string::npos);
    const auto told = page.told_of("{\"ask\": \"run\", \"text\": \"\xff\"}");
    CHECK_FALSE(told.empty());
}

}  // namespace cubelang::web::door_test
