#pragma once
// Sticker colours from a text as a permutation; and the colours of one corner as on the Tuple page, `(W R G)`:
// clockwise from its U or D sticker.

#include <optional>
#include <string>
#include <vector>

#include "lang/source.hpp"
#include "runtime/cube/coordinates/tuple.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::meaning {

/// Kociemba's order of the faces, which is that of a scheme, too.
inline constexpr std::string_view written_order = "URFDLB";

/// The colours of all stickers in Kociemba's order (faces U R F D L B, row by row), and their places in the text.
struct WrittenColors {
    std::vector<cube::Face> faces;
    std::vector<lang::Span> spans;
    std::string scheme = "URFDLB";       ///< the writer's letters for the faces U R F D L B
    std::string note{};                  ///< how the text was read; may be empty
    bool has_all = false;                ///< does each sticker stand in the text?
    std::optional<cube::State> state{};  ///< that shows them, if it is known

    [[nodiscard]] char letter(cube::Face face) const { return scheme[written_order.find(cube::capital(face))]; }
};

/// The permutation that shows these 6N^2 colours. Throws an Error that points at the wrong sticker.
[[nodiscard]] cube::State state_of_colors(cube::Cube cube, const WrittenColors& colors, const lang::SourcePtr& text);

/// Notes on ambiguous colours and on the reason why the state is unreachable; may be empty.
[[nodiscard]] std::string remark_on_colors(const cube::State& state);

/// The colours shown at a corner's place, in a scheme of six letters for U F R D B L.
[[nodiscard]] std::string corner_colors(const cube::State& state, const cube::Part& place, const std::string& scheme);

}  // namespace cubelang::meaning
