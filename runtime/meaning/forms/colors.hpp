#pragma once
// Colours that were read of a text, as a permutation.

#include <string>
#include <vector>

#include "lang/source.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::eval {

/// What every sticker shows, in Kociemba's order: faces U R F D L B, each row by row; and where the text says so.
struct WrittenColors {
    std::vector<cube::Face> faces;
    std::vector<lang::Span> spans;
};

/// The permutation that shows these 6N^2 colours. Throws an Error that points at the sticker to blame.
[[nodiscard]] cube::State state_of_colors(cube::Cube cube, const WrittenColors& colors, const lang::SourcePtr& text);

/// What colours leave open, and why no turns reach it, if so.
[[nodiscard]] std::string remark_on_colors(const cube::State& state);

}  // namespace cubelang::eval
