// SVG files, and the arguments that select their style.

#include <map>

#include "tests/language/run.hpp"

namespace cubelang::meaning::svg_test {
namespace {

// The files that the program writes, by name.
std::map<std::string, std::string> files_of(const std::string& text) {
    std::map<std::string, std::string> files;
    test::Setting setting;
    setting.host.write_file = [&](const std::string& path, const std::string& content) {
        files[path] = content;
        return std::string();
    };
    const auto output = test::run(text, setting);
    INFO(text << "\n" << output.errors);
    REQUIRE(output.succeeded);
    return files;
}

std::string file_of(const std::string& call) { return files_of(call).at("a.svg"); }

}  // namespace

TEST_CASE("the title of a picture is the algorithm as written, or the cycles") {
    CHECK(file_of("svg([R, U]2, \"a.svg\")").find("<title id=") != std::string::npos);
    CHECK(file_of("svg([R, U]2, \"a.svg\")").find("after [R, U]2</title>") != std::string::npos);
    CHECK(file_of("svg((uf,ur,ub), \"a.svg\")").find("after (ur,ub,uf)</title>") != std::string::npos);
    CHECK(file_of("svg(R, \"a.svg\", title = \"mine\")").find(">mine</title>") != std::string::npos);
}

TEST_CASE("a title that is given is drawn above the picture, in every style") {
    for (const std::string style : {"net", "isometric", "cycles", "last_layer", "oll"}) {
        CAPTURE(style);
        CHECK(file_of("svg(R, \"a.svg\", " + style + ", title = \"mine\")").find(">mine</text>") != std::string::npos);
        CHECK(file_of("svg(R, \"a.svg\", " + style + ")").find("after R</text>") == std::string::npos);
    }
    CHECK(file_of("cayley({R2}, \"a.svg\", title = \"two\")").find(">two</text>") != std::string::npos);
}

TEST_CASE("the dots of a Cayley graph have the colours of their cosets") {
    const auto count = [](const std::string& subgroup, const std::string& color) {
        const auto svg = file_of("cayley({R2, U2}, \"a.svg\", H = " + subgroup + ")");
        int found = 0;
        for (auto at = svg.find(color); at != std::string::npos; at = svg.find(color, at + 1)) ++found;
        return found;
    };
    CHECK(count("group((R2 U2)3)", "\" fill=\"#fff\"/>") == 2);
    CHECK(count("group((R2 U2)3)", "fill=\"hsl(") == 10);
    CHECK(count("group(R2 U2)", "\" fill=\"#fff\"/>") == 6);
    CHECK(count("group(R2)", "fill=\"hsl(137,") == 2);
    CHECK(file_of("cayley(R2, \"a.svg\")") == file_of("cayley({R2}, \"a.svg\")"));
}

TEST_CASE("the table of a group by the cosets of a normal subgroup repeats its rows in blocks") {
    const auto rows = [](const std::string& subgroup) {
        const auto svg = file_of("table_picture(group(R2, U2), \"a.svg\"" + subgroup + ")");
        return svg.substr(svg.find("Rows: "), svg.find("</desc>") - svg.find("Rows: "));
    };
    CHECK(rows(", group((R2 U2)2)").starts_with("Rows: e e e a a a b b b ab ab ab; e e e a a a b b b ab ab ab; "));
    CHECK(rows(", group((R2 U2)3)").starts_with("Rows: e e a a b b ab ab ba ba aba aba; e e a a "));
    CHECK(rows("").starts_with("Rows: e a b ab ba aba bab abab baba ababa babab ababab; a e "));
}

TEST_CASE("styles and labels are words or texts, and a program can redefine the words") {
    CHECK(file_of("svg(R, \"a.svg\", isometric)") == file_of("svg(R, \"a.svg\", \"isometric\")"));
    CHECK(file_of("svg(R, \"a.svg\", cycles)") == file_of("svg(R, \"a.svg\", style = \"cycles\")"));
    CHECK(file_of("svg(R, \"a.svg\", label = patterns)") != file_of("svg(R, \"a.svg\", label = none)"));
    CHECK(file_of("let back = R; svg(back, \"a.svg\", \"back\")") == file_of("svg(R, \"a.svg\", back)"));
    CHECK(test::message("let cycles = R") == "`cycles` is built in and cannot be redefined");
}

TEST_CASE("the last layer is drawn before the algorithm, other styles after it, by default") {
    const std::string call = "import pll; svg(pll_t, \"a.svg\", ";
    CHECK(file_of(call + "last_layer)") == file_of(call + "last_layer, before = true)"));
    CHECK(file_of(call + "isometric)") == file_of(call + "isometric, before = false)"));
    CHECK(file_of(call + "isometric)") != file_of(call + "isometric, before = true)"));
}

TEST_CASE("a Cayley graph names the generators as they are written") {
    const auto svg = file_of("cayley({[R, U], (uf,ur)}, \"a.svg\")");
    CHECK(svg.find("a = [R, U]: order 6") != std::string::npos);
    CHECK(svg.find("b = (uf,ur): order 2") != std::string::npos);
    CHECK(test::last("cayley({R4}, \"a.svg\")") == "wrote a.svg: the Cayley graph of a group of 1 element");
    CHECK(
        test::message("cube 4; let p = (R); let q = permutation(p); cube 3; cayley({R, q}, \"a.svg\")").find("4x4x4") !=
        std::string::npos);
}

}  // namespace cubelang::meaning::svg_test
