#pragma once
// Written forms as values: what is shown is the text, what is gone on with are the parts.

#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/value/context.hpp"

namespace cubelang::eval {

/// The permutation in this form; with its parts, where there is more to it than the text.
[[nodiscard]] Value written_value(const Form& form, std::shared_ptr<const cube::State> p, const FormOptions& options,
                                  const lang::Where& where);

}  // namespace cubelang::eval
