#include <string>
#include <vector>

#include <fmt/format.h>

#include "lang/advice/move_letters.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/dump_ast.hpp"
#include "tests/support/property.hpp"

namespace cubelang::moves_test {
namespace {

using test::dump_text;

const lang::Moves& moves_of(const lang::ParseResult& parsed) {
    return std::get<lang::Moves>(std::get<lang::Show>(parsed.statements.at(0).node).value->node);
}

}  // namespace

TEST_CASE("a letter turns its outer layer clockwise") {
    CHECK(dump_text("R U F L D B") == "[R U F L D B]");
    CHECK(dump_text("M E S x y z") == "[M E S x y z]");
    const auto parsed = lang::parse(lang::make_source("test", "R M"));
    CHECK((moves_of(parsed).moves[0].from == 1 && moves_of(parsed).moves[0].to == 1));
    CHECK((moves_of(parsed).moves[1].from == 1 && moves_of(parsed).moves[1].to == 1));
}

TEST_CASE("w and small letters turn the two outer layers, or as many as a number says") {
    CHECK(dump_text("Rw r 3Rw 3r 1Rw") == "[1-2R 1-2R 1-3R 1-3R R]");
}

TEST_CASE("a number before a capital names one layer, two numbers a range") {
    CHECK(dump_text("2R 3R 1R") == "[2-2R 3-3R R]");
    CHECK(dump_text("2-4Rw 2-4r 2-4R 3-3F") == "[2-4R 2-4R 2-4R 3-3F]");
}

TEST_CASE("v turns the whole cube") {
    CHECK(dump_text("Rv Lv Uv Dv Fv Bv Lv' Lv2'") == "[Rv Lv Uv Dv Fv Bv Lv-1 Lv-2]");
}

TEST_CASE("digits are a count, and a prime inverts") {
    CHECK(dump_text("R2 R' R2' R3 R12' R0 2R2'") == "[R2 R-1 R-2 R3 R-12 R0 2-2R-2]");
    CHECK(dump_text("R\xE2\x80\x99 U\xE2\x80\xB2 F`") == "[R-1 U-1 F-1]");
}

TEST_CASE("counts of 100 and more are stored modulo 4") {
    CHECK(dump_text("R99 R100 R101 R103' R999") == "[R99 R0 R R-3 R3]");
}

TEST_CASE("blanks between moves are optional") {
    CHECK(dump_text("RUR'U'") == "[R U R-1 U-1]");
    CHECK(dump_text("R2U2") == "[R2 U2]");
    CHECK(dump_text("R2R") == "[R2 R]");
    CHECK(dump_text("R'2R") == "[R-1 2-2R]");
    CHECK(dump_text("R /* and */ U") == "[R U]");
}

TEST_CASE("a dot is a pause, two are a range") {
    CHECK(dump_text("R.U . D.") == "[R . U . D .]");
    CHECK(dump_text(".") == "[.]");
    CHECK(dump_text("R..U") == "(.. [R] [U])");
}

TEST_CASE("a word is moves only if all of it is") {
    CHECK(dump_text("RUX") == "RUX");
    CHECK(dump_text("double") == "double");
    CHECK(dump_text("Rwide") == "Rwide");
    CHECK(dump_text("RU_") == "RU_");
    CHECK(dump_text("fur") == "[1-2F 1-2U 1-2R]");
    CHECK(dump_text("R U double U") == "(product [R U] double [U])");
    CHECK(dump_text("R'foo") == "(product [R-1] foo)");
    CHECK(dump_text("m") == "m");
    CHECK(dump_text("xw") == "xw");
}

TEST_CASE("a run of moves is one node with the offset of each move") {
    const auto parsed = lang::parse(lang::make_source("test", "R U2'  3Rw"));
    const auto& moves = moves_of(parsed).moves;
    REQUIRE(moves.size() == 3);
    CHECK((moves[0].offset == 0 && moves[1].offset == 2 && moves[2].offset == 7));
    CHECK(parsed.statements[0].span == lang::Span{0, 10});
}

TEST_CASE("a move has the length of its text") {
    const auto lengths = [](const std::string& text) {
        std::vector<int> all;
        const auto parsed = lang::parse(lang::make_source("test", text));
        for (const auto& move : moves_of(parsed).moves) all.push_back(move.length);
        return all;
    };
    CHECK(lengths("R2U' . Lv 2-4Rw2'") == std::vector{2, 2, 1, 2, 7});
    CHECK(lengths("5R\xE2\x80\x99 U` F\xE2\x80\xB2") == std::vector{5, 2, 4});
    CHECK(lengths(std::string(400, '0') + "2R' U") == std::vector{255, 1});
}

TEST_CASE("each letter of the table is a separate move") {
    for (const lang::MoveLetter& row : lang::move_letters) {
        const bool small = row.form == lang::LetterForm::small;
        CHECK(dump_text(std::string(1, row.written)) == fmt::format("[{}{}]", small ? "1-2" : "", row.letter));
    }
}

TEST_CASE("layers that no cube has are errors") {
    CHECK(dump_text("R 4-2R") == "1:3: this range of layers runs backwards | write 2-4R");
    CHECK(dump_text("4-2Rw2") == "1:1: this range of layers runs backwards | write 2-4Rw2");
    CHECK(dump_text("0R") == "1:1: there is no layer 0 | layers are counted from 1, the outermost");
    CHECK(dump_text("9999R") == "[9999-9999R]");
    CHECK(dump_text("10000R") == "1:1: a layer number is 9999 at most");
    CHECK(dump_text("99999999999999999999R") == "1:1: a layer number is 9999 at most");
}

TEST_CASE("a number with letters after it is a move or a mistake") {
    CHECK(dump_text("4Q") ==
          "1:1: `4Q` is not a move | a number with letters after it is a move such as 2R, 3Rw or 2-4r");
    CHECK(dump_text("3x3x3") == "1:1: `3x3x3` is not a move | write cube 3 for that cube");
    CHECK(dump_text("R 2RX").starts_with("1:3: `2RX` is not a move"));
    CHECK(dump_text("3x").starts_with("1:1: `3x` is not a move"));
    CHECK(dump_text("R'2") == "1:3: the number comes before the prime | write R2'");
}

TEST_CASE("a long run is read correctly") {
    test::property("moves are read one by one", [] {
        static const std::vector<std::string> pool = {"R", "U2", "F-1", "1-2L", "2-2D", "2-4B-2", "x", "M-1", "."};
        static const std::vector<std::string> spelled = {"R", "U2", "F'", "l", "2D", "2-4B2'", "x", "M'", "."};
        const auto word = *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, pool.size()));
        std::string text, expected;
        for (const std::size_t i : word) {
            text += spelled[i] + " ";
            expected += (expected.empty() ? "" : " ") + pool[i];
        }
        RC_ASSERT(dump_text("(" + text + ")") == "[" + expected + "]");
    });
}

}  // namespace cubelang::moves_test
