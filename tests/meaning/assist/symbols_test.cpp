#include "runtime/meaning/assist/symbols.hpp"

#include <set>
#include <string>

#include "lang/phrasebook/move_letters.hpp"
#include "lang/tokens.hpp"
#include "runtime/meaning/assist/move_page.hpp"
#include "runtime/meaning/assist/topics.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::eval::symbols_test {
namespace {

constexpr std::string_view signs = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

// Does the language read this as one token?
bool is_token(const std::string& text) {
    const auto tokens = lang::tokens_of(text);
    if (tokens.size() != 1 || text == "__") return false;  // that is a name like any other
    return tokens.front().kind != lang::Token::Kind::unknown;
}

}  // namespace

TEST_CASE("every sign that the grammar reads has a page of help") {
    for (const char first : signs) {
        const std::string one(1, first);
        INFO(one);
        if (is_token(one)) CHECK_FALSE(symbols_asked_for(one).empty());
        for (const char second : signs)
            if (const auto two = one + second; is_token(two)) {
                INFO(two);
                CHECK_FALSE(symbols_asked_for(two).empty());
            }
    }
}

TEST_CASE("every letter that makes a move has a meaning") {
    for (const auto& row : lang::move_letters) {
        INFO(row.written);
        CHECK_FALSE(meaning_of_moves(std::string(1, row.written)).empty());
    }
    CHECK(meaning_of_moves("order").empty());
    CHECK(meaning_of_moves("").empty());
}

TEST_CASE("each sign's topic is one of help's") {
    for (const auto& symbol : symbols())
        if (!symbol.topic.empty()) CHECK(find_topic(symbol.topic) != nullptr);
}

}  // namespace cubelang::eval::symbols_test
