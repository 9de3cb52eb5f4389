#include "lang/foreign_words.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/spelling/beside.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

// clang-format off
constexpr ForeignWords table[] = {
    {"while, until", "`for n in 1..6 { … }` repeats what is in the braces; (R U)6 repeats moves", true},
    {"repeat, loop, do", "(R U)6 repeats moves; `for n in 1..6 { … }` repeats what is in the braces", true},
    {"foreach", "write for NAME in {R, U} { … }", true},
    {"function, func, fn, fun, sub, proc, procedure, define, lambda, method",
     "a function is written def NAME(p, q) = …, such as def twice(p) = p p", true},
    {"return, yield", "what stands behind `=` is the function's value: def twice(p) = p p", true},
    {"var, const, val, local, global, auto, set", "a value gets its name by let: let p = R U", true},
    {"float, bool", "nothing is said of types: write let NAME = …", true},
    {"elif, elsif, elseif", "write else if", true},
    {"end, fi, endif, done, endfor, endwhile, od, begin", "a block stands in braces: for n in 1..6 { … }", true},
    {"switch, case, match, when, unless", "write if … then … else if … then … else …", true},
    {"break, continue", "a loop goes through its whole list; filter(f, list) leaves items out", true},
    {"try, catch, except, throw, raise", "an error ends the script; assert makes sure of a condition", true},
    {"include, require, use, using, load, from", "write import triggers, or import \"mine.cube\"", true},
    {"null, nil, undefined, void, nothing", "doing nothing is written ()", false, "()"},
    {"yes", "write true", false, "true"},
    {"no", "write false", false, "false"},
    {"mod, modulo, rem", "write remainder({a}, {b})"},
    {"div, idiv, over", "write quotient({a}, {b})"},
    {"xor", "write {a} != {b}", false, "!="},
    {"equals, eq, is", "write {a} == {b}", false, "=="},
    {"plus", "write {a} + {b}", false, "+"},
    {"minus", "write {a} - {b}", false, "-"},
    {"to, upto, through", "write {a}..{b}", false, ".."},
    {"times", "(R U)6 does R U six times; numbers are multiplied by *"},
};
// clang-format on

std::string_view word_at(std::string_view text, std::size_t begin) {
    std::size_t end = begin;
    while (end < text.size() && is_word_character(text[end])) ++end;
    return text.substr(begin, end - begin);
}

bool is_keyword(std::string_view word) {
    const auto tokens = tokens_of(word);
    return tokens.size() == 1 && tokens.front().kind == Token::Kind::keyword;
}

// `Let`, `TRUE`
bool is_shouted_keyword(std::string_view word) { return lower(word) != word && is_keyword(lower(word)); }

bool is_defined_in(std::string_view text, std::string_view word) {
    return text.find(fmt::format("let {}", word)) != text.npos || text.find(fmt::format("def {}", word)) != text.npos;
}

}  // namespace

std::span<const ForeignWords> foreign_words() { return table; }

std::vector<std::string_view> words_of(const ForeignWords& row) { return split_at_commas(row.words); }

const ForeignWords* find_word(std::span<const ForeignWords> rows, std::string_view word) {
    std::string folded = lower(word);
    std::erase(folded, '_');
    const auto has = [&](const ForeignWords& row) {
        const auto words = words_of(row);
        return std::ranges::find(words, folded) != words.end();
    };
    const auto row = std::ranges::find_if(rows, has);
    return row == rows.end() ? nullptr : &*row;
}

std::optional<std::string> foreign_word_hint(std::string_view text, Span span, std::string_view word) {
    if (is_shouted_keyword(word)) return fmt::format("write `{}`, in small letters", lower(word));
    const auto* row = find_word(table, word);
    if (row == nullptr) return std::nullopt;
    return in_authors_words(row->hint, text, span.begin, span.end);
}

std::vector<Fix> foreign_word_fixes(Span span, std::string_view word) {
    if (is_shouted_keyword(word)) return {{span, lower(word)}};
    const auto* row = find_word(table, word);
    if (row == nullptr || row->instead.empty()) return {};
    return {{span, std::string(row->instead)}};
}

std::optional<Span> foreign_beginning(std::string_view text, std::size_t statement) {
    const std::string_view word = word_at(text, statement);
    const auto* row = find_word(table, word);
    const bool is_foreign = is_shouted_keyword(word) || (row != nullptr && row->begins_statement);
    if (word.empty() || !is_foreign || is_defined_in(text, word)) return std::nullopt;
    return Span{static_cast<std::uint32_t>(statement), static_cast<std::uint32_t>(statement + word.size())};
}

}  // namespace cubelang::lang
