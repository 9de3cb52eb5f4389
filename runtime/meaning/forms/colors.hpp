#pragma once
// Colours that were read of a text, as a permutation; and one corner of the Tuple page in colours, `(W R G)`: from the
// U or D sticker on, clockwise.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lang/source.hpp"
#include "runtime/cube/coordinates/tuple.hpp"
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

/// What is seen at the place of a corner, in a scheme of six letters for U F R D B L.
[[nodiscard]] std::string corner_colors(const cube::State& state, const cube::Part& place, const std::string& scheme);

/// The corner that shows these three colours so, and its orientation; nothing if none does.
[[nodiscard]] std::optional<std::pair<cube::Part, int>> corner_that_shows(cube::Cube cube, const std::string& colors,
                                                                          const std::string& scheme);

}  // namespace cubelang::eval
