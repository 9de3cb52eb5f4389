#pragma once
// A text with its prompts, flowed into rows of the screen's width.

#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/editor/rows.hpp"

namespace cubelang::editor {

/// What is to be flowed.
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

}  // namespace cubelang::editor
