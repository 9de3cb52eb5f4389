#include "lang/advice/statements.hpp"

#include <algorithm>
#include <vector>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/keywords.hpp"
#include "lang/advice/match.hpp"
#include "lang/advice/move_letters.hpp"
#include "lang/advice/primes.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

int change_of_depth(char c) {
    return std::string_view("([{").find(c) != std::string_view::npos   ? 1
           : std::string_view(")]}").find(c) != std::string_view::npos ? -1
                                                                       : 0;
}

}  // namespace

std::size_t next_place(std::string_view text, std::size_t at) {
    if (text[at] != '"') return at + 1;
    return std::min(text.find('"', at + 1), text.size() - 1) + 1;
}

bool is_balanced(std::string_view code) {
    int depth = 0;
    for (std::size_t i = 0; i < code.size() && depth >= 0; i = next_place(code, i)) depth += change_of_depth(code[i]);
    return depth == 0;
}

// By `let`, `def` or `for`, as a parameter, or before an arrow.
bool is_defined_in(std::string_view text, std::string_view word) {
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        auto head = text.substr(0, at);
        head.remove_prefix(head.rfind('\n') + 1);  // npos + 1 is 0
        const auto opens = [&](std::string_view begin) {
            const auto open = head.rfind(begin);
            return open != head.npos && head.find(')', open) == head.npos;
        };
        if (head.ends_with("let ") || head.ends_with("for ") || head.ends_with("forall ") ||
            head.ends_with("exists ") || opens("def ") || opens("let (") || opens("for ("))
            return true;
        if (trimmed_front(text.substr(at + word.size())).starts_with("->")) return true;
    }
    return false;
}

std::string_view statement_text(std::string_view text, std::size_t begin) {
    int depth = 0;
    auto end = begin;
    for (; end < text.size() && text[end] != '\n' && text[end] != '#'; end = next_place(text, end)) {
        if (text[end] == ';' && depth <= 0) break;
        depth += change_of_depth(text[end]);
    }
    return trimmed(text.substr(begin, std::min(end, text.size()) - begin));
}

namespace {

// A block ends its statement, a list does not: `{1, 2}.includes(2)`.
bool ends_block(std::string_view text, std::size_t brace) {
    const auto rest = trimmed_front(text.substr(brace + 1));
    return !rest.empty() && (is_word_character(rest.front()) || rest.front() == '"');
}

}  // namespace

std::size_t statement_begin(std::string_view text, std::size_t at) {
    std::size_t begin = at;
    for (int depth = 0; begin > 0; --begin) {
        const char c = text[begin - 1];
        const bool closes = c == '}' && !ends_block(text, begin - 1);
        if (c == '\n' || c == ';' || (c == '{' && depth == 0) || (c == '}' && !closes)) break;
        depth += closes ? 1 : c == '{' ? -1 : 0;
    }
    for (const std::string_view word : {"then ", "else "})
        if (const auto found = text.substr(0, at).rfind(word); found != text.npos)
            begin = std::max(begin, found + word.size());
    return std::min(text.find_first_not_of(" \t\r", begin), at);
}

bool is_code(std::string_view text) {
    std::size_t letters = 0;
    for (; !text.empty(); text.remove_prefix(std::max(prime_length(text), std::size_t{1}))) {
        const char c = text.front();
        const bool is_letter = move_letter(c).form != LetterForm::none;
        letters += is_letter ? 1 : 0;
        if (prime_length(text) == 0 && !is_letter && c != 'w' && c != 'v' && !is_digits(text.substr(0, 1)) &&
            std::string_view(" ()[]{},:*^.@!?;\"-+").find(c) == text.npos)
            return false;
    }
    return letters > 0;
}

namespace {

// `3-cycle`, `what's`, `4x4`; of the keywords only those that English has too
bool is_plain(std::string_view word) {
    const bool is_ours = find_keyword(word) != nullptr && !is_filler(word) && word != "cube" && word != "print";
    return !is_ours && !word.ends_with('-') && std::ranges::all_of(word, [](char c) {
        return c != '_' && (is_word_character(c) || c == '\'' || c == '-' || c == '?');
    });
}

}  // namespace

std::string words_hint(std::string_view line) {
    auto words = words_in(line);
    std::erase_if(words, [](auto word) { return is_code(word); });
    const bool is_english = words.size() > 1 && std::ranges::all_of(words, is_plain) && !begins_statement(line);
    if (!is_english) return {};
    std::erase_if(words, is_filler);
    if (words.empty()) return {};
    for (const auto word : words) {
        const auto* row = find_word(trimmed(word, "?"));
        const bool has_hint =
            row != nullptr && row->write.find("{a}") == row->write.npos && row->write.find("{rest}") == row->write.npos;
        if (auto hint = has_hint ? row->hint(filled(row->write, {}, 0, 0)) : ""; !hint.empty()) return hint;
    }
    return help_hint(trimmed(*std::ranges::max_element(words, {}, &std::string_view::size), "?"));
}

std::string help_hint(std::string_view word) {
    constexpr std::size_t longest = 30;
    return "at the prompt, help shows how to begin, and ?" + std::string(word.size() > longest ? "WORD" : word) +
           " searches for the word";
}

}  // namespace cubelang::lang
