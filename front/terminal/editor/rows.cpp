#include "front/terminal/editor/rows.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "front/terminal/editor/characters.hpp"
#include "runtime/base/printable.hpp"

namespace cubelang::editor {
namespace {

struct Look {
    Style style;
    std::string_view colored, bare;
};

// The sixteen basic colours, in the terminal's own shades: they are readable on any background that the user has
// chosen.
constexpr Look looks[] = {
    {Style::plain, "", ""},
    {Style::prompt, "\033[1m", ""},
    {Style::keyword, "\033[35m", ""},
    {Style::known, "\033[36m", ""},
    {Style::own, "\033[1;36m", ""},
    {Style::wrong, "\033[31m", ""},
    {Style::number, "\033[33m", ""},
    {Style::text, "\033[32m", ""},
    {Style::comment, "\033[90m", ""},
    {Style::bracket, "\033[1;4m", ""},
    {Style::match, "\033[7m", "\033[7m"},
    {Style::suggested, "\033[90m", ""},
    {Style::aside, "\033[90m", ""},
    {Style::chosen, "\033[7m", "\033[7m"},
};

}  // namespace

std::size_t width_of(const Row& row) {
    return std::accumulate(row.begin(), row.end(), std::size_t{0},
                           [](std::size_t sum, const Cell& cell) { return sum + cell.width; });
}

// A combining mark without a base character gets a separate cell, on a blank.
Cell cell_at(std::string_view text, std::size_t at, Style style) {
    const auto [code, length, broken] = character_at(text, at);
    if (code == '\t') return {" ", 1, style};
    if (broken || is_control(code)) return {std::string(replacement), 1, style};
    const auto glyph = text.substr(at, next_glyph(text, at) - at);
    const auto width = width_of(glyph);
    return width == 0 ? Cell{" " + std::string(glyph), 1, style} : Cell{std::string(glyph), width > 1 ? 2u : 1u, style};
}

void append(Row& row, std::string_view text, Style style, std::size_t columns) {
    auto width = width_of(row);
    for (std::size_t at = 0; at < text.size(); at = next_glyph(text, at)) {
        auto cell = cell_at(text, at, style);
        width += cell.width;
        if (width > columns) return;
        row.push_back(std::move(cell));
    }
}

void append_cut(Row& row, std::string_view text, Style style, std::size_t columns) {
    if (width_of(row) + width_of(text) <= columns) return append(row, text, style, columns);
    append(row, text, style, columns - std::min<std::size_t>(columns, 1));
    append(row, "\xE2\x80\xA6", style, columns);
}

std::string painted(const Row& row, std::size_t first, bool color) {
    std::string bytes;
    std::string_view look;
    for (auto i = first; i < row.size(); ++i) {
        const auto wanted = begin_of(row[i].style, color);
        if (wanted != look && !look.empty()) bytes += end_of_style;
        if (wanted != look) bytes += wanted;
        look = wanted;
        bytes += row[i].glyph;
    }
    if (!look.empty()) bytes += end_of_style;
    return bytes;
}

std::string_view begin_of(Style style, bool color) {
    const auto look =
        std::find_if(std::begin(looks), std::end(looks), [&](const Look& row) { return row.style == style; });
    if (look == std::end(looks)) return {};
    return color ? look->colored : look->bare;
}

std::vector<Style> style_of_bytes(const std::vector<Stretch>& stretches, std::size_t size) {
    std::vector<Style> styles(size, Style::plain);
    for (const auto& [begin, end, style] : stretches)
        std::fill(styles.begin() + static_cast<std::ptrdiff_t>(std::min(begin, size)),
                  styles.begin() + static_cast<std::ptrdiff_t>(std::clamp(end, std::min(begin, size), size)), style);
    return styles;
}

}  // namespace cubelang::editor
