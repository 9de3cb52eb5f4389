// Look-alikes: numbers of repetitions.

#include <algorithm>

#include <fmt/format.h>

#include "lang/look_alikes/look_alike_rows.hpp"

namespace cubelang::lang::look_alike {
namespace {

using Kind = Token::Kind;

bool is_rotation(char letter) { return letter == 'x' || letter == 'y' || letter == 'z'; }

bool turns_layers(const TypedText& text, std::size_t first, std::size_t last) {
    for (auto i = first; i <= last; ++i)
        if (std::ranges::any_of(typed_moves(text.word(i)), [](const auto& move) { return !is_rotation(move.letter); }))
            return true;
    return false;
}

// The 6 of `x6` and `X6`, if that is the whole token; otherwise 0.
int times_in(const TypedText& text, std::size_t i) {
    const auto word = text.word(i);
    if (!text.is(i, Kind::moves) && !text.is(i, Kind::name)) return 0;
    if (word.size() < 2 || word.size() > 6 || (word.front() != 'x' && word.front() != 'X')) return 0;
    if (word.find_first_not_of("0123456789", 1) != word.npos) return 0;
    return std::stoi(std::string(word.substr(1)));
}

std::string repeated(std::string_view what, int times) {
    constexpr std::size_t longest_repeated = 40;
    const bool has_brackets = what.starts_with('(') || what.starts_with('[');
    const auto bracketed = has_brackets ? std::string(what) : fmt::format("({})", what);
    return fmt::format("{}{}", what.size() > longest_repeated ? "( … )" : bracketed, times);
}

// The tokens before `end` that a number of times would repeat: a bracket, or moves, or a name.
std::optional<TypedText::Run> repeated_before(const TypedText& text, std::size_t end) {
    const auto last = end - 1;
    if (text.is(last, Kind::close) && !text.is(last, "}")) {
        const auto open = text.partner(last);
        if (open == Token::none) return {};
        return TypedText::Run{open, last};
    }
    if (text.is(last, Kind::name)) return TypedText::Run{last, last};
    if (!text.is(last, Kind::moves)) return {};
    const TypedText::Run run{text.run_around(last).first, last};
    return turns_layers(text, run.first, run.last) ? std::optional(run) : std::nullopt;
}

// x2 and x3 are common: only after a bracket, or at the end, are they doubtful.
bool is_doubtful(const TypedText& text, std::size_t i, int times) {
    const auto before = text.is(i - 1, "*") ? i - 2 : i - 1;
    const bool after_bracket = text.is(before, Kind::close), at_end = text.is_after_value(i + 1);
    if (times > 3 || (after_bracket && text.touches_next(i - 1))) return true;
    return at_end && (times == 3 || after_bracket);
}

LookAlike as_rotation(const TypedText& text, std::size_t i, TypedText::Run what, int times) {
    auto message = text.is(i, Kind::name) ? fmt::format("`{}` is read as a name", text.word(i))
                                          : fmt::format("`{}` is read as a turn of the whole cube", text.word(i));
    return {text.span(i, i), std::move(message),
            fmt::format("{} times is {}", times, repeated(text.between(what.first, what.last), times))};
}

// Digits and an x.
bool is_number_with_times(std::string_view word) {
    return word.size() > 1 && (word.ends_with('x') || word.ends_with('X')) &&
           word.find_first_not_of("0123456789") == word.size() - 1;
}

bool could_be_degrees(int count) {
    constexpr int step = 15, least = 30, most = 720;
    return count >= least && count <= most && count % step == 0;
}

constexpr int most_shown = 100;  // from here on a turn is shown as R0 to R3

std::string as_turn(std::string_view turn, int degrees) {
    if (degrees == 90) return fmt::format("90 degrees are one quarter turn: {}", turn);
    if (degrees == 180) return fmt::format("180 degrees are a half turn: {}2", turn);
    if (degrees == 270) return fmt::format("270 degrees are a quarter turn back: {}'", turn);
    return "the number counts quarter turns";
}

}  // namespace

// (R U)x6, R U x6, (R U) (x6), (R U)*x6, x6 (R U)
Found times_after(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int times = times_in(text, i);
        if (times < 2) continue;
        const bool enclosed = text.is(i - 1, "(") && text.is(i + 1, ")") && i >= 2;
        const bool starred = text.is(i - 1, "*");
        const auto what = repeated_before(text, enclosed || starred ? i - 1 : i);
        if (what && (enclosed || is_doubtful(text, i, times))) return as_rotation(text, i, *what, times);
        const auto close = text.is(i + 1, Kind::open) ? text.partner(i + 1) : Token::none;
        if (close != Token::none && times > 3) return as_rotation(text, i, {i + 1, close}, times);
    }
    return {};
}

Found number_before_times(const TypedText& text) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        const auto word = text.word(i);
        if (!text.is(i - 1, Kind::close) || !text.touches_next(i - 1) || !is_number_with_times(word)) continue;
        const auto what = repeated_before(text, i);
        if (!what) continue;
        const auto digits = word.substr(0, word.size() - 1);
        return LookAlike{text.span(i, i),
                         fmt::format("`{}` is read as {} repetitions and then a turn of the whole cube", word, digits),
                         fmt::format("{} times is {}{}", digits, text.between(what->first, what->last), digits)};
    }
    return {};
}

// (1 2 3) and (123), cycles in books
// Also `sign((1 2 3))`, whose row would be the identity. Two rows are a permutation.
Found row_of_numbers(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto close = text.partner(i);
        const bool is_alone = i == 0 && close == text.size() - 1;
        if (!text.is(i, "(") || close == Token::none || close < i + 2 || !text.is_before_value(i - 1) ||
            !text.is_after_value(close + 1))
            continue;
        std::string digits(text.between(i + 1, close - 1));
        std::erase(digits, ' ');
        auto sorted = digits;
        std::ranges::sort(sorted);
        const bool is_number = close == i + 2, is_row = close == i + digits.size() + 1;
        if (digits.size() < 2 || !std::string_view("123456789").starts_with(sorted) || is_number == is_row) continue;
        if (!is_alone && (is_number || digits != sorted)) continue;  // tuple_sign((2 1 3))
        return LookAlike{text.span(i, close),
                         fmt::format("`{}` is read as {}", text.between(i, close), is_number ? "a number" : "a row"),
                         fmt::format("a cycle has commas: ({})", fmt::join(digits, ","))};
    }
    return {};
}

Found degrees(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!text.is(i, Kind::moves)) continue;
        for (const auto& move : typed_moves(text.word(i))) {
            const int times = move.times();
            if (times < most_shown && !could_be_degrees(times)) continue;
            const auto turn = move.text.substr(0, move.text.size() - move.count.size());
            return LookAlike{text.span(i, i), fmt::format("`{}` is read as {} quarter turns", move.text, move.count),
                             as_turn(turn, times)};
        }
    }
    return {};
}

namespace {

constexpr int fewest_doubtful = 4;  // more turns than a move has: a number of repetitions is meant

std::size_t moves_in(const TypedText& text, TypedText::Run run) {
    std::size_t count = 0;
    for (auto i = run.first; i <= run.last; ++i) count += typed_moves(text.word(i)).size();
    return count;
}

// The text of a run without the number, which is a part of it.
std::string without(const TypedText& text, TypedText::Run run, std::string_view number) {
    const auto all = text.between(run.first, run.last);
    const auto at = static_cast<std::size_t>(number.data() - all.data());
    return std::string(all.substr(0, at)) + std::string(all.substr(at + number.size()));
}

// The token of the number in `^6` after a run; Token::none without a power.
std::size_t power_after(const TypedText& text, TypedText::Run run) {
    return text.is(run.last + 1, "^") && text.is(run.last + 2, Kind::number) ? run.last + 2 : Token::none;
}

}  // namespace

// RU6, R U^6
Found count_of_last_move(const TypedText& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!text.is(i, Kind::moves)) continue;
        const auto run = text.run_around(i);
        i = run.last;
        const auto last = typed_moves(text.word(run.last));
        if (last.empty() || moves_in(text, run) < 2) continue;
        const auto power = power_after(text, run);
        TypedMove move = last.back();
        if (power != Token::none) move.count = text.word(power);
        if (move.times() < fewest_doubtful) continue;
        const auto what =
            power == Token::none ? without(text, run, move.count) : std::string(text.between(run.first, run.last));
        const auto end = power == Token::none ? run.last : power;
        return LookAlike{text.span(run.first, end), fmt::format("the {} applies only to {}", move.count, move.letter),
                         fmt::format("{} repeats all of it", repeated(what, move.times()))};
    }
    return {};
}

// R^2U
Found power_before_move(const TypedText& text) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        const auto moves = typed_moves(text.word(i));
        if (!text.is(i - 1, "^") || !text.is(i, Kind::moves) || moves.front().layers.empty()) continue;
        const auto layers = moves.front().layers, move = moves.front().text;
        if (layers.find('-') != layers.npos) continue;
        return LookAlike{text.span(i - 1, i), fmt::format("`^{0}` is read as a conjugation by the move {0}", move),
                         fmt::format("leave a space after a power: ^{} {}", layers, move.substr(layers.size()))};
    }
    return {};
}

}  // namespace cubelang::lang::look_alike
