#pragma once
// The law that every written form must satisfy.

#include "runtime/meaning/forms/form.hpp"
#include "tests/fuzz/target.hpp"

namespace cubelang::fuzz {

/// A text that can be read is written and read again unchanged; errors point into the text. The text is the input
/// itself, or a damaged text that the form has written for some state.
void try_form(const meaning::Form& form, Input& input);

}  // namespace cubelang::fuzz
