#include "runtime/session/coloring.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::coloring_test {
namespace {

Session& session() {
    static Session session({}, [](const Answer&) {});
    static const bool defined = session.run("<test>", "let trick = R U\n## does it twice\ndef twice(p) = p p");
    REQUIRE(defined);
    return session;
}

// The colour of the first byte of `part`.
Color color_of(const std::string& text, const std::string& part, std::size_t cursor = no_cursor) {
    auto color = Color::plain;
    for (const auto& stretch : color_spans(session(), text, cursor))
        if (stretch.begin <= text.find(part) && text.find(part) < stretch.end) color = stretch.color;
    return color;
}

}  // namespace

TEST_CASE("names are coloured by their kind") {
    CHECK(color_of("let a1 = order(trick)", "let") == Color::keyword);
    CHECK(color_of("let a1 = order(trick)", "order") == Color::known);
    CHECK(color_of("let a1 = order(trick)", "trick") == Color::own);
    CHECK(color_of("let a1 = order(trick)", "a1") == Color::plain);
    CHECK(color_of("nothing_at_all R", "nothing") == Color::plain);
}

TEST_CASE("numbers, texts and comments are coloured; moves are plain") {
    CHECK(color_of("print \"a\", 12 # c", "\"a") == Color::text);
    CHECK(color_of("print \"a\", 12 # c", "12") == Color::number);
    CHECK(color_of("print \"a\", 12 # c", "# c") == Color::comment);
    CHECK(color_of("2R RUR'", "2R") == Color::plain);
    CHECK(color_of("2R RUR'", "RUR") == Color::plain);
}

TEST_CASE("a call of an unknown name is wrong, unless it is moves, incomplete, or defined in the text") {
    CHECK(color_of("ordr(R)", "ordr") == Color::wrong);
    CHECK(color_of("ordr(R)", "ordr", 2) == Color::plain);
    CHECK(color_of("RU(D)", "RU") == Color::plain);
    CHECK(color_of("def own(f_) = f_(1)", "f_(1)") == Color::plain);
    CHECK(color_of("def own(f_) = own(1)", "own(1)") == Color::plain);
}

TEST_CASE("a closing bracket without an opening one is wrong, and the pair at the cursor is marked") {
    CHECK(color_of("R)", ")") == Color::wrong);
    CHECK(color_of("(R)", "(", 3) == Color::bracket);
    CHECK(color_of("(R)", ")", 0) == Color::bracket);
    CHECK(color_of("(R)", ")", 2) == Color::bracket);
    CHECK(color_of("(R ", "(", 0) == Color::plain);
}

TEST_CASE("inside a call its signature is available") {
    CHECK(signature_at(session(), "order(", 6).starts_with("order(p)  "));
    CHECK(signature_at(session(), "order([R, U], ", 14).starts_with("order("));
    CHECK(signature_at(session(), "twice(", 6) == "twice(p)  does it twice");
    CHECK(signature_at(session(), "order(R)", 8).empty());
    CHECK(signature_at(session(), "order (R", 8).empty());
    CHECK(signature_at(session(), "order(R, (", 10).starts_with("order("));
    CHECK(signature_at(session(), "image(order(R), ", 16).starts_with("image("));
    CHECK(signature_at(session(), "order(R)", 3).empty());
    CHECK(signature_at(session(), "trick(", 6).empty());
}

}  // namespace cubelang::coloring_test
