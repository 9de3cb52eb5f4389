#include "runtime/render/svg/drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "runtime/base/stop_point.hpp"
#include "runtime/base/text.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {
namespace {

constexpr double column = 5, row = 10, per_em = .7;  // a cell of two columns is a square

// The labels of a piece, which is a run of stickers of the same style: "u u ", " 12 [13]".
std::vector<std::string> labels_in(std::string_view text) {
    std::vector<std::string> labels;
    bool in_number = false;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_letter = std::isalpha(byte) != 0, is_digit = std::isdigit(byte) != 0;
        if (is_letter || (is_digit && !in_number)) labels.emplace_back();
        in_number = is_digit;
        const bool is_arrow = byte >= 0x80;
        if ((is_letter || is_digit || is_arrow) && !labels.empty()) labels.back() += c;
    }
    return labels;
}

class Picture {
public:
    explicit Picture(const Drawing& drawing) {
        for (const auto& line : drawing.lines) {
            double x = 0;
            for (const auto& piece : line) {
                stop_point();
                piece.style.face ? add_stickers(piece, x) : add_text(piece, x);
                x += column * width(piece.text);
            }
            y_ += row;
        }
        width_ = column * width(drawing);
    }
    [[nodiscard]] std::string text() const {
        return fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"net\" viewBox=\"-1 -1 {} {}\" style=\"width: {}em\" "
            "font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\">\n{}{}{}</svg>",
            number(width_ + 2), number(y_ + 2), number(width_ / column * per_em), cells_,
            group("font-size=\"6.4\" text-anchor=\"middle\"", labels_), group("font-size=\"8\"", beside_));
    }

private:
    void add_stickers(const Piece& piece, double x) {
        const auto labels = labels_in(piece.text);
        if (labels.empty()) return;
        const double cell = column * width(piece.text) / static_cast<double>(labels.size());
        for (const auto& label : labels) {
            add_sticker(piece.style, {x, y_, cell, row}, label);
            x += cell;
        }
    }
    void add_sticker(const render::Style& style, const Box& box, std::string_view label) {
        Scheme scheme = usual_scheme;
        scheme[cube::index(*style.face)].rgb = style.rgb;
        const auto paint = in_scheme(standard_palette(), scheme).of(*style.face);
        const bool marked = style.role == Role::strong;
        cells_ += rectangle(box, fmt::format("fill=\"{}\" stroke=\"#1d1d1d\" stroke-width=\"{}\"", paint.fill,
                                             marked ? "1.3" : ".5")) +
                  '\n';
        labels_ += text_at({box.x + box.width / 2, box.y + 7.3}, label,
                           fmt::format("fill=\"{}\"{}", paint.ink, marked ? " font-weight=\"bold\"" : ""));
    }
    void add_text(const Piece& piece, double x) {
        if (std::ranges::all_of(piece.text, [](char c) { return c == ' '; })) return;
        beside_ += fmt::format("<text xml:space=\"preserve\" x=\"{}\" y=\"{}\">{}</text>", number(x), number(y_ + 7.6),
                               xml_escaped(piece.text));
    }

    double y_ = 0, width_ = 0;
    std::string cells_, labels_, beside_;
};

// With larger cubes a sticker would be smaller than a printer's dot, and a circle smaller than its names.
constexpr int largest_cube = 100, largest_layer = 20, largest_cycles = 20;

constexpr std::array<Style, 7> table{{
    {"net", "net", "a picture of the cube unfolded", largest_cube, false, net},
    {"isometric", "isometric view", "style of a picture: the faces U, F and R as a solid", largest_cube, false,
     isometric},
    {"back", "back view", "style of a picture: the faces D, L and B as a solid, the cube turned over", largest_cube,
     false, back},
    {"both", "front and back", "style of a picture: isometric and back beside each other", largest_cube, false, both},
    {"last_layer", "last layer", "style of a picture: the case that p solves, from above, with arrows for its pieces",
     largest_layer, true, last_layer},
    {"oll", "orientation of the last layer", "style of a picture: the case that p solves, from above, only U's colour",
     largest_layer, true, oll},
    {"cycles", "cycles", "style of a picture: a circle for each orbit of pieces, arrows for each cycle", largest_cycles,
     false, cycles},
}};

}  // namespace

Parts parts_of(const Drawing& drawing) {
    const auto& lines = drawing.lines;
    const auto has_stickers = [](const Line& line) {
        return std::ranges::any_of(line, [](const Piece& piece) { return piece.style.face.has_value(); });
    };
    const auto first = std::ranges::find_if(lines, has_stickers);
    if (first == lines.end()) return {drawing, {}, {}};
    const auto last = std::find_if(lines.rbegin(), lines.rend(), has_stickers).base();
    return {{{lines.begin(), first}}, {{first, last}}, {{last, lines.end()}, drawing.left_out}};
}

std::string drawn(const Drawing& drawing) { return Picture(drawing).text(); }

std::span<const Style> styles() { return table; }

std::string picture(const Style& style, Subject subject, const Options& options) {
    subject.noun = style.noun;
    return style.draw(subject, options);
}

}  // namespace cubelang::render::svg
