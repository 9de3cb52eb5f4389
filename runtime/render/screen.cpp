#include "runtime/render/screen.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/printable.hpp"
#include "runtime/base/text.hpp"
#include "runtime/render/fold.hpp"
#include "runtime/render/scheme.hpp"

namespace cubelang::render {
namespace {

// SGR parameters; empty: the terminal's default.
struct Look {
    std::string_view attribute;
    std::string ink, ground;
    friend bool operator==(const Look&, const Look&) = default;
};

const Look plain{}, bold{"1", {}, {}}, dim{"2", {}, {}}, cyan{{}, "36", {}}, green{{}, "32", {}},
    bold_red{"1", "31", {}};

Look look_of(Role role) {
    switch (role) {
        case Role::plain:
        case Role::value: return plain;
        case Role::moves:
        case Role::strong: return bold;
        case Role::label: return cyan;
        case Role::faint:
        case Role::hint: return dim;
        case Role::good: return green;
        case Role::bad: return bold_red;
    }
    return plain;
}

// Text and background colours of the faces r u f l d b at each depth: black or white text, the more readable of the
// two, on backgrounds that also differ in brightness. With 16 colours orange is magenta. With more colours, black is
// not 30, which bold may turn to grey.
constexpr std::array<std::array<std::pair<std::string_view, std::string_view>, 6>, 3> faces{{
    {{{"97", "41"}, {"30", "107"}, {"30", "42"}, {"30", "45"}, {"30", "103"}, {"97", "44"}}},
    {{{"38;5;231", "48;5;160"},
      {"38;5;16", "48;5;255"},
      {"38;5;16", "48;5;34"},
      {"38;5;16", "48;5;208"},
      {"38;5;16", "48;5;226"},
      {"38;5;231", "48;5;21"}}},
    {{{"38;2;255;255;255", "48;2;196;30;58"},
      {"38;2;0;0;0", "48;2;255;255;255"},
      {"38;2;0;0;0", "48;2;31;160;85"},
      {"38;2;0;0;0", "48;2;255;139;36"},
      {"38;2;0;0;0", "48;2;255;216;0"},
      {"38;2;255;255;255", "48;2;28;87;181"}}},
}};

// The nearest background of the 16 or 256 colours, or the colour itself.
std::string ground_of(std::uint32_t rgb, ColorDepth depth) {
    const auto r = rgb >> 16U, g = rgb >> 8U & 255U, b = rgb & 255U;
    if (depth == ColorDepth::full) return fmt::format("48;2;{};{};{}", r, g, b);
    const auto level = [](auto part) { return (part + 25) / 51; };
    if (depth == ColorDepth::indexed) return fmt::format("48;5;{}", 16 + 36 * level(r) + 6 * level(g) + level(b));
    return fmt::format("{}", 100 + r / 128 + 2 * (g / 128) + 4 * (b / 128));
}

Look look_of(const Style& style, ColorDepth depth) {
    if (depth == ColorDepth::none) return {};
    Look look = look_of(style.role);
    if (!style.face) return look;
    std::tie(look.ink, look.ground) = faces[static_cast<std::size_t>(depth) - 1][cube::index(*style.face)];
    if (style.rgb) {
        look.ink = faces[static_cast<std::size_t>(depth) - 1][is_bright(*style.rgb) ? 1 : 0].first;
        look.ground = ground_of(*style.rgb, depth);
    }
    if (depth == ColorDepth::basic) look.attribute = {};
    return look;
}

void append_parameter(std::string& parameters, std::string_view more) {
    if (more.empty()) return;
    if (!parameters.empty()) parameters += ';';
    parameters += more;
}

// The shortest escape sequence from one look to another: only the changes, unless something must be switched off.
std::string escape_sequence(const Look& from, const Look& to) {
    if (from == to) return {};
    if (to == Look{}) return "\033[0m";
    const auto is_dropped = [](std::string_view a, std::string_view b) { return !a.empty() && a != b; };
    const bool resets = is_dropped(from.attribute, to.attribute) || (to.ink.empty() && !from.ink.empty()) ||
                        (to.ground.empty() && !from.ground.empty());
    std::string parameters = resets ? "0" : "";
    if (resets || from.attribute != to.attribute) append_parameter(parameters, to.attribute);
    if (resets || from.ink != to.ink) append_parameter(parameters, to.ink);
    if (resets || from.ground != to.ground) append_parameter(parameters, to.ground);
    return "\033[" + parameters + "m";
}

constexpr std::array<std::pair<std::string_view, char>, 9> ascii_signs{
    {{"↑", '^'}, {"→", '>'}, {"↓", 'v'}, {"←", '<'}, {"•", 'o'}, {"╺", '('}, {"╸", ')'}, {"│", '|'}, {"…", '.'}}};

std::string to_ascii(std::string text) {
    for (const auto& [sign, ascii] : ascii_signs) text = replaced(text, sign, {&ascii, 1});
    return text;
}

class Painter {
public:
    explicit Painter(const Screen& screen) : screen_(screen) {}

    void paint(const Line& line) {
        for (const auto& piece : line) add(piece);
        blanks_ = 0;
        turn_to({});
    }
    void end_line() { text_ += '\n'; }
    std::string take() { return std::move(text_); }

private:
    void turn_to(const Look& look) {
        if (look != look_) text_ += escape_sequence(std::exchange(look_, look), look);
    }
    void add(const Piece& piece) {
        const bool in_color = piece.style.face && screen_.depth != ColorDepth::none;
        auto shown = in_color && !piece.colored.empty() ? piece.colored : piece.text;
        if (screen_.printable) shown = cubelang::printable(shown);
        if (!screen_.utf8) shown = to_ascii(std::move(shown));
        // Without a colour, the blanks that pad a sticker are written only if something follows.
        const auto end = piece.style.face && !in_color ? shown.find_last_not_of(' ') + 1 : shown.size();
        if (end > 0) {
            text_.append(std::exchange(blanks_, 0), ' ');
            turn_to(look_of(piece.style, screen_.depth));
            text_.append(shown, 0, end);
        }
        blanks_ += shown.size() - end;
    }

    const Screen& screen_;
    std::string text_;
    Look look_;
    std::size_t blanks_ = 0;
};

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

// Takes rows as long as there is room.
class Page {
public:
    Page(int columns, std::size_t rows, std::string left_out) : columns_(columns), free_(static_cast<int>(rows)) {
        page_.shown.left_out = std::move(left_out);
    }

    // Of a very long line only the visible part is flowed; the rows of the rest are counted as if it had no word
    // breaks.
    void add(const Line& line) {
        if (free_ == 0) return leave_out(rows_of(line, columns_));
        const bool is_long = columns_ > 0 && width(line) > (free_ + 1) * columns_;
        const auto part = is_long ? first_columns(line, (free_ + 1) * columns_) : line;
        auto flowed_line = flowed({{part}}, columns_).lines.front();
        const int rows = rows_of(flowed_line, columns_);
        const int hidden_rows = is_long ? (width(line) - width(part) + columns_ - 1) / columns_ : 0;
        leave_out(std::max(rows - free_, 0) + hidden_rows);
        page_.shown.lines.push_back(rows <= free_ ? std::move(flowed_line)
                                                  : first_columns(flowed_line, free_ * columns_));
        free_ -= std::min(rows, free_);
    }
    [[nodiscard]] Screenful take() { return std::move(page_); }

private:
    void leave_out(int rows) { page_.rows_left += static_cast<std::size_t>(rows); }

    int columns_, free_;
    Screenful page_;
};

}  // namespace

std::string painted(const Drawing& drawing, const Screen& screen) {
    Painter painter(screen);
    for (const auto& line : drawing.lines) {
        if (&line != &drawing.lines.front()) painter.end_line();
        painter.paint(line);
    }
    return painter.take();
}

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
