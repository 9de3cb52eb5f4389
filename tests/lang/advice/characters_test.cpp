#include <fmt/format.h>

#include "lang/advice/primes.hpp"
#include "lang/advice/signs.hpp"
#include "lang/tokens.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/dump_ast.hpp"

namespace cubelang::lang::characters_test {
namespace {

using test::dump_text;

std::string message(std::uint32_t code) {
    const auto strange = strange_character(code);
    return strange ? strange->message + " | " + strange->hint : "";
}

}  // namespace

TEST_CASE("every prime inverts a move, a run's last move or a value, and is highlighted with it") {
    for (const std::string_view prime : primes) {
        const std::string spelled(prime);
        CHECK(dump_text("RU" + spelled + "F") == dump_text("RU'F"));
        CHECK(dump_text("(R U)" + spelled) == dump_text("(R U)'"));
        CHECK(dump_text("p" + spelled) == dump_text("p'"));
        const auto tokens = tokens_of("R" + spelled);
        CHECK(tokens.size() == 1);
        CHECK(tokens.front().kind == Token::Kind::moves);
        CHECK(dump_text("R" + spelled + "2").starts_with("1:3: the number comes before the prime"));
    }
}

TEST_CASE("superscript digits are repetitions") {
    CHECK(dump_text("R²") == dump_text("R2"));
    CHECK(dump_text("RU²R'") == "(product [R U2] [R-1])");
    CHECK(dump_text("R⁻¹") == dump_text("R'"));
    CHECK(dump_text("r⁻²") == dump_text("r2'"));
    CHECK(dump_text("(R U)⁶") == dump_text("(R U)6"));
    CHECK(dump_text("(R U)⁻¹²") == dump_text("(R U)^-12"));
    CHECK(dump_text("p⁻²") == dump_text("p^-2"));
    CHECK(dump_text("2³⁴⁵⁷⁸⁹⁰") == dump_text("2^3457890"));
    CHECK(dump_text("[R, U]³'") == dump_text("[R, U]^3'"));
    CHECK(dump_text("R ²") ==
          "1:3: this exponent touches nothing | an exponent directly follows the move or bracket that it repeats: R², "
          "(R U)⁶");
}

TEST_CASE("a capital W makes a wide move") {
    CHECK(dump_text("RW U 3RW' rW2") == dump_text("Rw U 3Rw' r2"));
    CHECK(dump_text("2-4RW") == dump_text("2-4Rw"));
}

TEST_CASE("characters that are invisible, or look like ASCII, are named by code point") {
    CHECK(message(0x200B) == "there is an invisible character here, U+200B (zero-width space) | delete it");
    CHECK(message(0x00AD) == "there is an invisible character here, U+00AD (soft hyphen) | delete it");
    CHECK(message(0xFEFF) == "there is an invisible character here, U+FEFF (byte order mark) | delete it");
    for (const std::uint32_t code : {0x0085, 0x061C, 0x180E, 0x200D, 0x202E, 0x2060, 0x3164, 0xFE0F, 0xE0061})
        CHECK(message(code) == fmt::format("there is an invisible character here, U+{:04X} | delete it", code));
    for (const std::uint32_t code : {0x1680, 0x2003, 0x202F, 0x205F, 0x3000})
        CHECK(message(code) ==
              fmt::format("this is not an ordinary space but U+{:04X} | write an ordinary space", code));
    CHECK(message(0x00A0) == "this is a no-break space, U+00A0 | write an ordinary space");
    CHECK(message(0x2028) == "this is not an ordinary end of a line but U+2028 | press Enter there");
    CHECK(message(0x0301) == "U+0301 is an accent on the character before it | a prime is written R'");
    CHECK(message(0x0412) == "this is not `B` but U+0412, which looks like it | write `B`");
    CHECK(message(0xFF32) == "this is not `R` but U+FF32, which looks like it | write `R`");
    CHECK(message(0x2082) == "this is not `2` but U+2082, which looks like it | write `2`");
    CHECK(message(0x00DA) == "this is `U` with an accent, U+00DA | a prime is an apostrophe after the letter: R'U");
    CHECK(message(0x20AC).empty());
}

}  // namespace cubelang::lang::characters_test
