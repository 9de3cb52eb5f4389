#pragma once
// Parsing of text arguments. Each text is a separate source, so that errors are shown in it.

#include <optional>
#include <string>

#include "lang/notation.hpp"
#include "runtime/meaning/bind/argument.hpp"

namespace cubelang::meaning {

/// The notation of a text: the given one, or that of the program.
[[nodiscard]] inline bool has_inner_letters(const Context& context, const std::optional<lang::Notation>& given) {
    return given ? given->has_inner_letters : context.has_inner_letters();
}

/// The result of `read` for the text, as a source with this name. Errors get a note with the place of the argument.
template <class Read>
auto in_text(const At<Text>& text, const std::string& name, Read read, bool has_inner_letters = false) {
    try {
        return read(lang::make_source(name, text->text, 1, 1, {}, has_inner_letters));
    } catch (lang::Error& error) {
        error.diagnostic().notes.push_back({text.where, "the text is read here"});
        throw;
    }
}

/// The value of an expression parsed from a text, evaluated in the scope of an empty program.
[[nodiscard]] Value evaluated(Context& context, const lang::Expr& expr, const lang::SourcePtr& source);

}  // namespace cubelang::meaning
