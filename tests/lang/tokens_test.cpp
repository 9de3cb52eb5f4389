#include "lang/tokens.hpp"

#include <array>
#include <string>

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lang::tokens_test {
namespace {

constexpr std::array<std::string_view, 16> kinds{"comment", "doc",       "text",      "keyword", "moves",    "pause",
                                                 "number",  "name",      "field",     "part",    "location", "open",
                                                 "close",   "separator", "operation", "unknown"};

std::string tokens(std::string_view text) {
    std::string all;
    for (const auto& token : tokens_of(text)) {
        if (!all.empty()) all += ' ';
        all += kinds.at(static_cast<std::size_t>(token.kind));
        all += '<';
        all += text.substr(token.begin, token.end - token.begin);
        all += '>';
    }
    return all;
}

}  // namespace

TEST_CASE("tokens are names, keywords, numbers, brackets, operators") {
    CHECK(tokens("let a1 = order(p) >= 12") ==
          "keyword<let> name<a1> operation<=> name<order> open<(> name<p> close<)> operation<>=> number<12>");
    CHECK(tokens("1..n") == "number<1> operation<..> name<n>");
    CHECK(tokens("{a, p}; q") == "open<{> name<a> separator<,> name<p> close<}> separator<;> name<q>");
    CHECK(tokens("-_^a'") == "operation<-> name<_> operation<^> name<a> operation<'>");
}

TEST_CASE("a word of moves is one token with its prime") {
    CHECK(tokens("RUR'U2 3Rw2\xE2\x80\x99 2-4r.") ==
          "moves<RUR'> moves<U2> moves<3Rw2\xE2\x80\x99> moves<2-4r> pause<.>");
    CHECK(tokens("RUX 4Q R.U") == "name<RUX> unknown<4Q> moves<R> pause<.> moves<U>");
    CHECK(tokens("(R U)2'") == "open<(> moves<R> moves<U> close<)> number<2> operation<'>");
}

TEST_CASE("the longest front of a word that reads as moves is found") {
    CHECK(moves_length("RUX") == 2);
    CHECK(moves_length("Rw2Uv3") == 6);
    CHECK(moves_length("2-4rqx") == 4);
    CHECK(moves_length("xw") == 1);
    CHECK(moves_length("") == 0);
}

TEST_CASE("move letters that name an argument or a numbering are a name") {
    CHECK(tokens("g(x = 2)") == "name<g> open<(> name<x> operation<=> number<2> close<)>");
    CHECK(tokens("x == y") == "moves<x> operation<==> moves<y>");
    CHECK(tokens("fruldb [2 1]") == "name<fruldb> open<[> number<2> number<1> close<]>");
}

TEST_CASE("names in brackets are names, not parts of a cycle, where a cycle cannot be") {
    const std::string names = "open<(> name<p> separator<,> name<q> close<)>";
    CHECK(tokens("let (p, q)") == "keyword<let> " + names);
    CHECK(tokens("(p, q) -> p") == names + " operation<->> name<p>");
    CHECK(tokens("n(p, q)(p, q)") == "name<n> " + names + " " + names);
}

TEST_CASE("a cycle may touch the value before it, unless that is a name") {
    CHECK(tokens("(ur)(+uf)") == "open<(> moves<ur> close<)> open<(> part<+uf> close<)>");
    CHECK(tokens("f_(ur,uf)") == "name<f_> open<(> moves<ur> separator<,> moves<uf> close<)>");
}

TEST_CASE("parts are recognised in a cycle and after @") {
    CHECK(tokens("(+uf,ur) @fu1 @net.12") ==
          "open<(> part<+uf> separator<,> part<ur> close<)> location<@fu1> location<@net.12>");
    CHECK(tokens("(uf, u") == "open<(> part<uf> separator<,> part<u>");
    CHECK(tokens("g(fu, r)") == "name<g> open<(> moves<fu> separator<,> moves<r> close<)>");
    CHECK(tokens("[fu, r] @") == "open<[> moves<fu> separator<,> moves<r> close<]> location<@>");
}

TEST_CASE("a field touches its value") {
    CHECK(tokens("a.parts g().x . y") == "name<a> field<.parts> name<g> open<(> close<)> field<.x> pause<.> moves<y>");
}

TEST_CASE("texts and comments contain no other tokens") {
    CHECK(tokens("\"a # \\\" b\" # c\n## d\na /* ( \n */ b // c") ==
          "text<\"a # \\\" b\"> comment<# c> doc<## d> name<a> comment</* ( \n */> moves<b> comment<// c>");
}

TEST_CASE("a text with values has their tokens between its pieces") {
    CHECK(tokens(R"("a {b_:>8}{x} c" d)") ==
          R"(text<"a > open<{> name<b_> operation<:>8> close<}> open<{> moves<x> close<}> text< c"> moves<d>)");
    CHECK(tokens(R"("{ {1: 2} }\{")") ==
          R"(text<"> open<{> open<{> number<1> separator<:> number<2> close<}> close<}> text<\{">)");
    CHECK(tokens("\"{g(\"}\")") == R"(text<"> open<{> name<g> open<(> text<"}"> close<)>)");
    CHECK(tokens("\"{g(\nc\"\"\"a\n\"{c}\n\"\"\"") ==
          "text<\"> open<{> name<g> open<(> name<c> text<\"\"\"a\n\"> open<{> name<c> close<}> text<\n\"\"\">");
}

TEST_CASE("a field touches an item, but not a commutator") {
    CHECK(tokens("a1[2].part [a1, c1].part") ==
          "name<a1> open<[> number<2> close<]> field<.part> open<[> name<a1> separator<,> name<c1> close<]> pause<.> "
          "name<part>");
}

TEST_CASE("an unclosed text extends to the end of its line, a comment to the end of the text") {
    CHECK(tokens("\"a\nc") == "text<\"a> name<c>");
    CHECK(tokens("\"a\\") == "text<\"a\\>");
    CHECK(tokens("/* a\nb") == "comment</* a\nb>");
}

TEST_CASE("brackets find their partners, and only their own kind") {
    const auto found = tokens_of("[(])");
    CHECK(found[0].partner == Token::none);
    CHECK(found[1].partner == 3);
    CHECK(found[2].partner == Token::none);
    CHECK(found[3].partner == 1);
}

TEST_CASE("the innermost open bracket is the last that is not closed") {
    CHECK(innermost_open(tokens_of("f([R, U], (a)")) == 1);
    CHECK(innermost_open(tokens_of("f(R)")) == Token::none);
    CHECK(innermost_open({}) == Token::none);
}

TEST_CASE("tokens cover any text but for blanks, in order") {
    test::property("for any characters", [] {
        static const std::string pool = "RUFruxv0123'\"\\()[]{}.,:;=<>-+@#/* \n\te_q\xE2\x80\x99";
        const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(pool));
        std::size_t at = 0;
        for (const auto& token : tokens_of(text)) {
            RC_ASSERT(token.begin >= at);
            RC_ASSERT(token.end > token.begin);
            const bool may_begin_with_blank = token.kind == Token::Kind::text;  // after a value: "{x} y"
            RC_ASSERT((may_begin_with_blank && token.begin == at) ||
                      text.find_first_not_of(" \t\r\n", at) == token.begin);
            at = token.end;
        }
        RC_ASSERT(text.find_first_not_of(" \t\r\n", at) == text.npos);
    });
}

}  // namespace cubelang::lang::tokens_test
