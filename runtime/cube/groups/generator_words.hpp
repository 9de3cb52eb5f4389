#pragma once
// Words in the named generators of a cube group, and conversion of moves to such words.

#include <optional>
#include <string>

#include "runtime/algebra/group/words.hpp"
#include "runtime/cube/groups/cube_group.hpp"

namespace cubelang::groups {

/// The turn of a generator, if it is a single turn.
[[nodiscard]] std::optional<cube::Turn> turn_of_generator(const CubeGroup& group, std::size_t generator);
[[nodiscard]] bool all_are_turns(const CubeGroup& group);
/// Whether all turns of single layers are generators, except those of the middle layer.
[[nodiscard]] bool has_all_layers(const CubeGroup& group);

/// Whether the middle layer of an odd cube turns.
[[nodiscard]] bool has_middle(const cube::Turn& turn, int n);
/// These moves as a word in generators that are single turns. A middle layer turn becomes turns of all other layers
/// and a rotation of the whole cube; the rotations must cancel. nullopt if such generators are missing.
[[nodiscard]] std::optional<group::Word> word_in_generators(const CubeGroup& group, std::vector<cube::Move> moves);

/// Whether the generator of a group of numbers has a name, not the text of its cycles.
[[nodiscard]] bool has_name(const CubeGroup& group, std::size_t generator);
/// The generator as written, or its cycles if it has a name.
[[nodiscard]] std::string without_name(const CubeGroup& group, std::size_t generator);
/// The word as an algorithm; null if the moves of a generator in it are unknown.
[[nodiscard]] cube::WordPtr algorithm(const CubeGroup& group, const group::Word& word);
/// The word as text, each generator by its name; it can be read back.
[[nodiscard]] std::string text(const CubeGroup& group, const group::Word& word);
/// "a b2 a' with a = R U R' U', b = F": the word in letters.
[[nodiscard]] std::string text_in_letters(const CubeGroup& group, const group::Word& word);

}  // namespace cubelang::groups
