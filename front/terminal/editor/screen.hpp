#pragma once
// What is on the terminal, and the bytes that turn it into what should: as few as it simply can, and never a blank
// in between. Rows are only ever named by their distance from the cursor, so that what is above them does not
// matter.

#include <string>

#include "front/terminal/editor/rows.hpp"

namespace cubelang::editor {

class Screen {
public:
    explicit Screen(bool color) : color_(color) {}

    /// From what is there to this.
    [[nodiscard]] std::string draw(const Frame& frame);
    /// In place of what is there, bytes that leave the cursor in a row of its own below; they are not drawn over
    /// later.
    [[nodiscard]] std::string leave(std::string_view bytes);
    /// The terminal has another width: rows that were longer have been wrapped by it, the cursor's included.
    [[nodiscard]] std::string resized(std::size_t columns);
    /// Begins in an empty screen.
    [[nodiscard]] std::string clear();
    /// The cursor may be anywhere: begins in its row.
    void forget() { *this = Screen(color_); }

private:
    [[nodiscard]] std::string to(Position position);
    [[nodiscard]] std::string down_to(std::size_t row);
    [[nodiscard]] std::string change_row(std::size_t row, const Row& wanted);

    bool color_, is_known_ = false;
    std::vector<Row> rows_;
    Position cursor_;
};

}  // namespace cubelang::editor
