#include "tests/support/terminal.hpp"

#include <wchar.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <stdexcept>

namespace cubelang::test {

Terminal::Terminal(std::size_t columns, std::size_t rows) : columns_(columns), rows_(rows), screen_(rows, blank()) {
    std::setlocale(LC_CTYPE, "C.UTF-8");
}

void Terminal::new_line() {
    if (row_ + 1 < rows_) return void(++row_);
    gone_.push_back(screen_.front());
    screen_.erase(screen_.begin());
    screen_.push_back(blank());
}

void Terminal::put(std::string_view glyph, int width) {
    if (width == 0) {  // a combining mark belongs to the cell before it
        auto& cell = screen_[row_].cells[at_edge_ || column_ == 0 ? column_ : column_ - 1];
        return void(cell.glyph += glyph);
    }
    const auto columns = static_cast<std::size_t>(width);
    if (at_edge_ || column_ + columns > columns_) {
        screen_[row_].wrapped = true;
        new_line();
        column_ = 0;
        at_edge_ = false;
    }
    for (std::size_t i = 0; i < columns; ++i)
        screen_[row_].cells[column_ + i] = {i == 0 ? std::string(glyph) : "", look_, true};
    at_edge_ = column_ + columns == columns_;
    column_ = at_edge_ ? columns_ - 1 : column_ + columns;
}

void Terminal::write(std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        if (bytes[at] == '\r') {
            column_ = 0;
            at_edge_ = false;
            ++at;
        } else if (bytes[at] == '\n') {
            screen_[row_].wrapped = false;
            new_line();
            at_edge_ = false;
            ++at;
        } else if (bytes.substr(at).starts_with("\033[")) {
            const auto end = bytes.find_first_not_of("0123456789;?", at + 2);
            if (end == bytes.npos) throw std::runtime_error("an incomplete escape sequence");
            escape(bytes.substr(at + 2, end - at - 2), bytes[end]);
            at = end + 1;
        } else {
            wchar_t code = 0;
            const int length = std::mbtowc(&code, bytes.data() + at, bytes.size() - at);
            const int width = length < 1 ? -1 : ::wcwidth(code);
            if (width < 0) throw std::runtime_error("a byte that is not valid text");
            put(bytes.substr(at, static_cast<std::size_t>(length)), width);
            at += static_cast<std::size_t>(length);
        }
    }
}

void Terminal::escape(std::string_view parameters, char final) {
    const auto digits = parameters.substr(parameters.starts_with('?'));
    const std::size_t count = parameters.empty() ? 1 : std::stoul("0" + std::string(digits));
    const auto wipe = [&](Row& row, std::size_t from) {
        std::fill(row.cells.begin() + static_cast<std::ptrdiff_t>(from), row.cells.end(), Cell{});
    };
    if (final != 'm') at_edge_ = false;
    switch (final) {
        case 'A': row_ -= std::min(row_, count); break;
        case 'B': row_ = std::min(row_ + count, rows_ - 1); break;
        case 'C': column_ = std::min(column_ + count, columns_ - 1); break;
        case 'H': row_ = column_ = 0; break;
        case 'K': wipe(screen_[row_], column_); break;
        case 'J':
            if (parameters == "2") std::fill(screen_.begin(), screen_.end(), blank());
            wipe(screen_[row_], column_);
            std::fill(screen_.begin() + static_cast<std::ptrdiff_t>(row_) + 1, screen_.end(), blank());
            break;
        case 'm': look_ = parameters == "0" ? "" : std::string(parameters); break;
        case 'h':
        case 'l': break;
        default: throw std::runtime_error("an unknown escape sequence");
    }
}

void Terminal::resize(std::size_t columns, std::size_t rows) {
    // The lines as written, and the cursor's position in its line.
    std::vector<Row> lines{{}};
    std::size_t cursor_line = 0, cursor_cell = 0;
    auto all = gone_;
    all.insert(all.end(), screen_.begin(), screen_.end());
    const auto cursor_row = gone_.size() + row_;
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto cells = all[i].cells;
        if (i == cursor_row) {
            cursor_line = lines.size() - 1;
            cursor_cell = lines.back().cells.size() + column_;
        }
        if (!all[i].wrapped)
            while (!cells.empty() && !cells.back().written) cells.pop_back();
        lines.back().cells.insert(lines.back().cells.end(), cells.begin(), cells.end());
        if (!all[i].wrapped) lines.emplace_back();
    }
    lines.pop_back();
    // Blank rows below the cursor do not count as lines.
    while (lines.size() > cursor_line + 1 && lines.back().cells.empty()) lines.pop_back();
    columns_ = columns;
    rows_ = rows;
    at_edge_ = false;
    std::vector<Row> fresh;
    std::size_t new_row = 0;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const auto& cells = lines[line].cells;
        const auto least = line == cursor_line ? std::max(cells.size(), cursor_cell + 1) : cells.size();
        for (std::size_t from = 0; from == 0 || from < least; from += columns) {
            auto row = blank();
            for (std::size_t i = from; i < std::min(from + columns, cells.size()); ++i) row.cells[i - from] = cells[i];
            row.wrapped = from + columns < cells.size();
            const bool holds_cursor = line == cursor_line && cursor_cell >= from && cursor_cell < from + columns;
            if (holds_cursor) {
                new_row = fresh.size();
                column_ = cursor_cell - from;
            }
            fresh.push_back(std::move(row));
        }
    }
    const auto bottom = std::max(new_row + 1, std::min(fresh.size(), std::max(rows, new_row + 1)));
    const auto first = bottom > rows ? bottom - rows : 0;
    gone_.assign(fresh.begin(), fresh.begin() + static_cast<std::ptrdiff_t>(first));
    const auto last = std::min(fresh.size(), first + rows);
    screen_.assign(fresh.begin() + static_cast<std::ptrdiff_t>(first),
                   fresh.begin() + static_cast<std::ptrdiff_t>(last));
    screen_.resize(rows, blank());
    row_ = new_row - first;
}

std::string Terminal::text_of(const Row& row) {
    std::string text;
    for (const auto& cell : row.cells) text += cell.glyph;
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

std::string Terminal::seen(bool all) const {
    std::string text;
    for (const auto& row : all ? gone_ : std::vector<Row>{}) text += text_of(row) + "\n";
    return text + seen_from(0);
}

std::string Terminal::seen_from(std::size_t row) const {
    std::string text;
    for (; row < rows_; ++row) text += text_of(screen_[row]) + "\n";
    return text.substr(0, text.find_last_not_of('\n') + 1);
}

std::string Terminal::cursor_row() const {
    auto row = screen_[row_];
    row.cells[column_].glyph.insert(0, "|");
    return text_of(row);
}

std::string Terminal::painted(std::string_view look) const {
    std::string text;
    for (const auto& row : screen_)
        for (const auto& cell : row.cells)
            if ((";" + cell.look + ";").find(";" + std::string(look) + ";") != std::string::npos) text += cell.glyph;
    return text;
}

}  // namespace cubelang::test
