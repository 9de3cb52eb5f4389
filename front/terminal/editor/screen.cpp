#include "front/terminal/editor/rows.hpp"

#include <algorithm>

namespace cubelang::editor {
namespace {

std::string times(std::size_t count, char what) { return count == 0 ? "" : "\033[" + std::to_string(count) + what; }

constexpr std::string_view erase_rest_of_row = "\033[K", erase_rest = "\033[J";

// The number of rows into which a narrower terminal wraps this one.
std::size_t rows_of(const Row& row, std::size_t columns) {
    return std::max<std::size_t>(1, (width_of(row) + columns - 1) / columns);
}

}  // namespace

// After writing the last column the cursor position differs between terminals; a carriage return makes it definite.
std::string Screen::to(Position position) {
    if (position == cursor_) return {};
    std::string bytes = "\r";
    if (position.row < cursor_.row) bytes += times(cursor_.row - position.row, 'A');
    if (position.row > cursor_.row) bytes += times(position.row - cursor_.row, 'B');
    bytes += times(position.column, 'C');
    cursor_ = position;
    return bytes;
}

// A new row at the bottom is made with a newline, which scrolls if there is no room.
std::string Screen::down_to(std::size_t row) {
    if (row < rows_.size()) return {};
    auto bytes = to({rows_.size() - 1, 0});
    for (; rows_.size() <= row; rows_.emplace_back()) bytes += "\r\n";
    cursor_ = {row, 0};
    return bytes;
}

std::string Screen::change_row(std::size_t row, const Row& wanted) {
    auto& there = rows_[row];
    const auto differs = std::mismatch(there.begin(), there.end(), wanted.begin(), wanted.end()).first;
    const auto first = static_cast<std::size_t>(differs - there.begin());
    if (first == there.size() && first == wanted.size()) return {};
    const auto column = width_of(Row(there.begin(), there.begin() + static_cast<std::ptrdiff_t>(first)));
    auto bytes = to({row, column}) + painted(wanted, first, color_);
    const auto width = width_of(wanted);
    if (width < width_of(there)) bytes += erase_rest_of_row;
    there = wanted;
    cursor_ = {row, width};
    return bytes;
}

std::string Screen::draw(const Frame& frame) {
    std::string bytes;
    if (!is_known_) {
        bytes = "\r" + std::string(erase_rest);
        rows_.assign(1, {});
        cursor_ = {};
        is_known_ = true;
    }
    if (rows_.size() > frame.rows.size()) {
        bytes += to({frame.rows.size(), 0}) + std::string(erase_rest);
        rows_.resize(frame.rows.size());
    }
    for (std::size_t row = 0; row < frame.rows.size(); ++row) {
        bytes += down_to(row);
        bytes += change_row(row, frame.rows[row]);
    }
    return bytes + to(frame.cursor);
}

std::string Screen::leave(std::string_view bytes) {
    auto all = (is_known_ ? to({0, 0}) : "\r") + std::string(erase_rest) + std::string(bytes) + "\r\n";
    forget();
    return all;
}

std::string Screen::resized(std::size_t columns) {
    if (!is_known_) return {};
    std::size_t above = cursor_.column / columns;
    for (std::size_t row = 0; row < cursor_.row; ++row) above += rows_of(rows_[row], columns);
    forget();
    return "\r" + times(above, 'A') + std::string(erase_rest);
}

std::string Screen::clear() {
    forget();
    return "\033[H\033[2J";
}

}  // namespace cubelang::editor
