#include "runtime/lesson/layout.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "runtime/lesson/markdown.hpp"

namespace cubelang::lesson {
namespace {

using render::ColorDepth;
using render::Piece;
using render::Role;
using render::Screen;

// Long lines tire the eye, however wide the window; below this many columns nothing can be read.
constexpr int widest = 84, narrowest = 12, usual = 80;
constexpr int longest_hanging = 5;  // a mark

int columns_of(const Screen& screen) {
    return screen.columns == 0 ? usual : std::clamp(screen.columns, narrowest, widest);
}

std::string in_full(const render::Drawing& drawing, const Screen& screen) {
    return render::painted(drawing, screen) + '\n';
}

constexpr std::array<Role, 5> roles{Role::plain, Role::moves, Role::strong, Role::strong,
                                    Role::label};  // by Span::Style

std::string text_of(const Span& span, const Screen& screen) {
    if (span.style == Span::Style::link) return fmt::format("{} ({})", span.text, span.target);
    return span.style == Span::Style::code && screen.depth == ColorDepth::none ? fmt::format("`{}`", span.text)
                                                                               : span.text;
}

// Fills lines word by word. A word is what is between two blanks, though it may have several looks: `R`, with its
// comma.
class Wrapper {
public:
    // The lines after the first begin after a short mark, and further left than the end of a long one.
    Wrapper(const Screen& screen, std::string_view mark, Role role)
        : screen_(screen), columns_(columns_of(screen)), used_(render::width(mark)) {
        if (mark.empty()) return;
        line_.push_back({std::string(mark), {role}});
        indent_ = used_ <= longest_hanging ? used_ + 1 : 2;
    }

    void add(const Span& span) {
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

    std::string finish() {
        place();
        end_line();
        return in_full(drawing_, screen_);
    }

private:
    void place() {
        if (word_.empty()) return;
        const int width = render::width(word_);
        if (used_ > indent_ && used_ + 1 + width > columns_) end_line();
        const bool first = used_ == 0 || (used_ == indent_ && drawing_.lines.size() > 0);
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

}  // namespace

std::string wrapped(std::string_view markdown, const Screen& screen, std::string_view mark, Role role) {
    Wrapper wrapper(screen, mark, role);
    for (const Span& span : spans(markdown)) wrapper.add(span);
    return wrapper.finish();
}

std::string laid_out(const Heading& heading, const Screen& screen) {
    const auto text = wrapped(heading.text, {screen.columns, ColorDepth::none});
    if (screen.depth != ColorDepth::none)
        return in_full(render::text(text.substr(0, text.size() - 1), {Role::strong}), screen);
    const auto last = text.rfind('\n', text.size() - 2);
    const auto width = render::width(std::string_view(text).substr(last == text.npos ? 0 : last + 1)) - 1;
    return text + std::string(static_cast<std::size_t>(width), heading.level == 1 ? '=' : '-') + '\n';
}

std::string laid_out(const Paragraph& paragraph, const Screen& screen) { return wrapped(paragraph.text, screen); }

std::string laid_out(const Bullets& bullets, const Screen& screen) {
    std::string text;
    std::size_t number = 0;
    for (const auto& item : bullets.items)
        text += wrapped(item, screen, bullets.numbered ? fmt::format("{:2}.", ++number) : "  -");
    return text;
}

std::string laid_out(const Verbatim& verbatim, const Screen& screen) {
    render::Drawing drawing = render::text(verbatim.text);
    for (auto& line : drawing.lines) line.insert(line.begin(), Piece{"    ", {}});
    return in_full(drawing, screen);
}

}  // namespace cubelang::lesson
