// Look-alikes: signs and letters that have another meaning elsewhere.

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "lang/advice/move_letters.hpp"
#include "lang/advice/primes.hpp"
#include "lang/look_alikes/look_alike_rows.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang::look_alike {
namespace {

using Kind = Token::Kind;

bool is_small_face(char c) { return move_letter(c).form == LetterForm::small; }

// Not `(n + 1)`.
bool encloses_moves(const TypedText& text, std::size_t bracket) {
    return (text.is(bracket, "(") || text.is(bracket, "[")) && text.is(bracket + 1, Kind::moves);
}

// A minus that touches the moves on both sides.
bool is_dash(const TypedText& text, std::size_t i) {
    if (!text.is(i, "-") || !text.touches_next(i - 1) || !text.touches_next(i)) return false;
    const bool after = text.is(i - 1, Kind::moves) || encloses_moves(text, text.partner(i - 1));
    const bool before = text.is(i + 1, Kind::moves) || encloses_moves(text, i + 1);
    return after && before;
}

std::string with_blanks(std::string text) {
    std::ranges::replace(text, '-', ' ');
    return text;
}

// The letters of all moves in the text; empty if it has anything else, or characters that do not fit.
template <typename Fits>
std::string letters_of_moves(const TypedText& text, Fits fits) {
    std::string letters;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!text.is(i, Kind::moves)) return {};
        for (const char c : text.word(i)) {
            if (!fits(c)) return {};
            letters += c;
        }
    }
    return letters;
}

// Is each letter as often small as capital? Then every turn is undone, if small letters are inverses.
bool undoes_itself(const std::string& letters) {
    std::array<int, 256> balance{};
    bool any_small = false;
    for (const char c : letters) {
        any_small = any_small || is_small_face(c);
        balance.at(static_cast<unsigned char>(lower(c))) += is_small_face(c) ? -1 : 1;
    }
    return any_small && std::ranges::all_of(balance, [](int sum) { return sum == 0; });
}

std::string with_primes(const std::string& letters) {
    std::string moves;
    for (const char c : letters) {
        if (!moves.empty()) moves += ' ';
        moves += upper(c);
        if (is_small_face(c)) moves += '\'';
    }
    return moves;
}

bool are_digits(std::string_view text) { return !text.empty() && text.find_first_not_of("0123456789") == text.npos; }

// The first token of a possible dividend: a number, a name, or a call.
std::size_t dividend_begin(const TypedText& text, std::size_t last) {
    if (text.is(last, Kind::number) || text.is(last, Kind::name)) return last;
    const auto open = text.is(last, ")") ? text.partner(last) : Token::none;
    return open != Token::none && text.is(open - 1, Kind::name) && text.touches_next(open - 1) ? open - 1 : Token::none;
}

}  // namespace

// In some notations the slice E is written as a small letter.
Found e_among_moves(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text.is(i, "e") && text.is(i, Kind::name) && (text.is(i - 1, Kind::moves) || text.is(i + 1, Kind::moves)))
            return LookAlike{text.span(i, i), "`e` is read as a name: it is the identity, unless you define it",
                             "the slice is E"};
    return std::nullopt;
}

Found minus_between_moves(const TypedText& text) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (!is_dash(text, i)) continue;
        auto last = i + 1;
        while (is_dash(text, last + 1)) last += 2;
        const auto whole = std::string(text.between(i - 1, last));
        const bool is_plain = whole.find_first_of("()[]0123456789") == whole.npos;
        const bool has_words = text.is(i - 1, Kind::moves) && text.is(i + 1, Kind::moves);
        const auto place = has_words ? fmt::format(" in `{}`", text.between(i - 1, i + 1)) : std::string();
        return LookAlike{
            text.span(i - 1, last), fmt::format("the minus{} inverts the move or bracket after it", place),
            is_plain ? fmt::format("put spaces between moves: {}", with_blanks(whole)) : "put spaces between moves"};
    }
    return {};
}

// -RU is R' U
Found minus_before_moves(const TypedText& text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const bool is_sign = text.is(i, "-") && text.touches_next(i) &&
                             !(i > 0 && text.touches_next(i - 1) && !text.is(i - 1, Kind::open));
        const auto moves = text.is(i + 1, Kind::moves) ? typed_moves(text.word(i + 1)) : std::vector<TypedMove>();
        if (!is_sign || moves.size() < 2) continue;
        const auto word = text.word(i + 1);
        const auto part = part_word(word);
        const bool is_corner = part && part->letters == 3 && part->is_small;
        return LookAlike{text.span(i, i + 1),
                         fmt::format("the minus in `-{}` inverts only {}", word, moves.front().text),
                         is_corner ? fmt::format("a corner turned in place is (-{})", part->name)
                                   : fmt::format("-({}) inverts all of it", word)};
    }
    return {};
}

// Some write R U r u for R U R' U'.
Found small_letters_as_inverses(const TypedText& text) {
    constexpr std::size_t fewest = 4;
    const auto letters = letters_of_moves(text, [](char c) { return is_small_face(c) || is_small_face(lower(c)); });
    if (letters.size() < fewest || !undoes_itself(letters)) return {};
    return LookAlike{text.span(0, text.size() - 1), "small letters are read as turns of two layers",
                     fmt::format("an inverse has a prime: {}", with_primes(letters))};
}

// rur'u', typed without the shift key
Found only_small_letters(const TypedText& text) {
    constexpr std::size_t fewest = 4;
    const auto is_prime_or_count = [](char c) { return !is_ascii(c) || is_ascii_prime(c) || (c >= '0' && c <= '9'); };
    const auto letters = letters_of_moves(text, [&](char c) { return is_small_face(c) || is_prime_or_count(c); });
    if (static_cast<std::size_t>(std::ranges::count_if(letters, is_small_face)) < fewest) return {};
    std::string plain(text.between(0, text.size() - 1));
    std::ranges::transform(plain, plain.begin(), [](char c) { return upper(c); });
    return LookAlike{text.span(0, text.size() - 1), "small letters are read as turns of two layers",
                     fmt::format("turns of one layer have capitals: {}", plain)};
}

// MR among single moves: CubeTwister's slice beside R
Found slice_of_face(const TypedText& text) {
    std::size_t single = 0, slice = Token::none;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!text.is(i, Kind::moves)) continue;
        const auto moves = typed_moves(text.word(i));
        const bool is_slice = moves.size() == 2 && (moves[0].text == "M" || moves[0].text == "S") &&
                              move_letter(moves[1].letter).form == LetterForm::capital;
        if ((moves.size() > 1 && !is_slice) || (text.touches_next(i) && text.is(i + 1, Kind::moves))) return {};
        single += moves.size() == 1 ? 1U : 0U;
        if (is_slice && slice == Token::none) slice = i;
    }
    if (slice == Token::none || single == 0) return {};
    return LookAlike{text.span(slice, slice),
                     fmt::format("`{}` is read as the moves {}", text.word(slice), shown_moves(text.word(slice))),
                     fmt::format("superset(\"{}\") reads CubeTwister's notation", text.between(0, text.size() - 1))};
}

// Rr, in old notations for large cubes.
Found doubled_letter(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto word = text.word(i);
        for (std::size_t at = 0; text.is(i, Kind::moves) && at + 1 < word.size(); ++at) {
            if (!is_small_face(word[at + 1]) || word[at] != upper(word[at + 1])) continue;
            return LookAlike{text.span(i, i),
                             fmt::format("`{0}` is read as the two turns {1} {1}w", word.substr(at, 2), word[at]),
                             fmt::format("two layers together are {}w", word[at])};
        }
    }
    return {};
}

Found moves_in_quotes(const TypedText& text) {
    const auto quoted = text.word(0);
    if (text.size() != 1 || !text.is(0, Kind::text) || quoted.size() < 2) return {};
    const TypedText inner(quoted.substr(1, quoted.size() - 2));
    std::size_t words = 0;
    for (std::size_t i = 0; i < inner.size(); ++i) {
        if (inner.is(i, Kind::unknown) || inner.is(i, Kind::name) || inner.is(i, Kind::keyword)) return {};
        words += inner.is(i, Kind::moves) ? 1U : 0U;
    }
    if (words < 2) return {};  // one could be any word: "bud"
    return LookAlike{text.span(0, 0), "in quotes this is a text, not moves", "leave out the quotes"};
}

// 10 // 3
Found division_as_comment(const TypedText& text) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (!text.is(i, Kind::comment) || !text.word(i).starts_with("//")) continue;
        const auto rest = trimmed(text.word(i).substr(2));
        const auto divisor = rest.substr(0, rest.find_first_of(",+-*/%=<>)"));
        const auto first = dividend_begin(text, i - 1);
        if (!are_digits(trimmed(divisor)) || first == Token::none) continue;
        return LookAlike{text.span(i, i), fmt::format("`{}` is a comment", trimmed(text.word(i))),
                         fmt::format("a quotient is quotient({}, {})", text.between(first, i - 1), trimmed(divisor))};
    }
    return {};
}

}  // namespace cubelang::lang::look_alike
