#pragma once
// Functions of a written form: given a permutation they write it, given a text they read it.

#include <memory>
#include <optional>
#include <string>

#include "runtime/builtins/bind.hpp"

namespace cubelang::eval {

/// Exactly one of the two is set.
struct Writable {
    std::shared_ptr<const cube::State> state;
    std::optional<std::string> text;
    lang::Where where;
};

template <>
struct Argument<Writable> {
    static constexpr std::string_view wanted = "a permutation, an algorithm or a text";
    static bool fits(const Value& value) { return is_element(value) || value.as<Text>() != nullptr; }
    static Writable get(Context& context, const Operand& operand) {
        if (const auto* text = operand.value.as<Text>()) return {nullptr, text->text, operand.where};
        return {permutation(context, operand.value, operand.where), std::nullopt, operand.where};
    }
};

/// `write(state)` as a notation, or `read(text)`, a state or a value; errors in the text tell where it is read.
template <class Write, class Read>
Value written_form(const Writable& p, Write write, Read read) {
    if (p.state) return make_notation(write(*p.state));
    try {
        return to_value(read(*p.text));
    } catch (lang::Error& error) {
        error.diagnostic().notes.push_back({p.where, "the text is read here"});
        throw;
    }
}

}  // namespace cubelang::eval
