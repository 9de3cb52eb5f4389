#include "runtime/meaning/show/net_style.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "lang/phrasebook/suggest.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {
namespace {

using Labels = render::NetStyle::Labels;

const std::array<NetLabels, 2> labels{{
    {"letters", "style of a picture: each sticker has the letter of its colour", {.labels = Labels::letters}},
    {"numbers",
     "style of a picture: each sticker has its number in the net",
     {.labels = Labels::numbers, .numbering = cube::find_numbering("net")}},
}};

std::vector<std::string> style_names() {
    std::vector<std::string> names;
    for (const auto& row : labels) names.emplace_back(row.name);
    for (const auto& numbering : cube::numberings()) names.emplace_back(numbering.name);
    return names;
}

[[noreturn]] void refuse(cube::Cube cube, const render::NetStyle& style, int columns, const lang::Where& where) {
    if (cube.n > render::largest_net)
        throw lang::Error(
            where, fmt::format("a net is drawn up to N = {}, but this is a {}", render::largest_net, cube_name(cube)),
            "colors(p) writes its colours as one text");
    const bool numbers = style.labels == Labels::numbers;
    const int letters = render::narrowest_net(cube, {.labels = Labels::letters});
    throw lang::Error(where,
                      fmt::format("the net of a {}{} takes {} columns, and the screen has {}", cube_name(cube),
                                  numbers ? " with numbers" : "", render::narrowest_net(cube, style), columns),
                      numbers && letters <= columns
                          ? fmt::format("with style = letters it takes {}", letters)
                          : "make the window wider or its letters smaller; written to a file, it may have any width");
}

}  // namespace

std::span<const NetLabels> net_labels() { return labels; }

render::NetStyle net_style(const Value& wanted, const lang::Where& where) {
    const auto name = spelled_name(wanted);
    if (const auto row = std::ranges::find(labels, name, &NetLabels::name); row != labels.end()) return row->style;
    if (const auto* numbering = cube::find_numbering(name)) return {.labels = Labels::numbers, .numbering = numbering};
    throw lang::Error(where, fmt::format("there is no style `{}`", to_text(wanted)),
                      fmt::format("the styles are {}", fmt::join(style_names(), ", ")));
}

render::Drawing net(const Context& context, const render::View& view, const render::NetStyle& style,
                    const lang::Where& where) {
    const int columns = context.screen().columns;
    if (auto drawing = render::net(view, style, columns)) return *std::move(drawing);
    refuse(view.state.cube, style, columns, where);
}

render::Drawing nets_beside(const Context& context, const render::TitledView& left, const render::TitledView& right,
                            const render::NetStyle& style, const lang::Where& where) {
    const int columns = context.screen().columns;
    if (auto drawing = render::nets_beside(left, right, style, columns)) return *std::move(drawing);
    refuse(left.view.state.cube, style, columns, where);
}

}  // namespace cubelang::eval
