#include "runtime/render/drawing.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::render::drawing_test {

TEST_CASE("a text becomes a drawing of its lines") {
    CHECK(text("one\ntwo").lines == std::vector<Line>{{{"one"}}, {{"two"}}});
    CHECK(text("one\n").lines == std::vector<Line>{{{"one"}}, {{""}}});
    CHECK(text("").lines == std::vector<Line>{{{""}}});
}

TEST_CASE("a drawing is as wide as its widest line, with one column for each character") {
    CHECK(width(text("R’ U\n[R, U]")) == 6);
    CHECK(width(text("↻→")) == 2);
    CHECK(width(Drawing{}) == 0);
}

TEST_CASE("drawings are placed one below the other") {
    auto drawing = text("a");
    append(drawing, text("b\nc"));
    CHECK(drawing == text("a\nb\nc"));
}

TEST_CASE("a drawing is placed beside another, right of its widest line") {
    CHECK(beside(text("a\nbcd"), text("e\nf\ng"), 2) ==
          Drawing{{{{"a"}, {"    "}, {"e"}}, {{"bcd"}, {"  "}, {"f"}}, {{"     "}, {"g"}}}});
    CHECK(beside(text("a\nb"), Drawing{{{}, {{"c"}}}}, 1) == Drawing{{{{"a"}}, {{"b"}, {" "}, {"c"}}}});
}

}  // namespace cubelang::render::drawing_test
