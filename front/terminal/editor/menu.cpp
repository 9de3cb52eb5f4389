#include "front/terminal/editor/menu.hpp"

#include <algorithm>

#include "front/terminal/editor/characters.hpp"

namespace cubelang::editor {
namespace {

std::size_t widest(const std::vector<Candidate>& candidates) {
    std::size_t result = 0;
    for (const auto& candidate : candidates) result = std::max(result, width_of(candidate.text));
    return result;
}

void pad(Row& row, std::size_t width, std::size_t columns) {
    const auto own = width_of(row);
    if (own < width) append(row, std::string(width - own, ' '), Style::plain, columns);
}

Style style_of(std::size_t index, std::size_t chosen) { return index == chosen ? Style::chosen : Style::plain; }

std::vector<Row> with_meanings(const std::vector<Candidate>& candidates, std::size_t chosen, std::size_t columns) {
    const auto column = widest(candidates) + 2;
    std::vector<Row> rows(candidates.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        append_cut(rows[i], candidates[i].text, style_of(i, chosen), columns);
        if (candidates[i].meaning.empty()) continue;
        pad(rows[i], column, columns);
        append_cut(rows[i], candidates[i].meaning, Style::aside, columns);
    }
    return rows;
}

// Column by column, like ls.
std::vector<Row> in_columns(const std::vector<Candidate>& candidates, std::size_t chosen, std::size_t columns) {
    const auto column = widest(candidates) + 2;
    const auto across = std::max<std::size_t>(1, (columns + 2) / column);
    std::vector<Row> rows((candidates.size() + across - 1) / across);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        auto& row = rows[i % rows.size()];
        pad(row, i / rows.size() * column, columns);
        append_cut(row, candidates[i].text, style_of(i, chosen), columns);
    }
    return rows;
}

bool is_chosen(const Row& row) {
    return std::any_of(row.begin(), row.end(), [](const Cell& cell) { return cell.style == Style::chosen; });
}

// The last row shows the number of candidates.
std::vector<Row> cut_to(std::vector<Row> rows, Size room, std::size_t candidates) {
    if (rows.size() <= room.rows) return rows;
    if (room.rows == 0) return {};
    const auto shown = room.rows - 1;
    const auto marked = static_cast<std::size_t>(std::find_if(rows.begin(), rows.end(), is_chosen) - rows.begin());
    const auto first = marked < rows.size() && marked >= shown ? std::min(marked + 1 - shown, rows.size() - shown) : 0;
    std::vector<Row> part(rows.begin() + static_cast<std::ptrdiff_t>(first),
                          rows.begin() + static_cast<std::ptrdiff_t>(first + shown));
    const auto hidden = "\xE2\x80\xA6 " + std::to_string(candidates) + " in all";
    append(part.emplace_back(), hidden, Style::aside, room.columns);
    return part;
}

}  // namespace

std::string common_beginning(const std::vector<Candidate>& candidates) {
    if (candidates.empty()) return {};
    const std::string& whole = candidates.front().text;
    auto size = whole.size();
    for (const auto& [text, meaning] : candidates) {
        const auto end =
            std::mismatch(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size), text.begin(), text.end())
                .first;
        size = static_cast<std::size_t>(end - whole.begin());
    }
    std::size_t end = 0;
    for (std::size_t at = 0; at <= size; at = next_glyph(whole, at)) {
        end = at;
        if (at == whole.size()) break;
    }
    return whole.substr(0, end);
}

std::vector<Row> menu_rows(const std::vector<Candidate>& candidates, std::size_t chosen, Size room) {
    const bool fits = candidates.size() <= room.rows;
    auto rows = fits ? with_meanings(candidates, chosen, room.columns) : in_columns(candidates, chosen, room.columns);
    return cut_to(std::move(rows), room, candidates.size());
}

}  // namespace cubelang::editor
