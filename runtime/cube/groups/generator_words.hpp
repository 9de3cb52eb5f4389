#pragma once
// Words in the generators of a cube's group as the user named them; and moves as such words.

#include <optional>
#include <span>
#include <string>

#include "runtime/algebra/group/words.hpp"
#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::cube_group {

/// The turn that a generator is, if it is a single one.
[[nodiscard]] std::optional<cube::Turn> turn_of_generator(const CubeGroup& group, std::size_t generator);
/// Is every turn of a single layer a generator, but those of the middle one?
[[nodiscard]] bool has_all_layers(const CubeGroup& group);

/// What these moves do, by generators that are single turns; a turn of the middle layer is one of all others and of
/// the whole cube, and such turns must come to nothing in the end. Nothing: there are no such generators.
[[nodiscard]] std::optional<group::Word> in_generators(const CubeGroup& group, std::vector<cube::Move> moves);

/// As an algorithm; null if a generator in it is not known as moves.
[[nodiscard]] cube::WordPtr algorithm(const CubeGroup& group, const group::Word& word);
/// As text, each generator by its name; it reads back.
[[nodiscard]] std::string text(const CubeGroup& group, const group::Word& word);
/// "a b2 a' with a = R U R' U', b = F": the same in letters.
[[nodiscard]] std::string in_letters(const CubeGroup& group, const group::Word& word);

}  // namespace cubelang::cube_group
