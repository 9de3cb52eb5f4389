#include "runtime/shell/prompt/scan.hpp"

#include <string>

#include "tests/support/catch.hpp"

namespace cubelang::shell {
namespace {

// The pieces, each with a letter for its kind.
std::string pieces(std::string_view text) {
    std::string all;
    for (const auto& token : scan(text)) {
        if (!all.empty()) all += ' ';
        all += "wntcoxs"[static_cast<std::size_t>(token.kind)];
        all += ':';
        all += text.substr(token.begin, token.end - token.begin);
    }
    return all;
}

}  // namespace

TEST_CASE("words, numbers, texts, comments, brackets, signs") {
    CHECK(pieces("order(R2) == 4") == "w:order o:( w:R2 x:) s:= s:= n:4");
    CHECK(pieces("3Rw 2-4r") == "w:3Rw n:2 s:- w:4r");
    CHECK(pieces("\"a # b\" # c") == "t:\"a # b\" c:# c");
    CHECK(pieces("a /* ( \n */ b // c\nd") == "w:a c:/* ( \n */ w:b c:// c w:d");
}

TEST_CASE("what is not closed yet reaches to the end of its line, a comment to that of the text") {
    CHECK(pieces("\"a\nb") == "t:\"a w:b");
    CHECK(pieces("\"a\\") == "t:\"a\\");
    CHECK(pieces("/* a\nb") == "c:/* a\nb");
}

TEST_CASE("brackets find their partners, and only their own kind") {
    const auto tokens = scan("[(])");
    CHECK(tokens[0].partner == Token::none);
    CHECK(tokens[1].partner == 3);
    CHECK(tokens[2].partner == Token::none);
    CHECK(tokens[3].partner == 1);
}

TEST_CASE("pieces follow one another through any text, and leave out nothing but blanks") {
    rc::prop("", [](const std::string& text) {
        std::size_t at = 0;
        for (const auto& token : scan(text)) {
            RC_ASSERT(token.begin >= at);
            RC_ASSERT(token.end > token.begin);
            RC_ASSERT(text.find_first_not_of(" \t\r\n", at) == token.begin);
            at = token.end;
        }
        RC_ASSERT(text.find_first_not_of(" \t\r\n", at) == text.npos);
    });
}

}  // namespace cubelang::shell
