#include "runtime/meaning/advice/product_errors.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/match.hpp"
#include "runtime/meaning/advice/names.hpp"
#include "runtime/meaning/advice/spellings.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/meaning/value/tuple_algebra.hpp"

namespace cubelang::meaning {
namespace {

// Whether the text is in round brackets that can be the argument list of a call.
bool is_argument_list(const lang::Expr& expr, std::string_view text, const Function& function) {
    const bool is_cycle = std::holds_alternative<lang::Cycle>(expr.node);
    return text.starts_with('(') && lang::bracket_end(text, 0) == text.size() && (!is_cycle || required(function) > 1);
}

bool is_name_or_constant(const lang::Factor& factor) {
    return std::holds_alternative<lang::Name>(factor.expr->node) ||
           std::holds_alternative<lang::IntegerLiteral>(factor.expr->node) ||
           std::holds_alternative<lang::TextLiteral>(factor.expr->node);
}

// `show R isometric`: words after the first factor are separate arguments if the function has enough parameters.
bool are_separate(const std::vector<lang::Factor>& factors, const Function& function) {
    return function.built_in != nullptr && factors.size() <= function.built_in->parameters.size() &&
           std::all_of(factors.begin() + 1, factors.end(), is_name_or_constant);
}

// The factors after the function's name as arguments: separate ones if their number fits, else a single one.
std::string arguments_of(const std::vector<lang::Factor>& factors, const lang::SourcePtr& source,
                         const Function& function) {
    const auto in_source = [&](const lang::Factor& factor) { return lang::Where{source, factor.expr->span}.text(); };
    if (factors.size() == 1 && is_argument_list(*factors.front().expr, in_source(factors.front()), function))
        return std::string(in_source(factors.front()).substr(1, in_source(factors.front()).size() - 2));
    if (factors.size() > 1 && (factors.size() == required(function) || are_separate(factors, function))) {
        std::vector<std::string_view> each;
        std::ranges::transform(factors, std::back_inserter(each), in_source);
        return fmt::format("{}", fmt::join(each, ", "));
    }
    return std::string(lang::Where{source, {factors.front().expr->span.begin, factors.back().expr->span.end}}.text());
}

// The value before the dot of `R.order`; "…" if there is no dot.
std::string value_before_dot(const lang::Where& where) {
    const auto before = text_of(where).substr(0, where.span.begin);
    if (!before.ends_with('.')) return "…";
    const auto value = lang::value_before(before, before.size() - 1);
    return value.empty() ? "…" : std::string(value);
}

// `print "order:" order(R)`
std::string comma_hint(std::span<const Operand> factors, std::size_t at) {
    const auto text = text_of(factors[at].where);
    const auto statement = lang::statement_text(text, lang::statement_begin(text, factors[at].where.span.begin));
    const auto meant = lang::mended(statement, {[](auto) { return true; }});  // white cross
    if (meant.text != statement) return meant.hint();
    const auto begin = factors[at].where.span.begin;
    if (begin > 0 && lang::is_word_character(text[begin - 1]))  // R"U"
        return "a half turn is written R2; a text needs a space before it, \"text\"";
    if (auto numbers = numbering_hint(factors[at].value); !numbers.empty()) return numbers;
    const std::size_t left = at == 0 ? 0 : at - 1;
    return fmt::format("write a comma between values to print: {}, {}", factors[left].where.text(),
                       factors[left + 1].where.text());
}

// `R-1`
std::string power_hint(const Operand& number) {
    const auto base = lang::value_before(text_of(number.where), number.where.span.begin);
    const auto of = base.empty() ? "A" : std::string(base);
    if (const auto caret = base.find('^'); caret != base.npos)
        return fmt::format("write the exponent in brackets: {}^({}{})", base.substr(0, caret), base.substr(caret + 1),
                           number.where.text());
    if (*number.value.as<Integer>() == -1) return fmt::format("an inverse is written {0}' or {0}^-1", of);
    return fmt::format("a power is written {}^{}", of, number.value.as<Integer>()->str());
}

// `(R U)*6`, `6(R U)`. Several moves need brackets, since a suffix applies to the last move only.
std::string repeated(const lang::Expr& expr, const Operand& value, const Operand& number) {
    const auto* const moves = std::get_if<lang::Moves>(&expr.node);
    const auto times = number.value.as<Integer>()->str();
    const auto is_bracket = [](std::string_view text) { return text.ends_with(')') || text.ends_with(']'); };
    std::string of(value.where.text());
    if (moves != nullptr && moves->moves.size() > 1 && !is_bracket(of)) of = "(" + of + ")";
    return fmt::format("write {}{}{}", of, is_bracket(of) && !times.starts_with('-') ? "" : "^", times);
}

std::string division_hint(const lang::Product& node, const Operand& a, const Operand& b, std::size_t at) {
    if (!is_in_group(b.value)) return "the inverse of A is A'; a power is written (A)^2";
    const auto* moves = std::get_if<lang::Moves>(&node.factors[at].expr->node);
    std::string divisor(b.where.text());
    if (moves != nullptr && moves->moves.size() > 1 && !divisor.starts_with('(')) divisor = "(" + divisor + ")";
    const auto begin = a.where.span.begin;
    if (begin > 0 && text_of(a.where)[begin - 1] == '[')  // [U/R, D]
        return "a commutator is written [A, B], with its setup [C: [A, B]]; the inverse of A is A'";
    return fmt::format("the inverse of A is A': write {} {}'", a.where.text(), divisor);
}

std::string number_hint(const lang::Product& node, std::span<const Operand> factors, std::size_t at) {
    const auto& number = factors[at];
    if (at > 0 && has_bare_minus(node.factors[at], number)) return power_hint(number);
    if (*number.value.as<Integer>() == 1) return "the identity is written ()";
    const auto base = lang::value_before(text_of(number.where), number.where.span.begin);
    const auto before = text_of(number.where).substr(0, number.where.span.begin);
    const bool stands_apart = before.ends_with(' ') && !node.factors[at].star && !number.where.text().starts_with('(');
    if (at > 0 && stands_apart && !base.empty())
        return fmt::format("write {}{}, without a space", base, number.where.text());
    if (factors.size() == 2 && is_element(factors[1 - at].value))
        return repeated(*node.factors[1 - at].expr, factors[1 - at], number);
    return "a power is written (R U)^6 or (R U)6, without a space; a layer is written before the move: 2R";
}

// `[1, 2]`, `xs[m:n]`
std::string list_hint(const Operand& operand, std::string_view in_what) {
    if (operand.value.as<Integer>() != nullptr && in_what == "a conjugate")
        return "several items of a list are {R, U, F}[2..3], counted from 1";
    const bool is_number = operand.value.as<Integer>() != nullptr && in_what == "a commutator";
    return is_number ? "a list of two numbers is written {1, 2}; [A, B] is a commutator" : "";
}

}  // namespace

void report_missing_bracket(const Scope& scope, const Locals* locals, const lang::Product& node, std::size_t at,
                            const Operand& called) {
    constexpr std::size_t longest = 80;
    const auto& function = *called.value.as<Function>();
    const bool is_unnamed = function.user != nullptr && function.user->name.empty();
    const auto name = is_unnamed ? std::string(called.where.text()) : name_of(function);
    const std::vector<lang::Factor> following(node.factors.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                              node.factors.end());
    auto given =
        following.empty() ? value_before_dot(called.where) : arguments_of(following, called.where.source, function);
    if (given.size() > longest || given.find('\n') != given.npos) given = "…";
    auto hint = fmt::format("write {}({}), with the bracket directly after {}", name, given,
                            name.ends_with(')') ? "it" : "the name");
    if (function.built_in != nullptr && (given == "…" || has_unknown_name(given, name_in_reach(scope, locals))))
        hint = "write a call, such as " + example_call(*function.built_in);
    if (auto meant = mended_statement(scope, locals, called.where); !meant.hint.empty()) hint = std::move(meant.hint);
    if (given.starts_with(".(")) hint = fmt::format("write map({}, {})", name, trimmed(given.substr(1), "()"));
    // `cycle-type`: the beginning of a longer name
    if (const auto names = other_spellings(scope, called.where); names.size() == 1 && names[0] != name)
        hint = fmt::format("it is written `{}`", names[0]);
    throw lang::Error(called.where, fmt::format("{} is a function, and its bracket is missing", name), std::move(hint));
}

bool has_bare_minus(const lang::Factor& factor, const Operand& operand) {
    return !factor.star && std::holds_alternative<lang::Negate>(factor.expr->node) &&
           operand.where.text().starts_with('-');
}

void check_division(const lang::Product& node, std::span<const Operand> factors) {
    for (std::size_t i = 1; i < factors.size(); ++i) {
        const auto &a = factors[i - 1], &b = factors[i];
        if (!node.factors[i].slash || (is_number(a.value) && is_number(b.value))) continue;
        const auto& wrong = is_number(b.value) ? a : b;
        throw lang::Error(wrong.where,
                          fmt::format("only numbers can be divided, but this is {}", type_with_article(wrong.value)),
                          is_in_group(a.value) ? division_hint(node, a, b, i) : "");
    }
}

void report_non_element(const Operand& operand, std::string_view in_what) {
    const auto* function = operand.value.as<Function>();
    throw lang::Error(
        operand.where,
        fmt::format("this is {}: {} needs algorithms or permutations", type_with_article(operand.value), in_what),
        function == nullptr ? list_hint(operand, in_what)
                            : fmt::format("a call has its bracket directly after the name: {}(…)", name_of(*function)));
}

void report_factor(const lang::Product& node, std::span<const Operand> factors, std::size_t at) {
    const auto text = std::ranges::find_if(factors, [](const Operand& f) { return f.value.as<Text>() != nullptr; });
    if (text != factors.end()) at = static_cast<std::size_t>(text - factors.begin());
    const auto& factor = factors[at];
    if (factor.value.as<Fraction>() != nullptr)
        throw lang::Error(factor.where, "a number in a product of moves",
                          "only a whole number can be a power: (R U)^6");
    if (factor.value.as<Integer>() != nullptr)
        throw lang::Error(factor.where, "a number in a product of moves", number_hint(node, factors, at));
    throw lang::Error(
        factor.where,
        fmt::format("this is {}: a product needs algorithms or permutations", type_with_article(factor.value)),
        factor.value.as<Text>() != nullptr ? comma_hint(factors, at) : "");
}

void report_two_numbers(const Operand& second, std::size_t count) {
    throw lang::Error(
        second.where, "two numbers side by side",
        text_of(second.where).substr(0, second.where.span.begin).ends_with(")") ? "a cycle has commas: (1,2)(3,4)"
        : count > 2 ? "a row has all its numbers in brackets, (1 2 3 4), and a list is written {1, 2, 3, 4}; "
                      "show((), numbers) draws the numbers of a cube"
                    : "write a * b for their product, a - b for their difference; print a, b shows both");
}

}  // namespace cubelang::meaning
