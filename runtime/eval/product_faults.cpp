#include "runtime/eval/product_faults.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/beside.hpp"
#include "runtime/value/built_in.hpp"

namespace cubelang::eval {
namespace {

std::string_view text_of(const lang::Where& where) { return where.source->text; }

std::string_view written(const lang::Where& where) {
    return text_of(where).substr(where.span.begin, where.span.end - where.span.begin);
}

std::string name_of_function(const Function& function) {
    return function.built_in != nullptr ? std::string(function.built_in->name) : function.user->definition.name;
}

std::size_t parameters_of(const Function& function) {
    return function.built_in != nullptr ? function.built_in->parameters.size()
                                        : function.user->definition.parameters.size();
}

bool is_group(const lang::Expr& expr, std::string_view text) {
    return text.starts_with('(') && lang::bracket_end(text, 0) == text.size() &&
           !std::holds_alternative<lang::Cycle>(expr.node);
}

// What follows the function's name, as its arguments: one each if it takes so many, else all of them as one.
std::string arguments_of(const lang::Product& node, const std::vector<Operand>& factors, std::size_t at) {
    const std::size_t count = factors.size() - at - 1;
    const auto& first = factors[at + 1].where;
    if (count == 1 && is_group(*node.factors[at + 1].expr, written(first)))
        return std::string(written(first).substr(1, written(first).size() - 2));
    if (count > 1 && count <= parameters_of(*factors[at].value.as<Function>())) {
        std::vector<std::string_view> each;
        for (std::size_t i = at + 1; i < factors.size(); ++i) each.push_back(written(factors[i].where));
        return fmt::format("{}", fmt::join(each, ", "));
    }
    const auto begin = first.span.begin, end = factors.back().where.span.end;
    return std::string(text_of(first).substr(begin, end - begin));
}

std::string call_hint(const lang::Product& node, const std::vector<Operand>& factors, std::size_t at) {
    constexpr std::size_t longest = 80;
    const auto name = name_of_function(*factors[at].value.as<Function>());
    auto given = at + 1 == factors.size() ? "…" : arguments_of(node, factors, at);
    if (given.size() > longest || given.find('\n') != given.npos) given = "…";
    return fmt::format("write {}({}), the bracket right behind the name", name, given);
}

// `print "order:" order(R)`
std::string comma_hint(const std::vector<Operand>& factors, std::size_t at) {
    const std::size_t left = at == 0 ? 0 : at - 1;
    return fmt::format("write a comma between values to print: {}, {}", written(factors[left].where),
                       written(factors[left + 1].where));
}

// `R-1`
std::string power_hint(const Operand& number) {
    const auto base = lang::value_before(text_of(number.where), number.where.span.begin);
    const auto of = base.empty() ? "A" : std::string(base);
    if (const auto caret = base.find('^'); caret != base.npos)
        return fmt::format("write the exponent in brackets: {}^({}{})", base.substr(0, caret), base.substr(caret + 1),
                           written(number.where));
    if (*number.value.as<Integer>() == -1) return fmt::format("an inverse is written {0}' or {0}^-1", of);
    return fmt::format("a power is written {}^{}", of, number.value.as<Integer>()->str());
}

std::string number_hint(const lang::Product& node, const std::vector<Operand>& factors, std::size_t at) {
    const auto& number = factors[at];
    if (at > 0 && has_bare_minus(node.factors[at], number)) return power_hint(number);
    if (*number.value.as<Integer>() == 1) return "the identity is written ()";
    return "a power is written with ^ or right after: (R U)^6 or (R U)6; a layer right before: 2R";
}

}  // namespace

bool has_bare_minus(const lang::Factor& factor, const Operand& operand) {
    return !factor.star && std::holds_alternative<lang::Negate>(factor.expr->node) &&
           written(operand.where).starts_with('-');
}

void not_an_element(const Operand& operand, std::string_view in_what) {
    const auto* function = operand.value.as<Function>();
    throw lang::Error(
        operand.where,
        fmt::format("this is {}: {} needs algorithms or permutations", type_with_article(operand.value), in_what),
        function == nullptr
            ? ""
            : fmt::format("a call has its bracket right behind the name: {}(…)", name_of_function(*function)));
}

void report_factor(const lang::Product& node, const std::vector<Operand>& factors, std::size_t at) {
    const auto is_function = [](const Operand& factor) { return factor.value.as<Function>() != nullptr; };
    const auto function = std::ranges::find_if(factors, is_function);
    if (function != factors.end()) at = static_cast<std::size_t>(function - factors.begin());
    const auto& factor = factors[at];
    if (factor.value.as<Integer>() != nullptr)
        throw lang::Error(factor.where, "a number in a product of moves", number_hint(node, factors, at));
    std::string hint;
    if (function != factors.end())
        hint = call_hint(node, factors, at);
    else if (factor.value.as<Text>() != nullptr)
        hint = comma_hint(factors, at);
    throw lang::Error(
        factor.where,
        fmt::format("this is {}: a product needs algorithms or permutations", type_with_article(factor.value)),
        std::move(hint));
}

void two_numbers(const lang::Product& node, const std::vector<Operand>& factors, const lang::Where& product,
                 std::size_t at) {
    const auto is_literal = [](const lang::Factor& f) {
        return std::holds_alternative<lang::IntegerLiteral>(f.expr->node);
    };
    const bool in_brackets = written(product).starts_with('(') && product.span.begin < factors.front().where.span.begin;
    if (!in_brackets || !std::ranges::all_of(node.factors, is_literal))
        throw lang::Error(factors[at].where, "two numbers side by side",
                          "write a * b for their product, a - b for their difference");
    std::vector<std::string_view> numbers;
    for (const auto& factor : factors) numbers.push_back(written(factor.where));
    throw lang::Error(factors[at].where, "two numbers side by side",
                      fmt::format("a cycle of numbered stickers is written net ({})", fmt::join(numbers, ",")));
}

}  // namespace cubelang::eval
