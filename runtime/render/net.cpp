#include "runtime/render/net.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/mirrored.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/render/stickers.hpp"

namespace cubelang::render {
namespace {

constexpr int between_nets = 4;

// The columns of one sticker, and the blanks between faces: `gap` columns, and one line less.
struct NetShape {
    int cell, gap;
};

constexpr std::array<std::string_view, 4> arrows{"↑", "→", "↓", "←"};
using Labels = NetStyle::Labels;

// The number of each sticker by its place on the solved cube, as an index into the net.
std::vector<std::int64_t> numbers_of(cube::Cube cube, const cube::Numbering& numbering) {
    std::vector<std::int64_t> at_point(static_cast<std::size_t>(cube.blocks()) * perm::block_points);
    const auto point = [&](cube::Place place) -> auto& {
        return at_point[static_cast<std::size_t>(place.block) * perm::block_points +
                        static_cast<std::size_t>(place.point)];
    };
    std::int64_t next = numbering.first;
    for (const auto place : cube::places(cube, numbering)) point(place) = next++;
    std::vector<std::int64_t> numbers;
    for (const auto place : cube::places(cube, *cube::find_numbering("net"))) numbers.push_back(point(place));
    return numbers;
}

// Draws one net, cell by cell.
class NetDrawer {
public:
    NetDrawer(const View& view, const NetStyle& style, NetShape shape)
        : view_(view),
          labels_(style.labels),
          scheme_(style.scheme.value_or(usual_scheme)),
          cell_(shape.cell),
          gap_(static_cast<std::size_t>(shape.gap)),
          stickers_(Stickers(view.state).in_net_order()) {
        if (labels_ == Labels::numbers) numbers_ = numbers_of(view.state.cube, *style.numbering);
    }

    Drawing draw() {
        above_or_below_f(0);
        blank_lines();
        for (int row = 0; row < n(); ++row) row_of_sides(row);
        blank_lines();
        above_or_below_f(5);
        return std::move(drawing_);
    }

    Drawing draw_corner() {
        above_or_below_f(0, 0);
        for (int row = 0; row < n(); ++row) {
            Line line;
            add_row(line, 2, row);
            line.push_back({std::string(gap_, ' ')});
            add_row(line, 3, row);
            drawing_.lines.push_back(std::move(line));
        }
        return std::move(drawing_);
    }

    // U, and around it the first rows of the sides.
    Drawing draw_from_above() {
        const Line indent{{std::string(static_cast<std::size_t>(cell_) + gap_, ' ')}};
        Line back = indent, front = indent;
        for (int column = n() - 1; column >= 0; --column) back.push_back(piece(4, 0, column));
        drawing_.lines.push_back(std::move(back));
        for (int row = 0; row < n(); ++row) {
            Line line{piece(1, 0, row), {std::string(gap_, ' ')}};
            add_row(line, 0, row);
            line.push_back({std::string(gap_, ' ')});
            line.push_back(piece(3, 0, n() - 1 - row));
            drawing_.lines.push_back(std::move(line));
        }
        add_row(front, 2, 0);
        drawing_.lines.push_back(std::move(front));
        return std::move(drawing_);
    }

private:
    [[nodiscard]] int n() const { return view_.state.cube.n; }

    void blank_lines() { drawing_.lines.resize(drawing_.lines.size() + gap_ - 1); }
    void above_or_below_f(int face) { above_or_below_f(face, static_cast<std::size_t>(n() * cell_) + gap_); }
    void above_or_below_f(int face, std::size_t indent) {
        for (int row = 0; row < n(); ++row) {
            Line line{{std::string(indent, ' ')}};
            add_row(line, face, row);
            drawing_.lines.push_back(std::move(line));
        }
    }
    void row_of_sides(int row) {
        Line line;
        for (int face = 1; face <= 4; ++face) {
            if (face > 1) line.push_back({std::string(gap_, ' ')});
            add_row(line, face, row);
        }
        drawing_.lines.push_back(std::move(line));
    }
    void add_row(Line& line, int face, int row) {
        for (int column = 0; column < n(); ++column) {
            auto next = piece(face, row, column);
            // Adjacent stickers of the same style form one piece, which keeps large nets small.
            if (column == 0 || line.back().style != next.style) {
                line.push_back(std::move(next));
                continue;
            }
            line.back().text += next.text;
            line.back().colored += next.colored;
        }
    }
    [[nodiscard]] Piece piece(int face, int row, int column) const {
        const auto at = static_cast<std::size_t>((face * n() + row) * n() + column);
        const bool marked = view_.marked[at];
        const auto& color = scheme_[static_cast<std::size_t>(cube::index(stickers_[at].home))];
        const Style style{.role = marked ? Role::strong : Role::plain, .face = color.like, .rgb = color.rgb};
        if (labels_ == Labels::numbers) return {number_label(at, marked), style};
        return {letter_label(at, marked), style, labels_ == Labels::none ? patch(at, marked) : std::string()};
    }
    // Empty without an arrow.
    [[nodiscard]] std::string_view arrow(std::size_t at) const {
        if (!stickers_[at].arrow) return {};
        const auto face = cube::net_faces[at / (stickers_.size() / cube::net_faces.size())];
        return arrows[quarters_from_top(in_net(face), *stickers_[at].arrow)];
    }
    [[nodiscard]] std::string letter_label(std::size_t at, bool marked) const {
        const auto home = stickers_[at].home;
        const char letter = marked ? cube::capital(home) : cube::small_letter(home);
        return fmt::format("{:<{}}", fmt::format("{}{}", letter, arrow(at)), cell_);
    }
    [[nodiscard]] std::string patch(std::size_t at, bool marked) const {
        if (stickers_[at].arrow) return fmt::format("{}{}", arrow(at), marked ? "•" : " ");
        if (!marked) return std::string(static_cast<std::size_t>(cell_), ' ');
        return cell_ == 1 ? "•" : "╺╸";
    }
    [[nodiscard]] std::string number_label(std::size_t at, bool marked) const {
        const auto number = fmt::format("{}{}", marked ? '[' : ' ', numbers_[stickers_[at].number - 1]);
        const int suffix = 1 + (has_arrows(view_.state.cube) ? 1 : 0);
        return fmt::format("{:>{}}{:<{}}", number, cell_ - suffix, fmt::format("{}{}", arrow(at), marked ? ']' : ' '),
                           suffix);
    }

    const View& view_;
    Labels labels_;
    Scheme scheme_;
    int cell_;
    std::size_t gap_;
    std::vector<Sticker> stickers_;
    std::vector<std::int64_t> numbers_;
    Drawing drawing_;
};

std::size_t count_of_stickers(cube::Cube cube) {
    return 6 * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n);
}

int number_width(cube::Cube cube, const cube::Numbering& numbering) {
    const auto last = static_cast<std::size_t>(numbering.first) + count_of_stickers(cube) - 1;
    return static_cast<int>(std::to_string(last).size());
}

// The widest shape first.
std::vector<NetShape> shapes(cube::Cube cube, const NetStyle& style) {
    const int arrow = has_arrows(cube) ? 1 : 0;
    std::vector<NetShape> all;
    const int cell = style.labels == NetStyle::Labels::numbers ? number_width(cube, *style.numbering) + 2 + arrow : 2;
    if (!style.close) all.push_back({cell, 2});
    all.push_back({cell, 1});
    if (cell == 2 && arrow == 0) all.push_back({1, 1});
    return all;
}

int net_width(cube::Cube cube, NetShape shape) { return 4 * cube.n * shape.cell + 3 * shape.gap; }

// The widest shape with room for this number of nets side by side.
std::optional<NetShape> widest_shape(cube::Cube cube, const NetStyle& style, int columns, int nets = 1) {
    if (cube.n > largest_net) return std::nullopt;
    for (const NetShape shape : shapes(cube, style))
        if (columns == 0 || nets * net_width(cube, shape) + (nets - 1) * between_nets <= columns) return shape;
    return std::nullopt;
}

Drawing draw_titled(const TitledView& view, const NetStyle& style, NetShape shape) {
    auto drawing = text(view.title, {.role = Role::label});
    append(drawing, NetDrawer(view.view, style, shape).draw());
    return drawing;
}

/// The faces that look different, in the order of the net: in their first row, and below it.
struct Changes {
    std::array<bool, 6> first_row{}, below{};
    [[nodiscard]] bool on(std::size_t face) const { return first_row[face] || below[face]; }
    [[nodiscard]] bool are_in_top_layer() const { return !on(5) && std::find(&below[1], &below[5], true) == &below[5]; }
};

Changes changes(const cube::State& p) {
    const auto then = Stickers(cube::solved(p.cube)).in_net_order(), now = Stickers(p).in_net_order();
    const auto n = static_cast<std::size_t>(p.cube.n);
    Changes found;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (then[i].home != now[i].home || then[i].arrow != now[i].arrow)
            (i % (n * n) < n ? found.first_row : found.below)[i / (n * n)] = true;
    return found;
}

/// A rotation of the whole cube, the words for what U, F and R show after it, and the faces that then are there.
struct Hold {
    std::string_view words;
    cube::Face axis;
    int quarters;
    std::array<std::size_t, 3> faces;
};
constexpr std::array<Hold, 3> holds{{{"", cube::Face::u, 0, {0, 2, 3}},
                                     {"from behind", cube::Face::u, 2, {0, 4, 1}},
                                     {"from below", cube::Face::f, 2, {5, 2, 1}}}};

Drawing above_words(Drawing drawing, std::string_view words) {
    if (!words.empty()) append(drawing, text(words, {.role = Role::faint}));
    return drawing;
}

}  // namespace

std::vector<bool> differences(const cube::State& a, const cube::State& b) {
    const auto in_a = Stickers(a).in_net_order(), in_b = Stickers(b).in_net_order();
    std::vector<bool> differ(in_a.size());
    for (std::size_t i = 0; i < differ.size(); ++i) differ[i] = in_a[i] != in_b[i];
    return differ;
}

int narrowest_net(cube::Cube cube, const NetStyle& style) { return net_width(cube, shapes(cube, style).back()); }

Drawing small_view(const cube::State& state, const Scheme& scheme) {
    const std::vector<bool> unmarked(count_of_stickers(state.cube));
    const auto seen = changes(state);
    if (seen.are_in_top_layer() && (seen.on(1) || seen.on(4)))
        return above_words(NetDrawer({state, unmarked}, {.scheme = scheme}, {2, 1}).draw_from_above(), "from above");
    const auto* const found = std::ranges::find_if(holds, [&](const Hold& hold) {
        return std::ranges::any_of(hold.faces, [&](std::size_t face) { return seen.on(face); });
    });
    const auto& [words, axis, quarters, faces] = found == holds.end() ? holds.front() : *found;
    const auto turn = cube::rotation_state(state.cube, cube::rotation_about(axis, quarters));
    const View held{{state.cube, perm::product(state.blocks, turn.blocks)}, unmarked};
    return above_words(NetDrawer(held, {.scheme = scheme}, {2, 1}).draw_corner(), words);
}

std::optional<Drawing> net(const View& view, const NetStyle& style, int columns) {
    const auto shape = widest_shape(view.state.cube, style, columns);
    if (!shape) return std::nullopt;
    return NetDrawer(view, style, *shape).draw();
}

std::optional<Drawing> nets_beside(const TitledView& left, const TitledView& right, const NetStyle& style,
                                   int columns) {
    const auto cube = left.view.state.cube;
    if (const auto shape = widest_shape(cube, style, columns, 2))
        return beside(draw_titled(left, style, *shape), draw_titled(right, style, *shape), between_nets);
    const auto shape = widest_shape(cube, style, columns);
    if (!shape) return std::nullopt;
    auto drawing = draw_titled(left, style, *shape);
    drawing.lines.emplace_back();
    append(drawing, draw_titled(right, style, *shape));
    return drawing;
}

}  // namespace cubelang::render
