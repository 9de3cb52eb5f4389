#include "runtime/render/fold.hpp"

#include "runtime/render/screen.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::render::fold_test {
namespace {

std::string fold_to(int columns, std::string_view written) { return painted(folded(text(written), columns), {}); }

}  // namespace

TEST_CASE("lines that fit are unchanged, and without a width all lines fit") {
    CHECK(fold_to(5, "one\n  two") == "one\n  two");
    CHECK(fold_to(0, "one two three") == "one two three");
}

TEST_CASE("a long line is broken at blanks and continued below with an indent") {
    CHECK(fold_to(10, "one two three four") == "one two\n  three\n  four");
    CHECK(fold_to(10, "  one two three") == "  one two\n    three");
}

TEST_CASE("further rows are aligned with the second column") {
    CHECK(fold_to(16, "name  more of words") == "name  more of\n      words");
}

TEST_CASE("a line without blanks is broken at the end of the screen without loss") {
    CHECK(fold_to(4, "abcdefghij") == "abcd\n  ef\n  gh\n  ij");
    CHECK(fold_to(3, "äöüß") == "äöü\n ß");
}

TEST_CASE("a cycle too long for a row is broken after a comma") {
    CHECK(fold_to(9, "(uf,ur,ub,ul)") == "(uf,ur,\n  ub,ul)");
    CHECK(fold_to(9, "(uf,ur) (ub,ul)") == "(uf,ur)\n  (ub,ul)");
}

TEST_CASE("flowed text remains one line, padded with blanks to the end of each row") {
    const auto flow_to = [](int columns, std::string_view written) {
        return painted(flowed(text(written), columns), {});
    };
    CHECK(flow_to(10, "one two") == "one two");
    CHECK(flow_to(10, "one two three four") ==
          "one two   "
          "  three   "
          "  four");
    CHECK(flow_to(9, "(uf,ur,ub,ul)") == "(uf,ur,    ub,ul)");
    CHECK(flow_to(4, "12345678901") == "12345678901");
    CHECK(flow_to(0, "one two three") == "one two three");
}

TEST_CASE("every row fits and keeps its styles") {
    const Drawing drawing{{{{"one two ", {Role::label}}, {"three four", {Role::strong}}}}};
    for (int columns = 1; columns < 20; ++columns) {
        const auto result = folded(drawing, columns);
        INFO(columns);
        CHECK(width(result) <= columns);
        CHECK(result.lines.front().front().style.role == Role::label);
        CHECK(result.lines.back().back().style.role == Role::strong);
    }
}

}  // namespace cubelang::render::fold_test
