// Calls: their limits, and the places of their errors.

#include <algorithm>
#include <functional>
#include <optional>

#include <fmt/format.h>

#include "lang/advice/adjacent_text.hpp"
#include "lang/advice/keywords.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/eval/caller.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/eval/module_text.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/depth.hpp"

namespace cubelang::meaning {
namespace {

thread_local int call_depth = 0;

struct CallDepth {
    CallDepth() { ++call_depth; }
    ~CallDepth() { --call_depth; }
};

std::string count_of(std::size_t least, std::size_t most) {
    if (least != most) return fmt::format("{} {} {} arguments", least, most == least + 1 ? "or" : "to", most);
    if (least == 0) return "no arguments";
    return least == 1 ? "1 argument" : fmt::format("{} arguments", least);
}

std::string given_count(std::size_t given) {
    if (given == 0) return "none is";
    return given == 1 ? "1 is" : fmt::format("{} are", given);
}

struct Counts {
    std::size_t given, least, most;
};

bool fits(const Counts& counts) { return counts.given >= counts.least && counts.given <= counts.most; }

[[noreturn]] void wrong_count(std::string_view called, const Counts& counts, const lang::Where& where,
                              std::string hint = {}) {
    const auto message = fmt::format("{} takes {}, but {} given", called, count_of(counts.least, counts.most),
                                     given_count(counts.given));
    throw lang::Error(where, message, std::move(hint));
}

std::string_view text_of(std::span<const Operand> arguments) {
    if (arguments.empty()) return {};
    const auto& first = arguments.front().where;
    return lang::Where{first.source, {first.span.begin, arguments.back().where.span.end}}.text();
}

// `max(1, 2)`, `lcm(3, 4, 5)`; `fold(max, 0, items)`
std::string list_hint(const BuiltIn& built_in, std::span<const Operand> arguments, std::string_view call) {
    const auto& parameters = built_in.parameters;
    const bool takes_list =
        (parameters.size() == 1 && parameters.front().takes_list) || built_in.name == "lcm" || built_in.name == "gcd";
    if (takes_list && !call.starts_with(built_in.name))
        return fmt::format("write {}",
                           replaced(call, built_in.name, fmt::format("(a, b) -> {}({{a, b}})", built_in.name)));
    if (takes_list) return fmt::format("write {}({{{}}})", built_in.name, text_of(arguments));
    if (parameters.size() == 1 && std::ranges::all_of(arguments, is_element, &Operand::value))
        return fmt::format("write {}({})", built_in.name, replaced(text_of(arguments), ",", ""));
    return arguments.size() < parameters.size() ? "an example: " + example_call(built_in) : "";
}

// Also for method syntax, `R.order()`, `xs.map(order)`.
std::string count_hint(const BuiltIn& built_in, std::span<const Operand> arguments, const lang::Where& where) {
    const auto before = std::string_view(where.source->text).substr(0, where.span.begin);
    const auto object = before.ends_with('.') ? lang::value_before(before, before.size() - 1) : std::string_view();
    if (object.empty() || lang::find_keyword(object) != nullptr)  // cube.solve()
        return arguments.empty() ? "write " + example_call(built_in) : list_hint(built_in, arguments, where.text());
    if (arguments.empty()) return fmt::format("write {}({})", built_in.name, object);
    const bool is_last = built_in.parameters.front().wanted == "a function";
    const auto given = text_of(arguments);
    return fmt::format("write {}({}, {})", built_in.name, is_last ? given : object, is_last ? object : given);
}

Value call_built_in(Context& context, const BuiltIn& built_in, std::span<const Operand> arguments,
                    const lang::Where& where) {
    const bool takes_many = std::ranges::any_of(built_in.parameters, &Parameter::takes_many);
    const auto most = takes_many ? std::max(arguments.size(), built_in.parameters.size()) : built_in.parameters.size();
    const Counts counts{arguments.size(), required({nullptr, &built_in}), most};
    if (!fits(counts)) wrong_count(signature(built_in), counts, where, count_hint(built_in, arguments, where));
    stop_point();  // a long loop may consist of such calls
    try {
        return built_in.function(context, arguments, where);
    } catch (const Stopped&) {
        throw lang::interruption(where);
    }
}

void check_count(const UserFunction& function, std::size_t given, const lang::Where& where) {
    const auto& parameters = function.code.parameters;
    const auto least = static_cast<std::size_t>(std::ranges::count(parameters, nullptr, &lang::Parameter::otherwise));
    const Counts counts{given, least, parameters.size()};
    if (!fits(counts)) wrong_count(function.name.empty() ? "this function" : function.name, counts, where);
}

// An endless recursion would add a note for each of a thousand calls.
constexpr std::size_t most_notes = 8;

void add_call_note(lang::Diagnostic& diagnostic, lang::Where where, const std::string& name) {
    if (!name.empty() && diagnostic.notes.size() < most_notes)
        diagnostic.notes.push_back({std::move(where), fmt::format("in the call of {}", name)});
}

// The line of the documentation of a library function about a parameter, "rows: the rows to draw", if there is one.
std::string doc_line(const UserFunction& function, std::string_view parameter) {
    const std::string_view text = function.source->text;
    const auto line = fmt::format("\n## {}: ", parameter);
    const auto at = text.rfind(line, text.find(fmt::format("\ndef {}(", function.name)));
    if (at == text.npos) return fmt::format("help {} shows what it takes", function.name);
    return std::string(text.substr(at + 4, text.find('\n', at + 1) - at - 4));
}

// The text of a place, with the values beside it if it is an operator, a field or compared.
std::string_view with_operands(const lang::Where& where) {
    const std::string_view text = where.source->text;
    const auto [begin, end] = where.span;
    const auto left = trimmed_end(text.substr(0, begin));
    const auto sign = left.ends_with('.') ? 1U : left.ends_with("==") || left.ends_with("!=") ? 2U : 0U;
    if (sign == 0 && std::string_view("=<>+-*/!").find(text[begin]) == text.npos) return where.text();
    const auto before = lang::value_before(text, left.size() - sign);
    const auto after = sign > 0 ? where.text() : lang::value_after(text, end);
    return {before.data(), static_cast<std::size_t>(after.data() + after.size() - before.data())};
}

// The only parameter in the text of a place in the function, by number.
std::optional<std::size_t> parameter_at(const lang::Where& where, const UserFunction& function) {
    const auto body = function.code.body->span;
    if (where.source != function.source || where.span.begin < body.begin || where.span.end > body.end) return {};
    const auto text = with_operands(where);
    std::optional<std::size_t> found;
    for (const auto& token : lang::tokens_of(text)) {
        const auto word = text.substr(token.begin, token.end - token.begin);
        const auto at = std::ranges::find(function.code.parameters, word, &lang::Parameter::name);
        const auto number = static_cast<std::size_t>(at - function.code.parameters.begin());
        if (at == function.code.parameters.end() || found == number) continue;
        if (found) return {};
        found = number;
    }
    return found;
}

bool is_asserted(const lang::Where& where) {
    return is_of_library(where.source) &&
           std::string_view(where.source->text).substr(0, where.span.begin).ends_with("assert ");
}

// An error inside a library function speaks of the call, and of its parameter if that was passed on as it is. What the
// library asserts is written for the user.
void speak_of_call(lang::Diagnostic& diagnostic, const UserFunction& function) {
    const auto parameter = diagnostic.where.text();
    auto& text = diagnostic.message;
    if (is_asserted(diagnostic.where) || std::ranges::any_of(diagnostic.notes, is_asserted, &lang::Note::where)) return;
    const bool is_parameter = parameter_at(diagnostic.where, function) &&
                              std::ranges::count(function.code.parameters, parameter, &lang::Parameter::name) > 0;
    const auto needs = text.find(" needs "), given = text.rfind(", but"), end = text.find(" for ", needs);
    if (is_parameter && needs < given && given != text.npos)  // "item needs a list for list, but this is a text"
        text = fmt::format("{}{} for {}{}", function.name, text.substr(needs, std::min(end, given) - needs), parameter,
                           text.substr(given));
    else
        text = fmt::format("in {}: {}", function.name, text);
    diagnostic.hint = doc_line(function, is_parameter ? parameter : "");
}

// A place in the library would tell the user nothing: the error points to the call, or to its argument that the place
// is about. An error about the call itself (its arguments) points to it already.
void add_call(lang::Diagnostic& diagnostic, const lang::Where& call, const UserFunction& function,
              const std::function<lang::Where(std::size_t)>& argument) {
    auto& thrown = diagnostic.where;
    const bool is_in_library = diagnostic.kind == lang::Diagnostic::Kind::error && is_of_library(thrown.source);
    const auto parameter = is_in_library ? parameter_at(thrown, function) : std::nullopt;
    if (is_of_library(call.source)) {
        if (parameter) diagnostic.notes.push_back({std::exchange(thrown, argument(*parameter)), ""});
        return;
    }
    if (is_of_library(thrown.source)) {
        diagnostic.hint.clear();
        if (diagnostic.kind == lang::Diagnostic::Kind::error) speak_of_call(diagnostic, function);
        thrown = parameter ? argument(*parameter) : call;
    } else if (!is_of_library(function.source) && (thrown.source != call.source || thrown.span != call.span)) {
        add_call_note(diagnostic, call, function.name);
    }
    std::erase_if(diagnostic.notes, [](const lang::Note& note) { return is_of_library(note.where.source); });
}

}  // namespace

// The work of a call: errors in it get the call as a note.
template <class Work>
std::invoke_result_t<Work> UserCall::inside(Work work) {
    const CallDepth here;
    if (call_depth > limits::deepest_call)
        throw lang::Error({source_, span_}, fmt::format("calls are nested deeper than {}", limits::deepest_call),
                          "does the function ever stop calling itself?");
    if (is_too_deep()) [[unlikely]]
        throw too_deep({source_, span_});
    now_.context.check_stop(source_, span_);
    try {
        return work();
    } catch (lang::Error& error) {
        add_call(error.diagnostic(), {source_, span_}, function_, [this](std::size_t at) { return argument(at); });
        throw;
    }
}

// The whole call if the argument is left out or its place is unknown.
lang::Where UserCall::argument(std::size_t at) const {
    const auto& [operands, written] = places_;
    if (at < operands.size() && operands[at].given) return operands[at].where;
    if (written != nullptr && at < written->arguments.size()) return {source_, written->arguments[at].value->span};
    return {source_, span_};
}

UserCall::UserCall(Context& context, const UserFunction& function, std::size_t given, const lang::SourcePtr& source,
                   lang::Span span, ArgumentPlaces places, Activation::Names names)
    : function_(function),
      source_(source),
      span_(span),
      places_(places),
      code_(function.compiled.get([&] { return compiled(function); })),
      now_(context, *function.scope, function.source, code_.names, names) {
    if (given != code_.parameters.size()) check_count(function, given, {source, span});
    if (function.captured != nullptr)
        for (const auto& [name, value] : *function.captured) now_.name(place_++, name, value);
    first_ = place_;
}

void UserCall::leave_out() {
    const auto& otherwise = *code_.otherwise[place_ - first_];
    give(inside([&] { return otherwise.run(now_); }));
}

Value UserCall::run() {
    std::int64_t n = 0;
    Value made;
    return run_small(n, made) ? Value(Integer(n)) : std::move(made);
}

bool UserCall::run_small(std::int64_t& n, Value& made) {
    while (place_ - first_ < code_.parameters.size()) leave_out();
    return inside([&] { return code_.body->run_small(now_, n, made); });
}

Value Caller::run(std::span<const Value* const> values) {
    const auto places = std::span(operands_).first(values.size());
    if (function_.user == nullptr) {
        for (std::size_t i = 0; i < values.size(); ++i) places[i].value = *values[i];
        return call(context_, function_, places, where_);
    }
    if (!call_)
        call_.emplace(context_, *function_.user, values.size(), where_.source, where_.span, ArgumentPlaces{places},
                      Activation::Names::own);
    call_->begin();
    for (const auto* value : values) call_->give(*value);
    return call_->run();
}

Value call(Context& context, const Function& function, std::span<const Operand> arguments, const lang::Where& where) {
    if (function.built_in != nullptr) {
        auto value = call_built_in(context, *function.built_in, arguments, where);
        if (may_be_too_large(value)) check_size(value, where);  // fold(skip, s, list)
        return value;
    }
    UserCall call(context, *function.user, arguments.size(), where.source, where.span, {arguments});
    for (const auto& argument : arguments) argument.given ? call.give(argument.value) : call.leave_out();
    return call.run();
}

}  // namespace cubelang::meaning
