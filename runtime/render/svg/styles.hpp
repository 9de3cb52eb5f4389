#pragma once
// Pictures of a cube as SVG files, in one table of styles. They are plain functions from a state to text; the words in
// which the algorithm and its cycles are written come from above.

#include <span>
#include <string>
#include <string_view>

#include "runtime/render/svg/subject.hpp"

namespace cubelang::render::svg {

struct Style {
    std::string_view name, noun, meaning;
    int largest;          ///< the largest N that it draws
    bool before = false;  ///< what `before` is unless it is given
    std::string (*draw)(const Subject& subject, const Options& options);
};

/// net, isometric, back, both, last_layer, oll, cycles.
[[nodiscard]] std::span<const Style> styles();
/// The picture in that style.
[[nodiscard]] std::string picture(const Style& style, Subject subject, const Options& options);

}  // namespace cubelang::render::svg
