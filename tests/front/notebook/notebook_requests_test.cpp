#include "front/notebook/notebook_requests.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/catch.hpp"

namespace cubelang::notebook::notebook_requests_test {
namespace {

// A notebook that records the replies.
class TestNotebook {
public:
    std::vector<Json> replies_to_text(const std::string& request) {
        replies_.clear();
        notebook_.ask(request);
        return replies_;
    }
    std::vector<Json> replies_to(const Json& request) { return replies_to_text(request.dump()); }
    explicit TestNotebook(SliderLimits limits = {})
        : notebook_(
              {}, [this](const std::string& reply) { replies_.push_back(Json::parse(reply)); }, limits) {}
    Json result(const Json& request) { return replies_to(request).back().at("result"); }
    Json run(const std::string& text) { return result({{"id", 1}, {"ask", "run"}, {"text", text}}); }
    std::vector<Json> parts(const std::string& kind) const {
        std::vector<Json> list;
        for (const auto& reply : replies_)
            if (reply.contains("part") && reply["part"].contains(kind)) list.push_back(reply["part"][kind]);
        return list;
    }
    std::string shown(const std::string& text) {
        run(text);
        std::string all;
        for (const auto& bundle : parts("bundle")) all += bundle.at("text/plain").get<std::string>() + "\n";
        return all;
    }

private:
    std::vector<Json> replies_;
    Notebook notebook_;
};

}  // namespace

TEST_CASE("A reply has the id of its request, and the last is the result") {
    TestNotebook notebook;
    const auto replies = notebook.replies_to({{"id", "a7"}, {"ask", "run"}, {"text", "order(R U)\nprint 1"}});
    REQUIRE(replies.size() == 3);
    for (const auto& reply : replies) CHECK(reply["id"] == "a7");
    CHECK(replies[0]["part"]["bundle"]["text/plain"] == "105");
    CHECK(replies[0]["part"]["kind"] == "value");
    CHECK(replies[1]["part"]["kind"] == "printed");
    CHECK(replies[2]["result"]["well"] == true);
}

TEST_CASE("An invalid request is answered with a problem") {
    TestNotebook notebook;
    for (const std::string text : {"", "{", "[]", "7", "{\"ask\": 3}", "{\"ask\": \"dance\"}", "{\"ask\": \"run\"}",
                                   "{\"id\": 1, \"ask\": \"run\", \"text\": \"\xff\"}"})
        CHECK(notebook.replies_to_text(text).back().contains("problem"));
    CHECK(notebook.replies_to_text(std::string(100'000, '[')).back()["problem"] == "unknown request");
    CHECK(notebook.replies_to({{"ask", "complete"}, {"text", "a"}, {"cursor", -1}}).size() == 1);
    CHECK(notebook.shown("order(R)") == "4\n");
}

TEST_CASE("Mistakes name the cell") {
    TestNotebook notebook;
    notebook.result({{"ask", "run"}, {"name", "<cell 5>"}, {"text", "\norder(missing)"}});
    const auto mistakes = notebook.parts("mistake");
    REQUIRE(mistakes.size() == 1);
    CHECK(mistakes[0]["message"] == "unknown name `missing`");
    CHECK(mistakes[0]["interrupted"] == false);
    CHECK(mistakes[0]["text"].get<std::string>().find("<cell 5>:2:7:") != std::string::npos);
}

TEST_CASE("The pictures of a cell are bounded together, and the next cell has pictures again") {
    TestNotebook notebook;
    notebook.run("cube 7; for n in 1..30 { trace(random_algorithm(n, 40)) }");
    const auto bundles = notebook.parts("bundle");
    REQUIRE(bundles.size() == 30);
    std::size_t drawn = 0;
    for (const auto& bundle : bundles)
        if (bundle.contains("image/svg+xml")) drawn += bundle.dump().size();
    CHECK(drawn < 30'000'000);
    CHECK(bundles.front().contains("image/svg+xml"));
    CHECK_FALSE(bundles.back().contains("image/svg+xml"));
    CHECK(bundles.back()["text/plain"].get<std::string>().size() > 1000);
    notebook.run("trace(R U)");
    CHECK(notebook.parts("bundle").front().contains("image/svg+xml"));
}

TEST_CASE("The result of a cell lists the definitions") {
    TestNotebook notebook;
    CHECK(notebook.run("let trick = R U")["names"] == Json::array({"trick"}));
    CHECK(notebook.run("order(trick)")["names"] == Json::array({"trick"}));
}

TEST_CASE("Notes follow the answers that they refer to") {
    TestNotebook notebook;
    notebook.run("(uf ur ub)");
    REQUIRE(notebook.parts("note").size() == 1);
    CHECK(notebook.parts("note")[0].get<std::string>().starts_with("note: `(uf ur ub)` is read as"));
    CHECK(notebook.parts("note")[0].get<std::string>().ends_with("; a cycle has commas: (uf,ur,ub)\n"));
}

TEST_CASE("Commands of the prompt stand alone in a cell") {
    TestNotebook notebook;
    notebook.run("let trick = R U");
    CHECK(notebook.shown("list").starts_with("trick"));
    CHECK(notebook.shown("undo") == "undone: let trick = R U\n");
    CHECK(notebook.shown("undo 3").starts_with("there is nothing"));
    CHECK(notebook.shown("undo 0") == "nothing was undone\n");
    CHECK(notebook.shown("reset").starts_with("a new session"));
    CHECK(notebook.shown("keys").find("Tab completes") != std::string::npos);
    CHECK(notebook.shown("show all").find("can be written to a file") != std::string::npos);
    CHECK(notebook.shown("help order").starts_with("order(p)"));
    CHECK(notebook.run("quit")["leave"] == true);
    CHECK(notebook.run("order(R)")["leave"] == false);
    CHECK(notebook.run("save")["well"] == false);
    CHECK(notebook.parts("mistake")[0]["message"] == "not saved: the file name is missing; write save mine.cube");
    CHECK(notebook.run("save /nowhere/at/all.cube")["well"] == false);
    CHECK(notebook.parts("mistake")[0]["message"] == "not saved: there is no directory /nowhere/at");
}

TEST_CASE("A cell with sliders has one output for the sliders and the later statements") {
    TestNotebook notebook;
    CHECK(notebook.shown("print 7\nlet n = slider(0..3)\nn\nprint 10 + n\n") == "7\nn = 0\n0\n10\n");
    const auto page = notebook.parts("bundle").back().at("text/html").get<std::string>();
    for (const std::string value : {"0\\n", "1\\n", "2\\n", "3\\n", "10\\n", "11\\n", "12\\n", "13\\n"})
        CHECK(page.find("&lt;pre&gt;" + value + "&lt;/pre&gt;") != page.npos);
    CHECK(page.find(">7") == page.npos);
    CHECK(page.ends_with("<div><pre>0\n</pre>\n<pre>10\n</pre>\n</div></div>\n"));
    CHECK(notebook.shown("n") == "0\n");
    CHECK(notebook.shown("undo 9").find("undone: let n = slider(0..3)") != std::string::npos);
}

TEST_CASE("The names keep the value at which a slider begins, and an error is the output for its value only") {
    TestNotebook notebook;
    CHECK(notebook.run("let n = slider(0..3, at = 2)\nlet third = 12 / (n - 1)\nthird")["well"] == true);
    const auto page = notebook.parts("bundle").back().at("text/html").get<std::string>();
    CHECK(page.find("division by zero") != page.npos);
    CHECK(page.find('\x1b') == page.npos);
    CHECK(notebook.parts("mistake").empty());
    CHECK(notebook.shown("{n, third}") == "{2, 12}\n");
    CHECK(notebook.run("let n = slider(0..3)\nlet third = 12 / n")["well"] == false);
    CHECK(notebook.parts("mistake")[0]["message"] == "division by zero");
}

TEST_CASE("Sliders that cannot move have a note with the reason") {
    const auto reason = [](const std::string& text, SliderLimits limits = {}) {
        TestNotebook notebook(limits);
        CHECK(notebook.run(text)["well"] == true);
        CHECK(notebook.parts("bundle").back().at("text/plain") == "0");
        REQUIRE(notebook.parts("note").size() == 1);
        return notebook.parts("note")[0].get<std::string>();
    };
    const std::string begin = "note: the sliders of this cell do not move: ";
    CHECK(reason("slider(0..200)") == begin + "they have more than 200 choices; choose fewer values\n");
    CHECK(reason("let a = slider(0..20)\nslider(0..20)") ==
          begin + "they have more than 200 choices; choose fewer values\n");
    CHECK(reason("let a = slider(1..3)\nslider(0..a)") ==
          begin + "the values of one depend on another; give each of them fixed values\n");
    CHECK(reason("slider(0..3)", {.bytes = 10}) ==
          begin + "their answers are too large for a notebook; choose fewer values\n");
    CHECK(reason("slider(0..3)", {.time = std::chrono::milliseconds{-1}}) ==
          begin + "their answers take too much time; choose fewer values\n");
}

TEST_CASE("Evaluating an expression leaves the session unchanged") {
    TestNotebook notebook;
    notebook.run("5");
    CHECK(notebook.result({{"ask", "evaluate"}, {"text", "order(R U)"}})["bundle"]["text/plain"] == "105");
    CHECK(notebook.result({{"ask", "evaluate"}, {"text", "missing"}}).contains("mistake"));
    CHECK(notebook.parts("bundle").empty());
    CHECK(notebook.shown("_") == "5\n");
}

TEST_CASE("Completion counts characters") {
    TestNotebook notebook;
    notebook.run("let trick = R U");
    const auto found = notebook.result({{"ask", "complete"}, {"text", "\"\U0001F9CA\"; tric + 1"}, {"cursor", 9}});
    CHECK(found["begin"] == 5);
    CHECK(found["end"] == 9);
    REQUIRE(found["names"].size() == 1);
    CHECK(found["names"][0] == Json{{"name", "trick"}, {"meaning", ""}, {"kind", "definition"}});
}

}  // namespace cubelang::notebook::notebook_requests_test
