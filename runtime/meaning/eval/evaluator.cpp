#include "runtime/meaning/eval/evaluator.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/advice/names.hpp"
#include "runtime/meaning/advice/product_errors.hpp"
#include "runtime/meaning/eval/user_call.hpp"
#include "runtime/meaning/forms/literals.hpp"
#include "runtime/meaning/show/collection_text.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/meaning/value/stream.hpp"
#include "runtime/meaning/value/tuple_algebra.hpp"

namespace cubelang::eval {

lang::Error too_deep(const lang::Where& where) {
    return {where, "this is nested too deep to be evaluated", "give part of it a name with `let`"};
}

Value Evaluator::evaluate(const lang::Expr& expr) {
    // These need no checks.
    if (const auto* name = std::get_if<lang::Name>(&expr.node)) return look_up(name->name, expr.span);
    if (const auto* number = std::get_if<lang::IntegerLiteral>(&expr.node)) return eval(*number, expr);
    if (is_too_deep()) [[unlikely]]
        throw too_deep(where(expr.span));
    context_.check_stop(source_, expr.span);
    if (const auto* choice = std::get_if<lang::IfExpr>(&expr.node)) return eval(*choice, expr);
    auto value = std::visit([&](const auto& node) { return eval(node, expr); }, expr.node);
    if (may_be_too_large(value)) [[unlikely]]
        check_size(value, where(expr.span));
    return value;
}

bool Evaluator::truth(const lang::Expr& expr, std::string_view of_what) {
    const auto* binary = std::get_if<lang::Binary>(&expr.node);
    if (binary != nullptr && is_comparison(binary->op)) return holds(*binary);
    Value made;
    return truth(value_of(expr, made), expr, of_what);
}

bool Evaluator::truth(const Value& value, const lang::Expr& expr, std::string_view of_what) const {
    if (const auto* boolean = value.as<Boolean>()) return boolean->value;
    throw lang::Error(where(expr.span),
                      fmt::format("{} needs true or false, but this is {}", of_what, type_with_article(value)),
                      "compare with == or <, or use a test such as is_reachable(p)");
}

void Evaluator::check_element(const Operand& operand, std::string_view in_what) {
    if (!is_in_group(operand.value) && !is_tuple(operand.value)) report_non_element(operand, in_what);
}

Value Evaluator::eval(const lang::Moves& node, const lang::Expr&) {
    return make_algorithm(cube::make_shared_run(moves_of(node), source_));
}

Value Evaluator::eval(const lang::IntegerLiteral& node, const lang::Expr& expr) {
    return node.value >= 0 ? Integer(node.value) : integer_literal(node.digits, where(expr.span));
}

Value Evaluator::eval(const lang::BooleanLiteral& node, const lang::Expr&) { return make_boolean(node.value); }
Value Evaluator::eval(const lang::TextLiteral& node, const lang::Expr&) { return make_text(node.text); }
Value Evaluator::eval(const lang::Name& node, const lang::Expr& expr) { return look_up(node.name, expr.span); }
Value Evaluator::eval(const lang::Cycle& node, const lang::Expr&) {
    return make_permutation(cycle(context_.cube(), node, source_));
}
Value Evaluator::eval(const lang::Location& node, const lang::Expr& expr) {
    return {location(context_.cube(), node, where(expr.span))};
}

Value Evaluator::eval(const lang::Arrows& node, const lang::Expr&) {
    return make_permutation(arrows(context_.cube(), node, source_));
}

Value Evaluator::eval(const lang::Numbers& node, const lang::Expr& expr) {
    return plain_numbers(context_.cube(), node, where(expr.span));
}

Value Evaluator::eval(const lang::Numbered& node, const lang::Expr&) {
    return make_permutation(numbered(context_.cube(), node, source_));
}

Evaluator::Range Evaluator::range(const lang::Binary& binary) {
    const auto bound = [&](const lang::Expr& expr) {
        const auto value = evaluate(expr);
        if (const auto* integer = value.as<Integer>()) return *integer;
        throw lang::Error(where(expr.span), fmt::format("a range runs from integer to integer, but this is {}",
                                                        type_with_article(value)));
    };
    return {bound(*binary.left), bound(*binary.right)};
}

// A range that is too long for a list becomes a stream.
Value Evaluator::list_of(const Range& range) {
    if (range.last - range.first >= limits::longest_list) return make_range(range.first, range.last);
    std::vector<Value> items;
    items.reserve(static_cast<std::size_t>(std::max(Integer(0), Integer(range.last - range.first + 1))));
    for (Integer i = range.first; i <= range.last; ++i) {
        stop_point();
        items.push_back(make_integer(i));
    }
    return make_list(std::move(items));
}

Value Evaluator::eval(const lang::Not& node, const lang::Expr&) { return make_boolean(!truth(*node.operand, "`not`")); }

namespace {

// Kociemba's F(URF).c and F(URF).o: the part that p brings to a place, and its orientation.
std::string source_hint(std::string_view p, std::string_view place, std::string_view field) {
    if (p.empty() || place.empty() || (field != "c" && field != "o")) return {};
    return fmt::format("write source({}, {}).{}", p, place, field == "c" ? "part" : "orientation");
}

std::string place_named(std::string_view letters) {
    const bool is_part = letters.size() < 4 && letters.find_first_not_of("URFDLBurfdlb") == letters.npos;
    return is_part && letters.size() > 1 ? "@" + lower(letters) : "";
}

std::string not_a_function_hint(const lang::Where& called, const Value& callee) {
    const std::string_view text = called.source->text, name = called.text();
    const std::size_t name_end = called.span.end, end = lang::bracket_end(text, name_end);
    if (is_element(callee) && end < text.size() && text[end] == '.') {
        const auto place = text.substr(name_end + 1, end - name_end - 2);
        if (auto hint = source_hint(name, place_named(place), lang::word_at(text, end + 1)); !hint.empty()) return hint;
    }
    const auto given = lang::arguments_after(text, name_end);
    if (given.empty()) return {};
    if (is_element(callee)) return fmt::format("write a product with a space: {} ({})", name, given);
    if (is_number(callee) && is_integer(given)) return fmt::format("write * for a product: {} * {}", name, given);
    if (callee.as<List>() != nullptr || callee.as<Map>() != nullptr)
        return fmt::format("an item is written with square brackets: {}[{}]", name, given);
    if ((name == "oll" || name == "pll") && is_digits(given))
        return fmt::format("`import {0}` defines {0}_{1}", name, given);
    if (callee.as<Text>() != nullptr && cube::find_numbering(name) != nullptr)
        return fmt::format("write a space after the name of a numbering: {} ({})", name, given);
    return {};
}

}  // namespace

void Evaluator::report_not_called(const lang::Call& node, const Value& callee) const {
    const auto called = where(node.name_span);
    throw lang::Error(called, fmt::format("{} is {}, not a function", called.text(), type_with_article(callee)),
                      not_a_function_hint(called, callee));
}

Value Evaluator::eval(const lang::Call& node, const lang::Expr& expr) {
    Value made;
    const auto& callee = node.callee ? value_of(*node.callee, made) : look_up(node.name, node.name_span);
    const auto* function = callee.as<Function>();
    if (function == nullptr) report_not_called(node, callee);
    const auto is_named = [](const lang::Argument& argument) { return !argument.name.empty(); };
    if (function->user != nullptr && std::ranges::none_of(node.arguments, is_named))
        return call_user(node, *function->user, expr.span);
    const auto here = where(expr.span);
    const bool is_why = function->built_in != nullptr && function->built_in->name == "why";
    const auto arguments = is_why ? arguments_of_why(node, *function, here) : arguments_of(node, *function, here);
    return call(context_, *function, std::span(arguments.data(), arguments.size()), here);
}

// Without the places of the arguments, which only an error of a built-in function needs.
Value Evaluator::call_user(const lang::Call& node, const UserFunction& function, lang::Span span) {
    UserCall call(context_, function, node.arguments.size(), source_, span);
    for (const auto& argument : node.arguments) {
        Value made;
        const auto& value = value_of(*argument.value, made);
        &value == &made ? call.give(std::move(made)) : call.give(value);
    }
    return call.run();
}

namespace {

// The parameter that receives the value on the left of `|>`, if it is not the first one: `list |> map(f)`.
std::string piped_parameter(const Function& function) {
    if (function.built_in == nullptr) return {};
    const auto& parameters = function.built_in->parameters;
    if (parameters.empty() || parameters.front().wanted != "a function") return {};
    const auto last = std::ranges::find(parameters.rbegin(), parameters.rend(), false, &Parameter::optional);
    return std::string(last->name);
}

}  // namespace

Evaluator::Operands Evaluator::arguments_of(const lang::Call& node, const Function& function,
                                            const lang::Where& where_called) {
    const auto piped = node.is_piped ? piped_parameter(function) : std::string();
    if (!piped.empty() || !std::ranges::all_of(node.arguments, &std::string::empty, &lang::Argument::name)) {
        std::vector<NamedOperand> arguments;
        for (const auto& argument : node.arguments)
            arguments.push_back({argument.name, where(argument.name_span), operand(*argument.value)});
        if (!piped.empty()) {
            arguments.front().name = piped;
            arguments.front().name_where = arguments.front().operand.where;
            std::rotate(arguments.begin(), arguments.begin() + 1, arguments.end());
        }
        const auto ordered = in_order(function, std::move(arguments), where_called);
        return {ordered.begin(), ordered.end()};
    }
    Operands arguments;
    arguments.reserve(node.arguments.size());
    for (const auto& argument : node.arguments) arguments.push_back(operand(*argument.value));
    return arguments;
}

// Method syntax, `(R U).length()`.
std::string Evaluator::field_hint(const lang::Field& node, const Value& value) const {
    auto record = where(node.record->span).text();
    if (auto file = file_hint(record, "." + node.name); value.as<Text>() != nullptr && !file.empty()) return file;
    if (record.starts_with('(') && lang::bracket_end(record, 0) == record.size())
        record = record.substr(1, record.size() - 2);
    const auto place = value.as<Location>() != nullptr ? std::string(record) : place_named(record);
    if (auto hint = source_hint(lang::value_before(source_->text, node.record->span.begin), place, node.name);
        !hint.empty())
        return hint;
    const auto given = source_->text.substr(node.name_span.end).starts_with('(')
                           ? lang::arguments_after(source_->text, node.name_span.end)
                           : std::string_view();
    if (scope_.vocabulary().built_in(node.name) != nullptr || scope_.find(node.name) != nullptr)
        return given.empty() ? fmt::format("write {}({})", node.name, record)
                             : fmt::format("write {} |> {}({})", record, node.name, given);
    if (const auto* map = value.as<Map>()) return fmt::format("the keys are {}", some_keys(*map));
    return is_element(value) ? "a pause has spaces around it: R . U" : "";
}

Value Evaluator::eval(const lang::Field& node, const lang::Expr&) {
    const auto value = evaluate(*node.record);
    const auto* record = value.as<Record>();
    if (const auto* map = value.as<Map>())
        if (const auto* found = find(context_, *map, {make_text(node.name), where(node.name_span)})) return *found;
    if (record == nullptr)
        throw lang::Error(where(node.name_span),
                          value.as<Map>() != nullptr ? fmt::format("there is no key \"{}\"", node.name)
                                                     : fmt::format("{} has no fields", type_with_article(value)),
                          field_hint(node, value));
    std::vector<std::string> names;
    for (const auto& [name, field] : *record->fields) {
        if (name == node.name) return field;
        names.push_back(name);
    }
    throw lang::Error(where(node.name_span), fmt::format("this record has no field `{}`", node.name),
                      fmt::format("its fields are {}", fmt::join(names, ", ")));
}

Value Evaluator::eval(const lang::List& node, const lang::Expr&) {
    return eval::list_of(node.items, [&](const auto& item) { return evaluate(*item); });
}

Value Evaluator::eval(const lang::Map& node, const lang::Expr&) {
    std::vector<Operand> keys;
    std::vector<Value> values;
    for (std::size_t i = 0; i < node.items.size(); i += 2) {
        keys.push_back(operand(*node.items[i]));
        values.push_back(evaluate(*node.items[i + 1]));
    }
    return map_or_throw(context_, keys, std::move(values));
}

Value Evaluator::eval(const lang::IfExpr& node, const lang::Expr&) {
    return evaluate(truth(*node.condition, "`if`") ? *node.yes : *node.no);
}

}  // namespace cubelang::eval
