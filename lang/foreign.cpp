#include "lang/foreign_operators.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/spelling/beside.hpp"
#include "lang/spelling/primes.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

struct OperatorRow {
    std::string_view spelled;
    std::string_view hint;   ///< as in_authors_words fills it
    std::string_view fix{};  ///< in place of the sign; or, filled, of the values to both sides too
};

// Longer ones before their beginnings.
constexpr OperatorRow foreign_operators[] = {
    {"===", "write {a} == {b}", "=="},
    {"!==", "write {a} != {b}", "!="},
    {"=/=", "write {a} != {b}", "!="},
    {"<=>", "write {a} == {b}, or {a} < {b}"},
    {"<->", "a swap is a cycle of two, (uf,ur); where a part goes is @uf -> @ur"},
    {"**", "write {a}^{b}", "^"},
    {"^^", "write {a}^{b}", "^"},
    {"<>", "write {a} != {b}", "!="},
    {"~=", "write {a} != {b}", "!="},
    {"=~", "write {a} == {b}", "=="},
    {"=<", "write {a} <= {b}", "<="},
    {"=>", "write {a} >= {b} to compare; a function is written def NAME(p) = …"},
    {":=", "write let {a} = {b}", "let {a} = {b}"},
    {"+=", "write let {a} = {a} + {b}", "let {a} = {a} + {b}"},
    {"-=", "write let {a} = {a} - {b}", "let {a} = {a} - {b}"},
    {"*=", "write let {a} = {a} * {b}", "let {a} = {a} * {b}"},
    {"/=", "write {a} != {b}, or let {a} = {a} / {b}"},
    {"++", "write let {a} = {a} + 1"},
    {"--", "write let n = n - 1 for a number; an inverse is written R'"},
    {"|>", "a function is written before what it is given: f(x)"},
    {"::", "a field is written with one dot: value.name", "."},
    {"&&", "write {a} and {b}", "and"},
    {"||", "write {a} or {b}", "or"},
    {"&", "write {a} and {b}", "and"},
    {"|", "write {a} or {b}", "or"},
    {"%", "write remainder({a}, {b})", "remainder({a}, {b})"},
    {"~", "write not {b}"},
    {"?", "write if … then … else …; at the prompt ? begins a question on a line of its own"},
    {"$", "a name is written as it is, without a sign before it"},
    {"\\", "write a / b for numbers, A B' for moves"},
};

bool is_symbol(char c) { return std::string_view("+-*/%=<>!&|:~?.^$\\").find(c) != std::string_view::npos; }

// `3!`: a small one can be written out.
std::string factorial_hint(std::string_view text, std::size_t offset) {
    const bool touches_value = offset > 0 && is_word_character(text[offset - 1]);
    if (!touches_value) return {};
    const auto number = value_before(text, offset);
    if (number.size() != 1 || number < "2" || number > "9")
        return "there is no factorial: write the product, 3 * 2 * 1";
    std::string product(number);
    for (char factor = number.front(); factor-- > '1';) product += fmt::format(" * {}", factor);
    return "there is no factorial: write the product, " + product;
}

// Nothing where a value is missing, or where the words between are no values.
std::vector<Fix> fixes_of(const OperatorRow& row, std::string_view text, Span sign) {
    if (row.fix.empty()) return {};
    if (row.fix.find('{') == row.fix.npos) return {{sign, std::string(row.fix)}};
    const auto before = value_before(text, sign.begin), after = value_after(text, sign.end);
    if (before.empty() || after.empty()) return {};
    const auto begin = static_cast<std::uint32_t>(before.data() - text.data());
    const auto end = static_cast<std::uint32_t>(after.data() - text.data() + static_cast<std::ptrdiff_t>(after.size()));
    return {{{begin, end}, in_authors_words(row.fix, text, sign.begin, sign.end)}};
}

std::optional<ForeignOperator> from_row(const OperatorRow& row, std::string_view text, std::size_t begin) {
    const std::size_t end = begin + row.spelled.size();
    const Span sign{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    return ForeignOperator{sign, fmt::format("`{}` is not in the language", row.spelled),
                           in_authors_words(row.hint, text, begin, end), fixes_of(row, text, sign)};
}

std::string_view line_before(std::string_view text, std::size_t offset) {
    const auto head = text.substr(0, offset);
    return trimmed(head.substr(head.find_last_of(";\n") + 1));
}

bool begins_with_name(std::string_view text) {
    const auto tokens = tokens_of(text);
    return !tokens.empty() && tokens.front().kind == Token::Kind::name;
}

// A definition without its first word, a comparison with half its sign, or a loop of another language.
std::string equals_hint(std::string_view text, std::size_t offset) {
    const auto head = line_before(text, offset), before = value_before(text, offset);
    if (head.starts_with("if ") || head.starts_with("assert ")) return "write == to compare";
    if (head == "cube" || head == "supercube") return fmt::format("write {} {}", head, value_after(text, offset + 1));
    if (head.starts_with("for ")) return "write for NAME in 1..6 { … }";
    if (head != before || !begins_with_name(head)) return "`let NAME = …` names a value, `==` compares two";
    return fmt::format("write {} {} = … to define it, == to compare", before.ends_with(')') ? "def" : "let", before);
}

std::string comma_hint(std::string_view text, std::size_t offset) {
    const auto head = line_before(text, offset);
    if (head.find_first_of("([{") != head.npos) return {};
    return head.starts_with("import ") ? "each module has an `import` of its own, on a line or before a `;`"
                                       : "moves need none: R U; several values are shown by print a, b";
}

std::string angle_hint(std::string_view text, std::size_t offset) {
    return line_before(text, offset).empty() ? "the group of R and U is group(R, U), a list of them {R, U}; "
                                               "superset(\"<R>U\") reads other people's conjugates"
                                             : "";
}

// `1:6`
std::string colon_hint(std::string_view text, std::size_t offset) {
    const auto first = value_before(text, offset), last = value_after(text, offset + 1);
    const auto is_number = [](std::string_view t) { return !t.empty() && t.find_first_not_of("0123456789") == t.npos; };
    const bool is_alone = line_before(text, offset).find_first_of("[{") == std::string_view::npos;
    return is_alone && is_number(first) && is_number(last) ? fmt::format("a range is written {}..{}", first, last) : "";
}

// Signs that stand for several things, or for one that has no sign. Without a hint they are another matter.
struct SignRow {
    char sign;
    std::string_view message;
    std::string (*hint)(std::string_view text, std::size_t offset);
};
constexpr SignRow signs[] = {
    {'!', "`!` is not in the language", factorial_hint}, {'=', "`=` does not belong here", equals_hint},
    {',', "a comma does not belong here", comma_hint},   {'<', "a statement was expected here", angle_hint},
    {':', "`:` does not belong here", colon_hint},
};

std::optional<ForeignOperator> single_sign(std::string_view text, std::size_t offset) {
    const auto* row = std::ranges::find(signs, offset < text.size() ? text[offset] : '\0', &SignRow::sign);
    const bool is_comparison = text.substr(offset).starts_with("==") || text.substr(offset).starts_with("!=");
    if (row == std::end(signs) || is_comparison) return std::nullopt;
    auto hint = row->hint(text, offset);
    if (hint.empty()) return std::nullopt;
    const Span span{static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset + 1)};
    return ForeignOperator{span, std::string(row->message), std::move(hint)};
}

}  // namespace

std::optional<ForeignOperator> foreign_operator(std::string_view text, std::size_t offset) {
    std::size_t begin = offset;
    while (begin > 0 && is_symbol(text[begin - 1])) --begin;
    for (; begin <= offset; ++begin)
        for (const OperatorRow& row : foreign_operators)
            if (text.substr(begin).starts_with(row.spelled) && begin + row.spelled.size() >= offset)
                return from_row(row, text, begin);
    return single_sign(text, offset);
}

}  // namespace cubelang::lang
