#include "runtime/shell/prompt/scan.hpp"

#include <algorithm>

namespace cubelang::shell {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_in_word(char c) { return is_letter(c) || is_digit(c); }

template <class Is>
std::size_t end_of(Is is, std::string_view text, std::size_t at) {
    while (at < text.size() && is(text[at])) ++at;
    return at;
}

std::size_t end_of_text(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '\n'; ++at) {
        if (text[at] == '"') return at + 1;
        if (text[at] == '\\' && at + 1 < text.size() && text[at + 1] != '\n') ++at;
    }
    return at;
}

std::size_t end_of_comment(std::string_view text, std::size_t at) {
    if (!text.substr(at).starts_with("/*")) return std::min(text.find('\n', at), text.size());
    const auto end = text.find("*/", at + 2);
    return end == text.npos ? text.size() : end + 2;
}

// `3Rw` is one word, `36` a number.
Token number_or_move(std::string_view text, std::size_t at) {
    const auto digits = end_of(is_digit, text, at), end = end_of(is_in_word, text, at);
    return end > digits ? Token{Token::Kind::word, at, end} : Token{Token::Kind::number, at, digits};
}

Token token_at(std::string_view text, std::size_t at) {
    const char c = text[at];
    const auto rest = text.substr(at);
    if (c == '#' || rest.starts_with("//") || rest.starts_with("/*"))
        return {Token::Kind::comment, at, end_of_comment(text, at)};
    if (c == '"') return {Token::Kind::text, at, end_of_text(text, at)};
    if (is_digit(c)) return number_or_move(text, at);
    if (is_letter(c)) return {Token::Kind::word, at, end_of(is_in_word, text, at)};
    const bool opens = c == '(' || c == '[' || c == '{', closes = c == ')' || c == ']' || c == '}';
    return {opens ? Token::Kind::open : closes ? Token::Kind::close : Token::Kind::sign, at, at + 1};
}

// A closing bracket belongs to the last open one of its kind, if no other is open in between.
void find_partners(std::string_view text, std::vector<Token>& tokens) {
    constexpr std::string_view opening = "([{", closing = ")]}";
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind == Token::Kind::open) open.push_back(i);
        if (tokens[i].kind != Token::Kind::close || open.empty()) continue;
        if (opening.find(text[tokens[open.back()].begin]) != closing.find(text[tokens[i].begin])) continue;
        tokens[i].partner = open.back();
        tokens[open.back()].partner = i;
        open.pop_back();
    }
}

}  // namespace

std::vector<Token> scan(std::string_view text) {
    std::vector<Token> tokens;
    const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
    for (std::size_t at = end_of(is_blank, text, 0); at < text.size(); at = end_of(is_blank, text, at)) {
        tokens.push_back(token_at(text, at));
        at = tokens.back().end;
    }
    find_partners(text, tokens);
    return tokens;
}

}  // namespace cubelang::shell
