#include "lang/phrasebook/signs.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/phrasebook/adjacent_text.hpp"
#include "lang/phrasebook/primes.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lang {
namespace {

constexpr std::string_view foreign = "`{}` is not in the language", closes_nothing = "this `{}` closes nothing",
                           quote = "this is a typographic quote", dash = "this is a dash",
                           left_out = "`{}` leaves out numbers", all_numbers = "a row has all its numbers: (2 3 4 5 1)",
                           latex = "`{}` is LaTeX",
                           write_rows =
                               "write the two rows in brackets, one below the other: (1 2 3), then (2 3 1); "
                               "latex(p) writes LaTeX";

constexpr Sign operators[] = {
    {"===", foreign, "write {a} == {b}", "==", "=="},
    {"!==", foreign, "write {a} != {b}", "!="},
    {"=/=", foreign, "write {a} != {b}", "!=", "!="},
    {"<=>", foreign, "write {a} == {b}, or {a} < {b}"},
    {"<->", foreign, "a swap is a cycle of two, (uf,ur); @uf -> @ur says where one part goes"},
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
    {"---", "a row of dashes does not belong here", "write it as a comment: # ---"},
    {"--", foreign, "write let n = n - 1 for a number; an inverse is written R'"},
    {"|>", foreign, "a function comes before its argument: f(x)"},
    {"::", foreign, "a field is written with one dot: value.name", "."},
    {"&&", foreign, "write {a} and {b}", "and", "and"},
    {"||", foreign, "write {a} or {b}", "or", "or"},
    {"&", foreign, "write {a} and {b}", "and", "and"},
    {"|", foreign, "write {a} or {b}", "or", "or"},
    {"%", foreign, "write remainder({a}, {b})", "remainder({a}, {b})", "remainder"},
    {"~", foreign, "write not {b}", "", "not"},
    {"?", foreign, "write if … then … else …; at the prompt a line that begins with ? is a question"},
    {"$", foreign, "a name has no sign before it"},
    {"\\dots", left_out, all_numbers},
    {"\\ldots", left_out, all_numbers},
    {"\\cdots", left_out, all_numbers},
    {"\\bigl", latex, write_rows},
    {"\\begin", latex, write_rows},
    {"\\left", latex, write_rows},
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
    {"∘", foreign, "write * for a product: the left factor is done first"},
    {"…", foreign, "write .. for a range; a row has all its numbers: (2 3 4 5 1)"},
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
    {"∈", foreign, "write in: R U in group(R, U)"},
    {"∩", foreign, "write intersection(group(R, U), group(R, F))"},
    {"⊂", foreign, "write <=: group(R2, U2) <= group(R, U)"},
    {"⊆", foreign, "write <=: group(R2, U2) <= group(R, U)"},
    {"°", foreign, "a turn by 180 degrees is R2, one by 90 degrees R or R'"},
    {"″", "this is a double prime", "write R2 for two turns; R'' is R"},
    {"«", quote, "write \""},
    {"»", quote, "write \""},
};

bool is_in_use(char c) {
    return is_word_character(c) || std::string_view(" \t\r\n\"#()*+,-.:;<=>@[]^{}").find(c) != std::string_view::npos;
}

std::string unknown_character(std::string_view text) {
    const std::uint32_t code = code_point(text);
    if (code < 0x20 || code == 0x7F) return fmt::format("the character U+{:04X} does not belong here", code);
    return fmt::format("unknown character `{}`, U+{:04X}", text.substr(0, character_length(text)), code);
}

// `'hello'` may be meant as a text.
UnexpectedSign prime_alone(std::string_view text) {
    const auto prime = text.substr(0, prime_length(text));
    const auto rest = text.substr(prime.size(), text.find('\n') - prime.size());
    const auto end = rest.find(prime);
    if (end == rest.npos || end == 0 || rest.front() == ' ')
        return {"this prime touches nothing",
                "a prime directly follows the move or bracket that it inverts: R', (R U)'"};
    return {"this prime touches nothing",
            fmt::format("a text has double quotes, \"{}\"; a prime directly follows a move or a bracket",
                        rest.substr(0, end))};
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

UnexpectedSign describe_sign(const Sign& sign) {
    return {fmt::format(fmt::runtime(sign.message), sign.spelled), std::string(sign.hint)};
}

std::optional<UnexpectedSign> unexpected_at(std::string_view text) {
    if (text.empty() || text.starts_with("==") || text.starts_with("!=")) return std::nullopt;
    if (const auto* sign = sign_at(unexpected_signs, text)) return describe_sign(*sign);
    if (prime_length(text) != 0) return prime_alone(text);
    if (is_in_use(text.front())) return std::nullopt;
    if (auto strange = strange_character(code_point(text))) return strange;
    const bool is_greek = text.starts_with("\xCE") || text.starts_with("\xCF");
    return UnexpectedSign{unknown_character(text), is_greek ? "a name has the letters a to z: sigma" : ""};
}

namespace {

struct CodeRow {
    std::uint32_t first, last;
    std::string_view message, hint;  // {} in the message is the code
};

constexpr std::string_view invisible = "there is an invisible character here, {}", invisible_hint = "delete it";
constexpr std::string_view space = "this is not an ordinary space but {}", space_hint = "write an ordinary space";
constexpr std::string_view mark = "{} is an accent on the character before it", mark_hint = "a prime is written R'";
constexpr std::string_view superscript_alone = "this exponent touches nothing",
                           superscript_hint =
                               "an exponent directly follows the move or bracket that it repeats: R², (R U)⁶";

constexpr CodeRow code_rows[] = {
    {0x0080, 0x009F, invisible, invisible_hint},
    {0x00A0, 0x00A0, "this is a no-break space, {}", space_hint},
    {0x00AD, 0x00AD, "there is an invisible character here, {} (soft hyphen)", invisible_hint},
    {0x00B2, 0x00B3, superscript_alone, superscript_hint},
    {0x00B9, 0x00B9, superscript_alone, superscript_hint},
    {0x0300, 0x036F, mark, mark_hint},
    {0x061C, 0x061C, invisible, invisible_hint},
    {0x1680, 0x1680, space, space_hint},
    {0x180E, 0x180E, invisible, invisible_hint},
    {0x2000, 0x200A, space, space_hint},
    {0x200B, 0x200B, "there is an invisible character here, {} (zero-width space)", invisible_hint},
    {0x200C, 0x200F, invisible, invisible_hint},
    {0x2028, 0x2029, "this is not an ordinary end of a line but {}", "press Enter there"},
    {0x202A, 0x202E, invisible, invisible_hint},
    {0x202F, 0x202F, space, space_hint},
    {0x205F, 0x205F, space, space_hint},
    {0x2060, 0x206F, invisible, invisible_hint},
    {0x2070, 0x207B, superscript_alone, superscript_hint},
    {0x3000, 0x3000, space, space_hint},
    {0x3164, 0x3164, invisible, invisible_hint},
    {0xFE00, 0xFE0F, invisible, invisible_hint},
    {0xFEFF, 0xFEFF, "there is an invisible character here, {} (byte order mark)", invisible_hint},
    {0xE0000, 0xE01EF, invisible, invisible_hint},
};

struct LookAlike {
    std::uint32_t code;
    char ours;
};

// Cyrillic and Greek letters, and one sign, that look like ASCII letters.
constexpr LookAlike look_alikes[] = {
    {0x0410, 'A'}, {0x0412, 'B'}, {0x0415, 'E'}, {0x041A, 'K'}, {0x041C, 'M'}, {0x041D, 'H'}, {0x041E, 'O'},
    {0x0420, 'P'}, {0x0421, 'C'}, {0x0422, 'T'}, {0x0423, 'y'}, {0x0425, 'x'}, {0x0405, 'S'}, {0x0406, 'I'},
    {0x0430, 'a'}, {0x0435, 'e'}, {0x043E, 'o'}, {0x0440, 'p'}, {0x0441, 'c'}, {0x0443, 'y'}, {0x0445, 'x'},
    {0x0455, 's'}, {0x0456, 'i'}, {0x0391, 'A'}, {0x0392, 'B'}, {0x0395, 'E'}, {0x0396, 'z'}, {0x039C, 'M'},
    {0x03A5, 'y'}, {0x03A7, 'x'}, {0x2113, 'l'},
};

// Accented letters: an accent key was pressed instead of a prime.
constexpr LookAlike accented[] = {
    {0x00D9, 'U'}, {0x00DA, 'U'}, {0x00F9, 'u'}, {0x00FA, 'u'}, {0x0139, 'L'}, {0x013A, 'l'}, {0x0154, 'R'},
    {0x0155, 'r'}, {0x00C8, 'E'}, {0x00C9, 'E'}, {0x015A, 'S'}, {0x1E3E, 'M'}, {0x00FD, 'y'}, {0x017A, 'z'},
};

std::string code_name(std::uint32_t code) { return fmt::format("U+{:04X}", code); }

std::optional<UnexpectedSign> looks_like(std::uint32_t code, char ours) {
    return UnexpectedSign{fmt::format("this is not `{}` but {}, which looks like it", ours, code_name(code)),
                          fmt::format("write `{}`", ours)};
}

std::optional<UnexpectedSign> character_like_ours(std::uint32_t code) {
    if (code >= 0xFF01 && code <= 0xFF5E) return looks_like(code, static_cast<char>(code - 0xFEE0));
    if (code >= 0x2080 && code <= 0x2089) return looks_like(code, static_cast<char>('0' + (code - 0x2080)));
    if (const auto* row = std::ranges::find(accented, code, &LookAlike::code); row != std::end(accented))
        return UnexpectedSign{fmt::format("this is `{}` with an accent, {}", row->ours, code_name(code)),
                              "a prime is an apostrophe after the letter: R'U"};
    const auto* row = std::ranges::find(look_alikes, code, &LookAlike::code);
    return row == std::end(look_alikes) ? std::nullopt : looks_like(code, row->ours);
}

// 1, 2, 3 and the minus are not in the sequence of the other digits.
char plain_digit(std::uint32_t code) {
    if (code == 0xB9) return '1';
    if (code == 0xB2) return '2';
    if (code == 0xB3) return '3';
    if (code == 0x207B) return '-';
    return static_cast<char>('0' + (code - 0x2070));
}

}  // namespace

std::optional<UnexpectedSign> strange_character(std::uint32_t code) {
    const auto has = [code](const CodeRow& row) { return row.first <= code && code <= row.last; };
    const auto* row = std::ranges::find_if(code_rows, has);
    if (row == std::end(code_rows)) return character_like_ours(code);
    return UnexpectedSign{fmt::format(fmt::runtime(row->message), code_name(code)), std::string(row->hint)};
}

std::string plain_digits(std::string_view superscript) {
    std::string digits;
    for (; !superscript.empty(); superscript.remove_prefix(character_length(superscript)))
        digits += plain_digit(code_point(superscript));
    return digits;
}

}  // namespace cubelang::lang
