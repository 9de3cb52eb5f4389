// The last layer from above, as on case sheets: the face U, around it the top row of each side, and arrows for the
// parts that change places; or only the places of the stickers of U's colour.

#include "runtime/render/svg/drawing.hpp"

#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/render/svg/arrow.hpp"
#include "runtime/render/svg/document.hpp"
#include "runtime/render/svg/face.hpp"

namespace cubelang::render::svg {
namespace {

using cube::Face;

constexpr DrawnFace top_view{Face::u, Face::b};
constexpr double depth = .48 * cell, gap = .2 * cell;  // of the side strips
constexpr double page = 240, page_margin = 12;
constexpr std::string_view arrow_color = "#20252b";

Point spot_middle(int row, int column) { return {cell * (column + .5), cell * (row + .5)}; }

// The top rows of the sides, as they lie around the face: F below, and each other one a quarter further
// anticlockwise.
struct SideSpot {
    Face face;
    int column;
    Spot spot;
};
std::vector<SideSpot> side_spots(int n) {
    std::vector<SideSpot> spots;
    const Point middle{cell * n / 2, cell * n / 2};
    constexpr std::array<Face, 4> sides{Face::f, Face::r, Face::b, Face::l};
    for (int quarter = 0; quarter < 4; ++quarter)
        for (int column = 0; column < n; ++column) {
            auto p = spot_middle(n, column) - middle;
            p.y = cell * n / 2 + gap + depth / 2;
            for (int k = 0; k < quarter; ++k) p = {p.y, -p.x};
            const bool upright = quarter % 2 == 1;
            spots.push_back({sides[quarter], column, {middle + p, upright ? depth : cell, upright ? cell : depth}});
        }
    return spots;
}

bool is_strip(Spot spot) { return spot.width != spot.height; }

// The places of the parts of U on the page.
class Layer {
public:
    explicit Layer(cube::Cube cube) {
        for (int row = 0; row < cube.n; ++row)
            for (int column = 0; column < cube.n; ++column) {
                const auto place = place_drawn(cube, top_view, row, column);
                middles_[{place.block, place.point}] = spot_middle(row, column);
            }
    }
    [[nodiscard]] const Point* middle(const cube::Part& part) const {
        for (int i = 0; i < part.count; ++i) {
            auto [block, point] = part.stickers[i];
            if (part.kind == cube::Kind::fixed_centre) point = point / 4 * 4;
            if (const auto at = middles_.find({block, point}); at != middles_.end()) return &at->second;
        }
        return nullptr;
    }

private:
    std::map<std::pair<int, int>, Point> middles_;
};

// Exchanges of equal centres are invisible, so their arrows are drawn on supercubes only.
bool has_arrow(cube::Cube cube, const cube::Part& part) { return cube.super || !cube::is_centre(part.kind); }

// The middles of stickers with a letter: an arrow stops short of the letter.
using LetteredSpots = std::set<std::pair<double, double>>;

double gap_before(const LetteredSpots& lettered, Point at) { return lettered.contains({at.x, at.y}) ? 2.3 : 1; }

std::string arrows(const cube::State& p, const LetteredSpots& lettered) {
    const Layer layer(p.cube);
    std::string text;
    for (const auto& part : cube::all_parts(p.cube)) {
        const auto there = cube::image(p, part);
        const Point *from = layer.middle(part), *to = layer.middle(there);
        if (!has_arrow(p.cube, part) || from == nullptr || to == nullptr || from == to) continue;
        const bool swap = layer.middle(cube::image(p, there)) == from;
        if (swap && std::pair(to->y, to->x) < std::pair(from->y, from->x)) continue;  // drawn with the other part
        const Arrow whole{*from, *to, 0, .6, .3, true, swap};
        text += arrow(shorten(whole, gap_before(lettered, *from), gap_before(lettered, *to)), {arrow_color, ""});
    }
    return text;
}

int count_hidden_parts(const cube::State& p) {
    const Layer layer(p.cube);
    int count = 0;
    for (const auto& part : cube::all_parts(p.cube))
        count += layer.middle(part) == nullptr && cube::image(p, part).stickers != part.stickers ? 1 : 0;
    return count;
}

std::string hidden_parts_note(const cube::State& p) {
    const int count = count_hidden_parts(p);
    if (count == 0) return {};
    return fmt::format(" {} outside the last layer {} moved too and {} not shown.",
                       count == 1 ? "One piece" : fmt::format("{} pieces", count), count == 1 ? "is" : "are",
                       count == 1 ? "is" : "are");
}

std::string page_of(const About& about, int n, const Ground& ground, std::string_view content) {
    const double around = gap + depth, scale = (page - 2 * page_margin) / (cell * n + 2 * around);
    const double origin = page_margin + scale * around;
    return document(about, {0, 0, page, page}, ground, group(matrix({scale, 0, 0, scale, origin, origin}), content));
}

std::string box(double x, double y, double width, double height) {
    constexpr double edge = .4;
    return rectangle({x - edge, y - edge, width + 2 * edge, height + 2 * edge}, "rx=\"1.6\"");
}

// The face and the four strips, each with its frame.
std::string body(int n) {
    const double size = cell * n, near = size + gap, far = -gap - depth;
    return group(fmt::format("fill=\"{}\"", body_color), box(0, 0, size, size) + box(0, near, size, depth) +
                                                             box(0, far, size, depth) + box(near, 0, depth, size) +
                                                             box(far, 0, depth, size));
}

template <class Use>
void for_each_spot(const Stickers& stickers, Use use) {
    const int n = stickers.cube().n;
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column)
            use(stickers.at(top_view, row, column), Spot{spot_middle(row, column)});
    for (const auto& [face, column, spot] : side_spots(n)) use(stickers.at({face, Face::u}, 0, column), spot);
}

constexpr std::string_view arrangement =
    "The last layer from above, B at the top and F below, with the top row of each side around it.";

}  // namespace

std::string last_layer(const Subject& subject, const Options& options) {
    const Stickers stickers(shown_state(subject, options), options.grey);
    const int n = stickers.cube().n;
    auto look = look_of(options, n, default_label(n));
    const About about{title(subject, options.before),
                      description(subject, stickers, options.before,
                                  fmt::format("{} Arrows show where its pieces go.{}{}", arrangement,
                                              hidden_parts_note(subject.state), label_sentence(look)),
                                  "U"),
                      subject.title};
    look.key = key(about);
    StickerSheet sheet(look, 3.2);
    // Arrows cross the face: there only stickers of other colours are labelled.
    LetteredSpots lettered;
    for_each_spot(stickers, [&](const Sticker& sticker, Spot spot) {
        const bool has_letter = (sticker.home != Face::u || is_strip(spot)) && !sticker.grey;
        if (has_letter) lettered.insert({spot.middle.x, spot.middle.y});
        sheet.add(sticker, spot, has_letter);
    });
    return page_of(about, n, *options.ground,
                   definitions(look) + body(n) + sheet.text() + arrows(subject.state, lettered));
}

std::string oll(const Subject& subject, const Options& options) {
    const Stickers stickers(shown_state(subject, options), options.grey);
    const About about{title(subject, options.before),
                      description(subject, stickers, options.before,
                                  fmt::format("{} Only the stickers of the colour of U are coloured.{}", arrangement,
                                              hidden_parts_note(subject.state)),
                                  "U"),
                      subject.title};
    std::string bright, dull;
    for_each_spot(stickers, [&](const Sticker& sticker, Spot spot) {
        (sticker.home == Face::u && !sticker.grey ? bright : dull) += rectangle(spot, .45, is_strip(spot) ? 1 : 1.5);
    });
    return page_of(about, stickers.cube().n, *options.ground,
                   body(stickers.cube().n) + group("fill=\"#7d838a\"", dull) +
                       group(fmt::format("fill=\"{}\"", options.palette.of(Face::u).fill), bright));
}

}  // namespace cubelang::render::svg
