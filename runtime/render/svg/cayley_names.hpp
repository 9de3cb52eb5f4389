#pragma once
// The names of elements on the page: each beside its dot, where it lies on no line, no dot and no other name.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/render/svg/cayley_sheet.hpp"

namespace cubelang::render::svg {

inline constexpr double name_font = 8;

struct Name {
    std::string text;
    Point at;  ///< of its baseline
    std::string_view anchor;
    [[nodiscard]] Box box() const;
};

/// Does this line run over that box?
[[nodiscard]] bool runs_over(const Arrow& line, const Box& box);

/// Of the first elements, in their order.
[[nodiscard]] std::vector<Name> placed_names(const std::vector<std::string>& texts, const Sheet& sheet,
                                             const std::vector<SheetLine>& lines);

/// How many lines, dots and other names the names lie on.
[[nodiscard]] int collisions(const std::vector<Name>& names, const Sheet& sheet, const std::vector<SheetLine>& lines);

}  // namespace cubelang::render::svg
