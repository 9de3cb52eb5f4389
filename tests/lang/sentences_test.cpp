// Lines of keywords, groups and a few other parts, of which most have no meaning: each has an answer.

#include "lang/sentences.hpp"

#include "lang/phrasebook/keywords.hpp"
#include "tests/language/run.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::lang::sentences_test {
namespace {

constexpr std::string_view parts[] = {"",  "<R, U>", "<R", "G<R>", "sub<G | R, U>", "in <R", "group", "<", "R U",
                                      "4", "a =",    "(",  "{",    "please",        "-",     "cube"};

}  // namespace

TEST_CASE("a line of keywords and groups has an answer or an error") {
    int answers = 0;
    const auto count = [&](const Answer& answer) { answers += answer.failed() || !answer.json.empty() ? 1 : 0; };
    SessionOptions options;
    options.json = true;
    Session session(options, count);
    for (const auto& keyword : keywords)
        for (const auto first : parts)
            for (const auto second : parts) {
                const auto line = fmt::format("{} {} {}", keyword.word, first, second);
                INFO(line);
                CHECK_NOTHROW(session.run("line", line));
                static_cast<void>(sentence_at(line, 0));
            }
    CHECK(answers > 1000);
}

TEST_CASE("a group after a keyword is written as one of this language") {
    for (const std::string keyword : {"let", "not", "assert", "for", "def", "if", "exists", "cube", "print"}) {
        const auto line = keyword + " <R, U>";
        const auto sentence = sentence_at(line, 0);
        REQUIRE(sentence);
        CHECK(sentence->groups == std::vector<std::string>{"group(R, U)"});
        CHECK(phrase_in_sentence_hint(line, 0).find("group(R, U)") != std::string::npos);
    }
}

}  // namespace cubelang::lang::sentences_test
