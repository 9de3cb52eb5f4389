#include "runtime/render/screenful.hpp"

#include <algorithm>
#include <utility>

#include "runtime/render/fold.hpp"

namespace cubelang::render {
namespace {

std::string first_characters(const std::string& text, int most) {
    std::size_t at = 0;
    for (; at < text.size(); ++at)
        if ((static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U && most-- == 0) break;
    return text.substr(0, at);
}

Line first_columns(const Line& line, int most) {
    Line result;
    for (const auto& piece : line) {
        if (most <= 0) break;
        const bool fits = width(piece.text) <= most;
        result.push_back(fits ? piece : Piece{first_characters(piece.text, most), piece.style});
        most -= width(result.back().text);
    }
    return result;
}

// Row by row, as long as there are any left.
class Page {
public:
    Page(int columns, std::size_t rows, std::string left_out) : columns_(columns), free_(static_cast<int>(rows)) {
        page_.shown.left_out = std::move(left_out);
    }

    // Of a very long line only what may be seen is flowed: the rows of the rest are counted as if it had no words.
    void add(const Line& line) {
        if (free_ == 0) return leave_out(rows_of(line, columns_));
        const bool is_long = columns_ > 0 && width(line) > (free_ + 1) * columns_;
        const auto part = is_long ? first_columns(line, (free_ + 1) * columns_) : line;
        auto flowing = flowed({{part}}, columns_).lines.front();
        const int rows = rows_of(flowing, columns_);
        const int behind = is_long ? (width(line) - width(part) + columns_ - 1) / columns_ : 0;
        leave_out(std::max(rows - free_, 0) + behind);
        page_.shown.lines.push_back(rows <= free_ ? std::move(flowing) : first_columns(flowing, free_ * columns_));
        free_ -= std::min(rows, free_);
    }
    [[nodiscard]] Screenful take() { return std::move(page_); }

private:
    void leave_out(int rows) { page_.rows_left += static_cast<std::size_t>(rows); }

    int columns_, free_;
    Screenful page_;
};

}  // namespace

int rows_of(const Line& line, int columns) {
    return columns <= 0 ? 1 : std::max(1, (width(line) + columns - 1) / columns);
}

int rows_in(std::string_view painted, int columns) {
    int rows = 0;
    std::string line;
    for (std::size_t at = 0; at < painted.size(); ++at) {
        if (painted[at] == '\033') {
            at = std::min(painted.find('m', at), painted.size());
        } else if (painted[at] != '\n') {
            line += painted[at];
        } else {
            rows += rows_of({{std::exchange(line, {})}}, columns);
        }
    }
    return rows;
}

Screenful screenful(const Drawing& drawing, int columns, std::size_t most) {
    if (most == 0) return {flowed(drawing, columns)};
    Page page(columns, most, drawing.left_out);
    for (const auto& line : drawing.lines) page.add(line);
    return page.take();
}

}  // namespace cubelang::render
