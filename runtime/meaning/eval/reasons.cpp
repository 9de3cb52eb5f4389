// `why`: the reason of an answer.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/eval/definitions.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "stdlib/library.hpp"

namespace cubelang::meaning {

const Definitions& reasons() {
    static const Definitions all(library::reasons(), "reasons", false);
    return all;
}

std::string sentence(std::string text) {
    const auto end = std::min(text.find(' '), text.size());
    const bool is_value = text.find_first_not_of("urfdlbxyz0123456789") >= end || text.compare(end, 3, " = ") == 0;
    if (!text.empty() && !is_value) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text.empty() || text.ends_with('.') ? text : text + '.';
}

std::string library_reason(Context& context, const Vocabulary& vocabulary, std::string_view name,
                           std::initializer_list<Operand> operands) {
    return call(context, *reasons().find(name, vocabulary), operands, operands.begin()->where).as<Text>()->text;
}

namespace {

// `>` asks about the opposite order.
std::string name_of(lang::Operator op) {
    using enum lang::Operator;
    if (op == member) return "why_in";
    if (op == equal || op == unequal) return "why_equal";
    return op == less || op == at_most || op == greater || op == at_least ? "why_part" : "";
}

std::string own_reason(const Value& answer) {
    const auto* boolean = answer.as<Boolean>();
    return boolean == nullptr ? "" : sentence(boolean->reason);
}

// Does the function get all that it needs? One that gets the answer does without further arguments.
bool fit(const std::vector<lang::Parameter>& parameters, bool gets_answer, std::vector<Operand>& operands) {
    const auto most = parameters.size() - (gets_answer ? 1 : 0);
    if (operands.size() > most && !gets_answer) return false;
    operands.resize(most, {{}, {}, false});
    for (std::size_t i = 0; i < most; ++i)
        if (!operands[i].given && parameters[i].otherwise == nullptr) return false;
    return true;
}

std::string joined(const std::string& one, const std::string& other) {
    return one == other || other.empty() ? one : one.empty() ? other : one + ' ' + other;
}

}  // namespace

std::string Evaluator::reason_from(const std::string& reason_name, bool is_built_in, std::vector<Operand> operands,
                                   const lang::Expr& question) {
    const auto here = where(question.span);
    const auto* own = scope_.find(reason_name);
    const auto* reason = own != nullptr ? own->value.as<Function>()
                         : is_built_in  ? reasons().find(reason_name, scope_.vocabulary())
                                        : nullptr;
    const auto answer = evaluate(question);  // throws the errors of the question
    if (reason == nullptr || reason->user == nullptr) return own_reason(answer);
    const auto& parameters = reason->user->code.parameters;
    const bool gets_answer = !parameters.empty() && parameters.back().name == "answer";
    if (!fit(parameters, gets_answer, operands)) return own_reason(answer);
    if (gets_answer) operands.push_back({answer, here});
    try {
        const auto value = call(context_, *reason, std::span<const Operand>(operands), here);
        const auto* text = value.as<Text>();
        if (text != nullptr && text->text.empty()) return own_reason(answer);
        if (text != nullptr) return own != nullptr ? text->text : sentence(text->text);
        throw lang::Error(here,
                          fmt::format("{} gave {}, and a reason is a text", reason_name, type_with_article(value)));
    } catch (const lang::Error& error) {
        if (own != nullptr || error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw;
        return own_reason(answer);
    }
}

Evaluator::Operands Evaluator::arguments_of(const lang::Call& node, const Function& function, const lang::Where& here) {
    Operands given;
    for (const auto& argument : node.arguments) given.push_back(operand(*argument.value));
    return in_order(node, function, std::move(given), here);
}

std::string Evaluator::reason_of(const lang::Call& node, const lang::Expr& question) {
    const auto callee = look_up(node.name, node.name_span);
    const auto* function = callee.as<Function>();
    if (function == nullptr) return own_reason(evaluate(question));
    const auto arguments = arguments_of(node, *function, where(question.span));
    const bool is_built_in = function->built_in != nullptr;
    return reason_from(fmt::format("why_{}", is_built_in ? function->built_in->name : node.name), is_built_in,
                       {arguments.begin(), arguments.end()}, question);
}

// A side that is a call adds its own reason: order(p) == 105.
std::string Evaluator::reason_of(const lang::Binary& node, const lang::Expr& question) {
    using enum lang::Operator;
    if (node.op == logical_and || node.op == logical_or) {
        static_cast<void>(evaluate(question));
        const auto decides = [&](const lang::Expr& side) {
            return truth(evaluate(side), side, "why") == (node.op == logical_or);
        };
        for (const auto* side : {node.left.get(), node.right.get()})
            if (decides(*side)) return reason_of(*side);
        return joined(reason_of(*node.left), reason_of(*node.right));
    }
    const auto name = name_of(node.op);
    if (name.empty()) return own_reason(evaluate(question));
    std::vector<Operand> sides{operand(*node.left), operand(*node.right)};
    std::string of_sides;
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (const auto& side = i == 0 ? *node.left : *node.right;
            std::holds_alternative<lang::Call>(side.node) && (is_number(sides[i].value) || as_map(sides[i].value)))
            of_sides = joined(of_sides, reason_of(side));
    if (node.op == greater || node.op == at_least) std::swap(sides[0], sides[1]);
    return joined(reason_from(name, true, std::move(sides), question), of_sides);
}

// The reason of the condition for the first values for which it is `wanted`; empty if that has none.
std::string Evaluator::first_reason(const lang::Quantified& node, bool wanted) try {
    const auto span = node.condition->span;
    const auto expr = [=](auto made) { return std::make_shared<const lang::Expr>(lang::Expr{span, std::move(made)}); };
    auto clauses = node.clauses;
    lang::Variables variables;
    for (const auto& clause : clauses)
        variables.insert(variables.end(), clause.variables.begin(), clause.variables.end());
    lang::List names;
    for (const auto& variable : variables) names.items.push_back(expr(lang::Name{variable.name}));
    clauses.back().condition = wanted ? node.condition : expr(lang::Not{node.condition});
    const auto ask = expr(lang::Call{"why", span, nullptr, {{{}, {}, node.condition}}});
    const auto found = items_of(evaluate(*expr(lang::Comprehension{expr(std::move(names)), std::move(clauses)})));
    if (!found || found->empty()) return {};
    std::vector<Operand> values;
    const auto first = *items_of(found->front());
    for (const auto& value : first) values.push_back({value, where(span)});
    const auto reason = evaluate(*expr(lang::Lambda{variables, ask}));
    return call(context_, *reason.as<Function>(), std::move(values), where(span)).as<Text>()->text;
} catch (const lang::Error& error) {
    if (error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw;
    return {};
}

// The values for which `exists` is true or `forall` false; else all are like those that the opposite question finds.
std::string Evaluator::reason_of(const lang::Quantified& node, const lang::Expr& question) {
    const auto text_at = [&](lang::Span span) { return make_text(std::string(where(span).text())); };
    const auto opposite = evaluate({question.span, lang::Quantified{!node.exists, node.clauses, node.condition}});
    const auto answer = evaluate(question);
    std::vector<Value> lists, names;
    for (const auto& [variables, items, _] : node.clauses) {
        lists.push_back(text_at(items->span));
        for (const auto& variable : variables) names.push_back(make_text(variable.name));
    }
    const auto found = answer.as<Boolean>()->reason;
    const bool is_quick = node.clauses.size() == 1 || !found.empty();
    const auto reason = is_quick ? first_reason(node, answer.as<Boolean>()->value) : std::string();
    std::vector<Operand> operands;
    for (auto& value :
         {text_at(node.condition->span), make_list(names), evaluate(*node.clauses.front().items), make_list(lists),
          make_text(found), make_text(opposite.as<Boolean>()->reason), make_text(reason)})
        operands.push_back({value, where(question.span)});
    return reason_from("why_quantified", true, std::move(operands), question);
}

std::string Evaluator::reason_of(const lang::Expr& question) {
    if (const auto* call = std::get_if<lang::Call>(&question.node); call != nullptr && !call->callee)
        return reason_of(*call, question);
    if (const auto* binary = std::get_if<lang::Binary>(&question.node)) return reason_of(*binary, question);
    if (const auto* quantified = std::get_if<lang::Quantified>(&question.node)) return reason_of(*quantified, question);
    if (auto own = own_reason(evaluate(question)); !own.empty()) return own;
    if (const auto* negated = std::get_if<lang::Not>(&question.node)) return reason_of(*negated->operand);
    if (const auto* field = std::get_if<lang::Field>(&question.node)) return reason_of(*field->record);
    return {};
}

Evaluator::Operands Evaluator::arguments_of_why(const lang::Call& node, const Function& why, const lang::Where& here) {
    std::vector<NamedOperand> arguments;
    for (const auto& [name, name_span, value] : node.arguments) {
        const bool is_question = name.empty() ? arguments.empty() : name == "question";
        auto given = is_question ? make_boolean(true, reason_of(*value)) : evaluate(*value);
        arguments.push_back({name, where(name_span), {std::move(given), where(value->span)}});
    }
    const auto ordered = meaning::in_order(why, std::move(arguments), here);
    return {ordered.begin(), ordered.end()};
}

std::optional<Value> Evaluator::certificate(const lang::Expr& question, const Value* known) {
    if (const auto* negated = std::get_if<lang::Not>(&question.node)) return certificate(*negated->operand);
    const auto here = where(question.span);
    if (const auto* binary = std::get_if<lang::Binary>(&question.node)) {
        const bool is_equality = binary->op == lang::Operator::equal;
        if (!is_equality && binary->op != lang::Operator::member) return {};
        return certificate_of(is_equality ? "equal" : "in", {operand(*binary->left), operand(*binary->right)}, Value(),
                              here);
    }
    const auto* node = std::get_if<lang::Call>(&question.node);
    const auto callee = node == nullptr || node->callee ? Value() : look_up(node->name, node->name_span);
    const auto* function = callee.as<Function>();
    if (function == nullptr || function->built_in == nullptr) return {};
    const std::string name(function->built_in->name);
    if (reasons().find("certificate_" + name, scope_.vocabulary()) == nullptr) return {};
    const auto given = arguments_of(*node, *function, here);
    const auto answer = known != nullptr ? *known : call(context_, *function, {given.data(), given.size()}, here);
    return certificate_of(name, {given.begin(), given.end()}, answer, here);
}

std::optional<Value> Evaluator::certificate_of(const std::string& name, std::vector<Operand> given, const Value& answer,
                                               const lang::Where& here) {
    const auto& prover = *reasons().find("certificate_" + name, scope_.vocabulary());
    const auto& parameters = prover.user->code.parameters;
    while (!given.empty() && !given.back().given) given.pop_back();
    if (given.size() >= parameters.size()) return {};  // one that it does not know
    if (!fit(parameters, true, given)) return {};
    given.push_back({answer, here});
    try {
        return make_notation(call(context_, prover, std::span<const Operand>(given), here).as<Text>()->text);
    } catch (const lang::Error& error) {
        if (error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw;
        throw lang::Error(here, error.diagnostic().message,
                          "docs/certificates.md lists the questions that have certificates");
    }
}

std::optional<Value> Evaluator::certificate(const lang::Call& node) {
    const auto as = std::ranges::find(node.arguments, "as", &lang::Argument::name);
    if (as == node.arguments.end())
        return node.arguments.size() == 1 ? certificate(*node.arguments.front().value) : std::nullopt;
    const auto other = std::find_if(as + 1, node.arguments.end(), [](const auto& given) { return given.name == "as"; });
    if (other != node.arguments.end()) throw lang::Error(where(other->name_span), "`as` is given twice");
    auto plain = node;
    plain.arguments.erase(plain.arguments.begin() + (as - node.arguments.begin()));
    const auto text = evaluate({node.name_span, std::move(plain)});
    const auto form = operand(*as->value);
    try {
        return make_notation(
            library_reason(context_, scope_.vocabulary(), "certificate_as", {{text, where(node.name_span)}, form}));
    } catch (const lang::Error& error) {
        if (error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw;
        throw lang::Error(form.where, error.diagnostic().message,
                          "leave out as: the certificate itself is for certificates/check.c and cube verify");
    }
}

Value Evaluator::why(const lang::Expr& question) {
    const auto here = where(question.span);
    return call_built_in("why", {{make_boolean(true, reason_of(question)), here}}, here);
}

}  // namespace cubelang::meaning
