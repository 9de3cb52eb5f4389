#include "runtime/render/svg/face.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/render/svg/colors.hpp"

namespace cubelang::render::svg {
namespace {

constexpr int largest_with_letters = 10;
constexpr double rim = .45, rounding = 1.5;
// An arrow lies between the letter, which is smaller then, and the rim, or the frame of a marked sticker. In
// fractions of the sticker's width.
struct ArrowShape {
    double tip, foot, side, letter;
};
constexpr ArrowShape plain_arrow{.45, .32, .13, .85}, framed_arrow{.33, .22, .1, .7};
constexpr double digit = .62;  // its width, as a fraction of the font size

Point drawn_direction(DrawnFace drawn, cube::Face direction) {
    constexpr std::array<Point, 4> directions{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    return directions[quarters_from_top(drawn, direction)];
}

// Some viewers ignore baseline attributes; a third of the font size below the middle looks centred.
Point centred(Point middle, double font) { return middle + Point{0, .36 * font}; }
std::string text_in(Point middle, std::string_view text, double font) {
    return text_at(centred(middle, font), text, fmt::format("font-size=\"{}\"", number(font)));
}

}  // namespace

std::span<const LabelName> labels() {
    static constexpr std::array<LabelName, 4> table{
        {{"none", "label of stickers: nothing", Label::none},
         {"letters", "label of stickers: the letter of its home face", Label::letters},
         {"numbers", "label of stickers: its number in the numbering net", Label::numbers},
         {"patterns", "label of stickers: the pattern of its colour", Label::patterns}}};
    return table;
}

Label default_label(int n) { return n <= largest_with_letters ? Label::letters : Label::patterns; }

Look look_of(const Options& options, int n, Label label) {
    return {options.label.value_or(label), options.marked, std::max(1.0, n / 6.0), &options.palette, options.up,
            !options.grey.empty()};
}

std::string rectangle(Spot spot, double inset, double radius) {
    return svg::rectangle({spot.middle.x - spot.width / 2 + inset, spot.middle.y - spot.height / 2 + inset,
                           spot.width - 2 * inset, spot.height - 2 * inset},
                          fmt::format("rx=\"{}\"", number(radius)));
}

std::string label_sentence(const Look& look) {
    constexpr std::array<std::string_view, 4> words{
        "", " Each sticker carries the letter of its home face.",
        " Each sticker carries its number in the numbering net.",
        " Each colour has its pattern: red upright lines, blue level lines, green and orange diagonals, yellow dots."};
    static_assert(words.size() == static_cast<std::size_t>(Label::patterns) + 1, "a sentence for each label");
    const auto held = look.up ? fmt::format(" The face U has the colour of {}.", letter_of(*look.up)) : std::string();
    return fmt::format(
        "{}{}{}{}{}", words[cube::index(look.label)], look.marked ? " Stickers that have moved carry a frame." : "",
        look.palette->name == standard_palette().name ? "" : " Its colours are for colour-blind eyes too.", held,
        look.has_grey ? " Some stickers are grey, written -." : "");
}

std::string definitions(const Look& look) {
    return look.label == Label::patterns ? pattern_definitions(look.key, *look.palette, look.scale) : std::string();
}

void StickerSheet::add(const Sticker& sticker, Spot spot, bool labelled) {
    layer(sticker).rectangles += rectangle(spot, rim, rounding);
    if (labelled && !sticker.grey) add_label(sticker, spot);
    add_mark(sticker, spot);
}

void StickerSheet::add_label(const Sticker& sticker, Spot spot) {
    if (look_.label == Label::letters) add_letter(sticker, spot);
    if (look_.label != Label::numbers) return;
    const auto digits = std::to_string(sticker.number);
    const auto& shape = is_framed(sticker) ? framed_arrow : plain_arrow;
    const double room = sticker.arrow ? 1.95 * shape.foot : .84;
    const double font = std::min(font_ * .95, room / digit * spot.width / static_cast<double>(digits.size()));
    layer(sticker).letters += text_in(spot.middle, digits, font);
}

void StickerSheet::add_letter(const Sticker& sticker, Spot spot) {
    const std::string letter(1, letter_of(sticker.home));
    if (!sticker.arrow) return void(layer(sticker).letters += text_at(centred(spot.middle, font_), letter));
    const double font = (is_framed(sticker) ? framed_arrow : plain_arrow).letter * font_;
    layer(sticker).letters += text_in(spot.middle, letter, font);
}

void StickerSheet::add_mark(const Sticker& sticker, Spot spot) {
    if (is_framed(sticker)) layer(sticker).marks += rectangle(spot, rim + .75, rounding - .55);
}

void StickerSheet::add_arrow(const Sticker& sticker, Spot spot, Point direction) {
    const Point side{-direction.y, direction.x};
    const auto& shape = is_framed(sticker) ? framed_arrow : plain_arrow;
    const auto tip = spot.middle + shape.tip * spot.width * direction,
               foot = spot.middle + shape.foot * spot.width * direction;
    const auto left = foot + shape.side * spot.width * side, right = foot - shape.side * spot.width * side;
    layer(sticker).arrows += fmt::format("<path d=\"M{} {}L{} {}L{} {}Z\"/>", number(tip.x), number(tip.y),
                                         number(left.x), number(left.y), number(right.x), number(right.y));
}

std::string StickerSheet::fill(cube::Face color) const {
    return look_.label == Label::patterns ? pattern_fill(look_.key, color) : std::string(look_.palette->of(color).fill);
}

std::string StickerSheet::text(const Layer& layer, std::string_view fill, std::string_view ink) const {
    return group(fmt::format("fill=\"{}\"", fill), layer.rectangles) +
           group(fmt::format("fill=\"none\" stroke=\"{}\" stroke-width=\".8\"", ink), layer.marks) +
           group(fmt::format("fill=\"{}\" fill-opacity=\".75\" font-size=\"{}\" text-anchor=\"middle\"", ink,
                             number(font_)),
                 layer.letters) +
           group(fmt::format("fill=\"{}\"", ink), layer.arrows);
}

std::string StickerSheet::text() const {
    std::string all;
    for (const auto color : cube::faces)
        all += text(by_color_[cube::index(color)], fill(color), look_.palette->of(color).ink);
    return all + text(by_color_.back(), grey_paint().fill, grey_paint().ink);
}

std::string face(const Stickers& stickers, DrawnFace drawn, const Look& look) {
    StickerSheet sheet(look);
    for (int row = 0; row < stickers.cube().n; ++row)
        for (int column = 0; column < stickers.cube().n; ++column) {
            const auto sticker = stickers.at(drawn, row, column);
            const Spot spot{{cell * (column + .5), cell * (row + .5)}};
            sheet.add(sticker, spot);
            if (sticker.arrow) sheet.add_arrow(sticker, spot, drawn_direction(drawn, *sticker.arrow));
        }
    return sheet.text();
}

}  // namespace cubelang::render::svg
