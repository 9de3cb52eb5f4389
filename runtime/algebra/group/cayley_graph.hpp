#pragma once
// The Cayley graph of a small group: its elements, and from each an arrow for each generator g, from x to x g.

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

/// What a generator adds to the picture.
struct CayleyGenerator {
    int order = 1;           ///< 1: it does nothing
    int same_as = -1;        ///< an earlier generator that is equal, or
    int inverse_of = -1;     ///< one that is its inverse
    std::vector<int> image;  ///< x g, for each element x
    [[nodiscard]] bool draws() const { return order > 1 && same_as < 0 && inverse_of < 0; }
};

/// Element 0 is the identity; the others follow by distance from it, each first reached along the first generators.
struct CayleyGraph {
    std::vector<CayleyGenerator> generators;
    std::vector<int> distance;                   ///< in generators and their inverses
    std::vector<std::vector<CayleyStep>> words;  ///< a shortest word for each element
    [[nodiscard]] std::size_t size() const { return distance.size(); }
};

/// A group with more elements than wanted: how many were found, and the greatest distance at which all are known.
struct CayleyTooLarge {
    std::size_t found = 0;
    int whole_distance = 0;
};

/// The generators have one degree; there is at least one.
[[nodiscard]] std::variant<CayleyGraph, CayleyTooLarge> cayley_graph(std::span<const Permutation> generators,
                                                                     std::size_t most);

/// The connected pairs of elements, each once, the smaller first.
[[nodiscard]] std::vector<std::pair<int, int>> links(const CayleyGraph& graph);

}  // namespace cubelang::group
