#include "runtime/meaning/eval/argument.hpp"

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/eval/parameters.hpp"

namespace cubelang::eval {
namespace {

bool is_written_value(const std::string& text) {
    const auto parsed = lang::parse(lang::make_source("", text));
    return parsed.errors.empty() && parsed.statements.size() == 1 &&
           std::holds_alternative<lang::Show>(parsed.statements.front().node);
}

bool is_written_integer(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
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

std::string hint_of_any(const Misfit& misfit) {
    if (misfit.value.as<Mirrored>() != nullptr) return "no turns make a mirror image; A^S_LR2 is A seen in the mirror";
    return misfit.value.as<Goal>() != nullptr ? fmt::format("write goal = {}", misfit.written) : "";
}

std::string hint_of_element(const Misfit& misfit) {
    if (misfit.value.as<Tuple>() != nullptr)
        return fmt::format("permutation({}) is that of the cube, if its stickers are meant", misfit.written);
    if (misfit.value.as<Group>() != nullptr)
        return "this is asked of single elements: random(G) is one, p in G asks whether p is one";
    return hint_of_quoted_word(misfit);
}

std::string hint_of_items(const Misfit& misfit) {
    return is_element(misfit.value) ? in_braces(misfit.written) : hint_of_any(misfit);
}

std::string hint_of_quoted_word(const Misfit& misfit) {
    const auto* text = misfit.value.as<Text>();
    return text != nullptr && is_written_value(text->text) ? leave_out_quotes(text->text) : hint_of_any(misfit);
}

std::string Argument<Integer>::hint(const Misfit& misfit) {
    const auto* text = misfit.value.as<Text>();
    return text != nullptr && is_written_integer(text->text) ? leave_out_quotes(text->text) : hint_of_any(misfit);
}

std::string Argument<Location>::hint(const Misfit& misfit) {
    const bool is_spelled = misfit.value.as<Text>() != nullptr || is_element(misfit.value);
    return is_spelled ? fmt::format("write @{}", without_quotes(misfit.written)) : hint_of_any(misfit);
}

std::string Argument<List>::hint(const Misfit& misfit) {
    const bool is_item = misfit.value.as<Text>() != nullptr || misfit.value.as<Location>() != nullptr;
    return is_item ? in_braces(misfit.written) : hint_of_items(misfit);
}

std::string Argument<Function>::hint(const Misfit& misfit) {
    if (misfit.value.as<Goal>() != nullptr)
        return fmt::format("a function is written def f(x) = …, and given by its name: {}(f, list)", misfit.function);
    const auto hint = hint_of_any(misfit);
    return hint.empty() ? fmt::format("the function comes first: {}(f, list)", misfit.function) : hint;
}

std::string Argument<Group>::hint(const Misfit& misfit) {
    const auto& [function, value, written] = misfit;
    if (is_element(value)) return fmt::format("group({}) is the group that it generates", written);
    if (value.as<Tuple>() != nullptr) return fmt::format("group_of({}) is the group that it generates", written);
    return value.as<List>() != nullptr ? fmt::format("group({}) is the group that these generate", written) : "";
}

void detail::wrong_argument(std::string_view function, const Operand& operand, const Parameter& parameter,
                            std::string (*hint_of)(const Misfit&)) {
    std::vector<std::string_view> words;
    if (parameter.choices != nullptr)
        for (const auto& choice : parameter.choices()) words.push_back(choice.text);
    const Misfit misfit{function, operand.value, operand.where.text()};
    throw lang::Error(operand.where,
                      fmt::format("{} needs {} for {}, but this is {}", function, parameter.wanted, parameter.name,
                                  type_with_article(operand.value)),
                      words.empty() ? hint_of(misfit) : fmt::format("it can be {}", fmt::join(words, ", ")));
}

}  // namespace cubelang::eval
