#include "runtime/render/fold.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

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

namespace {

class Wrapper {
public:
    explicit Wrapper(int columns) : columns_(columns) {}

    void add(std::string_view word) {
        std::string_view between = lines_.empty() ? "" : " ";
        while (!word.empty()) {
            const auto chunk = word.substr(0, fits(word, between) ? word.npos : end_of_chunk(word));
            if (lines_.empty() || !fits(chunk, between)) {
                lines_.emplace_back();
                between = "";
            }
            lines_.back() += between;
            lines_.back() += chunk;
            word.remove_prefix(chunk.size());
            between = "";
        }
        ends_.push_back(lines_.size());
    }

    std::vector<std::string> lines(std::size_t most) && {
        if (lines_.size() <= most) return std::move(lines_);
        // Words that end within the remaining lines are shown completely.
        const auto kept = most - 1;
        const auto whole = std::ranges::count_if(ends_, [&](std::size_t end) { return end <= kept; });
        lines_.resize(most);
        lines_.back() = fmt::format("… and {} more", ends_.size() - static_cast<std::size_t>(whole));
        return std::move(lines_);
    }

private:
    [[nodiscard]] bool fits(std::string_view chunk, std::string_view between) const {
        return !lines_.empty() && width(lines_.back()) + width(between) + width(chunk) <= columns_;
    }
    // A word wider than a line is broken after its commas.
    [[nodiscard]] std::size_t end_of_chunk(std::string_view word) const {
        const auto comma = word.find(',');
        return width(word) <= columns_ || comma == word.npos ? word.npos : comma + 1;
    }

    int columns_;
    std::vector<std::string> lines_;
    std::vector<std::size_t> ends_;  // for each word: the number of lines up to its end
};

}  // namespace

std::vector<std::string> wrapped(const std::vector<std::string>& words, int columns, std::size_t most) {
    Wrapper wrapper(columns);
    for (const auto& word : words) wrapper.add(word);
    return std::move(wrapper).lines(most);
}

}  // namespace cubelang::render
