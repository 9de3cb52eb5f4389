#include "runtime/render/svg/sheet.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/base/wrapping.hpp"
#include "runtime/render/drawing.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {
namespace {

// 210 by 297 mm at 96 dots an inch.
constexpr Box sheet_page{0, 0, 794, 1123};
constexpr std::size_t most_caption_lines = 15;
constexpr double sheet_edge = 40, sheet_gap = 16, sheet_head = 34, widest_letter = .64;

struct Grid {
    int columns;
    bool has_title = true;
    std::size_t lines = 0;  ///< of the longest caption
    [[nodiscard]] double side() const {
        return (sheet_page.width - 2 * sheet_edge - sheet_gap * (columns - 1)) / columns;
    }
    [[nodiscard]] double font() const { return std::clamp(side() / 16, 4.5, 11.0); }
    [[nodiscard]] std::size_t letters() const { return static_cast<std::size_t>(side() / (widest_letter * font())); }
    [[nodiscard]] double line() const { return 1.25 * font(); }
    [[nodiscard]] double row() const { return side() + (static_cast<double>(lines) + .5) * line() + sheet_gap / 2; }
    [[nodiscard]] double top() const { return sheet_edge + (has_title ? sheet_head : 0); }
    [[nodiscard]] double height(std::size_t count) const {
        return top() + std::ceil(static_cast<double>(count) / columns) * row() + sheet_edge / 2;
    }
    [[nodiscard]] Point corner(std::size_t i) const {
        const auto across = static_cast<std::size_t>(columns);
        return {sheet_edge + static_cast<double>(i % across) * (side() + sheet_gap),
                top() + static_cast<double>(i / across) * row()};
    }
};

// At least a page of A4 if `is_whole`.
Box page_of(const Grid& grid, std::size_t count, bool is_whole) {
    return {0, 0, sheet_page.width, std::max(grid.height(count), is_whole ? sheet_page.height : 0)};
}

// Ids that differ from those of an equal picture on the same sheet.
std::string with_own_ids(const std::string& svg, std::size_t i) {
    constexpr std::string_view before = "aria-labelledby=\"";
    const auto begin = svg.find(before) + before.size();
    const auto id = svg.substr(begin, svg.find("-title", begin) - begin);
    return replaced(svg, id, fmt::format("{}-{}", id, i));
}

std::string placed(const std::string& svg, Point corner, double side, std::size_t i) {
    constexpr std::string_view start = "<svg ";
    return fmt::format("<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" {}", number(corner.x), number(corner.y),
                       number(side), number(side), with_own_ids(svg, i).substr(start.size()));
}

// The name and the lines of the caption.
std::vector<std::string> lines_of(const SheetPicture& picture, std::size_t letters) {
    std::vector<std::string> lines;
    if (!picture.name.empty()) lines.push_back(shortened(picture.name, letters));
    const auto text = wrapped(picture.caption, {letters});
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = std::min(text.find('\n', begin), text.size());
        if (lines.size() == most_caption_lines) {
            lines.back() += " …";
            break;
        }
        lines.push_back(shortened(text.substr(begin, end - begin), letters));
        begin = end + 1;
    }
    return lines;
}

Grid grid_of(const std::vector<SheetPicture>& pictures, int columns, bool has_title) {
    Grid grid{columns, has_title};
    for (const auto& picture : pictures) grid.lines = std::max(grid.lines, lines_of(picture, grid.letters()).size());
    return grid;
}

std::string caption_of(const SheetPicture& picture, Point corner, const Grid& grid) {
    Point at = corner + Point{grid.side() / 2, grid.side() + grid.line()};
    std::string text;
    for (const auto& line : lines_of(picture, grid.letters())) {
        const bool is_name = text.empty() && !picture.name.empty();
        text += text_at(at, line, is_name ? "font-weight=\"bold\"" : "");
        at.y += grid.line();
    }
    return text;
}

About about_sheet(const std::vector<SheetPicture>& pictures, const std::string& title) {
    std::string captions;
    for (const auto& picture : pictures)
        captions += fmt::format(" {}{}{};", picture.name, picture.name.empty() ? "" : ": ", picture.caption);
    captions.back() = '.';
    return {title.empty() ? fmt::format("A sheet of {} pictures", pictures.size()) : title,
            fmt::format("Pictures in rows:{}", captions)};
}

}  // namespace

std::string sheet(const std::vector<SheetPicture>& pictures, const SheetLayout& layout, const Ground& ground) {
    const bool has_title = !layout.title.empty();
    int columns = layout.columns.value_or(std::min(3, static_cast<int>(pictures.size())));
    auto grid = grid_of(pictures, columns, has_title);
    while (!layout.columns && columns < most_columns && grid.height(pictures.size()) > sheet_page.height)
        grid = grid_of(pictures, ++columns, has_title);
    std::string content, captions;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        content += placed(pictures[i].svg, grid.corner(i), grid.side(), i);
        captions += caption_of(pictures[i], grid.corner(i), grid);
    }
    content += group(
        fmt::format("font-size=\"{}\" text-anchor=\"middle\" fill=\"{}\"", number(grid.font()), ground.ink), captions);
    if (has_title)
        content += group(fmt::format("font-size=\"20\" fill=\"{}\"", ground.ink),
                         text_at({sheet_edge, sheet_edge + 14}, layout.title));
    return document(about_sheet(pictures, layout.title), page_of(grid, pictures.size(), layout.is_whole), ground,
                    content);
}

}  // namespace cubelang::render::svg
