#include "runtime/session/markdown/layout.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include <fmt/format.h>

namespace cubelang::markdown {
namespace {

using render::ColorDepth;
using render::Drawing;
using render::Piece;
using render::Role;
using render::Screen;

// Long lines are tiring to read, however wide the window; fewer columns than `narrowest` are unreadable.
constexpr int widest = 84, narrowest = 12, usual = 80;
constexpr int longest_hanging = 5;  // of a mark

int columns_of(const Screen& screen) {
    return screen.columns == 0 ? usual : std::clamp(screen.columns, narrowest, widest);
}

std::string painted_lines(const render::Drawing& drawing, const Screen& screen) {
    return render::painted(drawing, screen) + '\n';
}

constexpr std::array<Role, Span::styles> roles{Role::plain, Role::moves, Role::strong, Role::strong,
                                               Role::label, Role::plain, Role::plain};  // by Span::Style

std::string text_of(const Span& span, const Screen& screen) {
    if (span.style == Span::Style::link) return fmt::format("{} ({})", span.text, span.target);
    return span.style == Span::Style::code && screen.depth == ColorDepth::none ? fmt::format("`{}`", span.text)
                                                                               : span.text;
}

// Fills lines word by word. A word is the text between two blanks, even in several styles: `R`, with its comma.
class Wrapper {
public:
    // Later lines are aligned with the text after a short mark; after a long mark they are indented by 2.
    Wrapper(const Screen& screen, int columns, std::string_view mark = {}, Role role = Role::plain)
        : screen_(screen), columns_(columns), used_(render::width(mark)) {
        if (mark.empty()) return;
        line_.push_back({std::string(mark), {role}});
        indent_ = used_ <= longest_hanging ? used_ + 1 : 2;
    }

    void add(const Span& span) {
        if (span.style == Span::Style::line_break) {
            place();
            return end_line();
        }
        const auto text = text_of(span, screen_);
        const render::Style style{roles[static_cast<std::size_t>(span.style)]};
        if (span.style == Span::Style::code && indent_ + render::width(text) <= columns_)
            return void(word_.push_back({text, style}));
        for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
            if (begin > 0) place();
            end = std::min(text.find(' ', begin), text.size());
            if (end > begin) word_.push_back({text.substr(begin, end - begin), style});
            if (end + 1 == text.size()) place();
        }
    }

    Drawing finish() {
        place();
        end_line();
        return std::move(drawing_);
    }

private:
    void place() {
        if (word_.empty()) return;
        const int width = render::width(word_);
        if (used_ > indent_ && used_ + 1 + width > columns_) end_line();
        const bool first = used_ == 0 || (used_ == indent_ && !drawing_.lines.empty());
        if (!first) line_.push_back({" ", {}});
        used_ += width + (first ? 0 : 1);
        line_.insert(line_.end(), word_.begin(), word_.end());
        word_.clear();
    }

    void end_line() {
        drawing_.lines.push_back(std::move(line_));
        line_.clear();
        if (indent_ > 0) line_.push_back({std::string(static_cast<std::size_t>(indent_), ' '), {}});
        used_ = indent_;
    }

    const Screen& screen_;
    int columns_, used_, indent_ = 0;
    render::Line line_, word_;
    render::Drawing drawing_;
};

Drawing filled(const Spans& text, const Screen& screen, int columns) {
    Wrapper wrapper(screen, columns);
    for (const Span& span : text) wrapper.add(span);
    return wrapper.finish();
}

Drawing indented(Drawing drawing, const Piece& first, const Piece& others) {
    for (std::size_t i = 0; i < drawing.lines.size(); ++i) {
        auto& line = drawing.lines[i];
        const auto& mark = i == 0 ? first : others;
        const bool says_nothing = render::width(line) == 0 && mark.text.find_first_not_of(' ') == std::string::npos;
        if (!says_nothing) line.insert(line.begin(), mark);
    }
    return drawing;
}
Drawing indented(Drawing drawing, std::string_view first, std::string_view others) {
    return indented(std::move(drawing), Piece{std::string(first), {}}, Piece{std::string(others), {}});
}

// Draws blocks in `columns` columns; nested blocks have fewer.
class Page {
public:
    Page(const Screen& screen, int columns) : screen_(screen), columns_(std::max(columns, narrowest)) {}

    Drawing operator()(const Paragraph& paragraph) const { return filled(paragraph.text, screen_, columns_); }
    Drawing operator()(const Heading& heading) const {
        const Screen plain{screen_.columns, ColorDepth::none, screen_.utf8};
        auto drawing = filled(heading.text, plain, columns_);
        const auto under = static_cast<std::size_t>(render::width(drawing.lines.back()));
        if (screen_.depth == ColorDepth::none)
            drawing.lines.push_back({{std::string(under, heading.level == 1 ? '=' : '-'), {}}});
        for (auto& line : drawing.lines)
            for (auto& piece : line) piece.style = {Role::strong};
        return drawing;
    }
    Drawing operator()(const Verbatim& verbatim) const { return indented(render::text(verbatim.text), "    ", "    "); }
    Drawing operator()(const Rule&) const { return render::text("* * *", {Role::faint}); }
    Drawing operator()(const Bullets& list) const {
        Drawing drawing;
        int number = list.first;
        for (const Blocks& item : list.items) {
            const auto mark = list.numbered ? fmt::format("{:>2}. ", number++) : "  - ";
            append(drawing, indented(within(item, static_cast<int>(mark.size())), mark, std::string(mark.size(), ' ')));
        }
        return drawing;
    }
    Drawing operator()(const Quote& quote) const {
        const Piece bar{screen_.utf8 ? "│ " : "> ", {Role::faint}};
        return indented(within(quote.blocks, 2), bar, bar);
    }
    Drawing operator()(const Table& table) const;

private:
    // Paragraphs of an item are separated by a blank line; a list follows its sentence directly.
    [[nodiscard]] Drawing within(const Blocks& blocks, int less) const {
        const Page page(screen_, columns_ - less);
        Drawing drawing;
        for (const Block& block : blocks) {
            const bool apart = !drawing.lines.empty() && !std::holds_alternative<Bullets>(block.is);
            if (apart) drawing.lines.emplace_back();
            append(drawing, std::visit(page, block.is));
        }
        if (drawing.lines.empty()) drawing.lines.emplace_back();
        return drawing;
    }

    const Screen& screen_;
    int columns_;
};

// A table. Each column is as wide as its widest cell; if that is too wide, the widest columns are narrowed and
// wrapped.
class TableDrawer {
public:
    TableDrawer(const Table& table, const Screen& screen, int columns) : table_(table), screen_(screen) {
        for (const auto& row : table.rows)
            for (std::size_t i = 0; i < row.size(); ++i) grow(i, render::width(filled(row[i], screen, unlimited)));
        const int room = columns - gap * (static_cast<int>(widths_.size()) - 1);
        while (std::accumulate(widths_.begin(), widths_.end(), 0) > room) {
            auto& widest_column = *std::ranges::max_element(widths_);
            if (widest_column <= least_cell) break;
            --widest_column;
        }
    }

    Drawing draw() const {
        Drawing drawing;
        for (std::size_t i = 0; i < table_.rows.size(); ++i) {
            append(drawing, row(table_.rows[i], i == 0));
            if (i == 0) append(drawing, rule());
        }
        return drawing;
    }

private:
    static constexpr int gap = 2, least_cell = 4, unlimited = 100'000;

    void grow(std::size_t column, int width) {
        if (widths_.size() <= column) widths_.resize(column + 1);
        widths_[column] = std::max(widths_[column], width);
    }
    [[nodiscard]] Drawing row(const std::vector<Spans>& cells, bool is_head) const {
        Drawing drawing;
        int before = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            auto cell = aligned(filled(cells[i], screen_, widths_[i]), i);
            if (is_head)
                for (auto& line : cell.lines)
                    for (auto& piece : line) piece.style = {Role::strong};
            const int room = before - render::width(drawing);
            drawing = i == 0 ? std::move(cell) : beside(std::move(drawing), std::move(cell), room);
            before += widths_[i] + gap;
        }
        return drawing;
    }
    [[nodiscard]] Drawing aligned(Drawing cell, std::size_t column) const {
        const auto align = column < table_.columns.size() ? table_.columns[column] : Table::Align::left;
        for (auto& line : cell.lines) {
            const int spare = std::max(0, widths_[column] - render::width(line));
            const int left = align == Table::Align::right ? spare : spare / 2;
            if (align != Table::Align::left && left > 0)
                line.insert(line.begin(), Piece{std::string(static_cast<std::size_t>(left), ' '), {}});
        }
        return cell;
    }
    [[nodiscard]] Drawing rule() const {
        std::string text;
        for (const int width : widths_) {
            if (!text.empty()) text += std::string(gap, ' ');
            for (int i = 0; i < width; ++i) text += screen_.utf8 ? "─" : "-";
        }
        return render::text(text, {Role::faint});
    }

    const Table& table_;
    const Screen& screen_;
    std::vector<int> widths_;
};

Drawing Page::operator()(const Table& table) const { return TableDrawer(table, screen_, columns_).draw(); }

}  // namespace

std::string wrapped(std::string_view markdown, const Screen& screen, std::string_view mark, Role role) {
    Wrapper wrapper(screen, columns_of(screen), mark, role);
    for (const Span& span : spans(markdown)) wrapper.add(span);
    return painted_lines(wrapper.finish(), screen);
}

std::string laid_out(const Block& block, const Screen& screen) {
    return painted_lines(std::visit(Page(screen, columns_of(screen)), block.is), screen);
}

}  // namespace cubelang::markdown
