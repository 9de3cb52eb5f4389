#include "front/terminal/editor/recall.hpp"

#include "tests/front/terminal/editor/typist.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::editor::search_test {

using test::Typist;

TEST_CASE("each letter narrows the search, from the newest entry back") {
    const std::vector<std::string> entries{"order(R)", "R U", "order(U)"};
    Search search(entries);
    search.look_for("o");
    CHECK(search.entry() == 2);
    search.look_for("order(R");
    CHECK(search.entry() == 0);
    CHECK(search.place() == 0);
    search.look_for("order(RU");
    CHECK(search.failed());
    CHECK(search.entry() == 0);
}

TEST_CASE("repeating the search finds different texts, in both directions, and stays at the last") {
    const std::vector<std::string> entries{"R U", "R", "R U", "R U"};
    Search search(entries);
    search.look_for("R");
    CHECK(search.entry() == 3);
    search.again(Search::Way::back);
    CHECK(search.entry() == 1);
    search.again(Search::Way::back);
    CHECK(search.entry() == 0);
    search.again(Search::Way::back);
    CHECK(search.failed());
    CHECK(search.entry() == 0);
    search.again(Search::Way::on);
    CHECK_FALSE(search.failed());
    CHECK(search.entry() == 1);
}

TEST_CASE("an empty history has no matches") {
    const std::vector<std::string> none;
    Search search(none);
    search.look_for("R");
    search.again(Search::Way::on);
    CHECK(search.failed());
    CHECK_FALSE(search.has_found());
}

TEST_CASE("a search shows its match, marked, and the wanted text below") {
    Typist typist;
    for (const auto* entry : {"order(R)", "[R,\nU]", "order(U)"}) typist.remember(entry);
    typist.type("draft\x12");
    CHECK(typist.seen() == "> draft\nsearch back: _");
    typist.type("ord");
    CHECK(typist.seen() == "> order(U)\nsearch back: ord_");
    CHECK(typist.painted("7") == "ord");
    typist.type("\x12");
    CHECK(typist.seen() == "> order(R)\nsearch back: ord_");
    typist.type("\x13");
    CHECK(typist.seen() == "> order(U)\nsearch forward: ord_");
    typist.type("x");
    CHECK(typist.seen() == "> order(U)\nnot found: ordx_");
    typist.type("\x7F\x7F\x7F\x7FR,");
    CHECK(typist.seen().find("R,_") != std::string::npos);
}

TEST_CASE("Esc and Ctrl-G return to the text, Enter runs the match, and any other key edits it") {
    for (const auto* leave : {"\033", "\x07"}) {
        Typist typist;
        typist.remember("order(U)");
        typist.type("draft\x12ord");
        typist.type(leave);
        CHECK(typist.seen() == "> draft");
        CHECK(typist.cursor_row() == "> draft|");
    }
    Typist typist;
    typist.remember("order(U)");
    typist.type("\x12(U\r");
    CHECK(typist.outcome() == Outcome::entered);
    CHECK(typist.text() == "order(U)");
    typist.begin();
    typist.type("draft\x12(U\x05!");
    CHECK(typist.text() == "order(U)!");
    typist.type("\033[B");
    CHECK(typist.text() == "draft");
    typist.type("\x12\x12");  // the last wanted text
    CHECK(typist.text() == "order(U)");
}

}  // namespace cubelang::editor::search_test
