// Animated web pages written by `animate`.

#include "tests/language/run.hpp"

namespace cubelang::meaning::animate_test {
namespace {

struct PageFile {
    std::string path, page;
    [[nodiscard]] bool has(std::string_view text) const { return page.find(text) != page.npos; }
};

PageFile page_of(const std::string& text, bool succeeds = true) {
    PageFile file;
    test::Setting setting;
    setting.host.write_file = [&](const std::string& path, const std::string& page) {
        return file = {path, page}, std::string();
    };
    const auto output = test::run(text, setting);
    INFO(text << "\n" << output.errors);
    REQUIRE(output.succeeded == succeeds);
    return file;
}

std::string start(const std::string& algorithm) {
    return "\"start\":\"" + test::last("print colors(" + algorithm + ")") + "\"";
}

}  // namespace

TEST_CASE("a page starts solved, at the setup, or so that it ends solved") {
    CHECK(page_of("animate(R U, \"a.html\")").has(start("()")));
    CHECK(page_of("animate(R U, \"a.html\", setup = F D)").has(start("F D")));
    CHECK(page_of("animate(R U, \"a.html\", solves = true)").has(start("U' R'")));
    CHECK(page_of("animate(R U, \"a.html\", solves = false)").has(start("()")));
}

TEST_CASE("a page shows the effect and the notation of the algorithm") {
    const auto page = page_of("animate([R, U], \"x/b.html\")");
    CHECK(page.path == "x/b.html");
    for (const auto* text :
         {"<title>[R, U]</title>", "4 moves on a 3x3x3, from the solved cube", "<p id=\"moves\">R U R' U'</p>",
          "<p class=\"code\">[R, U]</p>", "(+urf,rdf) (-ulb,rub) (ur,ub,fr)", "<p class=\"code\">6</p>"})
        CHECK(page.has(text));
    for (const auto* text : {"Effect", "from a given position", "Starting position"})
        CHECK(page_of("animate(R, \"a.html\", setup = F)").has(text));
    CHECK(page_of("animate(R, \"a.html\", solves = true)").has("ending solved"));
    CHECK(page_of("animate(R R', \"a.html\")").has("() no change"));
    CHECK_FALSE(page_of("animate(R U, \"a.html\", title = \"Mine\")").has("As written"));
    CHECK(page_of("animate(R U, \"a.html\", title = \"Mine\")").has("<h1>Mine</h1>"));
}

TEST_CASE("a page lists the steps of its algorithm, and the facts that are given") {
    const auto page = page_of(
        "animate(x R (U R')2, \"a.html\", facts = {\"Author\": \"A\", \"Year\": 2026}, "
        "steps = {{\"held\", x}, {\"pair\", R (U R')2, \"a remark\"}, {3, ()}})");
    for (const auto* text : {"<b>held</b> <small></small>\n<p class=\"code\">x</p>",
                             "<b>pair</b> <small>a remark</small>\n<p class=\"code\">R U R' U R'</p>", "<b>3</b>",
                             "<h2>Author</h2>\n<p class=\"code\">A</p>", "<p class=\"code\">2026</p>"})
        CHECK(page.has(text));
    CHECK_FALSE(page.has("<h2>Effect</h2>"));
    CHECK(page_of("animate(R U, \"a.html\", steps = {{\"all\", R U'}})", false).path.empty());
}

TEST_CASE("pauses are shown, but are not counted as moves") {
    CHECK(test::last("animate(R . U, \"a.html\")") == "wrote a.html: 2 moves on a 3x3x3");
    CHECK(test::last("animate(R, \"a.html\")") == "wrote a.html: 1 move on a 3x3x3");
    CHECK(test::last("animate(R R', \"a.html\", speed = 20)", test::on(5, true)) ==
          "wrote a.html: 2 moves on a 5x5x5 supercube");
    CHECK(page_of("animate(R . U, \"a.html\")").has("\"moves\":[[0,1,1,1],[0,1,0,0],[1,1,1,1]]"));
}

TEST_CASE("no file is written if an argument is wrong") {
    CHECK(page_of("animate(R, \"a.html\", speed = 21)", false).path.empty());
    CHECK(page_of("animate(R 4U, \"a.html\")", false).path.empty());
    CHECK(test::message("animate((.)2001, \"a.html\")") ==
          "animate shows at most 2000 moves, but this algorithm has 2001");
    CHECK(test::message("animate(R, \".html\")") ==
          "`.html` is not a file name for an animation: it must end in .html or .svg");
}

}  // namespace cubelang::meaning::animate_test
