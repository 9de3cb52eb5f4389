// Sheets of commutators: what is read, what is said of each cell, and the repairs.

#include "tests/language/run.hpp"

namespace cubelang::meaning::commutator_sheets_test {

using test::last;

namespace {

std::string remarks(const std::string& sheet) {
    return last(
        "import sheet_checks; {join({row.cell, row.pair, row.remark, row.repair}, \"|\") for row in "
        "check_sheet(" +
        sheet + ")}");
}

}  // namespace

TEST_CASE("all notations of a commutator are the same") {
    const std::string is = "import commutator_sheets; forall text in {";
    const std::string same = "}: permutation(algorithm(commutator_text(text))) == ";
    CHECK(last(is + R"("[R F: R D R', U]", "R F: R D R', U", "R F: [R D R', U]", "[R F: [R D R', U]]")" + same +
               "[R F: [R D R', U]]") == "true");
    CHECK(last(is + R"("[U'/R' D' R]", "U'/R' D' R", "[U'/[R': D']]")" + same + "U' R' D' R U2 R' D R U'") == "true");
    CHECK(last(is + R"("[L: U'/R' D' R]", "L: U'/R' D' R", "L: [U'/R' D' R]", "[L: [U'/R' D' R]]")" + same +
               "L U' R' D' R U2 R' D R U' L'") == "true");
    CHECK(last(is + R"("R [U, M'] R'", "[R: [U, M']]", "R:[U,M']")" + same + "[R: [U, M']]") == "true");
}

TEST_CASE("a list with letter pairs, a heading, comments and several algorithms is read") {
    CHECK(remarks(R"({"Edges, buffer UF", "AU  [U2, M'] (AU) // fast", "UA: [M’, U2] or [U2, M']", "AK [F U D' L', U2")"
                  R"(, "R U R'"})") ==
          R"({"line 2|AU|right|", "line 3|UA|right|", "line 3|UA|the inverse, AU|[M', U2]", )"
          R"("line 4|AK|cannot be read: a ] is missing|[F U D' L', U2]", )"
          R"("line 5||cannot be read: it begins with no letter pair|"})");
    CHECK(remarks(R"({"UF", "AU: [U2, M']", "AP: [U2, B E2 B']", "DU: [U M2 U', F2]"})")
              .ends_with(R"("-|DP|is missing|"})"));
}

TEST_CASE("a table says what a cell does instead, which move is wrong, and which cells are empty") {
    CHECK(
        remarks(
            R"({"UF;U;K;P", "A;[U2, M'];[F U D' L', U];[U2, B E2 B']", "D;;[L' U: [U' L R' F, L]];[U, R S' R' Q]"})") ==
        R"({"B2|AU|right|", "C2|AK|does BK instead, (ur,fd,uf); U should be U2|[F U D' L', U2]", "D2|AP|right|", )"
        R"("B3|DU|is missing|", "C3|DK|right|", )"
        R"("D3|DP|cannot be read: `Q` is neither moves nor cycles|"})");
}

TEST_CASE("the columns may come first, labels may be stickers, and letters may be the sheet's own") {
    const std::string rows =
        "import sheet_checks; import three_style; let rows = three_cycles(@uf, edges, {@ub, @ul, "
        "@ur, @lu}, {@df, @fd, @rf, @dl}); let table = letter_pairs(rows); let names = ";
    const std::string sheet =
        "; let signs = {sign for sign in keys(table[1]) if sign != \"first\"}; let head = join({\"\"} + {names(sign) "
        "for "
        "sign in signs}, \";\"); let lines = {head} + {join({names(row.first)} + {row[sign] for sign in signs}, \";\") "
        "for row in table}; histogram(check_sheet(lines, @uf), row -> row.remark)";
    CHECK(last(rows + "sign -> sign" + sheet) == "{\"right\": 16}");
    CHECK(last(rows +
               "sign -> {\"A\": \"UB\", \"D\": \"UL\", \"B\": \"UR\", \"E\": \"LU\", \"U\": \"DF\", \"K\": "
               "\"FD\", \"P\": \"RF\", \"X\": \"DL\"}[sign]" +
               sheet) == "{\"right\": 16}");
    CHECK(last(rows +
               "sign -> {\"A\": \"1\", \"D\": \"2\", \"B\": \"3\", \"E\": \"4\", \"U\": \"5\", \"K\": \"6\", "
               "\"P\": \"7\", \"X\": \"8\"}[sign]" +
               sheet)
              .find("right") == std::string::npos);
    CHECK(
        last("import commutator_sheets; let rows = {record({\"tags\": {second, first_}, \"found\": {first_ + "
             "\"!\", second + \"!\"}}) for first_ in {\"1\", \"2\", \"3\", \"4\"} for second in {\"5\", \"6\", \"7\", "
             "\"8\"}} ; let more = rows + rows; let read = reading_of(more, {:}, false); {read.is_turned, "
             "read.stickers[\"7\"]}") == "{true, \"7!\"}");
}

TEST_CASE("every commutator with one move changed is repaired") {
    CHECK(last("import commutator_sheets; let wanted = permutation([R' D: [U2, M']]); let changed = first(changed_once("
               "\"[R' D: [U2, M']]\"), 150); forall row in filter(row -> is_algorithm(row[1]), changed): "
               "permutation(algorithm(row[1])) == wanted or "
               "nearest_repair(row[1], row[1], wanted)[1] != \"\"") == "true");
    CHECK(last("import commutator_sheets; nearest_repair(\"[R: U/M]\", \"[R: U/M]\", [R: U M' U2 M U])") ==
          "{\"[R: U/M']\", \"M should be M'\"}");
}

}  // namespace cubelang::meaning::commutator_sheets_test
