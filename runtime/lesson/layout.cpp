#include "runtime/lesson/layout.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "lang/utf8.hpp"
#include "runtime/lesson/markdown.hpp"

namespace cubelang::lesson {
namespace {

using Style = Span::Style;
constexpr std::string_view reset = "\033[0m";

std::string_view paint(Style style) {
    static constexpr std::array<std::string_view, 5> paints{"", "\033[36m", "\033[1m", "\033[3m", "\033[4m"};
    return paints[static_cast<std::size_t>(style)];
}
std::string_view paint(Tone tone) {
    static constexpr std::array<std::string_view, 4> paints{"\033[1;32m", "\033[1;31m", "\033[1;33m", "\033[1m"};
    return paints[static_cast<std::size_t>(tone)];
}

/// A piece of a line that is not broken: its looks, and its width.
struct Atom {
    std::string text;
    std::size_t width = 0;
    bool blank = false;  ///< a place to break
};

// Without colours code keeps its marks: `R U` in a sentence would be lost.
std::string marked(const Span& span) {
    if (span.style == Style::code) return fmt::format("`{}`", span.text);
    if (span.style == Style::link) return fmt::format("{} ({})", span.text, span.target);
    return span.text;
}

class Wrapper {
public:
    Wrapper(const Page& page, std::string_view first) : page_(page), indent_(lang::count_characters(first), ' '), line_(first) {
        columns_ = std::max(page.columns, indent_.size() + 8);
        width_ = indent_.size();
    }

    // Code stays together as long as it fits on a line of its own.
    void add(const Span& span) {
        const std::string text = page_.color ? span.text : marked(span);
        const bool whole = span.style == Style::code && lang::count_characters(text) + indent_.size() <= columns_;
        for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end) {
            const bool blank = text[begin] == ' ' && !whole;
            end = whole ? text.size() : blank ? begin + 1 : std::min(text.find(' ', begin), text.size());
            const auto part = text.substr(begin, end - begin);
            word_.push_back({painted(part, span.style), lang::count_characters(part), blank});
            if (blank) place();
        }
    }

    std::string finish() {
        place();
        end_line();
        return std::move(text_);
    }

private:
    [[nodiscard]] std::string painted(const std::string& text, Style style) const {
        const auto on = page_.color ? paint(style) : std::string_view();
        return on.empty() ? text : fmt::format("{}{}{}", on, text, reset);
    }

    // What has come since the last blank is one word, though it may have several looks: `R`, with its comma.
    void place() {
        std::size_t width = 0;
        for (const Atom& atom : word_) width += atom.blank ? 0 : atom.width;
        if (width_ + pending_ + width > columns_ && width_ > indent_.size()) {
            end_line();
            line_ = indent_;
            width_ = indent_.size();
            pending_ = 0;
        }
        line_.append(width > 0 ? pending_ : 0, ' ');
        width_ += width > 0 ? pending_ + width : 0;
        if (width > 0) pending_ = 0;
        for (const Atom& atom : word_) {
            if (atom.blank) pending_ = width_ > indent_.size() ? 1 : 0;
            else line_ += atom.text;
        }
        word_.clear();
    }

    void end_line() {
        text_ += line_ + '\n';
        line_.clear();
    }

    const Page& page_;
    std::string indent_;
    std::string line_, text_;
    std::size_t columns_ = 0, width_ = 0, pending_ = 0;
    std::vector<Atom> word_;
};

// Long lines tire the eye, however wide the window.
constexpr std::size_t widest = 84;

}  // namespace

std::string wrapped(std::string_view markdown, const Page& page, std::string_view first) {
    const Page narrow{std::min(page.columns, widest), page.color};
    Wrapper wrapper(narrow, first);
    for (const Span& span : spans(markdown)) wrapper.add(span);
    return wrapper.finish();
}

std::string laid_out(const Heading& heading, const Page& page) {
    auto text = wrapped(heading.text, {page.columns, false});
    if (page.color) return fmt::format("\033[1;4m{}{}\n", std::string_view(text).substr(0, text.size() - 1), reset);
    const auto last = text.rfind('\n', text.size() - 2);
    const auto width = lang::count_characters(std::string_view(text).substr(last == text.npos ? 0 : last + 1)) - 1;
    return text + std::string(width, heading.level == 1 ? '=' : '-') + '\n';
}

std::string laid_out(const Paragraph& paragraph, const Page& page) { return wrapped(paragraph.text, page); }

std::string laid_out(const Bullets& bullets, const Page& page) {
    std::string text;
    std::size_t number = 0;
    for (const auto& item : bullets.items) text += wrapped(item, page, bullets.numbered ? fmt::format("{:2}. ", ++number) : "  - ");
    return text;
}

std::string laid_out(const Verbatim& verbatim, const Page&) {
    std::string text = "    ";
    for (const char c : verbatim.text) text += c == '\n' ? "\n    " : std::string(1, c);
    return text + '\n';
}

std::string remark(Tone tone, std::string_view mark, std::string_view markdown, const Page& page) {
    auto text = wrapped(markdown, page, fmt::format("{} ", mark));
    if (page.color) text.replace(0, mark.size(), fmt::format("{}{}{}", paint(tone), mark, reset));
    return text;
}

}  // namespace cubelang::lesson
