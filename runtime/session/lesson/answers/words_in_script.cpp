// Answers in words, where they stand in a script.

#include <algorithm>
#include <vector>

#include "lang/scanner.hpp"
#include "lang/tokens.hpp"
#include "runtime/session/lesson/answers/word_answer.hpp"

namespace cubelang::lesson {
namespace {

using Tokens = std::vector<lang::Token>;

// The tokens that are no comments.
Tokens said_in(std::string_view text) {
    auto tokens = lang::tokens_of(text);
    std::erase_if(tokens, [](const auto& token) {
        return token.kind == lang::Token::Kind::comment || token.kind == lang::Token::Kind::doc;
    });
    return tokens;
}

std::string_view token_text(std::string_view text, const lang::Token& token) {
    return text.substr(token.begin, token.end - token.begin);
}

bool begins_answer(std::string_view text, const Tokens& tokens) {
    return tokens.size() > 3 && token_text(text, tokens[0]) == "let" && token_text(text, tokens[1]) == "answer" &&
           token_text(text, tokens[2]) == "=";
}

std::string meant_in_statement(std::string_view statement, const Wanted& wanted, const IsName& is_name) {
    const auto tokens = said_in(statement);
    if (tokens.empty()) return std::string(statement);
    const auto begin = tokens[begins_answer(statement, tokens) ? 3 : 0].begin;
    const auto end = token_text(statement, tokens.back()) == ";" ? tokens.back().begin : tokens.back().end;
    if (end <= begin) return std::string(statement);
    return std::string(statement.substr(0, begin)) + meant(statement.substr(begin, end - begin), wanted, is_name) +
           std::string(statement.substr(end));
}

bool defines(std::string_view text, const Tokens& tokens, std::string_view name) {
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        const auto before = token_text(text, tokens[at - 1]);
        if ((before == "let" || before == "def" || before == "for") && token_text(text, tokens[at]) == name)
            return true;
    }
    return false;
}

}  // namespace

std::string meant_in_script(std::string_view text, const Wanted& wanted, const IsName& is_name) {
    const auto tokens = said_in(text);
    const auto is_name_here = [&](std::string_view name) { return is_name(name) || defines(text, tokens, name); };
    std::string result;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end) {
        end = lang::statement_extent(text, begin).end;
        result += meant_in_statement(text.substr(begin, end - begin), wanted, is_name_here);
    }
    return result;
}

}  // namespace cubelang::lesson
