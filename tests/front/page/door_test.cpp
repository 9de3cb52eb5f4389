#include "front/page/door.hpp"

#include "tests/front/page/page.hpp"

namespace cubelang::page::door_test {
TEST_CASE("a page receives each answer at once, and finally the result") {
    Page page;
    const auto replies = page.replies_to({{"id", 7}, {"ask", "run"}, {"text", "order(R U)\nparity(R)"}});
    REQUIRE(replies.size() == 3);
    CHECK(replies[0]["part"]["answer"]["kind"] == "value");
    CHECK(replies[2]["result"] == Json({{"well", true}, {"prompt", "cube 3> "}}));
    for (const auto& reply : replies) CHECK(reply["id"] == 7);
    CHECK(page.shown("order(R U)") == "105\n");
}

TEST_CASE("definitions last until the page begins a new session") {
    Page page;
    page.result({{"ask", "run"}, {"text", "let sexy = [R, U]; cube 5"}});
    CHECK(page.shown("order(sexy)") == "6\n");
    CHECK(page.result({{"ask", "begin"}, {"n", 4}, {"super", true}}).at("prompt") == "supercube 4> ");
    CHECK(page.shown("sexy").empty());
}

TEST_CASE("a session with bundles posts the value and the picture of each answer") {
    Page page;
    page.result({{"ask", "begin"}, {"n", 3}, {"bundles", true}});
    const auto replies = page.replies_to({{"ask", "run"}, {"text", "order(R U); R U; R / 0"}});
    REQUIRE(replies.size() == 4);
    const auto order = replies[0]["part"]["bundle"], moves = replies[1]["part"]["bundle"];
    CHECK(order["application/vnd.cube+json"]["value"] == "105");
    CHECK_FALSE(order.contains("image/svg+xml"));
    CHECK(moves["application/vnd.cube+json"]["moves"] == "R U");
    CHECK(moves["image/svg+xml"].get<std::string>().starts_with("<svg "));
    CHECK_FALSE(replies[2]["part"].contains("bundle"));
}

TEST_CASE("a moved slider runs the statements from it on again, after undoing them") {
    Page page;
    const Json text = "let a = 1\nlet n = slider(0..12)\nlet a = a + n\na";
    page.result({{"ask", "run"}, {"text", text}});
    const auto slider = page.parts("answer").at(0).at("sliders").at(0);
    CHECK(slider == Json({{"low", "0"},
                          {"high", "12"},
                          {"step", "1"},
                          {"value", "0"},
                          {"begin", 18},
                          {"statement", 10},
                          {"before", 1}}));
    for (const auto* value : {"5", "7"})
        page.result(
            {{"ask", "run"}, {"text", text}, {"from", 10}, {"before", 1}, {"sliders", Json::array({{18, value}})}});
    CHECK(page.parts("answer").at(0).at("sliders").at(0).at("value") == "7");
    CHECK(page.shown("{n, a}") == "{7, 8}\n");
    // An impossible value, or another text, leaves the slider at its own value.
    page.result({{"ask", "run"}, {"text", text}, {"sliders", Json::array({{18, "13"}, {0, "5"}})}});
    CHECK(page.shown("n") == "0\n");
}

TEST_CASE("a mistake has its place in the request's text") {
    Page page;
    const auto replies = page.replies_to({{"ask", "run"}, {"text", "\"\U0001f9ca\"; order(Q)"}});
    const auto mistake = replies.at(1).at("part").at("answer").at("mistake");
    CHECK(mistake.at("begin") == 12);
    CHECK(mistake.at("end") == 13);
    CHECK(mistake.at("text").get<std::string>().find("<page>:1:12") == 0);
    CHECK(replies.back().at("result").at("well") == false);
}

TEST_CASE("a mistake in an earlier text has no place in the request's text") {
    Page page;
    page.result({{"ask", "run"}, {"text", "def half(p) = p / 0"}});
    const auto replies = page.replies_to({{"ask", "run"}, {"text", "half(1)"}});
    CHECK_FALSE(replies.at(0).at("part").at("answer").at("mistake").contains("begin"));
}

TEST_CASE("a text is checked without being run") {
    Page page;
    const auto mistakes = page.result({{"ask", "check"}, {"text", "let a = R\nordr(a)"}}).at("mistakes");
    REQUIRE(mistakes.size() == 1);
    CHECK(mistakes[0]["begin"] == 10);
    CHECK(mistakes[0]["hint"].get<std::string>().find("order") != std::string::npos);
    CHECK(page.shown("a").empty());
    const auto of_post = page.result({{"ask", "check"}, {"text", "Scramble: R U\nU' R' // a {solve}"}});
    CHECK(of_post.at("mistakes").empty());
}

TEST_CASE("a text is coloured, with places in UTF-16 units") {
    Page page;
    const auto colors = page.result({{"ask", "colors"}, {"text", "\"\U0001f9ca\" # c"}}).at("colors");
    CHECK(colors == Json::parse(R"([[0, 4, "text"], [5, 8, "comment"]])"));
}

TEST_CASE("completions have their meanings and the text that they replace") {
    Page page;
    const auto result = page.result({{"ask", "complete"}, {"text", "order(R); pari"}, {"cursor", 14}});
    CHECK(result.at("begin") == 10);
    CHECK(result.at("names")[0]["name"] == "parity");
    CHECK(result.at("names")[0]["kind"] == "built-in");
    CHECK_FALSE(result.at("names")[0]["meaning"].get<std::string>().empty());
}

TEST_CASE("the signature of the call around the cursor is returned") {
    Page page;
    const auto result = page.result({{"ask", "signature"}, {"text", "order()"}, {"cursor", 6}});
    CHECK(result.at("signature").get<std::string>().starts_with("order(p)"));
}

TEST_CASE("help and search have answers") {
    Page page;
    const auto drawn = [&](const Json& request) { return Page::text_of(page.result(request).at("drawing")); };
    CHECK(drawn({{"ask", "help"}, {"word", "order"}}).find("order(p)") != std::string::npos);
    CHECK(drawn({{"ask", "help"}}).find("help") != std::string::npos);
    CHECK(drawn({{"ask", "search"}, {"words", "parity"}}).find("parity") != std::string::npos);
}

TEST_CASE("a written file is passed to the page with its name") {
    Page page;
    const auto replies = page.replies_to({{"ask", "run"}, {"text", "svg(R, \"r.svg\")"}});
    const auto file = replies.front()["part"]["file"];
    CHECK(file["name"] == "r.svg");
    CHECK(file["text"].get<std::string>().find("<svg") != std::string::npos);
}

TEST_CASE("an animation of moves leaves the session unchanged") {
    Page page;
    page.result({{"ask", "run"}, {"text", "let sexy = [R, U]; 7"}});
    const auto replies = page.replies_to({{"ask", "moving cube"}, {"text", "sexy # twice\n"}});
    CHECK(replies.size() == 1);
    CHECK(replies.back()["result"]["page"].get<std::string>().find("R U R' U'") != std::string::npos);
    CHECK(page.shown("_") == "7\n");
    CHECK(page.result({{"ask", "moving cube"}, {"text", "12"}}).at("page") == "");
    CHECK(replies.back()["result"]["page"].get<std::string>().find(R"("colors":"safe")") == std::string::npos);
    const auto safe = page.result({{"ask", "moving cube"}, {"text", "R"}, {"colors", "safe"}});
    CHECK(safe.at("page").get<std::string>().find(R"("colors":"safe")") != std::string::npos);
}

TEST_CASE("an invalid request is answered with a problem") {
    Page page;
    for (const auto* request :
         {"", "7", "{", "[]", "{\"ask\": \"sing\"}", "{\"ask\": 7}", "{\"ask\": \"run\"}",
          "{\"ask\": \"run\", \"text\": 7}", "{\"id\": [[[[[[[[[[1]]]]]]]]]], \"ask\": \"list\"}"}) {
        CAPTURE(request);
        const auto replies = page.replies_to_text(request);
        REQUIRE(replies.size() == 1);
        CHECK_FALSE(replies[0].value("problem", "").empty());
    }
    CHECK(page.shown("order(R U)") == "105\n");
}

TEST_CASE("control characters and invalid UTF-8 reach the page as text") {
    Page page;
    CHECK(page.shown("\"a\x1b[31m\"").find('\x1b') == std::string::npos);
    const auto replies = page.replies_to_text("{\"ask\": \"run\", \"text\": \"\xff\"}");
    CHECK_FALSE(replies.empty());
}

}  // namespace cubelang::page::door_test
