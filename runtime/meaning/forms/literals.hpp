#pragma once
// Evaluation of literals with parts and numbers on a cube, with a message for every possible error.

#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

[[nodiscard]] cube::State cycle(cube::Cube cube, const lang::Cycle& cycle, const lang::SourcePtr& source);
[[nodiscard]] Location location(cube::Cube cube, const lang::Location& location, const lang::Where& where);

/// A part of a cycle, given as a value, with its place in the source.
struct GivenPart {
    cube::Part part;
    lang::Where where;
};
/// The cycle of these parts; `turns` is the sign before the first one.
[[nodiscard]] cube::State cycle(cube::Cube cube, const std::vector<GivenPart>& parts, int turns);
/// The part with that name, `fu1`, or the sticker, `net.12`.
[[nodiscard]] Location location_named(cube::Cube cube, std::string_view name, const lang::Where& where);

/// The numbering. If it is unknown, throws an error whose hint lists all numberings, followed by `more`.
[[nodiscard]] const cube::Numbering& numbering_named(std::string_view name, const lang::Where& where,
                                                     std::string_view more = {});
/// Rows, cycles and rotation maps in the numbers of a numbering (numbered.cpp).
[[nodiscard]] cube::State numbered(cube::Cube cube, const lang::Numbered& node, const lang::SourcePtr& source);
/// Numbers without a numbering: tuples, lists, rows of pieces with orientations, pairs (plain_numbers.cpp). Pieces
/// with orientations make a permutation of the cube, pairs a map.
[[nodiscard]] Value plain_numbers(cube::Cube cube, const lang::Numbers& node, const lang::Where& where);

/// Kociemba's arrows, `URF<-UFL` (arrows.cpp): the corner of UFL is now at URF, spelled sticker by sticker. Parts
/// without an arrow stay in place.
[[nodiscard]] cube::State arrows(cube::Cube cube, const lang::Arrows& node, const lang::SourcePtr& source);

}  // namespace cubelang::meaning
