#include "runtime/shell/prompt/painting.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::shell {
namespace {

using editor::Style;

Session& session() {
    static Session session({}, [](const Answer&) {});
    static const bool defined = session.run("<test>", "let trick = R U\n## does it twice\ndef twice(p) = p p");
    REQUIRE(defined);
    return session;
}

// The style of the first byte of `part`.
Style style_of(const std::string& text, const std::string& part, std::size_t cursor = editor::nowhere) {
    return editor::style_of_bytes(paint(session(), text, cursor), text.size()).at(text.find(part));
}

}  // namespace

TEST_CASE("names are painted by what they mean") {
    CHECK(style_of("let a1 = order(trick)", "let") == Style::keyword);
    CHECK(style_of("let a1 = order(trick)", "order") == Style::known);
    CHECK(style_of("let a1 = order(trick)", "trick") == Style::own);
    CHECK(style_of("let a1 = order(trick)", "a1") == Style::plain);
    CHECK(style_of("nothing_at_all R", "nothing") == Style::plain);
    CHECK(style_of("help order", "help") == Style::keyword);
}

TEST_CASE("numbers, texts and comments are painted, and moves are plain") {
    CHECK(style_of("print \"a\", 12 # c", "\"a") == Style::text);
    CHECK(style_of("print \"a\", 12 # c", "12") == Style::number);
    CHECK(style_of("print \"a\", 12 # c", "# c") == Style::comment);
    CHECK(style_of("2R RUR'", "2R") == Style::plain);
    CHECK(style_of("2R RUR'", "RUR") == Style::plain);
}

TEST_CASE("a call of nothing is wrong, unless it is moves, or being typed, or defined in the text") {
    CHECK(style_of("ordr(R)", "ordr") == Style::wrong);
    CHECK(style_of("ordr(R)", "ordr", 2) == Style::plain);
    CHECK(style_of("RU(D)", "RU") == Style::plain);
    CHECK(style_of("def own(f_) = f_(1)", "f_(1)") == Style::plain);
    CHECK(style_of("def own(f_) = own(1)", "own(1)") == Style::plain);
}

TEST_CASE("a bracket that closes nothing is wrong, and the pair at the cursor is marked") {
    CHECK(style_of("R)", ")") == Style::wrong);
    CHECK(style_of("(R)", "(", 3) == Style::bracket);
    CHECK(style_of("(R)", ")", 0) == Style::bracket);
    CHECK(style_of("(R)", ")", 2) == Style::bracket);
    CHECK(style_of("(R ", "(", 0) == Style::plain);
}

TEST_CASE("within a call the signature is at hand") {
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

}  // namespace cubelang::shell
