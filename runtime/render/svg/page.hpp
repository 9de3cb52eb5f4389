#pragma once
// The sources of the page that moves (runtime/render/svg/page/*), part of the program.

#include <span>
#include <string_view>

namespace cubelang::render {

struct PagePart {
    std::string_view name;  ///< "cube.js"
    std::string_view text;
};

[[nodiscard]] std::span<const PagePart> page_parts();

}  // namespace cubelang::render
