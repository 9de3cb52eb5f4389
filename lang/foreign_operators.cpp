#include "lang/foreign_operators.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/beside.hpp"
#include "lang/primes.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

struct OperatorRow {
    std::string_view spelled;
    std::string_view hint;  ///< as in_authors_words fills it
};

// Longer ones before their beginnings.
constexpr OperatorRow foreign_operators[] = {
    {"===", "write {a} == {b}"},
    {"!==", "write {a} != {b}"},
    {"=/=", "write {a} != {b}"},
    {"<=>", "write {a} == {b}, or {a} < {b}"},
    {"<->", "a swap is a cycle of two, (uf,ur); where a part goes is @uf -> @ur"},
    {"**", "write {a}^{b}"},
    {"^^", "write {a}^{b}"},
    {"<>", "write {a} != {b}"},
    {"~=", "write {a} != {b}"},
    {"=~", "write {a} == {b}"},
    {"=<", "write {a} <= {b}"},
    {"=>", "write {a} >= {b} to compare; a function is written def NAME(p) = …"},
    {":=", "write let {a} = {b}"},
    {"+=", "write let {a} = {a} + {b}"},
    {"-=", "write let {a} = {a} - {b}"},
    {"*=", "write let {a} = {a} * {b}"},
    {"/=", "write {a} != {b}; quotient(a, b) divides integers"},
    {"++", "write let {a} = {a} + 1"},
    {"--", "write let {a} = {a} - 1"},
    {"|>", "a function is written before what it is given: f(x)"},
    {"::", "a field is written with one dot: value.name"},
    {"&&", "write {a} and {b}"},
    {"||", "write {a} or {b}"},
    {"&", "write {a} and {b}"},
    {"|", "write {a} or {b}"},
    {"%", "write remainder({a}, {b})"},
    {"~", "write not {b}"},
    {"?", "write if … then … else …; at the prompt ? begins a question on a line of its own"},
    {"$", "a name is written as it is, without a sign before it"},
    {"\\", "write A B' for A divided by B; quotient(a, b) divides integers"},
};

bool is_symbol(char c) { return std::string_view("+-*/%=<>!&|:~?.^$\\").find(c) != std::string_view::npos; }

bool reads_as_moves(std::string_view value) {
    value = without_prime(value);
    return !value.empty() && moves_length(value) == value.size();
}

std::string division_hint(std::string_view text, std::size_t begin, std::size_t end) {
    if (!reads_as_moves(value_before(text, begin)))
        return in_authors_words("write quotient({a}, {b}), which is rounded down; the inverse of A is A'", text, begin,
                                end);
    if (!reads_as_moves(value_after(text, end))) return "quotient(a, b) divides integers; the inverse of A is A'";
    return in_authors_words("the inverse of A is A': write {a} {b}'", text, begin, end);
}

// `3!`: a small one can be written out.
std::string factorial_hint(std::string_view number) {
    if (number.size() != 1 || number < "2" || number > "9")
        return "there is no factorial: write the product, 3 * 2 * 1";
    std::string product(number);
    for (char factor = number.front(); factor-- > '1';) product += fmt::format(" * {}", factor);
    return "there is no factorial: write the product, " + product;
}

std::optional<ForeignOperator> from_row(const OperatorRow& row, std::string_view text, std::size_t begin) {
    const std::size_t end = begin + row.spelled.size();
    return ForeignOperator{{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)},
                           fmt::format("`{}` is not in the language", row.spelled),
                           in_authors_words(row.hint, text, begin, end)};
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

std::string comma_hint(std::string_view head) {
    return head.starts_with("import ") ? "each module has an `import` of its own, on a line or before a `;`"
                                       : "moves need none: R U; several values are shown by print a, b";
}

// Those that stand for several things, or for one that has no sign.
std::optional<ForeignOperator> single_sign(std::string_view text, std::size_t offset) {
    const Span span{static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset + 1)};
    const std::string_view rest = text.substr(offset);
    if (rest.starts_with('/'))
        return ForeignOperator{span, "there is no division sign", division_hint(text, offset, offset + 1)};
    if (rest.starts_with('<') && line_before(text, offset).empty())
        return ForeignOperator{span, "a statement was expected here",
                               "generators are listed as {R, U}; superset(\"<R>U\") reads other people's conjugates"};
    if (rest.starts_with(',') && line_before(text, offset).find_first_of("([{") == text.npos)
        return ForeignOperator{span, "a comma does not belong here", comma_hint(line_before(text, offset))};
    if (rest.starts_with('=') && !rest.starts_with("=="))
        return ForeignOperator{span, "`=` does not belong here", equals_hint(text, offset)};
    const bool touches_value = offset > 0 && (is_word_character(text[offset - 1]) || text[offset - 1] == ')');
    if (rest.starts_with('!') && !rest.starts_with("!=") && touches_value)
        return ForeignOperator{span, "`!` is not in the language", factorial_hint(value_before(text, offset))};
    return std::nullopt;
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
