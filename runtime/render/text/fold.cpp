#include "runtime/render/text/fold.hpp"

#include <algorithm>

namespace cubelang::render {
namespace {

/// One character and how it looks.
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

// Where the second column begins; without one, two columns to the right of where the line does.
std::size_t hanging(const Glyphs& glyphs, std::size_t columns) {
    const auto first = static_cast<std::size_t>(std::ranges::find_if_not(glyphs, is_blank) - glyphs.begin());
    for (std::size_t i = first + 2; i < glyphs.size() && i <= columns / 2; ++i)
        if (!is_blank(glyphs[i]) && is_blank(glyphs[i - 1]) && is_blank(glyphs[i - 2])) return i;
    return std::min(first + 2, columns / 2);
}

// The end of the row that begins at `begin`: before a blank, or in the middle of what has none.
std::size_t row_end(const Glyphs& glyphs, std::size_t begin, std::size_t room) {
    if (glyphs.size() - begin <= room) return glyphs.size();
    for (std::size_t end = begin + room; end > begin; --end)
        if (is_blank(glyphs[end]) && !std::all_of(glyphs.begin() + static_cast<std::ptrdiff_t>(begin),
                                                  glyphs.begin() + static_cast<std::ptrdiff_t>(end), is_blank))
            return end;
    return begin + room;
}

void fold(const Line& line, std::size_t columns, Drawing& into) {
    const auto glyphs = glyphs_of(line);
    const auto hang = hanging(glyphs, columns);
    for (std::size_t begin = 0; begin < glyphs.size();) {
        const std::size_t indent = begin == 0 ? 0 : hang;
        const auto end = row_end(glyphs, begin, columns - indent);
        into.lines.push_back(line_of(glyphs, begin, end, indent));
        for (begin = end; begin < glyphs.size() && is_blank(glyphs[begin]);) ++begin;
    }
}

}  // namespace

Drawing folded(const Drawing& drawing, int columns) {
    if (columns <= 0) return drawing;
    Drawing result;
    for (const auto& line : drawing.lines) {
        if (width(line) <= columns)
            result.lines.push_back(line);
        else
            fold(line, static_cast<std::size_t>(columns), result);
    }
    return result;
}

}  // namespace cubelang::render
