// Built-ins that read algorithms and permutations from texts.

#include "runtime/meaning/builtins/cube/parse.hpp"

#include <algorithm>

#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/element_reader.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/forms/superset.hpp"

namespace cubelang::meaning {
namespace {

/// A readable written form, given as its built-in or by name.
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

Value parse(Context& context, const Text& text, const std::optional<FormName>& as,
            const std::optional<lang::Notation>& notation) {
    ElementReader reader(vocabulary(), as ? as->form : nullptr, "text");
    try {
        return reader.read(context, text.text, has_inner_letters(context, notation));
    } catch (const lang::Error& error) {
        if (error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw;
        return make_boolean(false, reason_of(error.diagnostic(), reader.source()));
    }
}

}  // namespace

std::vector<BuiltIn> parse_built_ins() {
    return {
        row({.name = "parse",
             .parameters =
                 "text: the text to read | as: its written form, such as reid; the language's own notation if left "
                 "out | notation",
             .meaning = "Reads a text as an algorithm or a permutation, or returns false and the reason. Names in the "
                        "text are not looked up and functions are not called.",
             .example = "order(parse(\"[R: U] (uf,ur)\"))",
             .answer = "20",
             .is_word = true},
            parse),
    };
}

namespace {

Value read_script(Context& context, const At<Text>& text) {
    return in_text(text, "superset", [&](const lang::SourcePtr& source) {
        return evaluated(context, *read_superset(context.cube(), source, context.stop_token()), source);
    });
}

Value read_fewest_moves(Context& context, const At<Text>& text) {
    const auto read = [&](const lang::SourcePtr& source) {
        return evaluated(context, *read_niss(source, context.stop_token()), source);
    };
    return in_text(text, "niss", read, context.has_inner_letters());
}

Value to_superset(Context& context, const Element& a) {
    const auto state = a.state(context);  // throws if a move does not exist on this cube
    const auto word = a.word();
    return make_notation(word ? superset_text(*word, context.cube().n, a.where, context.stop_token())
                              : superset_text(*state));
}

}  // namespace

std::vector<BuiltIn> superset_built_ins() {
    return {
        row({.name = "superset",
             .parameters = "text: the script",
             .meaning = "Reads a script in Randelshofer's Superset ENG notation (CubeTwister): an algorithm, or, with "
                        "cycles, a permutation.",
             .example = "superset(\"B' MR B MR'\") == B' 2R B 2R'",
             .answer = "true"},
            read_script),
        row({.name = "to_superset",
             .parameters = "a: the algorithm or permutation to write",
             .meaning = "Writes an algorithm or a permutation in Superset ENG, for the current cube.",
             .example = "cube 5; to_superset([Rw: 2-3U] M2')",
             .answer = "<TR>(N2-3U) ML2'"},
            to_superset),
        row({.name = "niss",
             .parameters = "text: the moves, those on the inverse in parentheses",
             .meaning = "Reads fewest-moves notation, in which parentheses contain moves on the inverse.",
             .example = "moves(niss(\"R (U F) D\"))",
             .answer = "{R, D, F', U'}"},
            read_fewest_moves),
    };
}

Value evaluated(Context& context, const lang::Expr& expr, const lang::SourcePtr& source) {
    const Scope scope(vocabulary());
    return Evaluator(context, scope, nullptr, source).evaluate(expr);
}

}  // namespace cubelang::meaning
