#pragma once
// The name of a file that a picture is written to.

#include "runtime/meaning/builtins/arguments/argument.hpp"

namespace cubelang::eval {

/// One that does not end in .svg is an error.
void check_svg_file(const At<Text>& file);

}  // namespace cubelang::eval
