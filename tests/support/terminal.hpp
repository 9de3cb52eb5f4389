#pragma once
// A small terminal emulator, for checking the screen after bytes were written to it. It follows the manuals of
// terminals and shares no code with the editor; widths come from the C library.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::test {

class Terminal {
public:
    Terminal(std::size_t columns, std::size_t rows);

    /// Throws on unknown bytes: the editor must not write any.
    void write(std::string_view bytes);
    /// Wraps long lines again and joins wrapped ones, as modern terminals do.
    void resize(std::size_t columns, std::size_t rows);

    /// The rows without trailing blanks, down to the last non-empty one. `all`: including the scrolled-off rows.
    [[nodiscard]] std::string seen(bool all = false) const;
    [[nodiscard]] std::string seen_from(std::size_t row) const;
    /// The cursor's row, with `|` before the cursor.
    [[nodiscard]] std::string cursor_row() const;
    [[nodiscard]] std::size_t row() const { return row_; }
    [[nodiscard]] std::size_t column() const { return column_; }
    /// The text of all cells whose style contains this SGR number.
    [[nodiscard]] std::string painted(std::string_view look) const;

private:
    struct Cell {
        std::string glyph = " ", look{};
        bool written = false;
    };
    struct Row {
        std::vector<Cell> cells;
        bool wrapped = false;  ///< continues in the next row
    };
    [[nodiscard]] Row blank() const { return {std::vector<Cell>(columns_), false}; }
    void put(std::string_view glyph, int width);
    void new_line();
    void escape(std::string_view parameters, char final);
    [[nodiscard]] static std::string text_of(const Row& row);

    std::size_t columns_, rows_, row_ = 0, column_ = 0;
    bool at_edge_ = false;  ///< the last column is filled; the next glyph goes to the next row
    std::string look_;
    std::vector<Row> screen_, gone_;
};

}  // namespace cubelang::test
