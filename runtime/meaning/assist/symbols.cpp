#include "runtime/meaning/assist/symbols.hpp"

#include <algorithm>

#include "lang/advice/rows.hpp"
#include "lang/tokens.hpp"
#include "runtime/meaning/assist/page.hpp"

namespace cubelang::meaning {
namespace {

using lang::Token;

Symbol symbol_of(const lang::AdviceRow& row) {
    const auto& cells = row.cells;
    return {cells[0], cells[1], cells[2], cells[3], cells[4]};
}

bool is_sign(char c) { return c == '+' || c == '-'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::string_view shape_of_token(Token::Kind kind) {
    switch (kind) {
        case Token::Kind::text: return "\"";
        case Token::Kind::comment: return "#";
        case Token::Kind::doc: return "##";
        case Token::Kind::location: return "@";
        case Token::Kind::number: return "2";
        default: return {};
    }
}

// The shape of a bracket by the separators directly in it.
std::string_view shape_of_bracket(std::string_view text, const std::vector<Token>& tokens) {
    constexpr std::string_view shapes[3][4] = {
        {"()", "(.)", "(,)", "(.)"}, {"[]", "[.]", "[,]", "[:]"}, {"{}", "{.}", "{,}", "{:}"}};
    const auto& row = shapes[std::string_view("([{").find(text.front())];
    if (tokens.size() == 2) return row[0];
    if (is_sign(text[tokens[1].begin]) && text.front() == '(') return "(,)";
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        if (tokens[at].partner != Token::none && tokens[at].partner > at) at = tokens[at].partner;
        if (text[tokens[at].begin] == ',') return row[2];
        if (text[tokens[at].begin] == ':') return row[3];
    }
    return row[1];
}

}  // namespace

std::span<const Symbol> symbols() {
    static const auto rows = lang::advice_items("symbol", symbol_of);
    return rows;
}

bool is_spelled(const Symbol& symbol, std::string_view spelling) {
    bool found = false;
    for_each_part(symbol.spellings, ' ', [&](std::string_view one) { found = found || one == spelling; });
    return found;
}

std::string_view shape_of(std::string_view text) {
    if (std::ranges::any_of(symbols(), [&](const Symbol& row) { return is_spelled(row, text); })) return text;
    if (text.size() > 1 && is_sign(text[0]) && is_letter(text[1])) return text[0] == '+' ? "+uf" : "-uf";
    if (text.size() > 1 && text[0] == '.' && is_letter(text[1])) return ".";
    const auto tokens = lang::tokens_of(text);
    if (tokens.empty()) return text;
    const bool is_text = tokens[0].kind == Token::Kind::text;
    const auto alone = tokens.size() == 1 || is_text ? shape_of_token(tokens[0].kind) : std::string_view();
    if (!alone.empty()) return alone;
    const bool whole = tokens[0].kind == Token::Kind::open && tokens[0].partner == tokens.size() - 1;
    return whole ? shape_of_bracket(text, tokens) : text;
}

std::vector<const Symbol*> find_symbols(std::string_view text) {
    std::vector<const Symbol*> rows;
    const auto shape = shape_of(text);
    for (const auto& row : symbols())
        if (is_spelled(row, shape)) rows.push_back(&row);
    return rows;
}

}  // namespace cubelang::meaning
