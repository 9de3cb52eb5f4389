#pragma once
// Well-formed programs at random: elements of the algebra as trees, which this language, GAP and whoever else can be
// told. Where the decisions come from is the caller's choice: chance, RapidCheck, the bytes of a fuzzer.

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "runtime/cube/geometry.hpp"

namespace cubelang::test {

/// One of 0, …, count - 1.
using Choose = std::function<std::size_t(std::size_t count)>;

/// An element: moves, a cycle of parts, or made of others.
struct Tree {
    enum class Kind { moves, cycle, product, inverse, power, commutator, conjugate, conjugated } kind = Kind::moves;
    std::string text{};  ///< of moves or a cycle
    long long exponent = 1;
    std::vector<Tree> of{};
};

/// At most `depth` deep.
[[nodiscard]] Tree some_tree(cube::Cube cube, int depth, const Choose& choose);
/// The same without cycles: an algorithm.
[[nodiscard]] Tree some_word_tree(cube::Cube cube, int depth, const Choose& choose);

/// As an expression of the language.
[[nodiscard]] std::string written(const Tree& tree);
/// Its moves and cycles, in order.
[[nodiscard]] std::vector<std::string> leaves(const Tree& tree);
/// As GAP says it, the leaves called by `name`, counted from 1: products go the same way round there.
[[nodiscard]] std::string in_gap(const Tree& tree, const std::string& name);

/// Programs that show `true` for all elements a, c and p of one cube.
[[nodiscard]] std::vector<std::string> laws();
/// Those in `a` alone that hold for algorithms.
[[nodiscard]] std::vector<std::string> laws_of_words();

}  // namespace cubelang::test
