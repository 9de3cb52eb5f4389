#include "runtime/render/net.hpp"

#include <fmt/format.h>

#include "runtime/cube/numbering.hpp"
#include "runtime/render/net_drawer.hpp"
#include "runtime/render/stickers.hpp"

namespace cubelang::render {
namespace {

constexpr int between_nets = 4;

std::size_t count_of_stickers(cube::Cube cube) {
    return 6 * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n);
}

int number_width(cube::Cube cube, const cube::Numbering& numbering) {
    return static_cast<int>(
        fmt::formatted_size("{}", static_cast<std::size_t>(numbering.first) + count_of_stickers(cube) - 1));
}

// The roomiest first.
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

// So many nets beside each other.
std::optional<NetShape> roomiest(cube::Cube cube, const NetStyle& style, int columns, int nets = 1) {
    if (cube.n > largest_net) return std::nullopt;
    for (const NetShape shape : shapes(cube, style))
        if (columns == 0 || nets * net_width(cube, shape) + (nets - 1) * between_nets <= columns) return shape;
    return std::nullopt;
}

Drawing titled(const TitledView& view, const NetStyle& style, NetShape shape) {
    auto drawing = text(view.title, {.role = Role::label});
    append(drawing, draw_net(view.view, style, shape));
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

std::optional<Drawing> net(const View& view, const NetStyle& style, int columns) {
    const auto shape = roomiest(view.state.cube, style, columns);
    if (!shape) return std::nullopt;
    return draw_net(view, style, *shape);
}

std::optional<Drawing> nets_beside(const TitledView& left, const TitledView& right, const NetStyle& style,
                                   int columns) {
    const auto cube = left.view.state.cube;
    if (const auto shape = roomiest(cube, style, columns, 2))
        return beside(titled(left, style, *shape), titled(right, style, *shape), between_nets);
    const auto shape = roomiest(cube, style, columns);
    if (!shape) return std::nullopt;
    auto drawing = titled(left, style, *shape);
    drawing.lines.emplace_back();
    append(drawing, titled(right, style, *shape));
    return drawing;
}

}  // namespace cubelang::render
