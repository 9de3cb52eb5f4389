#include "runtime/meaning/eval/evaluator.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/advice/names.hpp"
#include "runtime/meaning/advice/product_errors.hpp"
#include "runtime/meaning/show/collection_text.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/meaning/value/tuple_algebra.hpp"

namespace cubelang::meaning {

lang::Error too_deep(const lang::Where& where) {
    return {where, "this is nested too deep to be evaluated", "give part of it a name with `let`"};
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

namespace {

std::string not_a_function_hint(const lang::Where& called, const Value& callee) {
    const std::string_view text = called.source->text, name = called.text();
    const auto given = lang::arguments_after(text, called.span.end);
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
    auto hint = mended_statement(scope_, locals_, called).hint;
    throw lang::Error(called, fmt::format("{} is {}, not a function", called.text(), type_with_article(callee)),
                      hint.empty() ? not_a_function_hint(called, callee) : std::move(hint));
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

bool Evaluator::is_in_order(const lang::Call& node, const Function& function) {
    return std::ranges::all_of(node.arguments, &std::string::empty, &lang::Argument::name) &&
           !(node.is_piped && !piped_parameter(function).empty());
}

Evaluator::Operands Evaluator::in_order(const lang::Call& node, const Function& function, Operands given,
                                        const lang::Where& where_called) {
    if (is_in_order(node, function)) return given;
    std::vector<NamedOperand> arguments;
    for (std::size_t i = 0; i < given.size(); ++i) {
        const auto& [name, name_span, value] = node.arguments[i];
        arguments.push_back({name, where(name_span), std::move(given[i])});
    }
    if (const auto piped = node.is_piped ? piped_parameter(function) : std::string(); !piped.empty()) {
        arguments.front().name = piped;
        arguments.front().name_where = arguments.front().operand.where;
        std::rotate(arguments.begin(), arguments.begin() + 1, arguments.end());
    }
    const auto ordered = meaning::in_order(function, std::move(arguments), where_called);
    return {ordered.begin(), ordered.end()};
}

// Method syntax, `(R U).length()`.
std::string Evaluator::field_hint(const lang::Field& node, const Value& value) const {
    auto record = where(node.record->span).text();
    if (auto meant = mended_statement(scope_, locals_, where(node.name_span)); !meant.hint.empty()) return meant.hint;
    if (record.starts_with('(') && lang::bracket_end(record, 0) == record.size())
        record = record.substr(1, record.size() - 2);
    const auto given = source_->text.substr(node.name_span.end).starts_with('(')
                           ? lang::arguments_after(source_->text, node.name_span.end)
                           : std::string_view();
    if (scope_.vocabulary().built_in(node.name) != nullptr || scope_.find(node.name) != nullptr)
        return given.empty() ? fmt::format("write {}({})", node.name, record)
                             : fmt::format("write {} |> {}({})", record, node.name, given);
    if (const auto* map = value.as<Map>()) return fmt::format("the keys are {}", some_keys(*map));
    return is_element(value) ? "a pause has spaces around it: R . U" : "";
}

Value Evaluator::field(const lang::Field& node, const Value& value) {
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

namespace {
[[noreturn]] void report_unknown(const Scope& scope, const Locals* locals, std::string_view name,
                                 const lang::Where& where) {
    auto advice = unknown_name_advice(scope, locals, name, where);
    throw lang::Error(
        lang::Diagnostic{.where = where,
                         .message = name == "_" ? "there is no last value yet" : fmt::format("unknown name `{}`", name),
                         .hint = std::move(advice.hint),
                         .notes = {},
                         .fixes = std::move(advice.fixes)});
}

}  // namespace

const Value& look_up(const Scope& scope, const Locals* locals, std::string_view name, const lang::SourcePtr& source,
                     lang::Span span) {
    if (const auto* local = locals == nullptr ? nullptr : locals->find(name)) return *local;
    if (const auto* binding = scope.find(name)) return binding->value;
    if (const auto* value = scope.vocabulary().value(name)) return *value;
    report_unknown(scope, locals, name, {source, span});
}

}  // namespace cubelang::meaning
