#include "runtime/session/lesson/student_name.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::lesson::student_name_test {

TEST_CASE("the spellings of a name are one name, and one seed") {
    for (const auto* const other :
         {"Ben O\u2019Hara", "BEN O\u02BCHARA", " ben  o'hara ", "O'Hara, Ben", "Ben\u00A0O'Hara", "Be\u200Bn O`Hara"})
        CHECK(seed_of(other) == seed_of("Ben O'Hara"));
    for (const auto* const other : {"MÜLLER", "Mu\u0308ller", "MU\u0308LLER"}) CHECK(folded_name(other) == "müller");
    CHECK(folded_name("NGUYE\u0302\u0303N PHU\u031BO\u031B\u0301NG") == "nguyễn phướng");
    CHECK(folded_name("Nguye\u0323\u0302n") == "nguyện");
    CHECK(folded_name("ŁUKASZ ŻÓŁĆ") == "łukasz żółć");
    CHECK(folded_name("ИВА\u0301Н Й") == folded_name("ива\u0301н и\u0306"));
    CHECK(folded_name("ΜΑΡΊΑ") == "μαρία");
    CHECK(folded_name("Anne\u2011Marie") == "anne-marie");
    CHECK(folded_name("a, b, c") == "a, b, c");
    CHECK(folded_name("\xFF") == "\xFF");
}

TEST_CASE("different names stay different") {
    for (const auto* const other : {"Muller", "Mueller", "Möller", "Müllér"})
        CHECK(folded_name(other) != folded_name("Müller"));
}

TEST_CASE("no-break spaces are spaces, and spaces of no width nothing") {
    CHECK(with_plain_spaces("\uFEFFR\u00A0U\u200B\n\u202F\n") == "R U\n \n");
}

}  // namespace cubelang::lesson::student_name_test
