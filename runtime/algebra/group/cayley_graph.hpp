#pragma once
// The Cayley graph of a small group: its elements, with an arrow from x to x g for each generator g.

#include <cstddef>
#include <span>
#include <variant>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"

namespace cubelang::group {

/// One step of a word: a generator or its inverse.
struct CayleyStep {
    int generator = 0;
    bool inverse = false;
    friend bool operator==(CayleyStep, CayleyStep) = default;
};

/// The arrows of one generator.
struct CayleyGenerator {
    int order = 1;           ///< 1: the identity
    int same_as = -1;        ///< an equal earlier generator, or -1
    int inverse_of = -1;     ///< an earlier generator that is its inverse, or -1
    std::vector<int> image;  ///< x g, for each element x
    [[nodiscard]] bool draws() const { return order > 1 && same_as < 0 && inverse_of < 0; }
};

/// Element 0 is the identity; the others are in breadth-first order, generators in the given order.
struct CayleyGraph {
    std::vector<CayleyGenerator> generators;
    std::vector<Permutation> elements;
    std::vector<int> distance;                   ///< in generators and their inverses
    std::vector<std::vector<CayleyStep>> words;  ///< a shortest word for each element
    [[nodiscard]] std::size_t size() const { return distance.size(); }
};

/// The group has more elements than allowed: the number found, and the greatest distance up to which all are found.
struct CayleyTooLarge {
    std::size_t found = 0;
    int whole_distance = 0;
};

/// At least one generator; all have the same degree.
[[nodiscard]] std::variant<CayleyGraph, CayleyTooLarge> cayley_graph(std::span<const Permutation> generators,
                                                                     std::size_t most);

/// All pairs of connected elements, each once, the smaller number first.
[[nodiscard]] std::vector<std::pair<int, int>> links(const CayleyGraph& graph);

}  // namespace cubelang::group
