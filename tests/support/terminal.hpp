#pragma once
// A small terminal: what is on its screen after the bytes that were written to it. Written after the terminals' own
// manuals, and apart from the editor; widths come from the C library.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::test {

class Terminal {
public:
    Terminal(std::size_t columns, std::size_t rows);

    /// Throws on bytes that it does not know: the editor must not write any.
    void write(std::string_view bytes);
    /// Wraps long lines again and joins what it has wrapped, as terminals do now.
    void resize(std::size_t columns, std::size_t rows);

    /// The rows without blanks at their ends, down to the last that is not empty; `all`: with what has scrolled away.
    [[nodiscard]] std::string seen(bool all = false) const;
    [[nodiscard]] std::string seen_from(std::size_t row) const;
    /// The row with the cursor in it, as `|`.
    [[nodiscard]] std::string cursor_row() const;
    [[nodiscard]] std::size_t row() const { return row_; }
    [[nodiscard]] std::size_t column() const { return column_; }
    /// The text of all cells whose look holds this number of SGR.
    [[nodiscard]] std::string painted(std::string_view look) const;

private:
    struct Cell {
        std::string glyph = " ", look{};
        bool written = false;
    };
    struct Row {
        std::vector<Cell> cells;
        bool wrapped = false;  ///< goes on in the next row
    };
    [[nodiscard]] Row blank() const { return {std::vector<Cell>(columns_), false}; }
    void put(std::string_view glyph, int width);
    void new_line();
    void escape(std::string_view parameters, char final);
    [[nodiscard]] static std::string text_of(const Row& row);

    std::size_t columns_, rows_, row_ = 0, column_ = 0;
    bool at_edge_ = false;  ///< the last column is written, and the next glyph goes to the next row
    std::string look_;
    std::vector<Row> screen_, gone_;
};

}  // namespace cubelang::test
