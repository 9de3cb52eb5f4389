#pragma once
// Parsing of text arguments. Each text is a separate source, so that errors are shown in it.

#include <string>

#include "runtime/meaning/bind/argument.hpp"

namespace cubelang::meaning {

/// The result of `read` for the text, as a source with this name. Errors get a note with the place of the argument.
template <class Read>
auto in_text(const At<Text>& text, const std::string& name, Read read) {
    try {
        return read(lang::make_source(name, text->text));
    } catch (lang::Error& error) {
        error.diagnostic().notes.push_back({text.where, "the text is read here"});
        throw;
    }
}

/// The value of an expression parsed from a text, evaluated in the scope of an empty program.
[[nodiscard]] Value evaluated(Context& context, const lang::Expr& expr, const lang::SourcePtr& source);

}  // namespace cubelang::meaning
