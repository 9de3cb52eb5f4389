#pragma once
// What is asked of the cube's permutations can be asked of tuples too.

#include <vector>

#include "runtime/value/built_in.hpp"

namespace cubelang::eval {

/// Teaches the built-ins that have an answer for tuples to give it, where their first argument is one.
void answer_for_tuples(std::vector<BuiltIn>& table);

}  // namespace cubelang::eval
