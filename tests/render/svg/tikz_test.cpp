#include "runtime/render/svg/tikz.hpp"

#include <cmath>

#include <fmt/format.h>

#include "runtime/render/svg/document.hpp"
#include "runtime/render/svg/outline.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::render::svg::tikz_test {
namespace {

std::string tikz_of(std::string_view content) {
    const auto text = tikz(document({"t", "d"}, {0, 0, 10, 20}, grounds()[1], content));
    const auto begin = text.find("rectangle (10,20);\n") + 19;
    return text.substr(begin, text.find("\\end{tikzpicture}") - begin);
}

}  // namespace

TEST_CASE("a TikZ picture has the box of the SVG picture, and its y axis points down") {
    const auto text = tikz(document({"t", "d"}, {-1, -2, 10, 20}, white_ground(), ""));
    CHECK(
        text.find("\\begin{tikzpicture}[x=0.5pt, y=-0.5pt]\n\\path[use as bounding box] (-1,-2) rectangle (9,18);\n") !=
        text.npos);
    CHECK(text.ends_with("(-1,-2) -- (9,-2) -- (9,18) -- (-1,18) -- cycle;\n\\end{tikzpicture}\n"));
}

TEST_CASE("shapes are drawn where the matrices of their groups place them") {
    const auto path = [](std::string_view attributes) { return fmt::format("<path {}/>", attributes); };
    CHECK(tikz_of(group(matrix({2, 0, 0, 3, 1, 1}), path(R"(d="M0 0L1 1H5V2Z" fill="#ff0080")"))) ==
          "\\path[fill={rgb,255:red,255;green,0;blue,128}] (1,1) -- (3,4) -- (11,4) -- (11,7) -- cycle;\n");
    const auto turned = group(matrix({0, 1, -1, 0, 3, 0}), path(R"(d="M1 0L1 2" fill="none" stroke="#000000" )"
                                                                R"(stroke-width="4" stroke-dasharray="2 1")"));
    CHECK(tikz_of(group(matrix({2, 0, 0, 2, 0, 0}), turned)) ==
          "\\path[draw={rgb,255:red,0;green,0;blue,0}, line width=4pt, dash pattern=on 2pt off 1pt] (6,2) -- (2,2);\n");
}

TEST_CASE("quadratic curves and circles become cubic curves") {
    CHECK(tikz_of(R"(<path d="M0 0Q3 3 6 0"/>)") ==
          "\\path[fill={rgb,255:red,0;green,0;blue,0}] (0,0) .. controls (2,2) and (4,2) .. (6,0);\n");
    Point from;
    for (const auto& [kind, to, first, second] : circle_outline({0, 0}, 5)) {
        if (kind == Segment::Kind::curve) {
            const auto middle = .125 * (from + to) + .375 * (first + second);
            CHECK(std::abs(length(middle) - 5) < .002);
        }
        from = to;
    }
}

TEST_CASE("text keeps its place, size and signs") {
    const auto text = tikz_of(R"(<g font-size="8" text-anchor="end" fill="#000000">)" +
                              text_at({3, 4}, "50% & <R_1> \"x\" − …", "font-weight=\"bold\"") + "</g>");
    CHECK(text ==
          "\\node[anchor=base east, inner sep=0pt, text={rgb,255:red,0;green,0;blue,0}, text opacity=1, "
          "font=\\fontsize{4pt}{4.8pt}\\selectfont\\sffamily\\bfseries] at (3,4) {50\\% \\& $<$R\\_1$>$ ''x'' $-$ "
          "\\dots{}};\n");
}

TEST_CASE("a file within a file is fitted into its box") {
    CHECK(tikz_of(R"(<svg x="2" y="2" width="4" height="4" viewBox="0 0 2 1"><path d="M0 0L2 1"/></svg>)") ==
          "\\path[fill={rgb,255:red,0;green,0;blue,0}] (2,3) -- (6,5);\n");
}

TEST_CASE("a pattern is its colour and lines within the shape") {
    const auto text = tikz_of(pattern_definitions("k", standard_palette(), 1) + "<rect x=\"1\" y=\"1\" width=\"3\" " +
                              "height=\"3\" fill=\"" + pattern_fill("k", cube::Face::b) + "\"/>");
    CHECK(text ==
          "\\path[fill={rgb,255:red,28;green,87;blue,181}] (1,1) -- (4,1) -- (4,4) -- (1,4) -- cycle;\n"
          "\\begin{scope}\n\\clip (1,1) -- (4,1) -- (4,4) -- (1,4) -- cycle;\n"
          "\\path[draw={rgb,255:red,255;green,255;blue,255}, line width=0.35pt, draw opacity=.5] (0,1.25) -- (5,1.25) "
          "(0,3.75) -- (5,3.75);\n\\end{scope}\n");
}

}  // namespace cubelang::render::svg::tikz_test
