#include "front/terminal/editor/rows.hpp"

#include "front/terminal/editor/characters.hpp"

namespace cubelang::editor {
namespace {

constexpr std::size_t tab_stops = 4;

std::size_t to_next_stop(std::size_t column) { return tab_stops - column % tab_stops; }

// Rows outside of first..last are counted but not stored: a text may be far longer than the screen.
class Flow {
public:
    Flow(std::size_t columns, std::size_t first, std::size_t last) : columns_(columns), first_(first), last_(last) {}

    void put(Cell cell) {
        if (cell.width > columns_) cell = {std::string(replacement), 1, cell.style};
        if (column_ + cell.width > columns_) new_row();
        column_ += cell.width;
        if (is_kept()) row_.push_back(std::move(cell));
    }
    void put_all(std::string_view text, Style style) {
        for (std::size_t at = 0; at < text.size(); at = next_glyph(text, at)) put(cell_at(text, at, style));
    }
    void put_tab(Style style) {
        for (auto count = to_next_stop(column_); count > 0; --count) put({" ", 1, style});
    }
    void new_row() {
        if (is_kept()) flowed_.rows.push_back(std::move(row_));
        row_ = {};
        column_ = 0;
        ++flowed_.height;
    }
    /// Has no room for a cell of this width.
    [[nodiscard]] bool is_full(std::size_t width) const { return column_ + width > columns_; }
    void set_cursor() { flowed_.cursor = {flowed_.height, column_}; }
    Flowed finish() {
        new_row();
        return std::move(flowed_);
    }
    [[nodiscard]] std::size_t room() const { return columns_ - column_; }

private:
    [[nodiscard]] bool is_kept() const { return flowed_.height >= first_ && flowed_.height < last_; }

    std::size_t columns_, first_, last_, column_ = 0;
    Row row_;
    Flowed flowed_;
};

void put_suggested(Flow& flow, std::string_view suggested) {
    if (suggested.empty()) return;
    const auto line = suggested.substr(0, suggested.find('\n'));
    const bool cuts = width_of(line) > flow.room() || line.size() < suggested.size();
    const auto shown = cuts ? cut(line, flow.room() - 1) : line;
    flow.put_all(shown, Style::suggested);
    if (cuts) flow.put({"\xE2\x80\xA6", 1, Style::suggested});
}

}  // namespace

Flowed flow(const Page& page, std::size_t columns, std::size_t first, std::size_t last) {
    Flow flow(columns, first, last);
    flow.put_all(page.prompt, Style::prompt);
    std::size_t newlines = 0;
    for (std::size_t at = 0; at < page.text.size(); at = next_glyph(page.text, at)) {
        const char c = page.text[at];
        const auto cell = c == '\n' || c == '\t' ? Cell{" "} : cell_at(page.text, at, page.styles[at]);
        const bool needs_room = c != '\n' || at == page.cursor;
        if (needs_room && flow.is_full(cell.width)) flow.new_row();
        if (at == page.cursor) flow.set_cursor();
        if (c == '\n') {
            flow.new_row();
            flow.put_all(page.before_line(newlines++), Style::prompt);
        } else if (c == '\t') {
            flow.put_tab(page.styles[at]);
        } else {
            flow.put(cell);
        }
    }
    if (page.cursor == page.text.size()) {
        if (flow.is_full(1)) flow.new_row();
        flow.set_cursor();
        put_suggested(flow, page.suggested);
    }
    return flow.finish();
}

std::string unwrapped(const Page& page, bool color) {
    Row row;
    std::string bytes;
    append(row, page.prompt, Style::prompt, nowhere);
    std::size_t newlines = 0;
    for (std::size_t at = 0; at < page.text.size(); at = next_glyph(page.text, at)) {
        if (page.text[at] == '\n') {
            bytes += painted(row, 0, color) + "\r\n";
            row.clear();
            append(row, page.before_line(newlines++), Style::prompt, nowhere);
        } else if (page.text[at] == '\t') {
            row.insert(row.end(), to_next_stop(width_of(row)), {" ", 1, page.styles[at]});
        } else {
            row.push_back(cell_at(page.text, at, page.styles[at]));
        }
    }
    return bytes + painted(row, 0, color);
}

}  // namespace cubelang::editor
