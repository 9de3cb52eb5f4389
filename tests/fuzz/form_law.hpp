#pragma once
// The law of written forms, whichever it is.

#include "runtime/meaning/forms/form.hpp"
#include "tests/fuzz/target.hpp"

namespace cubelang::fuzz {

/// What is read is written and read again the same; what is wrong is shown in the text. The text is the input's own, or
/// what the form writes of some state, damaged in one place.
void try_form(const eval::Form& form, Input& input);

}  // namespace cubelang::fuzz
