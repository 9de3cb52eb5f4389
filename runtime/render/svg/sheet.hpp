#pragma once
// Several pictures with captions, as a grid on one page.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {

/// More pictures would be too small on a page.
inline constexpr std::size_t most_on_sheet = 150;
inline constexpr int most_columns = 12;

struct SheetPicture {
    std::string name;     ///< bold, on the line above; may be empty
    std::string caption;  ///< below the name, shortened to 15 lines together
    std::string svg;      ///< a complete file
};

struct SheetLayout {
    std::string title;           ///< may be empty
    std::optional<int> columns;  ///< nothing: as few as fit on a page, but three for three pictures or more
    bool is_whole = false;       ///< has the height of a page of A4 at least; else the height of its rows
};

/// A complete SVG file of the width of A4, row by row.
[[nodiscard]] std::string sheet(const std::vector<SheetPicture>& pictures, const SheetLayout& layout,
                                const Ground& ground);

}  // namespace cubelang::render::svg
