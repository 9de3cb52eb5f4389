// Pages that move, as the language writes them.

#include "tests/language/run.hpp"

namespace cubelang::eval::animate_test {
namespace {

struct Written {
    std::string path, page;
    [[nodiscard]] bool has(std::string_view text) const { return page.find(text) != page.npos; }
};

Written written(const std::string& text, bool well = true) {
    Written file;
    test::Setting setting;
    setting.host.write_file = [&](const std::string& path, const std::string& page) {
        return file = {path, page}, std::string();
    };
    const auto said = test::run(text, setting);
    INFO(text << "\n" << said.errors);
    REQUIRE(said.well == well);
    return file;
}

std::string start(const std::string& algorithm) {
    return "\"start\":\"" + test::last("print colors(" + algorithm + ")") + "\"";
}

}  // namespace

TEST_CASE("a page begins solved, or at the setup, or so that it ends solved") {
    CHECK(written("animate(R U, \"a.html\")").has(start("()")));
    CHECK(written("animate(R U, \"a.html\", setup = F D)").has(start("F D")));
    CHECK(written("animate(R U, \"a.html\", solves = true)").has(start("U' R'")));
    CHECK(written("animate(R U, \"a.html\", solves = false)").has(start("()")));
}

TEST_CASE("a page tells what the algorithm does and how it is written") {
    const auto page = written("animate([R, U], \"x/b.html\")");
    CHECK(page.path == "x/b.html");
    for (const auto* text :
         {"<title>[R, U]</title>", "4 moves on a 3x3x3, from the solved cube", "<p id=\"moves\">R U R' U'</p>",
          "<p class=\"code\">[R, U]</p>", "(+urf,rdf) (-ubr,ulb) (ur,ub,fr)", "<p class=\"code\">6</p>"})
        CHECK(page.has(text));
    for (const auto* text : {"What it does", "from a position of its own", "It begins at"})
        CHECK(written("animate(R, \"a.html\", setup = F)").has(text));
    CHECK(written("animate(R, \"a.html\", solves = true)").has("ending solved"));
    CHECK(written("animate(R R', \"a.html\")").has("() nothing in the end"));
    CHECK_FALSE(written("animate(R U, \"a.html\", title = \"Mine\")").has("As written"));
    CHECK(written("animate(R U, \"a.html\", title = \"Mine\")").has("<h1>Mine</h1>"));
}

TEST_CASE("pauses are shown, and are no moves") {
    CHECK(test::last("animate(R . U, \"a.html\")") == "wrote a.html: 2 moves on a 3x3x3");
    CHECK(test::last("animate(R, \"a.html\")") == "wrote a.html: 1 move on a 3x3x3");
    CHECK(test::last("animate(R R', \"a.html\", speed = 20)", test::on(5, true)) ==
          "wrote a.html: 2 moves on a 5x5x5 supercube");
    CHECK(written("animate(R . U, \"a.html\")").has("\"moves\":[[0,1,1,1],[0,1,0,0],[1,1,1,1]]"));
}

TEST_CASE("nothing is written where something is wrong") {
    CHECK(written("animate(R, \"a.html\", speed = 21)", false).path.empty());
    CHECK(written("animate(R 4U, \"a.html\")", false).path.empty());
    CHECK(test::message("animate((.)2001, \"a.html\")") ==
          "a page shows at most 2000 moves, and this algorithm has 2001");
    CHECK(test::message("animate(R, \".html\")") == "`.html` is not a name for a web page, which ends in .html");
}

}  // namespace cubelang::eval::animate_test
