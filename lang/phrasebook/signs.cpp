#include "lang/spelling/unexpected.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/spelling/beside.hpp"
#include "lang/spelling/primes.hpp"
#include "lang/spelling/strange_characters.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lang {
namespace {

constexpr UnexpectedRow unexpected_words[] = {
    {")", "this `)` closes nothing", ""},
    {"]", "this `]` closes nothing", ""},
    {"}", "this `}` closes nothing", ""},
    {"!", "`!` is not in the language", "write `not`, or `!=` for unequal"},
    {"\xE2\x80\x9C", "this is a typographic quote", "write \""},
    {"\xE2\x80\x9D", "this is a typographic quote", "write \""},
    {"\xE2\x80\x9E", "this is a typographic quote", "write \""},
    {"\xE2\x80\x98", "this is a typographic quote", "write ' for a prime, \" around a text"},
    {"\xE2\x80\x93", "this is a dash", "write a minus, -"},
    {"\xE2\x80\x94", "this is a dash", "write a minus, -"},
    {"\xE2\x88\x92", "this is a typographic minus", "write -"},
    {"\xC3\x97", "`×` is not in the language", "write * for a product"},
    {"\xC2\xB7", "`·` is not in the language", "write * for a product"},
    {"\xE2\x88\x98", "`∘` is not in the language", "write * for a product, first the left, then the right"},
    {"\xE2\x80\xA6", "`…` is not in the language", "write .. for a range"},
    {"\xE2\x89\xA0", "`≠` is not in the language", "write !="},
    {"\xE2\x89\xA4", "`≤` is not in the language", "write <="},
    {"\xE2\x89\xA5", "`≥` is not in the language", "write >="},
    {"\xC3\xB7", "`÷` is not in the language", "write a / b; the inverse of A is A'"},
    {"\xE2\x86\x92", "`→` is not in the language", "write ->"},
    {"\xE2\x86\xA6", "`↦` is not in the language", "write ->"},
    {"\xE2\x87\x92", "`⇒` is not in the language", "write if … then …"},
    {"\xC2\xAC", "`¬` is not in the language", "write not"},
    {"\xE2\x88\xA7", "`∧` is not in the language", "write and"},
    {"\xE2\x88\xA8", "`∨` is not in the language", "write or"},
    {"\xE2\x8B\x85", "`⋅` is not in the language", "write * for a product"},
    {"\xE2\x88\x97", "`∗` is not in the language", "write * for a product"},
    {"\xE2\x80\xA2", "`•` is not in the language", "write * for a product"},
    {"\xC2\xB0", "`°` is not in the language", "a turn by 180 degrees is R2, one by 90 degrees R or R'"},
    {"\xE2\x80\xB3", "this is a double prime", "write R2 for two turns; R'' is R"},
    {"\xC2\xAB", "this is a typographic quote", "write \""},
    {"\xC2\xBB", "this is a typographic quote", "write \""},
};

std::size_t word_length(std::string_view text) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_word_character) - text.begin());
}

bool is_in_use(char c) {
    return is_word_character(c) || std::string_view(" \t\r\n\"#()*+,-.:;<=>@[]^{}").find(c) != std::string_view::npos;
}

std::string shown(std::string_view text) {
    const std::uint32_t code = code_point(text);
    if (code < 0x20 || code == 0x7F) return fmt::format("the character U+{:04X} does not belong here", code);
    return fmt::format("unknown character `{}`, U+{:04X}", text.substr(0, character_length(text)), code);
}

// `'hello'` may be a text.
Unexpected prime_alone(std::string_view text) {
    const auto prime = text.substr(0, prime_length(text));
    const auto rest = text.substr(prime.size(), text.find('\n') - prime.size());
    const auto end = rest.find(prime);
    if (end == rest.npos || end == 0 || rest.front() == ' ')
        return {"this prime touches nothing", "a prime directly follows what it inverts: R', (R U)'"};
    return {"this prime touches nothing",
            fmt::format("a text has double quotes, \"{}\"; a prime follows what it inverts", rest.substr(0, end))};
}

}  // namespace

const UnexpectedRow* find_row(std::span<const UnexpectedRow> rows, std::string_view text) {
    const auto row = std::ranges::find_if(rows, [&](const UnexpectedRow& r) { return text.starts_with(r.front); });
    return row == rows.end() ? nullptr : &*row;
}

std::optional<Unexpected> unexpected_at(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const bool is_comparison = text.starts_with("==") || text.starts_with("!=");
    if (is_comparison) return std::nullopt;
    if (const auto* row = find_row(unexpected_words, text))
        return Unexpected{std::string(row->message), std::string(row->hint)};
    if (prime_length(text) != 0) return prime_alone(text);
    if (is_in_use(text.front())) return std::nullopt;
    if (auto strange = strange_character(code_point(text))) return strange;
    return Unexpected{shown(text), {}};
}

std::size_t token_length(std::string_view text, std::size_t offset) {
    const std::string_view rest = text.substr(offset);
    if (rest.empty() || rest.front() == '\n') return 0;
    if (const std::size_t word = word_length(rest)) return word;
    for (const std::string_view two : {"->", "==", "!=", "<=", ">=", "<>", "..", "&&", "||"})
        if (rest.starts_with(two)) return 2;
    return character_length(rest);
}

bool begins_statement(std::string_view text) {
    const std::string_view word = text.substr(0, word_length(text));
    for (const std::string_view keyword : {"cube", "supercube", "let", "def", "import", "assert", "print", "for"})
        if (word == keyword) return true;
    return false;
}

}  // namespace cubelang::lang
