#include "lang/advice/look_alikes.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "lang/advice/rows.hpp"
#include "lang/parser.hpp"
#include "runtime/base/text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"

namespace cubelang::lang::look_alikes_test {
namespace {

// "MESSAGE; HINT" of all look-alikes.
std::string notes_on(std::string_view statement) {
    std::string all;
    for (const auto& found : look_alikes(statement))
        all += (all.empty() ? "" : " | ") + found.message + "; " + found.hint;
    return all;
}

bool is_statement(std::string_view text) { return parse(make_source("", std::string(text))).errors.empty(); }

// Is the quick check right: true for a statement with look-alikes?
bool quick_check_is_right(std::string_view statement) {
    return may_have_look_alikes(statement) || search_look_alikes(statement).empty();
}

std::string hints(std::string_view statement) {
    std::string all;
    for (const auto& found : look_alikes(statement)) all += (all.empty() ? "" : " | ") + found.hint;
    return all;
}

}  // namespace

TEST_CASE("the example of every row of look-alikes is found, once, and is a statement") {
    for (const auto example : look_alike_examples("look-alike")) {
        CAPTURE(example);
        CHECK(is_statement(example));
        const auto all = look_alikes(example);
        REQUIRE(all.size() == 1);
        CHECK(all.front().end > all.front().begin);
        CHECK(all.front().end <= example.size());
    }
}

TEST_CASE("the example of every reading is no statement of ours that runs, and is written as one") {
    for (const auto example : look_alike_examples("reading")) {
        CAPTURE(example);
        const auto found = in_our_notation(replaced(example, "\\n", "\n"), "reading");
        CHECK_FALSE(found.remark.empty());
        CHECK(is_program(found.text));
        CHECK(in_our_notation(found.text, "reading").text == found.text);
    }
}

TEST_CASE("the table of look-alikes in docs/language.md is true") {
    const auto page = test::source_text("docs/language.md");
    std::size_t rows = 0;
    for (const auto example : look_alike_examples("look-alike")) {
        const auto found = look_alikes(example).at(0);
        const auto line = page.find("| `" + std::string(example) + "` |");
        if (line == page.npos) continue;
        const auto row = "| `" + std::string(example) + "` | " + found.message + " | " + found.hint + " |";
        CHECK(page.substr(line, page.find('\n', line) - line) == row);
        ++rows;
    }
    CHECK(rows > 20);
}

TEST_CASE("parts side by side are not a cycle") {
    CHECK(notes_on("(uf ur ub)") == "`(uf ur ub)` is read as moves; a cycle has commas: (uf,ur,ub)");
    CHECK(hints("(UF UR UB)") == "a cycle has commas: (uf,ur,ub)");
    CHECK(hints("let p = (urf ufl)") == "a cycle has commas: (urf,ufl)");
    CHECK(hints("order((UFR UBL))") == "a cycle has commas: (ufr,ubl)");
    CHECK(hints("{uf ur ub}") == "a cycle has commas: (uf,ur,ub)");
    CHECK(hints("uf ur") == "a cycle has commas: (uf,ur)");
    CHECK(hints("UF UR UB") == "a cycle has commas: (uf,ur,ub)");
    CHECK(notes_on("UF-UR-UB") == "`UF-UR-UB` is read as moves; a cycle has commas: (uf,ur,ub)");
    CHECK(hints("(uf.ur.ub)") == "a cycle has commas: (uf,ur,ub)");
    CHECK(hints("(Uf Ur)") == "a cycle has commas: (uf,ur)");
    CHECK(hints("(uf ur)(ul ub)") == "a cycle has commas: (uf,ur)");
    CHECK(hints("(fu1 rf2)") == "a cycle has commas: (fu1,rf2)");
    CHECK(notes_on("(r1 u1)") == "`(r1 u1)` is read as moves; a cycle has commas: (r1,u1)");
    CHECK(notes_on("[uf, ur]") == "`[uf, ur]` is read as a commutator of moves; a cycle is (uf,ur)");
    for (const auto* moves :
         {"(uf,ur,ub)", "(ru ru)", "(RU FD) R2 U", "(UD LR)", "(r2 u2)", "(r u f)", "(U R F)", "(ru bl')", "[UF, UR]",
          "{RU, FR}", "{R, U, F}", "(+uf,ur) (+ub)(+ulb)", "is_even(( +uf))", "RU FR"})
        CHECK(notes_on(moves) == "");
}

TEST_CASE("a part's letters alone are not a location") {
    CHECK(notes_on("uf") == "`uf` is read as moves; a place has an @: @uf");
    CHECK(hints("(uf)(ur,ub)") == "a part that stays is left out of the cycles");
    CHECK(hints("(ur,ub) (uf)") == "a part that stays is left out of the cycles");
    CHECK(hints("(uf)") == "a place has an @: @uf");
    CHECK(hints("let corner = urf") == "a place has an @: @urf");
    CHECK(hints("image(R, uf)") == "a place has an @: @uf");
    CHECK(hints("{uf, ur}") == "a place has an @: @uf");
    CHECK(hints("uf == source(R, @ur)") == "a place has an @: @uf");
    CHECK(hints("fu1") == "a place has an @: @fu1");
    CHECK(hints("r1") == "a place has an @: @r1");
    CHECK(notes_on("uf -> ur") ==
          "in `uf -> ur` letters without @ are read as moves; an arrow between two places is @uf -> @ur");
    CHECK(hints("UF->UR") == "an arrow between two places is @uf->@ur");
    CHECK(notes_on("R -> u") ==
          "in `R -> u` letters without @ are read as moves; an arrow between two places is @r -> @u");
    CHECK(notes_on("{UF, UR, UB}") == "`{UF, UR, UB}` is read as a list of moves; a list of places is {@uf, @ur, @ub}");
    CHECK(hints("find(goal = @uf -> ur)") == "an arrow between two places is @uf -> @ur");
    for (const auto* moves :
         {"UF", "(URF)", "@uf", "@uf -> @ur", "u", "ud", "uf2", "r2", "r uf", "uf'", "uf^2", "(uf)2", "(uf)(ur)(ub)",
          "[r: uf]", "rur", "urf<-ufl, ufl<-urf", "image(R, @uf)", "R U2 ru"})
        CHECK(notes_on(moves) == "");
}

TEST_CASE("x is a turn of the cube, not a multiplication sign") {
    CHECK(notes_on("(R U R' U')x6") == "`x6` is read as a turn of the whole cube; 6 times is (R U R' U')6");
    CHECK(hints("(R U R' U') x2") == "2 times is (R U R' U')2");
    CHECK(hints("R U R' U' (x2)") == "2 times is (R U R' U')2");
    CHECK(hints("RUR'U'x3") == "3 times is (RUR'U')3");
    CHECK(hints("R U x3") == "3 times is (R U)3");
    CHECK(hints("[R, U]x2") == "2 times is [R, U]2");
    CHECK(hints("x4 (R U)") == "4 times is (R U)4");
    CHECK(hints("(R U)*x6") == "6 times is (R U)6");
    CHECK(hints("sune x3") == "3 times is (sune)3");
    CHECK(notes_on("(R U)X6") == "`x6` is read as a turn of the whole cube; 6 times is (R U)6");
    CHECK(notes_on("(R U)6x") == "`6x` is read as 6 repetitions and then a turn of the whole cube; 6 times is (R U)6");
    CHECK(hints("(R U R' U' R U R' U' R U R' U' R U R' U' F)x6") == "6 times is ( … )6");
    for (const auto* moves : {"R U R' U' x2", "x3 R U", "x6", "y x3", "(R U R' U')6", "R x3 U", "(R U) x2 (R U)",
                              "(R U) x (R U)", "x2 (R U)"})
        CHECK(notes_on(moves) == "");
}

TEST_CASE("a number after a move counts its quarter turns") {
    CHECK(notes_on("R90") == "`R90` is read as 90 quarter turns; 90 degrees are one quarter turn: R");
    CHECK(hints("R U180") == "180 degrees are a half turn: U2");
    CHECK(hints("M270 U") == "270 degrees are a quarter turn back: M'");
    CHECK(hints("R45") == "the number counts quarter turns");
    CHECK(hints("R360") == "the number counts quarter turns");
    CHECK(notes_on("RU6") == "the 6 applies only to U; (RU)6 repeats all of it");
    CHECK(hints("R U R' U6'") == "(R U R' U')6 repeats all of it");
    CHECK(hints("R U^6") == "(R U)6 repeats all of it");
    CHECK(notes_on("R^2U") == "`^2U` is read as a conjugation by the move 2U; leave a space after a power: ^2 U");
    for (const auto* moves :
         {"R6", "R12'", "R U3", "R U^2", "R6 U", "R^6", "(R U)6", "R^2 U2", "R^(2U)", "2R U", "2Rw", "2r"})
        CHECK(notes_on(moves) == "");
}

TEST_CASE("signs, small letters, quotes and slashes") {
    CHECK(notes_on("R-U-R'-U'") ==
          "in `R-U-R'-U'` a minus inverts the move after it; put spaces between moves: R U R' U'");
    CHECK(notes_on("(R U)-F") == "the minus inverts the move or bracket after it; put spaces between moves");
    CHECK(hints("(R)-(U)") == "put spaces between moves");
    CHECK(hints("2U-3Rw'") == "put spaces between moves");
    for (const auto* numbers : {"(n + 1)-(m)", "size(l_)-(1)", "5-(3)"}) CHECK(notes_on(numbers) == "");
    CHECK(notes_on("-RU") == "the minus in `-RU` inverts only R; -(RU) inverts all of it");
    CHECK(hints("D -R2U'") == "-(R2U') inverts all of it");
    CHECK(hints("(-urf)") == "");
    CHECK(hints("-urf") == "a corner turned in place is (-urf)");
    CHECK(notes_on("RUru") == "small letters are read as turns of two layers; an inverse has a prime: R U R' U'");
    CHECK(hints("R U r u") == "an inverse has a prime: R U R' U'");
    CHECK(notes_on("Rr U2 Rr'") == "`Rr` is read as two turns; two layers together are Rw or r");
    CHECK(notes_on("\"R U R'\"") == "in quotes this is a text, not moves; leave out the quotes");
    CHECK(notes_on("M e S") == "`e` is read as a name: it is the identity, unless you define it; the slice is E");
    for (const auto* fine : {"e", "R4 == e", "e == R4", "order(e)"}) CHECK(notes_on(fine) == "");
    CHECK(notes_on("10 // 3") == "`// 3` is a comment; a quotient is quotient(10, 3)");
    CHECK(hints("order(R U) // 2") == "a quotient is quotient(order(R U), 2)");
    for (const auto* moves : {"-R", "-(R U)", "2 - -3", "R -U", "R - U", "n - 1", "2-4r", "R U r' u'", "R U R u", "R r",
                              "\"bud\"", "print \"R U\"", "\"no\"", "R U // 3", "10 // three", "R.U.R'.U'", "R2U2R2"})
        CHECK(notes_on(moves) == "");
}

namespace {

void check_no_notes(const std::string& path, const std::string& program) {
    const auto source = make_source(path, program);
    for (const auto& statement : parse(source).statements) {
        const auto text = source->text.substr(statement.span.begin, statement.span.end - statement.span.begin);
        CHECK(path + ": " + notes_on(text) == path + ": ");
    }
}

}  // namespace

TEST_CASE("the library, the examples and the tests' programs have no look-alikes") {
    // These are about letters that are read as moves.
    const std::set<std::string> of_letters{
        "tests/errors/search/steps.errors: step_without_quotes",
        "tests/errors/calls/values_in_place_of_others.errors: letters_in_place_of_a_location",
        "tests/errors/search/find_goal.errors: find_goal_by_letters", "tests/lessons/class/headers.cube",
        "tests/lessons/class/words.cube"};
    for (const auto* folder : {"stdlib", "examples", "tests/errors", "tests/pictures", "tests/lessons"})
        for (const auto& [path, program] : test::programs(folder))
            if (!of_letters.contains(path)) check_no_notes(path, program);
}

namespace {

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t end) { return random() % end; }

// The letter in lower case.
char face(std::string_view turn) {
    const auto at = turn.find_first_not_of("0123456789-");
    return at == turn.npos ? ' ' : lower(turn[at]);
}

std::vector<std::string> random_moves(Random& random, std::span<const std::string_view> turns) {
    constexpr std::array<std::string_view, 3> suffixes{"", "'", "2"};
    std::vector<std::string> moves;
    const auto length = 4 + below(random, 20);
    for (std::string_view last; moves.size() < length;) {
        const auto turn = turns[below(random, turns.size())];
        if (face(turn) == face(last)) continue;
        last = turn;
        moves.push_back(std::string(turn) + std::string(suffixes.at(below(random, suffixes.size()))));
    }
    return moves;
}

std::string joined(std::span<const std::string> moves, std::string_view by) {
    std::string text;
    for (const auto& move : moves) text += (text.empty() ? "" : std::string(by)) + move;
    return text;
}

// In brackets of four moves each, side by side.
std::string grouped(std::span<const std::string> moves, std::string_view by, std::string_view between) {
    constexpr std::size_t group = 4;
    std::string text;
    for (std::size_t at = 0; at + 1 < moves.size(); at += group)  // a single last move is left out
        text += (text.empty() ? "" : std::string(between)) + "(" +
                joined(moves.subspan(at, std::min(group, moves.size() - at)), by) + ")";
    return text;
}

std::vector<std::string> spellings(std::span<const std::string> moves) {
    const auto half = moves.size() / 2;
    const auto front = joined(moves.first(half), " "), back = joined(moves.subspan(half), " ");
    return {joined(moves, " "),
            joined(moves, " * "),
            joined(moves, " . "),
            joined(moves, "."),
            grouped(moves, " ", " "),
            grouped(moves, " ", ""),
            "(" + joined(moves, " ") + ")6",
            "-(" + joined(moves, " ") + ")",
            "[" + front + ", " + back + "]",
            "[" + front + ": " + back + "]",
            "let a = " + front + " (" + back + ")2",
            "(" + front + ")^(" + back + ")"};
}

// Moves without layer numbers.
std::vector<std::string> tight_spellings(std::span<const std::string> moves) {
    return {joined(moves, ""), grouped(moves, "", ""), grouped(moves, "", " "), "(" + joined(moves, "") + ")'"};
}

}  // namespace

TEST_CASE("the quick check misses no look-alikes") {
    constexpr std::array<std::string_view, 39> pieces{
        "(uf,", "(+uf", "(uf , ", "{",  "}",  "R",  "U'",  "F2",   "(",    ")",   "[",       "]",  ",",
        " ",    " ",    " ",      "uf", "UR", "x3", "x2",  "X4",   "6x",   "-",   "6",       "^",  "2U",
        "r",    "u",    "r1",     "Rr", "'",  "->", "@ub", "sune", "// 2", "R90", "\"R U\"", "U5", "."};
    Random random(2);
    int seen = 0;
    for (int i = 0; i < 30'000; ++i) {
        std::string text;
        for (auto count = 2 + below(random, 6); count > 0; --count) text += pieces.at(below(random, pieces.size()));
        const std::string statement(trimmed(text));
        if (!quick_check_is_right(statement) && is_statement(statement)) FAIL_CHECK(statement);
        seen += may_have_look_alikes(statement) ? 1 : 0;
    }
    CHECK(seen > 1000);
}

TEST_CASE("an ordinary algorithm has no look-alikes in any spelling") {
    constexpr std::array<std::string_view, 6> faces{"R", "U", "F", "L", "D", "B"};
    constexpr std::array<std::string_view, 12> slices{"R", "U", "F", "L", "D", "B", "M", "E", "S", "x", "y", "z"};
    constexpr std::array<std::string_view, 12> wide{"R", "U", "F", "L", "D", "B", "r", "u", "f", "l", "d", "b"};
    constexpr std::array<std::string_view, 9> layers{"Rw", "Uw", "F", "2R", "3Fw", "2-3Lw", "3r", "B", "4U"};
    Random random(1);  // a fixed seed
    const auto check = [](const std::vector<std::string>& texts) {
        for (const auto& text : texts)
            if (text.find_first_of("RUFLDBMESxyz") == text.npos)
                continue;  // small letters alone are not ordinary
            else if (const auto note = notes_on(text); !note.empty())
                FAIL_CHECK(text << ": " << note);
    };
    for (int i = 0; i < 500; ++i) {
        for (const std::span<const std::string_view> turns :
             {std::span<const std::string_view>(faces), {slices}, {wide}}) {
            const auto moves = random_moves(random, turns);
            check(spellings(moves));
            check(tight_spellings(moves));
        }
        check(spellings(random_moves(random, layers)));
    }
}

}  // namespace cubelang::lang::look_alikes_test
