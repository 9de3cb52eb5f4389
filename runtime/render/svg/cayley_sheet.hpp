#pragma once
// The page of a Cayley graph: where its elements lie, how big their dots are, and which lines join them.

#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"
#include "runtime/render/svg/arrow.hpp"

namespace cubelang::render::svg {

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

}  // namespace cubelang::render::svg
