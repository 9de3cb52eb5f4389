#pragma once
// Texts that are given to a function to be read: each is a source of its own, so that mistakes are shown in it.

#include <string>

#include "runtime/meaning/eval/argument.hpp"

namespace cubelang::eval {

/// What `read` makes of the text, as a source of that name; an error in it tells also where it is read.
template <class Read>
auto in_text(const At<Text>& text, const std::string& name, Read read) {
    try {
        return read(lang::make_source(name, text->text));
    } catch (lang::Error& error) {
        error.diagnostic().notes.push_back({text.where, "the text is read here"});
        throw;
    }
}

/// The value of a tree that was read of a text; its names mean what they mean in an empty program.
[[nodiscard]] Value evaluated(Context& context, const lang::Expr& expr, const lang::SourcePtr& source);

}  // namespace cubelang::eval
