// The quick check for look-alikes.

#include <algorithm>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/look_alikes.hpp"
#include "lang/advice/move_letters.hpp"
#include "lang/advice/primes.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

// A cycle has a sign or a comma after its first part.
bool begins_cycle(std::string_view text) {
    text = trimmed_front(text);
    const auto signs = text.substr(0, text.find_first_not_of("+-"));
    const auto part = word_at(text, signs.size()),
               rest = text.substr(std::min(signs.size() + part.size(), text.size()));
    return !part.empty() && (!signs.empty() || trimmed_front(rest).starts_with(','));
}

// The end of a text, a comment or a cycle that begins at `at`; `at` if there is none.
std::size_t end_of_other(std::string_view text, std::size_t at) {
    const auto rest = text.substr(at);
    const auto end = [&](std::string_view sign) { return std::min(text.find(sign, at + 1), text.size()); };
    if (rest.starts_with('#') || rest.starts_with("//")) return end("\n");
    if (rest.starts_with("/*")) return end("*/");
    if (rest.starts_with('"')) return end("\"");
    const bool is_call = at > 0 && is_word_character(text[at - 1]);
    return rest.starts_with('(') && !is_call && begins_cycle(rest.substr(1)) ? end(")") : at;
}

}  // namespace

std::string without_texts(std::string_view statement) {
    std::string text(statement);
    std::ranges::replace(text, '\n', ' ');
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '#' && text[at] != '/' && text[at] != '"' && text[at] != '(') continue;
        const auto end = end_of_other(statement, at);
        const std::size_t sign = text[at] == '/' ? 2 : 1;
        for (auto i = at + sign; i < end; ++i) text[i] = text[at] == '(' ? '%' : ' ';
        at = std::max(at, end);
    }
    return text;
}

namespace {

bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }
bool has_small_letter(char c) { return move_letter(c).form == LetterForm::small; }

// Words and signs that occur in no row

bool is_name(std::string_view word) {
    return std::ranges::any_of(word, [](char c) {
        return move_letter(c).form == LetterForm::none && c != 'w' && c != 'v' && !is_ascii_digit(c);
    });
}

// `R`, `U2`: most words of most statements
bool is_plain_move(std::string_view word) {
    return move_letter(word.front()).form == LetterForm::capital &&
           (word.size() == 1 || (word.size() == 2 && word[1] == '2'));
}

// `3Rw`, `r2`, `RUFR`, also `RU` before a prime
bool are_common_moves(std::string_view word, char after) {
    const auto turn = word.substr(word.find_first_not_of("0123456789"));
    const auto letters = std::ranges::count_if(turn, [](char c) { return c != 'w' && c != 'v' && !is_ascii_digit(c); });
    const auto digits = std::ranges::count_if(turn, is_ascii_digit);
    if (digits > letters || turn.find_first_of("01456789") != turn.npos) return false;
    if (letters == 1) return turn.front() != 'x' || word.size() == 1;
    const bool is_prime = is_ascii_prime(after) || !is_ascii(after);
    constexpr int fewest = 4, stickers = 54;
    return turn.find_first_not_of("RUFLDB23") == turn.npos && (letters >= fewest || is_prime) && letters < stickers;
}

bool is_common_sign(std::string_view text, std::size_t at, std::string_view last) {
    if (text[at] == '[') return !trimmed_front(text.substr(at + 1)).starts_with("(%");
    const char before = at > 0 ? text[at - 1] : ' ', next = at + 1 < text.size() ? text[at + 1] : ' ';
    if (text[at] == '>') return before != '-' || last.empty() || is_name(last);
    if (text[at] == '-')
        return next == ' ' || next == '>' || (is_ascii_digit(next) && !is_letter(before) && before != '\'');
    return text[at] != '/' || next != '/';
}

class QuickCheck {
public:
    explicit QuickCheck(std::string_view bare) : text_(bare) {}

    [[nodiscard]] bool finds_something() {
        std::string_view last;
        for (std::size_t at = 0; at < text_.size(); ++at) {
            if (text_[at] == ' ') continue;
            const auto word = word_at(text_, at);
            if (word.empty() ? !is_common_sign(text_, at, last) : !is_common(at, word)) return true;
            if (word.empty()) continue;
            last = word;
            at += word.size() - 1;
        }
        return text_.starts_with('"') || (has_small_ && (has_wide_ || !has_capital_ || text_.find('\'') == text_.npos));
    }

private:
    [[nodiscard]] bool is_common(std::size_t at, std::string_view word) {
        const char before = at > 0 ? text_[at - 1] : ' ', first = at > 1 ? text_[at - 2] : ' ';
        has_capital_ = has_capital_ || is_plain_move(word);
        if (is_plain_move(word) && before != '^') return true;
        if (is_name(word))
            return word != "e" && (lower(word.front()) != 'x' || word.size() == 1 || !is_ascii_digit(word[1]));
        if (is_digits(word))
            return (before != '^' || first == ')' || first == ']') && (before != '(' || is_word_character(first));
        has_wide_ = has_wide_ || word.find('w') != word.npos;
        has_small_ = has_small_ || std::ranges::any_of(word, has_small_letter);
        const auto end = at + word.size();
        if (before == '(' && is_ascii_digit(word[0])) return false;  // (2f)
        return before != '^' && are_common_moves(word, end < text_.size() ? text_[end] : ' ');
    }

    std::string_view text_;
    bool has_small_ = false, has_capital_ = false, has_wide_ = false;
};

}  // namespace

bool may_have_look_alikes(std::string_view statement) { return QuickCheck(without_texts(statement)).finds_something(); }

}  // namespace cubelang::lang
