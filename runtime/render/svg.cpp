#include "runtime/render/svg.hpp"

#include <algorithm>

#include "runtime/render/svg_cube.hpp"
#include "runtime/render/svg_cycles.hpp"
#include "runtime/render/svg_last_layer.hpp"

namespace cubelang::render::svg {

std::span<const Style> styles() {
    static constexpr int large = 100;
    static constexpr std::array<Style, 7> table{{
        {"net", "the cube unfolded", large, false, net},
        {"isometric", "the faces U, F and R as a solid", large, false, isometric},
        {"back", "the other three: D, L and B, the cube turned over", large, false, back},
        {"both", "isometric and back beside each other", large, false, both},
        {"last_layer", "the case that it solves, from above, with arrows for the pieces", 20, true, last_layer},
        {"oll", "the case that it solves, from above, only U's colour", 20, true, oll},
        {"cycles", "a circle for each orbit of pieces, arrows for each cycle", 20, false, cycles},
    }};
    return table;
}

const Style* find_style(std::string_view name) {
    const auto at = std::ranges::find(styles(), name, &Style::name);
    return at == styles().end() ? nullptr : &*at;
}

}  // namespace cubelang::render::svg
