#pragma once
// The editor's model of the screen: rows of cells, each a glyph in a style; the flow of text into rows, and the bytes
// that show them on a terminal.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::editor {

/// First the colours of the language, in their order (runtime/session/coloring.hpp).
enum class Style : std::uint8_t {
    plain,
    keyword,
    known,
    own,
    wrong,
    number,
    text,
    comment,
    bracket,
    prompt,     ///< from here on: the editor's own
    match,      ///< the match of a search
    suggested,  ///< not typed yet
    aside,      ///< secondary text: a signature, a meaning
    chosen,     ///< the selected candidate
};

/// The bytes that start a style; "" for plain text. Without colours only essential styles have any.
[[nodiscard]] std::string_view begin_of(Style style, bool color);
inline constexpr std::string_view end_of_style = "\033[0m";

/// A part of the text in one style; later parts override earlier ones.
struct Stretch {
    std::size_t begin = 0, end = 0;
    Style style = Style::plain;
};
inline constexpr auto nowhere = static_cast<std::size_t>(-1);

/// Computes the styles of a text; the cursor may be `nowhere`.
using Painter = std::function<std::vector<Stretch>(std::string_view text, std::size_t cursor)>;
/// A line to show below the text while the cursor is there; may be empty.
using Hinter = std::function<std::string(std::string_view text, std::size_t cursor)>;

/// Computes the prompts of all lines of a text but the first.
using ContinuationPrompts = std::function<std::vector<std::string>(std::string_view text)>;

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

/// The visible rows: no more and no wider than the screen.
struct Frame {
    std::vector<Row> rows;
    Position cursor;
};

[[nodiscard]] std::size_t width_of(const Row& row);
/// Adds the part of a one-line text that fits; unprintable characters become U+FFFD, tabs blanks.
void append(Row& row, std::string_view text, Style style, std::size_t columns);
/// The same, with "…" at the end of a text that is cut.
void append_cut(Row& row, std::string_view text, Style style, std::size_t columns);
/// The glyph at `at` as a cell.
[[nodiscard]] Cell cell_at(std::string_view text, std::size_t at, Style style);

/// The bytes for a terminal; they begin and end in plain style.
[[nodiscard]] std::string painted(const Row& row, std::size_t first, bool color);

/// A text with its prompts, to be flowed into rows.
struct Page {
    std::string prompt, further;  ///< before the first line, and before the others
    std::string_view text;
    std::size_t cursor = nowhere;
    std::vector<Style> styles;                ///< of each byte
    std::string_view suggested;               ///< shown after the text, as far as its last row has room
    std::vector<std::string> each_further{};  ///< replaces `further` for the first continuation lines

    /// The prompt of the line after newline number n, counted from 0.
    [[nodiscard]] const std::string& before_line(std::size_t n) const {
        return n < each_further.size() ? each_further[n] : further;
    }
};

/// A text as rows. A cursor after a full row is at the beginning of the next one.
struct Flowed {
    std::vector<Row> rows;  ///< the requested rows
    std::size_t height = 0;
    Position cursor;
};
[[nodiscard]] Flowed flow(const Page& page, std::size_t columns, std::size_t first = 0, std::size_t last = nowhere);

/// The whole text as bytes; the terminal wraps it, so that it can be copied and adapts to the window width.
[[nodiscard]] std::string unwrapped(const Page& page, bool color);

/// The contents of the terminal, and the few bytes that change them into the wanted ones, without blanking in
/// between. Rows are addressed relative to the cursor, so rows above do not matter.
class Screen {
public:
    explicit Screen(bool color) : color_(color) {}

    /// The bytes that change the present contents into this frame.
    [[nodiscard]] std::string draw(const Frame& frame);
    /// Replaces the frame by bytes that end with the cursor at the start of a new row; later frames begin there.
    [[nodiscard]] std::string leave(std::string_view bytes);
    /// The terminal has a new width, and has wrapped rows that are longer, including the cursor's.
    [[nodiscard]] std::string resized(std::size_t columns);
    [[nodiscard]] std::string clear();
    /// The cursor position is unknown: the next frame begins in its row.
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
