// Built-ins for numbers and texts.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/show/collection_text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::meaning {
namespace {

// Digits, with an optional minus sign.
Integer integer(const At<Text>& argument) {
    const auto& text = argument->text;
    const bool negative = text.starts_with('-');
    const auto digits = std::string_view(text).substr(negative ? 1 : 0);
    const bool fits = !digits.empty() && digits.size() <= limits::longest_number &&
                      std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    if (!fits)
        throw lang::Error(argument.where, fmt::format("this text is not an integer: \"{}\"", text.substr(0, 40)),
                          "write digits, with an optional minus sign");
    const Integer value(std::string(
        digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1))));  // a leading 0 would mean octal
    return negative ? Integer(-value) : value;
}

std::string padded(const Text& text, const At<Integer>& width) {
    if (abs(*width) > limits::widest_padding)
        throw lang::Error(width.where, fmt::format("the width can be at most {}", limits::widest_padding));
    const auto wanted = static_cast<int>(*width);
    return wanted < 0 ? fmt::format("{:<{}}", text.text, -wanted) : fmt::format("{:>{}}", text.text, wanted);
}

// Floor division: the remainder has the sign of the divisor, which suits modular arithmetic.
Integer quotient(const Integer& a, const At<Integer>& b) {
    if (*b == 0) throw lang::Error(b.where, "division by zero");
    const Integer rest = a % *b;
    const bool is_above = rest != 0 && (rest < 0) != (*b < 0);
    return is_above ? Integer(a / *b - 1) : Integer(a / *b);
}

// For two integers, or for all integers of a list.
template <Integer (*join)(const Integer&, const Integer&), int of_empty>
Integer folded(const At<Value>& a, const std::optional<Integer>& b) {
    Integer result = b.value_or(of_empty);
    if (const auto* integer = a->as<Integer>()) return join(*integer, result);
    const auto* list = a->as<List>();
    if (list == nullptr)
        throw lang::Error(
            a.where, fmt::format("this must be an integer or a list of integers, but it is {}", type_with_article(*a)));
    for (const auto& item : stoppable(list->items)) {
        const auto* integer = item.as<Integer>();
        if (integer == nullptr)
            throw lang::Error(
                a.where, fmt::format("this must be a list of integers, but it contains {}", type_with_article(item)));
        result = join(result, *integer);
    }
    return result;
}
Integer gcd_of(const Integer& a, const Integer& b) { return gcd(a, b); }
Integer lcm_of(const Integer& a, const Integer& b) { return lcm(a, b); }

Integer remainder(const Integer& a, const At<Integer>& b) { return a - quotient(a, b) * *b; }

// The same for 64 bits. Divided by -1 the least one is larger than all.
bool small_quotient(std::int64_t a, std::int64_t b, std::int64_t& value) {
    if (b == 0 || b == -1) return false;
    value = a / b - static_cast<int>(a % b != 0 && (a < 0) != (b < 0));
    return true;
}
bool small_remainder(std::int64_t a, std::int64_t b, std::int64_t& value) {
    if (b == 0 || b == -1) return false;
    const auto rest = a % b;
    value = rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
    return true;
}
BuiltIn quick(BuiltIn row, decltype(BuiltIn::small) small) {
    row.small = small;
    return row;
}

// Exact numbers

unsigned checked_places(const std::optional<At<Integer>>& places, int usual) {
    return static_cast<unsigned>(
        checked_int(places, {.name = "places", .least = 0, .most = limits::widest_padding, .usual = usual}));
}

Value decimal(const Rational& number, const At<Integer>& places) {
    return make_notation(decimal_text(number, checked_places(places, 0)));
}

Value as_percent(const Rational& part, const At<Rational>& whole, const std::optional<At<Integer>>& places) {
    if (*whole == 0) throw lang::Error(whole.where, "division by zero");
    return make_notation(decimal_text(100 * part / *whole, checked_places(places, 1)) + " %");
}

Value literal(Context& context, const At<Value>& value) {
    if (const auto type = without_literal(*value); !type.empty())
        throw lang::Error(value.where, fmt::format("a {} has no literal", type),
                          type == "picture"  ? "a picture is only looked at: svg(R U, \"cube.svg\") stores one"
                          : type == "stream" ? "items(s) is the list of its values"
                                             : "def NAME(p) = … gives a function a name, which is its literal");
    return make_notation(literal_text(*value, context.stop_token()));
}

}  // namespace

std::vector<BuiltIn> number_built_ins() {
    return {
        row({.name = "decimal",
             .parameters = "number: the number to format | places: the number of decimals",
             .meaning = "A number as a decimal, rounded half away from zero.",
             .example = "decimal(22/7, 3)",
             .answer = "3.143"},
            decimal),
        row({.name = "percent",
             .parameters =
                 "part: the part | whole: the whole, which is 100 % | places: the number of decimals; 1 if left out",
             .meaning = "A part as a percentage of a whole.",
             .example = "percent(1, 3)",
             .answer = "33.3 %"},
            as_percent),
        row({.name = "numerator",
             .parameters = "number: the fraction",
             .meaning = "The numerator of a number in lowest terms.",
             .example = "numerator(6/4)",
             .answer = "3"},
            [](const Rational& number) { return numerator(number); }),
        row({.name = "denominator",
             .parameters = "number: the fraction",
             .meaning = "The denominator of a number in lowest terms; 1 for an integer.",
             .example = "denominator(6/4)",
             .answer = "2"},
            [](const Rational& number) { return denominator(number); }),
        row({.name = "pad",
             .parameters =
                 "text: the text to pad | width: the least number of characters; negative to pad on the right",
             .meaning = "A text padded with spaces to a width: on the left, or on the right if the width is negative.",
             .example = "pad(\"105\", 6)",
             .answer = "\"   105\""},
            padded),
        quick(row({.name = "quotient",
                   .parameters = "a: the dividend | b: the divisor",
                   .meaning = "The quotient of a divided by b, rounded down.",
                   .example = "quotient(7, 2)",
                   .answer = "3"},
                  quotient),
              small_quotient),
        quick(row({.name = "remainder",
                   .parameters = "a: the dividend | b: the divisor",
                   .meaning = "The remainder of a divided by b. It has the sign of b.",
                   .example = "remainder(105, 4)",
                   .answer = "1"},
                  remainder),
              small_remainder),
        row({.name = "gcd",
             .parameters = "a: the first integer, or a list of integers | b: the second integer",
             .meaning = "The greatest common divisor of two integers or of a list.",
             .example = "gcd(84, 30)",
             .answer = "6"},
            folded<gcd_of, 0>),
        row({.name = "lcm",
             .parameters = "a: the first integer, or a list of integers | b: the second integer",
             .meaning = "The least common multiple of two integers or of a list.",
             .example = "lcm(4, 6)",
             .answer = "12"},
            folded<lcm_of, 1>),
        row({.name = "integer",
             .parameters = "text: the digits, with an optional minus sign",
             .meaning = "The integer that the digits of a text represent.",
             .example = "integer(\"12\") + 1",
             .answer = "13"},
            integer),
        row({.name = "text",
             .parameters = "value: the value to write",
             .meaning = "The text that print writes for a value.",
             .example = "text(R U) + \" has order \" + text(order(R U))",
             .answer = "\"R U has order 105\""},
            [](const Value& value) { return to_text(value); }),
        row({.name = "literal",
             .parameters = "value",
             .meaning =
                 "The value as it can be typed in: a table or the lines of a record as maps, a text in quotes, a "
                 "boolean without its reason.",
             .example = "literal(source(F, @urf))",
             .answer = "{\"part\": @luf, \"orientation\": 1}"},
            literal),
        row({.name = "type",
             .parameters = "value",
             .meaning = "The type of a value, as a text.",
             .example = "type((uf,ur))",
             .answer = "\"permutation\""},
            [](const Value& value) { return std::string(type_name(value)); }),
    };
}

}  // namespace cubelang::meaning
