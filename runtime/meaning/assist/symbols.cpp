#include "runtime/meaning/assist/symbols.hpp"

#include <algorithm>

#include "lang/tokens.hpp"
#include "runtime/meaning/assist/page.hpp"

namespace cubelang::meaning {
namespace {

using lang::Token;

// clang-format off
constexpr Symbol symbol_rows[] = {
    {"' ` ’ ′ ´ ⁻¹",
     "A', the inverse (a prime)",
     "the inverse of the move or bracket before it: R' undoes R, and (R U)' is U' R'",
     "(R U)'",
     "products"},
    {"()",
     "(), the identity",
     "no moves: every part stays in place",
     "R R' == ()",
     "products"},
    {"( ) (.)",
     "(A B), brackets",
     "group moves for a number, a prime or ^ after the bracket; in order(R U) they enclose the argument",
     "(R U)3 == R U R U R U",
     "products"},
    {"( ) (,)",
     "(uf,ur,ub), a cycle",
     "the part at uf goes to ur, the one at ur to ub, the one at ub to uf: small letters, separated by commas",
     "(uf,ur,ub)",
     "cycles"},
    {"[ ] [] [,]",
     "[A, B], a commutator",
     "A B A' B': do A, do B, undo A, undo B",
     "[R, U]",
     "products"},
    {"[ ] [] [:]",
     "[A: B], a conjugate",
     "A B A': do A, do B, undo A",
     "[F: R U]",
     "products"},
    {"[ ] [.]",
     "xs[2], an item",
     "right after a list or a map: its item at a position, counted from 1, or the value of a key; xs[2..5] is a list "
     "of several items",
     "{R, U, F}[2]",
     "names"},
    {"{ } {} {,} {.}",
     "{A, B}, a list",
     "values one after another; {1: 13, 2: 9} is a map, with values under keys; "
     "after `for … in …`, `then` and `else` the brackets enclose statements",
     "map(order, {R, R U})",
     "names"},
    {": {:}",
     "A: B, a colon",
     "in [A: B] between the setup and the conjugated moves; in net {1: 13} between a place and its sticker; "
     "in a map {1: 13} between a key and its value",
     "[F: R U]",
     "products"},
    {",",
     "A, B, a comma",
     "separates the arguments of a function, the items of a list, the parts of a cycle and the sides of a commutator",
     "commutes(R, L)",
     ""},
    {";",
     "A; B, a semicolon",
     "ends a statement, as the end of a line does, so that another can follow",
     "let a = R U; order(a)",
     "names"},
    {"^",
     "A^3, a power; A^B, a conjugate",
     "A^3 is A three times and A^-1 is its inverse; A^B is B' A B",
     "R^U == U' R U",
     "products"},
    {"@",
     "@uf, a location",
     "the location of the edge at uf; a corner's has three letters, as in @ufr",
     "image(R, @urf)",
     "cycles"},
    {"=",
     "NAME = value",
     "gives a name its value after let and def, or passes an argument by name in a call; to compare, write ==",
     "length(R2 U, metric = QTM)",
     "names"},
    {"==",
     "A == B, equal",
     "tests whether two algorithms do the same; also compares numbers, texts and lists",
     "R U R' == [R: U]",
     "products"},
    {"!=",
     "A != B, not equal",
     "the opposite of ==",
     "R U != U R",
     "products"},
    {"< <= > >=",
     "A < B, a comparison",
     "compares numbers and texts: < smaller, <= at most, > larger, >= at least",
     "order(R) < order(R U)",
     "names"},
    {"+",
     "A + B, a sum",
     "adds numbers and joins texts",
     "order(R U) + 1",
     "names"},
    {"-",
     "A - B, a difference",
     "subtracts, with spaces around it; before a number, makes it negative; 2-3R names layers 2 to 3",
     "7 - 2",
     "names"},
    {"+ - +uf -uf (+)",
     "(+urf,dfr), a turned part",
     "in a cycle, + turns the last part clockwise as it moves to the first place, - anticlockwise; + flips an edge",
     "(+urf,dfr)",
     "cycles"},
    {"*",
     "A * B, a product",
     "multiplies numbers; between moves and permutations it can be left out",
     "R * U == R U",
     "products"},
    {"/",
     "a / b, a fraction",
     "divides numbers exactly; an inverse is written A'",
     "order(R U) / 2",
     "names"},
    {"|>",
     "A |> f, a call",
     "calls f with the value A: A |> f(x) is f(A, x); for map and filter, A is the list",
     "{R, R U} |> map(order)",
     "names"},
    {"->",
     "p -> order(p), a function without a name",
     "the parameters stand on the left, (a, b) if there are several; the body goes on to the end of the brackets",
     "map(p -> order(p), {R, R U})",
     "names"},
    {"->",
     "@uf -> @ur, from and to",
     "a goal of `find`: the part at the first location moves to the second",
     "find(goal = @uf -> @ur, most = 2)",
     "finding"},
    {"..",
     "1..5, a range",
     "the list of the integers from the first to the last",
     "sum(1..100)",
     "names"},
    {".",
     ".name, a field, or a pause",
     "directly after a value, selects a field: parity(R).corners; alone between moves, it is a pause",
     "parity(R).corners",
     "orders"},
    {"\" \"\"",
     "\"text\", a text",
     "text in quotes, such as file names and titles; in it \\\" is a quote, \\n a new line and \\\\ a backslash",
     "print \"order:\", order(R U)",
     "names"},
    {"\" \"\"\"",
     "\"order {order(p)}\", a text with values",
     "a value in braces becomes part of the text; {x:>8} {x:<8} {x:^8} set its width, {x:.2} its decimals, and "
     "\\{ is a brace; between three quotes, \"\"\", a text has several lines",
     "print \"R U has order {order(R U):>4}\"",
     "names"},
    {"\\",
     "\\n, an escape",
     "in a text, \\\" is a quote, \\{ a brace, \\n a new line, \\t a tab, \\\\ a backslash, \\u{e9} the letter é",
     "print \"one\\ntwo\"",
     "names"},
    {"# // /* */ ##",
     "# a comment",
     "# and // begin a comment that ends with the line; /* and */ enclose one; ## above let or def is shown by help",
     "order(R U)  # repetitions until all is solved",
     "names"},
    {"_",
     "_, the last value",
     "the last value that was shown",
     "R U; order(_)",
     ""},
    {"2",
     "2, a number",
     "after a move or a bracket, the number of repetitions; before a move, the layer; else an integer of any size",
     "(R U)2 == R U R U",
     "moves"},
    {"w",
     "Rw, a wide move",
     "w after a face's letter also turns the layer next to the face; 3Rw turns three layers",
     "Rw == R 2R",
     "moves"},
    {"v",
     "Rv, a turn of the whole cube",
     "v after a face's letter turns the whole cube in the direction of that face",
     "Rv == x",
     "moves"},
    {"?",
     "?WORD, a search",
     "searches all names and meanings for WORD; NAME? and help NAME explain NAME",
     "",
     "prompt"},
};
// clang-format on

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

std::span<const Symbol> symbols() { return symbol_rows; }

bool is_spelled(const Symbol& symbol, std::string_view spelling) {
    bool found = false;
    for_each_part(symbol.spellings, ' ', [&](std::string_view one) { found = found || one == spelling; });
    return found;
}

std::string_view shape_of(std::string_view text) {
    if (std::ranges::any_of(symbol_rows, [&](const Symbol& row) { return is_spelled(row, text); })) return text;
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
    for (const auto& row : symbol_rows)
        if (is_spelled(row, shape)) rows.push_back(&row);
    return rows;
}

}  // namespace cubelang::meaning
