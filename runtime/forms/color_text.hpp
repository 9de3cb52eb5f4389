#pragma once
// Colours as text: Kociemba's definition string. Faces U R F D L B, each row by row, a letter for each sticker: the
// face it is at home on.

#include <string>

#include "lang/diagnostic.hpp"
#include "runtime/value/value.hpp"

namespace cubelang::eval {

[[nodiscard]] std::string color_text(const cube::State& state);

/// The permutation that shows these colours, with a note on what colours leave open and on why no turning reaches it,
/// if so. Throws an error at `where` that says what no cube shows.
[[nodiscard]] Value color_value(cube::Cube cube, const std::string& text, const lang::Where& where);

}  // namespace cubelang::eval
