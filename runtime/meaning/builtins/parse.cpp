// Algorithms and permutations read from texts that are data.

#include <algorithm>

#include "runtime/meaning/builtins/arguments/bind.hpp"
#include "runtime/meaning/builtins/arguments/common_arguments.hpp"
#include "runtime/meaning/builtins/table.hpp"
#include "runtime/meaning/eval/element_reader.hpp"
#include "runtime/meaning/forms/forms.hpp"

namespace cubelang::eval {
namespace {

/// A written form that can be read, as its function or by its name.
struct FormName {
    const Form* form;
};

const Form* form_called(std::string_view name) {
    const auto at =
        std::ranges::find_if(written_forms, [&](const Form* form) { return form->name == name && form->read; });
    return at == std::end(written_forms) ? nullptr : *at;
}

const Form* form_of(const Value& value) {
    if (const auto* function = value.as<Function>())
        return function->built_in == nullptr ? nullptr : form_called(function->built_in->name);
    const auto* text = value.as<Text>();
    return text == nullptr ? nullptr : form_called(text->text);
}

}  // namespace

template <>
struct Argument<FormName> {
    static constexpr std::string_view wanted = "the name of a written form such as reid";
    static bool fits(const Value& value) { return form_of(value) != nullptr; }
    static FormName get(Context&, const Operand& operand) { return {form_of(operand.value)}; }
    static std::vector<Choice> choices() {
        std::vector<Choice> all;
        for (const auto* form : written_forms)
            if (form->read != nullptr) all.push_back({form->name, form->meaning});
        return all;
    }
};

namespace {

Value parse(Context& context, const Text& text, const std::optional<FormName>& as) {
    ElementReader reader(vocabulary(), as ? as->form : nullptr, "text");
    try {
        return reader.read(context, text.text);
    } catch (const lang::Error& error) {
        if (error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw;
        return make_boolean(false, reason_of(error.diagnostic(), reader.source()));
    }
}

}  // namespace

std::vector<BuiltIn> parse_built_ins() {
    return {
        row({.name = "parse",
             .parameters = "text: what may be one | as: the written form that it is in, such as reid; the language's "
                           "own notation if left out",
             .meaning = "the algorithm or permutation that a text is, or false and why it is none; no name in it is "
                        "looked up, and nothing in it is called",
             .example = "order(parse(\"[R: U] (uf,ur)\"))",
             .answer = "20",
             .is_word = true},
            parse),
    };
}

}  // namespace cubelang::eval
