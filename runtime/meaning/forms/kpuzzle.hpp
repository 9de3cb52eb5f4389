#pragma once
// The cube as a puzzle for cubing.js, in its JSON.

#include <string>

#include "runtime/cube/turns.hpp"

namespace cubelang::eval {

/// The largest cube that is written so: its numbers would fill a book.
inline constexpr int largest_kpuzzle_definition = 50;

[[nodiscard]] std::string kpuzzle_definition_text(cube::Cube cube);

}  // namespace cubelang::eval
