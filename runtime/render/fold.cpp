#include "runtime/render/fold.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "runtime/base/newlines.hpp"
#include "runtime/base/wrapping.hpp"

namespace cubelang::render {
namespace {

/// One character and its style.
struct Glyph {
    std::string text;
    Style style;
};
using Glyphs = std::vector<Glyph>;

bool is_blank(const Glyph& glyph) { return glyph.text == " "; }

Glyphs glyphs_of(const Line& line) {
    Glyphs glyphs;
    for (const auto& piece : line)
        for (const char c : piece.text) {
            if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U || glyphs.empty()) glyphs.push_back({{}, piece.style});
            glyphs.back().text += c;
        }
    return glyphs;
}

Line line_of(const Glyphs& glyphs, std::size_t begin, std::size_t end, std::size_t indent) {
    Line line;
    if (indent > 0) line.push_back({std::string(indent, ' ')});
    for (; begin < end; ++begin) {
        if (line.empty() || line.back().style != glyphs[begin].style) line.push_back({{}, glyphs[begin].style});
        line.back().text += glyphs[begin].text;
    }
    return line;
}

// The column where the second column of text begins; without one, two columns right of the line's beginning.
std::size_t hanging_indent(const Glyphs& glyphs, std::size_t columns) {
    const std::size_t first = std::ranges::find_if_not(glyphs, is_blank) - glyphs.begin();
    for (std::size_t i = first + 2; i < glyphs.size() && i <= columns / 2; ++i)
        if (!is_blank(glyphs[i]) && is_blank(glyphs[i - 1]) && is_blank(glyphs[i - 2])) return i;
    return std::min(first + 2, columns / 2);
}

/// Where a row of a long line ends, and whether that is inside a word without blanks and commas.
struct RowEnd {
    std::size_t at;
    bool within_word = false;
};

// Breaks before a blank; otherwise after a comma, in a cycle that fills the row; otherwise anywhere.
RowEnd row_end(const Glyphs& glyphs, std::size_t begin, std::size_t room) {
    if (glyphs.size() - begin <= room) return {glyphs.size()};
    auto first = begin;
    while (first < begin + room && is_blank(glyphs[first])) ++first;
    for (std::size_t end = begin + room; end > first; --end)
        if (is_blank(glyphs[end])) return {end};
    for (std::size_t end = begin + room; end > first; --end)
        if (glyphs[end - 1].text == ",") return {end};
    return {begin + room, true};
}

void fold(const Line& line, std::size_t columns, Drawing& into) {
    const auto glyphs = glyphs_of(line);
    const auto hang = hanging_indent(glyphs, columns);
    for (std::size_t begin = 0; begin < glyphs.size();) {
        const std::size_t indent = begin == 0 ? 0 : hang;
        const auto end = row_end(glyphs, begin, columns - indent).at;
        into.lines.push_back(line_of(glyphs, begin, end, indent));
        for (begin = end; begin < glyphs.size() && is_blank(glyphs[begin]);) ++begin;
    }
}

void pad_row(Line& line, std::size_t width_of_row, std::size_t columns, std::size_t indent) {
    if (width_of_row < columns + indent) line.push_back({std::string(columns - width_of_row + indent, ' ')});
}

Line flow(const Line& line, std::size_t columns) {
    const auto glyphs = glyphs_of(line);
    const auto hang = hanging_indent(glyphs, columns);
    Line result;
    for (std::size_t begin = 0, indent = 0; begin < glyphs.size();) {
        const auto [end, within_word] = row_end(glyphs, begin, columns - indent);
        std::ranges::move(line_of(glyphs, begin, end, 0), std::back_inserter(result));
        const auto width_of_row = indent + end - begin;
        indent = within_word ? 0 : hang;
        for (begin = end; begin < glyphs.size() && is_blank(glyphs[begin]);) ++begin;
        if (begin < glyphs.size()) pad_row(result, width_of_row, columns, indent);
    }
    return result;
}

}  // namespace

Drawing folded(const Drawing& drawing, int columns) {
    if (columns <= 0) return drawing;
    Drawing result{{}, drawing.left_out};
    for (const auto& line : drawing.lines) {
        if (width(line) <= columns)
            result.lines.push_back(line);
        else
            fold(line, static_cast<std::size_t>(columns), result);
    }
    return result;
}

Drawing flowed(const Drawing& drawing, int columns) {
    constexpr int longest = 100'000;  // longer lines are left to the terminal
    if (columns <= 0) return drawing;
    Drawing result = drawing;
    for (auto& line : result.lines)
        if (const int all = width(line); all > columns && all <= longest)
            line = flow(line, static_cast<std::size_t>(columns));
    return result;
}

std::vector<std::string> wrapped(const std::vector<std::string>& words, int columns, std::size_t most) {
    const auto text = cubelang::wrapped(fmt::format("{}", fmt::join(words, " ")), {static_cast<std::size_t>(columns)});
    const auto all = lines_of(text);
    std::vector<std::string> lines(all.begin(), all.end());
    if (lines.size() <= most) return lines;
    lines.resize(most - 1);
    auto left_out = static_cast<std::ptrdiff_t>(words.size());
    for (const auto& line : lines)  // a word is broken after a comma
        left_out -= std::ranges::count(line, ' ') + (line.ends_with(',') ? 0 : 1);
    lines.push_back(fmt::format("… and {} more", left_out));
    return lines;
}

}  // namespace cubelang::render
