#pragma once
// Random well-formed programs: elements of the algebra as trees, which can be written in this language or in GAP. The
// caller makes the choices: at random, by RapidCheck, or from the bytes of a fuzzer.

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "runtime/cube/geometry.hpp"

namespace cubelang::test {

/// Returns one of 0, …, count - 1.
using Choose = std::function<std::size_t(std::size_t count)>;

/// An element: moves, a cycle of parts, or an operation on other elements.
struct Tree {
    enum class Kind { moves, cycle, product, inverse, power, commutator, conjugate, conjugated } kind = Kind::moves;
    std::string text{};  ///< the text of moves or a cycle
    long long exponent = 1;
    std::vector<Tree> of{};
};

/// A tree of at most this depth.
[[nodiscard]] Tree some_tree(cube::Cube cube, int depth, const Choose& choose);
/// The same without cycles: an algorithm.
[[nodiscard]] Tree some_word_tree(cube::Cube cube, int depth, const Choose& choose);

/// The tree as an expression of the language.
[[nodiscard]] std::string written(const Tree& tree);
/// The moves and cycles of the tree, in order.
[[nodiscard]] std::vector<std::string> leaves(const Tree& tree);
/// The tree in GAP's notation, with leaves name1, name2, …. Products have the same order there.
[[nodiscard]] std::string in_gap(const Tree& tree, const std::string& name);

/// Programs that show `true` for all elements a, c and p of one cube.
[[nodiscard]] std::vector<std::string> laws();
/// Laws in `a` only, which hold for algorithms.
[[nodiscard]] std::vector<std::string> laws_of_words();

}  // namespace cubelang::test
