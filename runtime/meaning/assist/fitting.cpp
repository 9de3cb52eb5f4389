#include "runtime/meaning/assist/fitting.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/bind/argument.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"

namespace cubelang::meaning {

const Parameter* parameter_at(const Place& place) {
    const auto* function = place.function.empty() ? nullptr : vocabulary().built_in(place.function);
    if (function == nullptr || function->parameters.empty()) return nullptr;
    const auto& parameters = function->parameters;
    const auto name = argument_name(place.argument);
    const auto named = std::ranges::find(parameters, name, &Parameter::name);
    if (!name.empty()) return named == parameters.end() || !place.argument.ends_with("= ") ? nullptr : &*named;
    if (!trimmed(place.argument).empty()) return nullptr;
    const auto at = place.arguments.size();
    if (at < parameters.size()) return &parameters[at];
    const auto many = std::ranges::find(parameters, true, &Parameter::takes_many);
    return many == parameters.end() ? nullptr : &*many;
}

std::vector<Entry> fitting(const Scope& scope, const Parameter& parameter) {
    const auto fits = [&](const Entry& entry) {
        if (const auto* bound = scope.find(entry.name)) return bound->where.source && parameter.fits(bound->value);
        if (parameter.wanted == Argument<Value>::wanted) return false;  // everything would fit
        const auto* function = vocabulary().built_in(entry.name);
        if (function == nullptr) {
            const auto* constant = vocabulary().constant(entry.name);
            return constant != nullptr && !constant->is_word && parameter.fits(constant->value);
        }
        return parameter.wanted == Argument<Function>::wanted ||
               (!function->result.empty() && parameter.wanted.find(function->result) != std::string_view::npos);
    };
    auto all = catalogue(scope, false);
    std::erase_if(all, [&](const Entry& entry) { return !fits(entry); });
    std::ranges::stable_sort(all, {}, [](const Entry& entry) { return entry.kind != Entry::Kind::definition; });
    return all;
}

namespace {

// After a bracket, a sign or a keyword; `x > 0 ? 1 : 2` of other languages is not a hole.
bool is_hole(std::string_view text, std::size_t at) {
    if (at >= text.size() || text[at] != '?') return false;
    const auto before = trimmed(text.substr(0, at));
    const auto word = place_of(before).word;
    const bool is_after_word = find_keyword(word) != nullptr && word != "true" && word != "false";
    return is_after_word || (!before.empty() && std::string_view("(,={[:+*<>").find(before.back()) != before.npos);
}

const Parameter any_value{.name = {}, .wanted = Argument<Value>::wanted, .fits = Argument<Value>::fits};

std::vector<std::string> words_of(const std::vector<Choice>& choices) {
    std::vector<std::string> words;
    for (const auto& choice : choices)
        words.push_back(fmt::format("{}{}", choice.text, choice.text.ends_with('(') ? "…)" : ""));
    return words;
}

std::string some_of(const std::vector<Entry>& entries) {
    return some_words(entries, 8, [](const Entry& entry) {
        return fmt::format("{}{}", entry.name, vocabulary().built_in(entry.name) != nullptr ? "(…)" : "");
    });
}

}  // namespace

std::optional<lang::Diagnostic> hole(const Scope& scope, const lang::Diagnostic& error) {
    const auto& [source, span] = error.where;
    if (source == nullptr || !is_hole(source->text, span.begin)) return std::nullopt;
    const auto place = place_of(std::string_view(source->text).substr(0, span.begin));
    const auto* parameter = parameter_at(place);
    const auto& wanted = parameter == nullptr ? any_value : *parameter;
    auto found = error;
    found.message = fmt::format("`?` stands for {}", wanted.wanted);
    if (const auto names = fitting(scope, wanted); wanted.choices == nullptr)
        found.hint = names.empty() ? "such as R U, 3, \"text\" or {R, U}" : "these fit: " + some_of(names);
    else
        found.hint = fmt::format("write {}", fmt::join(words_of(wanted.choices()), ", "));
    return found;
}

}  // namespace cubelang::meaning
