// Integers and texts.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/eval/common_arguments.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::eval {
namespace {

// Digits, perhaps after a sign.
Integer integer(const At<Text>& argument) {
    const auto& text = argument->text;
    const bool negative = text.starts_with('-');
    const auto digits = std::string_view(text).substr(negative ? 1 : 0);
    const bool fits = !digits.empty() && digits.size() <= limits::longest_number &&
                      std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    if (!fits)
        throw lang::Error(argument.where, fmt::format("this text is not an integer: \"{}\"", text.substr(0, 40)),
                          "an integer is written in digits, perhaps after a minus");
    const Integer value(std::string(
        digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1))));  // a leading 0 would mean octal
    return negative ? Integer(-value) : value;
}

std::string padded(const Text& text, const At<Integer>& width) {
    if (abs(*width) > limits::widest_padding)
        throw lang::Error(width.where, fmt::format("a column is at most {} wide", limits::widest_padding));
    const auto wanted = static_cast<int>(*width);
    return wanted < 0 ? fmt::format("{:<{}}", text.text, -wanted) : fmt::format("{:>{}}", text.text, wanted);
}

// Floor division: the remainder has the sign of the divisor, as counting around a cycle wants it.
Integer quotient(const Integer& a, const At<Integer>& b) {
    if (*b == 0) throw lang::Error(b.where, "division by zero");
    const Integer rest = a % *b;
    const bool is_above = rest != 0 && (rest < 0) != (*b < 0);
    return is_above ? Integer(a / *b - 1) : Integer(a / *b);
}

// Of two numbers, or of all in a list.
template <Integer (*join)(const Integer&, const Integer&), int of_none>
Integer folded(const At<Value>& a, const std::optional<Integer>& b) {
    Integer result = b.value_or(of_none);
    if (const auto* integer = a->as<Integer>()) return join(*integer, result);
    const auto* list = a->as<List>();
    if (list == nullptr)
        throw lang::Error(a.where, fmt::format("an integer or a list of integers is wanted here, but this is {}",
                                               type_with_article(*a)));
    for (const auto& item : *list->items) {
        const auto* integer = item.as<Integer>();
        if (integer == nullptr)
            throw lang::Error(a.where, fmt::format("a list of integers is wanted here, and this one has {} in it",
                                                   type_with_article(item)));
        result = join(result, *integer);
    }
    return result;
}
Integer gcd_of(const Integer& a, const Integer& b) { return gcd(a, b); }
Integer lcm_of(const Integer& a, const Integer& b) { return lcm(a, b); }

Integer remainder(const Integer& a, const At<Integer>& b) { return a - quotient(a, b) * *b; }

// Exact numbers

unsigned checked_places(const std::optional<At<Integer>>& places, int usual) {
    return static_cast<unsigned>(
        checked_int(places, {.name = "places", .least = 0, .most = limits::widest_padding, .usual = usual}));
}

Value decimal(const Rational& number, const At<Integer>& places) {
    return make_notation(decimal_text(number, checked_places(places, 0)));
}

Value mean(const At<List>& list) {
    if (list->items->empty()) throw lang::Error(list.where, "an empty list has no mean");
    auto total = make_integer(0);
    for (const auto& value : *list->items) {
        if (!is_number(value))
            throw lang::Error(list.where,
                              fmt::format("a mean is of numbers, and the list has {} in it", type_with_article(value)));
        total = added(total, value);
    }
    return divided(total, make_integer(list->items->size()), list.where);
}

Value as_percent(const Rational& part, const At<Rational>& whole, const std::optional<At<Integer>>& places) {
    if (*whole == 0) throw lang::Error(whole.where, "division by zero");
    return make_notation(decimal_text(100 * part / *whole, checked_places(places, 1)) + " %");
}

}  // namespace

std::vector<BuiltIn> number_built_ins() {
    return {
        row({.name = "decimal",
             .parameters = "number: what is written | places: how many digits come behind the point",
             .meaning = "a number as a decimal, rounded: what is halfway goes away from zero",
             .example = "decimal(22/7, 3)",
             .answer = "3.143"},
            decimal),
        row({.name = "mean",
             .parameters = "list: the numbers whose mean is asked for",
             .meaning = "the mean of a list of numbers, exactly",
             .example = "mean({4, 105, 6})",
             .answer = "115/3"},
            mean),
        row({.name = "percent",
             .parameters = "part: how much of it | whole: what 100 % are | places: how many digits come behind the "
                           "point; 1 if left out",
             .meaning = "how many hundredths of the whole a part is",
             .example = "percent(1, 3)",
             .answer = "33.3 %"},
            as_percent),
        row({.name = "numerator",
             .parameters = "number: the fraction, in lowest terms",
             .meaning = "what stands above the line of a fraction",
             .example = "numerator(6/4)",
             .answer = "3"},
            [](const Rational& number) { return numerator(number); }),
        row({.name = "denominator",
             .parameters = "number: the fraction, in lowest terms",
             .meaning = "what stands below the line of a fraction; 1 for a whole number",
             .example = "denominator(6/4)",
             .answer = "2"},
            [](const Rational& number) { return denominator(number); }),
        row({.name = "pad",
             .parameters = "text: what is padded | width: how many characters it has then, at least",
             .meaning = "a text padded with spaces to a width: before it, or after it if the width is negative",
             .example = "pad(\"105\", 6)",
             .answer = "\"   105\""},
            padded),
        row({.name = "quotient",
             .parameters = "a: what is divided | b: by what",
             .meaning = "a divided by b, rounded down",
             .example = "quotient(7, 2)",
             .answer = "3"},
            quotient),
        row({.name = "remainder",
             .parameters = "a: what is divided | b: by what",
             .meaning = "the remainder when a is divided by b",
             .example = "remainder(105, 4)",
             .answer = "1"},
            remainder),
        row({.name = "gcd",
             .parameters = "a: one number, or a list of them | b: the other",
             .meaning = "the greatest common divisor",
             .example = "gcd(84, 30)",
             .answer = "6"},
            folded<gcd_of, 0>),
        row({.name = "lcm",
             .parameters = "a: one number, or a list of them | b: the other",
             .meaning = "the least common multiple",
             .example = "lcm(4, 6)",
             .answer = "12"},
            folded<lcm_of, 1>),
        row({.name = "integer",
             .parameters = "text: the digits, perhaps after a minus",
             .meaning = "a text's digits as an integer",
             .example = "integer(\"12\") + 1",
             .answer = "13"},
            integer),
        row({.name = "text",
             .parameters = "value: what is written",
             .meaning = "a value as print writes it, as text",
             .example = "text(R U) + \" has order \" + text(order(R U))",
             .answer = "\"R U has order 105\""},
            [](const Value& value) { return to_text(value); }),
        row({.name = "type",
             .parameters = "value",
             .meaning = "what kind of value this is",
             .example = "type((uf,ur))",
             .answer = "\"permutation\""},
            [](const Value& value) { return std::string(type_name(value)); }),
    };
}

}  // namespace cubelang::eval
