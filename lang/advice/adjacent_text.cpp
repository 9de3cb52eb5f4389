#include "lang/advice/adjacent_text.hpp"

#include <algorithm>

#include "lang/advice/primes.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lang {
namespace {

constexpr std::string_view opening = "([{", closing = ")]}";

bool is_in(std::string_view set, char c) { return set.find(c) != std::string_view::npos; }

std::size_t bracket_begin(std::string_view text, std::size_t close) {
    std::size_t depth = 0;
    for (std::size_t i = close + 1; i-- > 0 && text[i] != '\n';) {
        if (is_in(closing, text[i])) ++depth;
        if (is_in(opening, text[i]) && --depth == 0) return i;
    }
    return std::string_view::npos;
}

std::size_t word_begin(std::string_view text, std::size_t end) {
    while (end > 0 && is_word_character(text[end - 1])) --end;
    return end;
}

std::size_t word_end(std::string_view text, std::size_t begin) {
    while (begin < text.size() && is_word_character(text[begin])) ++begin;
    return begin;
}

// The beginning of the value, without powers, that ends at `end`; `end` if there is no value.
std::size_t factor_begin(std::string_view text, std::size_t end) {
    std::size_t begin = end;
    if (begin > 1 && text[begin - 1] == '"' && text.substr(end).starts_with('.'))
        return std::min(text.rfind('"', begin - 2), end);
    if (begin > 0 && is_in(closing, text[begin - 1])) begin = std::min(bracket_begin(text, begin - 1), end);
    begin = word_begin(text, begin);
    return begin > 0 && begin < end && text[begin - 1] == '@' ? begin - 1 : begin;
}

// The end of arguments that have no brackets around them.
std::size_t run_end(std::string_view text, std::size_t begin) {
    std::size_t at = begin;
    while (at < text.size() && !is_in(",;\n#=<>!)]}", text[at])) {
        const bool opens = is_in(opening, text[at]);
        at = opens ? std::min(bracket_end(text, at), text.size()) : at + 1;
    }
    return at;
}

}  // namespace

bool is_word_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

std::size_t token_length(std::string_view text, std::size_t offset) {
    const std::string_view rest = text.substr(offset);
    if (rest.empty() || rest.front() == '\n') return 0;
    if (const std::size_t word = word_end(rest, 0)) return word;
    for (const std::string_view two : {"->", "==", "!=", "<=", ">=", "<>", "..", "&&", "||"})
        if (rest.starts_with(two)) return 2;
    return character_length(rest);
}

std::size_t bracket_end(std::string_view text, std::size_t open) {
    std::size_t depth = 0;
    for (std::size_t i = open; i < text.size() && text[i] != '\n'; ++i) {
        if (is_in(opening, text[i])) ++depth;
        if (is_in(closing, text[i]) && --depth == 0) return i + 1;
    }
    return std::string_view::npos;
}

std::string_view word_at(std::string_view text, std::size_t begin) {
    return text.substr(begin, word_end(text, begin) - begin);
}

std::string_view value_before(std::string_view text, std::size_t at) {
    const std::size_t end = trimmed_end(text.substr(0, at), " \t").size();
    std::size_t begin = factor_begin(text, without_prime(text.substr(0, end)).size());
    while (begin > 1 && text[begin - 1] == '^') begin = factor_begin(text, begin - 1);
    return text.substr(begin, end - begin);
}

std::string_view value_after(std::string_view text, std::size_t at) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t", at), text.size());
    const bool has_sign = begin < text.size() && is_in("-@", text[begin]);
    std::size_t end = word_end(text, begin + (has_sign ? 1 : 0));
    if (end < text.size() && is_in(opening, text[end])) end = std::min(bracket_end(text, end), text.size());
    return trimmed(text.substr(begin, end - begin));
}

std::string_view arguments_after(std::string_view text, std::size_t at) {
    if (text.substr(at).starts_with('.')) at = word_end(text, at + 1);  // console.log(…)
    const std::size_t begin = std::min(text.find_first_not_of(" \t", at), text.size());
    const bool is_call = begin == at && at > 0 && text.substr(at).starts_with('(') && is_word_character(text[at - 1]);
    if (const auto end = is_call ? bracket_end(text, at) : text.npos; end != text.npos)
        return trimmed(text.substr(at + 1, end - at - 2));
    const std::string_view run = trimmed(text.substr(begin, run_end(text, begin) - begin));
    if (run.empty() || !is_in(opening, run.front()) || bracket_end(run, 0) != run.size()) return run;
    return trimmed(run.substr(1, run.size() - 2));
}

std::vector<std::string_view> split_at(std::string_view list, char separator) {
    std::vector<std::string_view> parts;
    std::size_t depth = 0, begin = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (is_in(opening, list[i])) ++depth;
        if (is_in(closing, list[i]) && depth > 0) --depth;
        if (list[i] != separator || depth > 0) continue;
        parts.push_back(trimmed(list.substr(begin, i - begin)));
        begin = i + 1;
    }
    parts.push_back(trimmed(list.substr(begin)));
    return parts;
}

}  // namespace cubelang::lang
