#pragma once
// The tuples as text: a line for each, `corners: (1 2 3 …) (0 0 0 …)`; reads back.

#include <string>

#include "runtime/value/context.hpp"

namespace cubelang::eval {

[[nodiscard]] std::string tuple_text(const cube::State& state);
/// The same with colours for numbers: `corners: (WGO WRG …)`, in a scheme of six letters for U F R D B L.
[[nodiscard]] std::string tuple_colors_text(const cube::State& state, const std::string& scheme);

/// Reads the colours again; a note says what they leave open. Errors as tuple_state's, and those of a colouring.
[[nodiscard]] Value tuple_colors_value(cube::Cube cube, const std::string& text, const std::string& scheme,
                                       const lang::Where& where);

/// Throws an error at `where` that names the tuple, the place and the number that is wrong.
[[nodiscard]] cube::State tuple_state(cube::Cube cube, const std::string& text, const lang::Where& where);

}  // namespace cubelang::eval
