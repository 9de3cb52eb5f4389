#include "lang/advice/signs.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/match.hpp"
#include "lang/advice/primes.hpp"
#include "lang/advice/rows.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lang {
namespace {

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

std::optional<UnexpectedSign> unexpected_at(std::string_view whole, std::size_t at) {
    const auto text = whole.substr(at);
    if (text.empty() || text.starts_with("==") || text.starts_with("!=")) return std::nullopt;
    if (const auto* sign = sign_at(Place::unexpected, text)) {
        const auto from = statement_begin(whole, at);
        const auto edit = edit_at(statement_text(whole, from), at - from);
        return UnexpectedSign{sign->described(), edit ? edit->hint() : std::string(sign->remark)};
    }
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

std::uint32_t code_in(std::string_view digits) {
    std::uint32_t code = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    return code;
}

CodeRow code_row(const AdviceRow& row) {
    const auto codes = row.cells[0];
    return {code_in(codes), code_in(codes.substr(codes.find('-') + 1)), row.cells[1], row.cells[2]};  // npos + 1 is 0
}

std::string code_name(std::uint32_t code) { return fmt::format("U+{:04X}", code); }

std::optional<UnexpectedSign> looks_like(std::uint32_t code, char ours) {
    return UnexpectedSign{fmt::format("this is not `{}` but {}, which looks like it", ours, code_name(code)),
                          fmt::format("write `{}`", ours)};
}

std::optional<UnexpectedSign> character_like_ours(std::uint32_t code) {
    if (code >= 0xFF01 && code <= 0xFF5E) return looks_like(code, static_cast<char>(code - 0xFEE0));
    if (code >= 0x2080 && code <= 0x2089) return looks_like(code, static_cast<char>('0' + (code - 0x2080)));
    return std::nullopt;
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
    static const auto code_rows = advice_items("character", code_row);
    const auto row = std::ranges::find_if(code_rows, has);
    if (row == code_rows.end()) return character_like_ours(code);
    return UnexpectedSign{fmt::format(fmt::runtime(row->message), code_name(code)), std::string(row->hint)};
}

std::string plain_digits(std::string_view superscript) {
    std::string digits;
    for (; !superscript.empty(); superscript.remove_prefix(character_length(superscript)))
        digits += plain_digit(code_point(superscript));
    return digits;
}

}  // namespace cubelang::lang
