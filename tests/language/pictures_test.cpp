// show, trace, compare, and the picture above an explanation; and the messages when a picture does not fit.

#include "runtime/render/net.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::pictures_test {
namespace {

using test::last;
using test::message;

test::Setting on_screen(int columns, render::ColorDepth depth = render::ColorDepth::none) {
    test::Setting setting;
    setting.host.screen = {columns, depth};
    return setting;
}

std::size_t count(const std::string& text, std::string_view what) {
    std::size_t times = 0;
    for (auto at = text.find(what); at != text.npos; at = text.find(what, at + 1)) ++times;
    return times;
}

std::string hint(const std::string& text, const test::Setting& setting = {}) {
    const auto errors = test::run(text, setting).errors;
    const auto at = errors.find("hint: ");
    return at == errors.npos ? "" : errors.substr(at + 6, errors.find('\n', at) - at - 6);
}

}  // namespace

TEST_CASE("a style is a name with or without quotes, as a positional or named argument") {
    const auto numbered = last("show(R, numbers)");
    CHECK(numbered.find("[35]") != numbered.npos);
    CHECK(last("show(R, style = \"net\")") == numbered);
    CHECK(last("show(R, fruldb)") == last("show(R, \"fruldb\")"));
    CHECK(last("show(R, fruldb)") != numbered);
    CHECK(last("show(R, letters)") == last("show(R)"));  // without colours
    CHECK(last("show(R, letters)", on_screen(80, render::ColorDepth::full)) !=
          last("show(R)", on_screen(80, render::ColorDepth::full)));
}

TEST_CASE("differences from another position are marked in both nets") {
    const auto both = last("show(R U, before = R)");
    CHECK(both.starts_with("before"));
    CHECK(both.find("U u F                             U u U") != both.npos);
    CHECK(last("show(R, before = R)").find_first_of("URFLDB") == std::string::npos);
}

TEST_CASE("a picture that does not fit is refused with its width") {
    CHECK(message("show(R)", on_screen(14)) == "the net of a 3x3x3 needs 15 columns, and the screen has 14");
    CHECK(message("trace(R)", on_screen(14)) == "the net of a 3x3x3 needs 15 columns, and the screen has 14");
    CHECK(message("compare(R, U)", on_screen(14)) == "the net of a 3x3x3 needs 15 columns, and the screen has 14");
    CHECK(hint("show(R)", on_screen(14)) ==
          "make the window wider or its letters smaller; in a file, a net may have any width");
    CHECK(message("cube 5; show(R, numbers)", on_screen(80)) ==
          "the net of a 5x5x5 with numbers needs 103 columns, and the screen has 80");
    CHECK(hint("cube 5; show(R, numbers)", on_screen(80)) == "with style = letters it needs 23");
    CHECK(last("show(R)", on_screen(15)).starts_with("    uuF\n"));
}

TEST_CASE("a trace shows every move, its changes, and the cycles so far") {
    const auto traced = last("trace([R, U])");
    for (const auto* move : {"1  R\n", "2  U\n", "3  R'\n", "4  U'\n"}) CHECK(count(traced, move) == 1);
    for (const auto* done : {"R", "R U", "R U R'", "[R, U]"})
        CHECK(traced.find(last(std::string("permutation(") + done + ")")) != traced.npos);
    CHECK(count(last("trace(R . U (L R)0)"), "\n\n") == 1);  // pauses do not count
    CHECK(last("trace(R4)").find("1  R4\n") != std::string::npos);
    CHECK(last("trace(R4)").find_first_of("UFLDB") == std::string::npos);
    CHECK(last("trace(())") == "this algorithm has no moves");
}

TEST_CASE("a narrow trace shows the cycles above the net") {
    const auto narrow = last("trace(R)", on_screen(30));
    CHECK(narrow.starts_with("1  R\n(urf,bru,drb,frd)\n(ur,br,dr,fr)\n       u u F\n"));
    CHECK(last("trace(R)", on_screen(20)).starts_with("1  R\n(urf,bru,drb,frd)\n(ur,br,dr,fr)\n    uuF\n"));
}

TEST_CASE("a trace has limits") {
    CHECK(last("trace((R U)100)").find("200  U") != std::string::npos);
    CHECK(message("trace((R U)^1000000000000)") ==
          "a trace shows 200 moves at most, and this algorithm has 2000000000000");
    CHECK(message("cube 4; trace(U M)") == "M turns the middle layer, and a 4x4x4 has none");
}

TEST_CASE("a comparison shows the parts that differ and the permutation from one to the other") {
    CHECK(last("compare(R R, R2)").starts_with("the same"));
    const auto flipped = last("compare((+fu), ())");
    CHECK(flipped.find("1 part is turned differently:\n  part   first   second\n  uf     fu      uf      turned\n") !=
          flipped.npos);
    const auto told = last("compare(R U, U R)");
    CHECK(told.find("7 parts are elsewhere:") != told.npos);
    CHECK(told.find("from the first to the second: " + last("permutation((R U)' U R)")) != told.npos);
    CHECK(last("supercube 3; compare(R, ())").find("8 parts are elsewhere, 1 is turned differently:") !=
          std::string::npos);
    CHECK(last("cube 4; compare((r1,r2,r3), ())").find("they look the same") != std::string::npos);
    CHECK(last("cube 5; compare(R Uw F2, ())").find("  … and ") != std::string::npos);
}

TEST_CASE("an explanation follows its picture, or stands alone if the picture does not fit") {
    const auto all = last("explain(R)");
    CHECK(all.starts_with(last("show(R)") + "\n\nEach line is a cycle"));
    CHECK(last("explain(R)", on_screen(10)).starts_with("Each line is a cycle"));
    CHECK(last("cube 101; explain(())").starts_with("Each line is a cycle"));
}

TEST_CASE("pictures are printed as they are shown, on separate lines") {
    for (const auto depth : {render::ColorDepth::none, render::ColorDepth::full}) {
        const auto screen = on_screen(80, depth);
        CHECK(last("print show(R)", screen) == last("show(R)", screen));
        CHECK(last("print 1, 2, show(R), show(U), 3", screen) ==
              "1 2\n" + last("show(R)", screen) + "\n" + last("show(U)", screen) + "\n3");
    }
    CHECK(last("cube 2; {show(()), 1}").starts_with("{\n      u u\n"));
    CHECK(last("text(show(R))", on_screen(80, render::ColorDepth::full)).find('\033') == std::string::npos);
}

TEST_CASE("JSON contains the lines of a picture, always without colours") {
    auto setting = on_screen(80, render::ColorDepth::full);
    setting.options.json = true;
    CHECK(last("cube 2; show(R)", setting) ==
          R"({"type":"picture","text":["      u F","      u F","",)"
          R"("l l   f D   R R   U b","l l   f D   R R   U b","","      d B","      d B"],"statement":2,"line":1})");
}

}  // namespace cubelang::meaning::pictures_test
