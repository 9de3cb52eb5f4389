#include "runtime/meaning/bind/argument.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/bind/parameters.hpp"

namespace cubelang::meaning {
namespace {

bool is_written_value(const std::string& text) {
    const auto parsed = lang::parse(lang::make_source("", text));
    return parsed.errors.empty() && parsed.statements.size() == 1 &&
           std::holds_alternative<lang::Show>(parsed.statements.front().node);
}

std::string without_quotes(std::string_view written) {
    return std::string(written.starts_with('"') && written.size() > 1 ? written.substr(1, written.size() - 2)
                                                                      : written);
}

std::string leave_out_quotes(std::string_view text) {
    return fmt::format("leave out the quotes: {}", beginning(text, 60));
}

std::string in_braces(std::string_view written) { return fmt::format("a list has braces: {{{}}}", written); }

}  // namespace

std::string hint_of_any(const TypeMismatch& mismatch) {
    if (mismatch.value.as<Mirrored>() != nullptr)
        return "no turns make a mirror image; A^S_LR2 is the mirror image of A";
    if (const auto* function = mismatch.value.as<Function>(); function != nullptr && function->built_in != nullptr)
        return required(*function) == 0 ? fmt::format("write {}() for its value", mismatch.written)
                                        : fmt::format("a call of it is {}", example_call(*function->built_in));
    return mismatch.value.as<Goal>() != nullptr ? fmt::format("write goal = {}", mismatch.written) : "";
}

std::string hint_of_element(const TypeMismatch& mismatch) {
    if (mismatch.value.as<Tuple>() != nullptr)
        return fmt::format("if these are sticker numbers, write permutation({})", mismatch.written);
    if (mismatch.value.as<Group>() != nullptr)
        return "this needs a single element: random(G) picks one, p in G tests for one";
    return hint_of_quoted_word(mismatch);
}

std::string hint_of_items(const TypeMismatch& mismatch) {
    return is_element(mismatch.value) ? in_braces(mismatch.written) : hint_of_any(mismatch);
}

std::string hint_of_quoted_word(const TypeMismatch& mismatch) {
    const auto* text = mismatch.value.as<Text>();
    return text != nullptr && is_written_value(text->text) ? leave_out_quotes(text->text) : hint_of_any(mismatch);
}

std::string Argument<Integer>::hint(const TypeMismatch& mismatch) {
    if (mismatch.function == "scramble" && mismatch.value.as<Group>() != nullptr)
        return fmt::format("random_word({}, 20) makes a scramble of a puzzle", mismatch.written);
    const auto* text = mismatch.value.as<Text>();
    return text != nullptr && is_integer(text->text) ? leave_out_quotes(text->text) : hint_of_any(mismatch);
}

std::string Argument<Location>::hint(const TypeMismatch& mismatch) {
    const bool is_spelled = mismatch.value.as<Text>() != nullptr || is_element(mismatch.value);
    return is_spelled ? fmt::format("write @{}", without_quotes(mismatch.written)) : hint_of_any(mismatch);
}

std::string Argument<List>::hint(const TypeMismatch& mismatch) {
    const bool is_item = mismatch.value.as<Text>() != nullptr || mismatch.value.as<Location>() != nullptr;
    return is_item ? in_braces(mismatch.written) : hint_of_items(mismatch);
}

std::string Argument<Function>::hint(const TypeMismatch& mismatch) {
    const auto hint = hint_of_any(mismatch);
    return hint.empty() ? fmt::format("the function comes first: {}(f, list)", mismatch.function) : hint;
}

std::string Argument<Group>::hint(const TypeMismatch& mismatch) {
    const auto& [function, value, written] = mismatch;
    if (is_element(value)) return fmt::format("group({}) is the group that it generates", written);
    if (value.as<Tuple>() != nullptr) return fmt::format("group_of({}) is the group that it generates", written);
    return value.as<List>() != nullptr ? fmt::format("group({}) is the group that these generate", written) : "";
}

std::optional<Operand> detail::as_choice(const Operand& operand, const Parameter& parameter) {
    const auto* function = operand.value.as<Function>();
    if (function == nullptr || function->built_in == nullptr) return {};
    const auto choices = parameter.choices();
    if (std::ranges::find(choices, function->built_in->name, &Choice::text) == choices.end()) return {};
    return Operand{make_text(std::string(function->built_in->name)), operand.where};
}

void detail::wrong_argument(std::string_view function, const Operand& operand, const Parameter& parameter,
                            std::string (*hint_of)(const TypeMismatch&)) {
    std::vector<std::string_view> words;
    if (parameter.choices != nullptr)
        for (const auto& choice : parameter.choices()) words.push_back(choice.text);
    const TypeMismatch mismatch{function, operand.value, operand.where.text()};
    throw lang::Error(operand.where,
                      fmt::format("{} needs {} for {}, but this is {}", function, parameter.wanted, parameter.name,
                                  type_with_article(operand.value)),
                      words.empty() ? hint_of(mismatch) : fmt::format("it can be {}", fmt::join(words, ", ")));
}

}  // namespace cubelang::meaning
