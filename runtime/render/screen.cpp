#include "runtime/render/screen.hpp"

#include <array>
#include <tuple>
#include <utility>

#include "runtime/base/printable.hpp"

namespace cubelang::render {
namespace {

// SGR parameters; empty: as the terminal has it.
struct Look {
    std::string_view attribute, ink, ground;
    friend bool operator==(const Look&, const Look&) = default;
};

constexpr Look plain{}, bold{"1", {}, {}}, dim{"2", {}, {}}, cyan{{}, "36", {}}, green{{}, "32", {}},
    bold_red{"1", "31", {}};

constexpr Look look_of(Role role) {
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

// Ink and ground of a face r u f l d b at each depth: black or white, whichever reads better, on grounds that differ in
// brightness as well. Orange is magenta where there are only 16. Where there are more, black is not 30, which bold
// may make grey.
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

Look look_of(const Style& style, ColorDepth depth) {
    if (depth == ColorDepth::none) return {};
    Look look = look_of(style.role);
    if (!style.face) return look;
    std::tie(look.ink, look.ground) = faces[static_cast<std::size_t>(depth) - 1][cube::index(*style.face)];
    if (depth == ColorDepth::basic) look.attribute = {};
    return look;
}

void append_parameter(std::string& parameters, std::string_view more) {
    if (more.empty()) return;
    if (!parameters.empty()) parameters += ';';
    parameters += more;
}

// The shortest way from one look to another: only what changes, unless something is to be switched off.
std::string change(const Look& from, const Look& to) {
    if (from == to) return {};
    if (to == Look{}) return "\033[0m";
    const auto goes = [](std::string_view a, std::string_view b) { return !a.empty() && a != b; };
    const bool over = goes(from.attribute, to.attribute) || (to.ink.empty() && !from.ink.empty()) ||
                      (to.ground.empty() && !from.ground.empty());
    std::string parameters = over ? "0" : "";
    if (over || from.attribute != to.attribute) append_parameter(parameters, to.attribute);
    if (over || from.ink != to.ink) append_parameter(parameters, to.ink);
    if (over || from.ground != to.ground) append_parameter(parameters, to.ground);
    return "\033[" + parameters + "m";
}

constexpr std::array<std::pair<std::string_view, char>, 9> plain_signs{
    {{"↑", '^'}, {"→", '>'}, {"↓", 'v'}, {"←", '<'}, {"•", 'o'}, {"╺", '('}, {"╸", ')'}, {"│", '|'}, {"…", '.'}}};

std::string in_ascii(std::string text) {
    for (const auto& [sign, instead] : plain_signs)
        for (auto at = text.find(sign); at != text.npos; at = text.find(sign, at))
            text.replace(at, sign.size(), 1, instead);
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
        if (look != look_) text_ += change(std::exchange(look_, look), look);
    }
    void add(const Piece& piece) {
        const bool in_color = piece.style.face && screen_.depth != ColorDepth::none;
        auto shown = in_color && !piece.colored.empty() ? piece.colored : piece.text;
        if (screen_.printable) shown = cubelang::printable(shown);
        if (!screen_.utf8) shown = in_ascii(std::move(shown));
        // What a sticker is filled up with to its width shows only on a colour: it waits until something follows.
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

}  // namespace

std::string painted(const Drawing& drawing, const Screen& screen) {
    Painter painter(screen);
    for (const auto& line : drawing.lines) {
        if (&line != &drawing.lines.front()) painter.end_line();
        painter.paint(line);
    }
    return painter.take();
}

}  // namespace cubelang::render
