#pragma once
// The names of elements, and their places on the page: each beside its dot, on no line, dot or other name if possible.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/algebra/group/cayley_graph.hpp"
#include "runtime/render/svg/arrow.hpp"

namespace cubelang::render::svg {

/// The page of a Cayley graph: the places of its elements, the size of their dots, and the page's box.
struct Sheet {
    std::vector<Point> points;
    double dot = 5;
    Box box;
};

inline constexpr double sheet_margin_around = 16;

/// The layout, with neighbours `apart` from each other unless the page becomes too wide.
[[nodiscard]] Sheet sheet_of(std::vector<Point> layout, double apart);

/// A line, and the number of its generator among the drawn ones.
struct SheetLine {
    Arrow arrow;
    std::size_t kind = 0;
};
[[nodiscard]] std::vector<SheetLine> lines_of(const group::CayleyGraph& graph, const Sheet& sheet);

/// The generators' names within the names of elements: unchanged, or a, b, c … if one of them is long.
[[nodiscard]] std::vector<std::string> short_names(const std::vector<std::string>& generators);

/// "R2 U", "(R U)2 R", "a3'": runs and repetitions as powers; the identity is "1".
[[nodiscard]] std::string spelled(const std::vector<group::CayleyStep>& word,
                                  const std::vector<std::string>& generators);

inline constexpr double name_font = 8;

struct Name {
    std::string text;
    Point at;  ///< a point of the baseline
    std::string_view anchor;
    [[nodiscard]] Box box() const;
};

/// Does this line cross the box?
[[nodiscard]] bool crosses(const Arrow& line, const Box& box);

/// Names for the first elements, in their order.
[[nodiscard]] std::vector<Name> place_names(const std::vector<std::string>& texts, const Sheet& sheet,
                                            const std::vector<SheetLine>& lines);

/// The number of collisions of names with lines, dots and other names.
[[nodiscard]] int collisions(const std::vector<Name>& names, const Sheet& sheet, const std::vector<SheetLine>& lines);

}  // namespace cubelang::render::svg
