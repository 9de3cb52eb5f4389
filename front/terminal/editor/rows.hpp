#pragma once
// The screen as the editor thinks of it: rows of cells, each a glyph in a style; how texts flow into them, and the
// bytes that make a terminal show them.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::editor {

enum class Style : std::uint8_t {
    plain,
    prompt,
    keyword,
    known,  ///< a name that means something
    own,    ///< a name that was given in the session
    wrong,  ///< what cannot be right: a bracket that closes nothing, a call of nothing
    number,
    text,
    comment,
    bracket,    ///< the pair at the cursor
    match,      ///< what a search has found
    suggested,  ///< not typed yet
    aside,      ///< beside the matter: a signature, a meaning
    chosen,     ///< of several candidates
};

/// The bytes that begin a style; "" for plain text. Without colours only what must be distinguished has one.
[[nodiscard]] std::string_view begin_of(Style style, bool color);
inline constexpr std::string_view end_of_style = "\033[0m";

/// A stretch of the text in one style; a later one outweighs an earlier one.
struct Stretch {
    std::size_t begin = 0, end = 0;
    Style style = Style::plain;
};
inline constexpr auto nowhere = static_cast<std::size_t>(-1);

/// How to paint a text; the cursor may be nowhere.
using Painter = std::function<std::vector<Stretch>(std::string_view text, std::size_t cursor)>;
/// A line to show below the text while the cursor is there; may be empty.
using Hinter = std::function<std::string(std::string_view text, std::size_t cursor)>;

/// What stands before each line of a text but the first.
using Continuer = std::function<std::vector<std::string>(std::string_view text)>;

/// One style for each byte of a text of `size` bytes.
[[nodiscard]] std::vector<Style> style_of_bytes(const std::vector<Stretch>& stretches, std::size_t size);

struct Cell {
    std::string glyph;
    std::size_t width = 1;  ///< columns: 1 or 2
    Style style = Style::plain;
    friend bool operator==(const Cell&, const Cell&) = default;
};
using Row = std::vector<Cell>;

struct Size {
    std::size_t columns = 80, rows = 24;
    friend bool operator==(const Size&, const Size&) = default;
};
struct Position {
    std::size_t row = 0, column = 0;
    friend bool operator==(const Position&, const Position&) = default;
};

/// What is to be seen: never more rows than the screen has, nor wider ones.
struct Frame {
    std::vector<Row> rows;
    Position cursor;
};

[[nodiscard]] std::size_t width_of(const Row& row);
/// Adds a text of one line as far as it fits; what cannot be shown is shown as U+FFFD, a tab as a blank.
void append(Row& row, std::string_view text, Style style, std::size_t columns);
/// The same, and what is cut ends with "…".
void append_cut(Row& row, std::string_view text, Style style, std::size_t columns);
/// The glyph at `at` as a cell.
[[nodiscard]] Cell cell_at(std::string_view text, std::size_t at, Style style);

/// As bytes for a terminal, from the style of plain text back to it.
[[nodiscard]] std::string painted(const Row& row, std::size_t first, bool color);

/// A text with its prompts, to be flowed into rows of the screen's width.
struct Page {
    std::string prompt, further;  ///< before the first line, and before each other
    std::string_view text;
    std::size_t cursor = nowhere;
    std::vector<Style> styles;                ///< of each byte
    std::string_view suggested;               ///< shown after the text as far as there is room in its last row
    std::vector<std::string> each_further{};  ///< line by line, instead of `further`; may be fewer

    /// What stands before the line behind the n-th newline, counted from 0.
    [[nodiscard]] const std::string& before_line(std::size_t n) const {
        return n < each_further.size() ? each_further[n] : further;
    }
};

/// A cursor after a full row is at the beginning of the next, so that it is always somewhere.
struct Flowed {
    std::vector<Row> rows;  ///< those asked for
    std::size_t height = 0;
    Position cursor;
};
[[nodiscard]] Flowed flow(const Page& page, std::size_t columns, std::size_t first = 0, std::size_t last = nowhere);

/// The whole text as bytes, for the terminal itself to wrap: so it can be copied, and goes with the window's width.
[[nodiscard]] std::string unwrapped(const Page& page, bool color);

/// What is on the terminal, and the bytes that turn it into what should: as few as it simply can, and never a blank
/// in between. Rows are only ever named by their distance from the cursor, so that what is above them does not
/// matter.
class Screen {
public:
    explicit Screen(bool color) : color_(color) {}

    /// From what is there to this.
    [[nodiscard]] std::string draw(const Frame& frame);
    /// Replaces the frame by bytes that end with the cursor at the beginning of a new row; later frames begin there.
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
