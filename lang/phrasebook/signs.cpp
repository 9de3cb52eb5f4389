#include "lang/phrasebook/signs.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/phrasebook/beside.hpp"
#include "lang/phrasebook/characters.hpp"
#include "lang/phrasebook/primes.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lang {
namespace {

constexpr std::string_view foreign = "`{}` is not in the language", closes_nothing = "this `{}` closes nothing",
                           quote = "this is a typographic quote", dash = "this is a dash";

constexpr Sign operators[] = {
    {"===", foreign, "write {a} == {b}", "==", "=="},
    {"!==", foreign, "write {a} != {b}", "!="},
    {"=/=", foreign, "write {a} != {b}", "!=", "!="},
    {"<=>", foreign, "write {a} == {b}, or {a} < {b}"},
    {"<->", foreign, "a swap is a cycle of two, (uf,ur); where a part goes is @uf -> @ur"},
    {"**", foreign, "write {a}^{b}", "^", "^"},
    {"^^", foreign, "write {a}^{b}", "^"},
    {"<>", foreign, "write {a} != {b}", "!=", "!="},
    {"~=", foreign, "write {a} != {b}", "!="},
    {"=~", foreign, "write {a} == {b}", "=="},
    {"=<", foreign, "write {a} <= {b}", "<="},
    {"=>", foreign, "write {a} >= {b} to compare; a function is written def NAME(p) = …"},
    {":=", foreign, "write let {a} = {b}", "let {a} = {b}", "="},
    {"+=", foreign, "write let {a} = {a} + {b}", "let {a} = {a} + {b}"},
    {"-=", foreign, "write let {a} = {a} - {b}", "let {a} = {a} - {b}"},
    {"*=", foreign, "write let {a} = {a} * {b}", "let {a} = {a} * {b}"},
    {"/=", foreign, "write {a} != {b}, or let {a} = {a} / {b}", "", "!="},
    {"++", foreign, "write let {a} = {a} + 1"},
    {"--", foreign, "write let n = n - 1 for a number; an inverse is written R'"},
    {"|>", foreign, "a function is written before what it is given: f(x)"},
    {"::", foreign, "a field is written with one dot: value.name", "."},
    {"&&", foreign, "write {a} and {b}", "and", "and"},
    {"||", foreign, "write {a} or {b}", "or", "or"},
    {"&", foreign, "write {a} and {b}", "and", "and"},
    {"|", foreign, "write {a} or {b}", "or", "or"},
    {"%", foreign, "write remainder({a}, {b})", "remainder({a}, {b})", "remainder"},
    {"~", foreign, "write not {b}", "", "not"},
    {"?", foreign, "write if … then … else …; at the prompt ? begins a question on a line of its own"},
    {"$", foreign, "a name is written as it is, without a sign before it"},
    {"\\", foreign, "write a / b for numbers, A B' for moves"},
};

constexpr Sign unexpected_signs[] = {
    {")", closes_nothing, ""},
    {"]", closes_nothing, ""},
    {"}", closes_nothing, ""},
    {"!", foreign, "write `not`, or `!=` for unequal", "", "not"},
    {"“", quote, "write \""},
    {"”", quote, "write \""},
    {"„", quote, "write \""},
    {"\xE2\x80\x98", quote, "write ' for a prime, \" around a text"},
    {"\xE2\x80\x93", dash, "write a minus, -"},
    {"\xE2\x80\x94", dash, "write a minus, -"},
    {"\xE2\x88\x92", "this is a typographic minus", "write -"},
    {"×", foreign, "write * for a product"},
    {"·", foreign, "write * for a product"},
    {"∘", foreign, "write * for a product, first the left, then the right"},
    {"…", foreign, "write .. for a range"},
    {"≠", foreign, "write !="},
    {"≤", foreign, "write <="},
    {"≥", foreign, "write >="},
    {"÷", foreign, "write a / b; the inverse of A is A'"},
    {"→", foreign, "write ->"},
    {"↦", foreign, "write ->"},
    {"⇒", foreign, "write if … then …"},
    {"¬", foreign, "write not"},
    {"∧", foreign, "write and"},
    {"∨", foreign, "write or"},
    {"⋅", foreign, "write * for a product"},
    {"∗", foreign, "write * for a product"},
    {"•", foreign, "write * for a product"},
    {"°", foreign, "a turn by 180 degrees is R2, one by 90 degrees R or R'"},
    {"″", "this is a double prime", "write R2 for two turns; R'' is R"},
    {"«", quote, "write \""},
    {"»", quote, "write \""},
};

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

std::span<const Sign> foreign_operators() { return operators; }

const Sign* find_sign(std::string_view spelled) {
    for (const std::span<const Sign> table :
         {std::span<const Sign>(operators), std::span<const Sign>(unexpected_signs)})
        if (const auto row = std::ranges::find(table, spelled, &Sign::spelled); row != table.end()) return &*row;
    return nullptr;
}

const Sign* sign_at(std::span<const Sign> table, std::string_view text) {
    const auto row = std::ranges::find_if(table, [&](const Sign& sign) { return text.starts_with(sign.spelled); });
    return row == table.end() ? nullptr : &*row;
}

Unexpected said_of(const Sign& sign) {
    return {fmt::format(fmt::runtime(sign.message), sign.spelled), std::string(sign.hint)};
}

std::optional<Unexpected> unexpected_at(std::string_view text) {
    if (text.empty() || text.starts_with("==") || text.starts_with("!=")) return std::nullopt;
    if (const auto* sign = sign_at(unexpected_signs, text)) return said_of(*sign);
    if (prime_length(text) != 0) return prime_alone(text);
    if (is_in_use(text.front())) return std::nullopt;
    if (auto strange = strange_character(code_point(text))) return strange;
    return Unexpected{shown(text), {}};
}

}  // namespace cubelang::lang
