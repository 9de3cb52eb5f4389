#include "runtime/meaning/assist/symbols.hpp"

#include <set>
#include <string>

#include "lang/advice/move_letters.hpp"
#include "lang/tokens.hpp"
#include "runtime/meaning/assist/move_page.hpp"
#include "runtime/meaning/assist/topics.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::symbols_test {
namespace {

constexpr std::string_view signs = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

// Does the language read the text as one token?
bool is_token(const std::string& text) {
    const auto tokens = lang::tokens_of(text);
    if (tokens.size() != 1 || text == "__") return false;  // an ordinary name
    return tokens.front().kind != lang::Token::Kind::unknown;
}

}  // namespace

TEST_CASE("every sign of the grammar has a help page") {
    for (const char first : signs) {
        const std::string one(1, first);
        INFO(one);
        if (is_token(one)) CHECK_FALSE(find_symbols(one).empty());
        for (const char second : signs)
            if (const auto two = one + second; is_token(two)) {
                INFO(two);
                CHECK_FALSE(find_symbols(two).empty());
            }
    }
}

TEST_CASE("every move letter has a meaning") {
    for (const auto& row : lang::move_letters) {
        INFO(row.written);
        CHECK_FALSE(meaning_of_moves(std::string(1, row.written)).empty());
    }
    CHECK(meaning_of_moves("order").empty());
    CHECK(meaning_of_moves("").empty());
}

TEST_CASE("the topic of each sign exists") {
    for (const auto& symbol : symbols())
        if (!symbol.topic.empty()) CHECK(find_topic(symbol.topic) != nullptr);
}

}  // namespace cubelang::meaning::symbols_test
