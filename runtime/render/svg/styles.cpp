#include "runtime/render/svg/styles.hpp"

#include <array>

namespace cubelang::render::svg {
namespace {

// Beyond these a sticker is smaller than a printer's dot, and a circle than its names.
constexpr int largest_cube = 100, largest_layer = 20, largest_cycles = 20;

constexpr std::array<Style, 7> table{{
    {"net", "net", "a picture of the cube unfolded", largest_cube, false, net},
    {"isometric", "isometric view", "style of a picture: the faces U, F and R as a solid", largest_cube, false,
     isometric},
    {"back", "back view", "style of a picture: the faces D, L and B as a solid, the cube turned over", largest_cube,
     false, back},
    {"both", "front and back", "style of a picture: isometric and back beside each other", largest_cube, false, both},
    {"last_layer", "last layer", "style of a picture: the case that p solves, from above, with arrows for its pieces",
     largest_layer, true, last_layer},
    {"oll", "orientation of the last layer", "style of a picture: the case that p solves, from above, only U's colour",
     largest_layer, true, oll},
    {"cycles", "cycles", "style of a picture: a circle for each orbit of pieces, arrows for each cycle", largest_cycles,
     false, cycles},
}};

}  // namespace

std::span<const Style> styles() { return table; }

std::string picture(const Style& style, Subject subject, const Options& options) {
    subject.noun = style.noun;
    return style.draw(subject, options);
}

}  // namespace cubelang::render::svg
