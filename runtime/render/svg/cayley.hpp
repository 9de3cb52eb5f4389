#pragma once
// A picture of a Cayley graph: a dot for each element, and for each generator lines in a colour and dash pattern; a
// generator that is its own inverse has lines, all others arrows.

#include <string>
#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {

struct CayleySubject {
    std::string moved;                    ///< "a 3x3x3", "numbers"
    std::vector<std::string> generators;  ///< as written
    std::string title;                    ///< the user's title; may be empty
    const Ground* ground = &white_ground();
    std::vector<std::size_t> colors{};  ///< the number of each element's colour; if empty, the identity is black
};

/// The largest group that is drawn.
inline constexpr std::size_t largest_cayley = 500;
/// The greatest number of generators.
inline constexpr std::size_t most_cayley_generators = 12;

[[nodiscard]] std::string cayley(const CayleySubject& subject, const group::CayleyGraph& graph);

}  // namespace cubelang::render::svg
