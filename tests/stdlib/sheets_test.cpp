// Sheets of algorithms in several forms, and sheets of others.

#include "tests/language/run.hpp"

namespace cubelang::meaning::sheets_test {

using test::last;

TEST_CASE("a table of a web page, a list with numbers and lines with dashes are read") {
    const std::string check = "import sheet_checks; {row.remark for row in first(check_sheet(";
    CHECK(last(check + "{\"<table><tr><th>case<th>moves</tr>\", \"<tr><td><b>Ua</b></td>\", "
                       "\"<td>R U&#39; R U R U R U&#39; R&#39; U&#39; R2</td></tr></table>\"}, pll), 1)}") ==
          "{\"solves pll_ua\"}");
    CHECK(last(check +
               "{\"1. Ub: R U’ R U R U R U’ R’ U’ R2\", \"2) T - R U R' U' R' F R2 U' R' U' R U R' F'\"}, pll), 2)}") ==
          "{\"not Ub: solves pll_ua\", \"solves pll_t\"}");
    CHECK(last(check + "{\"27. R U R' U R U2 R'\", \"27. R U2 R' U' R U' R'\"}, oll), 2)}") ==
          "{\"solves oll_27\", \"not 27.: solves oll_26\"}");
}

TEST_CASE("an algorithm is beaten by length or by cost") {
    const std::string better =
        "{record({\"position\": case_of(pll_ua_here^-1, pll).case, \"algorithms\": {M2 U M U2 M' U M2}})}";
    const std::string program =
        "import sheet_checks; let pll_ua_here = R U' R U R U R U' R' U' R2; let known = " + better +
        "; check_sheet({\"Ua; R U' R U R U R U' R' U' R2\"}, pll, better = known";
    CHECK(last(program + ")[1].remark") == "\"solves pll_ua\"");  // 11 moves each
    CHECK(last(program + ", by = a -> length(a, STM))[1].remark") == "\"solves pll_ua; M2 U M U2 M' U M2 is better\"");
}

TEST_CASE("a sheet takes a set, its cases or algorithms, and says what a search did not find") {
    const std::string cards = "import sheets; size({line for line in html_sheet(";
    const std::string have_one = ") if size(split(line, \"<li>\")) > 1})";
    for (const std::string rows : {"pll", "cases(\"pll\")", "algorithms(pll, {R, U, F}, 9)"})
        CHECK(last(cards + rows + have_one) == "21");
    CHECK(last(cards + "{R U R' U', M2}, metric = HTM, up = d" + have_one) == "2");
    const std::string lack = "import sheets; left_out(sheet_rows(";
    CHECK(last(lack + "algorithms(pll, {R, U}, 9)))") ==
          "\"21 of 21 cases have no algorithm within 9 moves of R, U; for 21 of them the library's stands in, marked "
          "as known.\"");
    CHECK(last("import sheets; markdown_sheet(algorithms(\"epll\", {R, U}, 500, by = cost))[2]") ==
          "\"4 of 4 cases have no algorithm within 500 ms of R, U; for 4 of them the library's stands in, marked as "
          "known.\"");
    CHECK(last(lack + "cases(\"zbls\")))") == "\"305 of 305 cases have no algorithm.\"");
    CHECK(last(lack + "pll))") == "\"\"");
}

TEST_CASE("no picture of a sheet has a turned top") {
    CHECK(last("{size(support(row.position)) for row in sheet_rows({record({\"position\": (urf,ubr,ulb,ufl) "
               "(ul,ub)})})}") == "{3}");
    CHECK(
        last("let zbll = first(cases(\"zbll\"), 40); all({size(support(row.position)) <= size(support(row.position U)) "
             "for row in sheet_rows(zbll)})") == "true");
}

TEST_CASE("what one sees of a case") {
    CHECK(last("import sheets; recognition(())") ==
          "\"top: all; front: three equal; right: three equal; back: three equal; left: three equal\"");
    CHECK(last("import sheets; recognition((ur,ul) (uf,ub))") ==
          "\"top: all; front: headlights; right: headlights; back: headlights; left: headlights\"");
    CHECK(last("import sheets; cube 4; recognition(U)") == "\"\"");
}

TEST_CASE("each card for Anki has four fields") {
    const std::string rows = "import sheet_formats; let rows = algorithms(pll, {M, U}, 7); ";
    CHECK(last(rows + "forall line in skip(anki_sheet(rows), 3): size(split(line, \"\\t\")) == 4") == "true");
}

TEST_CASE("a case and its mirror image are neighbours") {
    const std::string rows =
        "import sheet_formats; let rows = paired({record(with_item(row, \"algorithms\", {})) for row in cases(pll)}, "
        "pll); ";
    CHECK(last(rows + "size(rows)") == "21");
    CHECK(
        last(
            rows +
            "{row.mirror for row in rows if row.name in {\"pll_ja\", \"pll_jb\", \"pll_ga\", \"pll_h\", \"pll_t\"}}") ==
        "{\"pll_gc\", \"itself\", \"pll_jb\", \"pll_ja\", \"itself\"}");
}

}  // namespace cubelang::meaning::sheets_test
