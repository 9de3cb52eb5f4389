#include "runtime/render/screen.hpp"

#include <array>

namespace cubelang::render {
namespace {

// By role, as SGR parameters; empty: as it is.
constexpr std::array<std::string_view, 9> roles{"", "", "1", "36", "2", "1", "32", "1;31", "2"};

// Text colour and background of a face, at each depth. Orange is magenta where there are but 16.
constexpr std::array<std::array<std::string_view, 6>, 3> faces{{
    {"97;41", "30;107", "30;42", "30;45", "30;103", "97;44"},
    {"97;48;5;160", "30;48;5;255", "30;48;5;34", "30;48;5;208", "30;48;5;226", "97;48;5;21"},
    {"97;48;2;200;20;40", "30;48;2;245;245;245", "30;48;2;40;170;70", "30;48;2;255;135;20", "30;48;2;250;215;20", "97;48;2;20;70;200"},
}};

std::string parameters(const Style& style, Depth depth) {
    std::string text(roles[static_cast<std::size_t>(style.role)]);
    if (!style.face) return text;
    const auto face = faces[static_cast<std::size_t>(depth) - 1][static_cast<std::size_t>(*style.face)];
    return text.empty() ? std::string(face) : text + ";" + std::string(face);
}

std::string shown(const Piece& piece, Depth depth) {
    if (depth == Depth::none) return piece.text;
    const auto style = parameters(piece.style, depth);
    const auto text = piece.style.bare ? std::string(static_cast<std::size_t>(width(piece.text)), ' ') : piece.text;
    return style.empty() ? text : "\033[" + style + "m" + text + "\033[0m";
}

}  // namespace

std::string painted(const Drawing& drawing, const Screen& screen) {
    std::string text;
    for (const auto& line : drawing.lines) {
        if (&line != &drawing.lines.front()) text += '\n';
        for (const auto& piece : line) text += shown(piece, screen.depth);
    }
    return text;
}

}  // namespace cubelang::render
