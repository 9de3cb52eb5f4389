#pragma once
// The names of elements on the page: each beside its dot, where it lies on no line, no dot and no other name.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"
#include "runtime/render/svg/arrow.hpp"

namespace cubelang::render::svg {

/// The page of a Cayley graph: where its elements lie, how big their dots are, and which lines join them.
struct Sheet {
    std::vector<Point> points;
    double dot = 5;
    Box box;
};

inline constexpr double sheet_margin_around = 16;

/// The layout, with `apart` between neighbours if the page does not grow too wide.
[[nodiscard]] Sheet sheet_of(std::vector<Point> layout, double apart);

/// A line, and which of the drawn generators it belongs to.
struct SheetLine {
    Arrow arrow;
    std::size_t kind = 0;
};
[[nodiscard]] std::vector<SheetLine> lines_of(const group::CayleyGraph& graph, const Sheet& sheet);

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
