#pragma once
// What the language writes of parts and of numbers, on a cube, with a message for everything that can be wrong.

#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

[[nodiscard]] cube::State cycle(cube::Cube cube, const lang::Cycle& cycle, const lang::SourcePtr& source);
[[nodiscard]] Location location(cube::Cube cube, const lang::Location& location, const lang::Where& where);

/// A part of a cycle that is given as a value, and where.
struct GivenPart {
    cube::Part part;
    lang::Where where;
};
/// The cycle of them; `turns` is the sign before the first one.
[[nodiscard]] cube::State cycle(cube::Cube cube, const std::vector<GivenPart>& parts, int turns);
/// The part of that name, `fu1`, or the sticker, `net.12`.
[[nodiscard]] Location location_named(cube::Cube cube, std::string_view name, const lang::Where& where);

/// The numbering, or an error that lists them all and says `more`.
[[nodiscard]] const cube::Numbering& numbering_named(std::string_view name, const lang::Where& where,
                                                     std::string_view more = {});
/// Rows, cycles and rotation maps in the numbers of a numbering (numbered.cpp).
[[nodiscard]] cube::State numbered(cube::Cube cube, const lang::Numbered& node, const lang::SourcePtr& source);
/// Numbers without one: tuples, lists, rows of parts with their orientations, pairs of a map (plain_numbers.cpp).
/// A row of pieces with one of orientations is a permutation of the cube, pairs are a map.
[[nodiscard]] Value plain_numbers(cube::Cube cube, const lang::Numbers& node, const lang::Where& where);

/// Kociemba's arrows, `URF<-UFL` (arrows.cpp): at the place URF is now the corner of UFL, spelled sticker by sticker.
/// Parts of which they say nothing are at home.
[[nodiscard]] cube::State arrows(cube::Cube cube, const lang::Arrows& node, const lang::SourcePtr& source);

}  // namespace cubelang::eval
