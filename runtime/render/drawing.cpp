#include "runtime/render/drawing.hpp"

#include <algorithm>
#include <iterator>

#include "runtime/base/printable.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::render {

Drawing text(std::string_view text, Style style) {
    Drawing drawing;
    for (std::size_t end = 0; end != text.npos; text.remove_prefix(end == text.npos ? 0 : end + 1)) {
        end = text.find('\n');
        drawing.lines.emplace_back().push_back({std::string(text.substr(0, end)), style});
    }
    return drawing;
}

Drawing printable(Drawing drawing) {
    for (auto& line : drawing.lines)
        for (auto& piece : line)
            if (!is_printable(piece.text)) piece.text = cubelang::printable(piece.text);
    return drawing;
}

void append(Drawing& drawing, Drawing more) { std::ranges::move(more.lines, std::back_inserter(drawing.lines)); }

Drawing beside(Drawing left, Drawing right, int gap) {
    const int column = width(left) + gap;
    if (left.lines.size() < right.lines.size()) left.lines.resize(right.lines.size());
    for (std::size_t i = 0; i < right.lines.size(); ++i) {
        auto& line = left.lines[i];
        if (right.lines[i].empty()) continue;
        line.push_back({std::string(static_cast<std::size_t>(column - width(line)), ' ')});
        std::ranges::move(right.lines[i], std::back_inserter(line));
    }
    return left;
}

int width(std::string_view text) { return static_cast<int>(count_characters(text)); }

int width(const Line& line) {
    int sum = 0;
    for (const auto& piece : line) sum += width(piece.text);
    return sum;
}

int width(const Drawing& drawing) {
    int widest = 0;
    for (const auto& line : drawing.lines) widest = std::max(widest, width(line));
    return widest;
}

}  // namespace cubelang::render
