#pragma once
// A Cayley graph drawn: a dot for each element, a line for each generator in a colour and dashes of its own; a
// generator that is its own inverse has lines, all others arrows.

#include <string>
#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"
#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {

struct CayleySubject {
    std::string cube_name;                ///< "3x3x3"
    std::vector<std::string> generators;  ///< as written
    std::string title;                    ///< what the user calls it; may be empty
    const Ground* ground = &white_ground();
};

/// Groups up to this size are drawn.
inline constexpr std::size_t largest_cayley = 500;
/// And this many generators.
inline constexpr std::size_t most_cayley_generators = 12;

[[nodiscard]] std::string cayley(const CayleySubject& subject, const group::CayleyGraph& graph);

}  // namespace cubelang::render::svg
