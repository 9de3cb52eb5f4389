#pragma once
// One expression of the language, evaluated without a session that a program would see.

#include <string>
#include <utility>
#include <vector>

#include "runtime/cube/geometry.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::python {

/// What the expression may call values that it cannot spell.
using Names = std::vector<std::pair<std::string, eval::Value>>;

/// The value of an expression on that cube; what is none, or goes wrong, raises cubelang.Error. Python's lock is held
/// before and after, and not meanwhile.
[[nodiscard]] eval::Value ask(cube::Cube cube, const std::string& expression, const Names& names = {});

/// The cube if there is such a one; else ValueError.
[[nodiscard]] cube::Cube checked_cube(long long n, bool super);

}  // namespace cubelang::python
