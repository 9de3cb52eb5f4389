#include "runtime/render/svg/charts.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "runtime/base/utf8.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {
namespace {

constexpr double square_side = 20, largest_entry = 9, smallest_entry = 3, entry_letter = .62;
constexpr std::size_t most_told = 12;  // rows in the description

About about_squares(const std::vector<std::vector<std::string>>& rows, const std::string& title) {
    std::vector<std::string> told;
    for (const auto& row : rows) told.push_back(fmt::format("{}", fmt::join(row, " ")));
    return {title.empty() ? "Table" : title,
            fmt::format("A table of {} by {} squares. Equal entries have the same colour.{}{}", rows.size(),
                        rows.front().size(), rows.size() > most_told ? "" : " Rows: ",
                        rows.size() > most_told ? "" : fmt::format("{}.", fmt::join(told, "; "))),
            title};
}

// The entries are written into the squares if the longest one is readable there.
double entry_font(const std::vector<std::vector<std::string>>& rows) {
    std::size_t longest = 1;
    for (const auto& row : rows)
        for (const auto& entry : row) longest = std::max(longest, count_characters(entry));
    const double font = std::min(largest_entry, square_side / (entry_letter * static_cast<double>(longest + 1)));
    return font < smallest_entry ? 0 : font;
}

}  // namespace

std::string squares(const std::vector<std::vector<std::string>>& rows, const std::string& title, const Ground& ground) {
    std::map<std::string, std::size_t> kinds;
    std::string drawn, written;
    const double font = entry_font(rows), middle = square_side / 2;
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const Point corner = square_side * Point{static_cast<double>(x), static_cast<double>(y)};
            const auto kind = kinds.emplace(rows[y][x], kinds.size()).first->second;
            drawn += rectangle({corner.x, corner.y, square_side, square_side},
                               fmt::format("fill=\"{}\"", spread_color(kind)));
            if (font > 0) written += text_at(corner + Point{middle, middle + font / 3}, rows[y][x]);
        }
    const Box box{-2, -2, square_side * static_cast<double>(rows.front().size()) + 4,
                  square_side * static_cast<double>(rows.size()) + 4};
    return document(
        about_squares(rows, title), box, ground,
        group(fmt::format("stroke=\"{}\" stroke-width=\".5\"", ground.faint), drawn) +
            group(fmt::format("font-size=\"{}\" text-anchor=\"middle\" fill=\"#222\"", number(font)), written));
}

}  // namespace cubelang::render::svg
