#include "runtime/render/cayley/picture.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include <fmt/format.h>

#include "runtime/render/cayley/layout.hpp"
#include "runtime/render/cayley/words.hpp"
#include "runtime/render/svg/arrow.hpp"

namespace cubelang::render::svg {
namespace {

constexpr std::size_t most_named = 40;  // elements: more names would lie on each other
constexpr double apart = 40, margin = 16, legend_line = 18, widest = 1600, font = 8, per_letter = .62 * font;
constexpr std::string_view dark = "#20252b";

// The page: where the elements lie and how big their dots are.
struct Sheet {
    std::vector<Point> points;
    double dot = 5;
    Box box;
};

Sheet sheet_of(const group::CayleyGraph& graph) {
    Sheet sheet{cayley_layout(graph), 5, {}};
    Point low{1e9, 1e9}, high{-1e9, -1e9};
    for (const auto& p : sheet.points) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double scale = std::min(apart, widest / std::max({high.x - low.x, high.y - low.y, 1.0}));
    for (auto& p : sheet.points) p = scale * (p - low) + Point{margin, margin};
    sheet.dot = std::clamp(.14 * scale, 1.5, 5.0);
    sheet.box = {0, 0, scale * (high.x - low.x) + 2 * margin, scale * (high.y - low.y) + 2 * margin};
    return sheet;
}

std::string lines(const group::CayleyGraph& graph, const Sheet& sheet) {
    std::string text;
    std::map<std::pair<int, int>, int> drawn;  // how many lines a pair has already: the next ones bend
    std::size_t kind = 0;
    for (const auto& generator : graph.generators) {
        if (!generator.draws()) continue;
        const auto look = stroke(kind++);
        for (int x = 0; x < static_cast<int>(graph.size()); ++x) {
            const int y = generator.image[static_cast<std::size_t>(x)];
            if (generator.order == 2 && y < x) continue;
            const int before = drawn[std::minmax(x, y)]++;
            const double bend = (before + 1) / 2 * (before % 2 == 0 ? .12 : -.12) * (x < y ? 1 : -1);
            const Arrow line{sheet.points[static_cast<std::size_t>(x)],
                             sheet.points[static_cast<std::size_t>(y)],
                             bend,
                             .26 * sheet.dot,
                             0,
                             generator.order != 2};
            text += arrow(shortened(line, sheet.dot, sheet.dot + .5), look);
        }
    }
    return text;
}

std::string dots(const Sheet& sheet) {
    std::string text;
    for (std::size_t i = 0; i < sheet.points.size(); ++i)
        text += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>", number(sheet.points[i].x),
                            number(sheet.points[i].y), number(i == 0 ? 1.25 * sheet.dot : sheet.dot),
                            i == 0 ? fmt::format(" fill=\"{}\"", dark) : "");
    return group(fmt::format("fill=\"#ffffff\" stroke=\"{}\" stroke-width=\"{}\"", dark, number(.24 * sheet.dot)),
                 text);
}

// A name is put where its element has most room between its lines.
struct Name {
    std::string text;
    Point at;
    std::string_view anchor;
    [[nodiscard]] double width() const { return per_letter * static_cast<double>(text.size()); }
    [[nodiscard]] double left() const {
        if (anchor == "end") return at.x - width();
        return anchor == "middle" ? at.x - width() / 2 : at.x;
    }
};

// The middle of the widest gap between directions given as angles; up if there are none.
Point widest_gap(std::vector<double> angles) {
    if (angles.empty()) return {0, -1};
    std::ranges::sort(angles);
    double best = 0, middle = 0;
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const bool last = i + 1 == angles.size();
        const double gap = (last ? angles[0] + 2 * std::numbers::pi : angles[i + 1]) - angles[i];
        if (gap <= best + 1e-6) continue;
        best = gap;
        middle = angles[i] + gap / 2;
    }
    return {std::cos(middle), std::sin(middle)};
}

std::vector<Point> directions_of_names(const group::CayleyGraph& graph, const Sheet& sheet) {
    std::vector<std::vector<double>> angles(graph.size());
    const auto look = [&](int from, int to) {
        const auto way = sheet.points[static_cast<std::size_t>(to)] - sheet.points[static_cast<std::size_t>(from)];
        angles[static_cast<std::size_t>(from)].push_back(std::atan2(way.y, way.x));
    };
    for (const auto& [a, b] : links(graph)) {
        look(a, b);
        look(b, a);
    }
    std::vector<Point> directions;
    for (auto& around : angles) directions.push_back(widest_gap(std::move(around)));
    return directions;
}

// The end of a text from which it runs into this direction.
std::string_view anchor_towards(Point direction) {
    if (direction.x > .35) return "start";
    return direction.x < -.35 ? "end" : "middle";
}

std::vector<Name> names_of(const CayleySubject& subject, const group::CayleyGraph& graph, const Sheet& sheet) {
    const auto directions = directions_of_names(graph, sheet);
    const auto generators = short_names(subject.generators);
    std::vector<Name> names;
    for (std::size_t i = 0; i < (graph.size() > most_named ? 1 : graph.size()); ++i) {
        const auto direction = directions[i];
        const auto at = sheet.points[i] + (sheet.dot + 6) * direction + Point{0, 3 + 3 * direction.y};
        names.push_back({spelled(graph.words[i], generators), at, anchor_towards(direction)});
    }
    return names;
}

std::string text_of(const std::vector<Name>& names) {
    std::string text;
    for (const auto& name : names)
        text += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"{}\">{}</text>", number(name.at.x),
                            number(name.at.y), name.anchor, escaped(name.text));
    const auto look = fmt::format("font-size=\"{}\" fill=\"{}\"", number(font), dark);
    return group(look + " stroke=\"#ffffff\" stroke-width=\"2\" stroke-opacity=\".85\" stroke-linejoin=\"round\"",
                 text) +
           group(look, text);
}

std::string note_of(const CayleySubject& subject, const group::CayleyGenerator& generator) {
    const auto name = [&](int i) { return subject.generators[static_cast<std::size_t>(i)]; };
    if (generator.order == 1) return "does nothing";
    if (generator.same_as >= 0) return fmt::format("does the same as {}", name(generator.same_as));
    if (generator.inverse_of >= 0)
        return fmt::format("undoes {}: the same lines backwards", name(generator.inverse_of));
    return fmt::format("order {}", generator.order);
}

std::string legend_text(const CayleySubject& subject, const group::CayleyGraph& graph, std::size_t i) {
    const auto short_name = short_names(subject.generators)[i];
    const auto& name = subject.generators[i];
    return fmt::format("{}{}: {}", short_name == name ? "" : short_name + " = ", name,
                       note_of(subject, graph.generators[i]));
}

// Large pictures are shown smaller, so that their legend grows with them.
double legend_scale(const Sheet& sheet) { return std::clamp(sheet.box.width / 420, 1.0, 3.0); }

// In units of its own, from (0, 0).
std::string legend(const CayleySubject& subject, const group::CayleyGraph& graph) {
    std::string samples, text;
    std::size_t kind = 0;
    for (std::size_t i = 0; i < graph.generators.size(); ++i) {
        const double y = legend_line * static_cast<double>(i);
        const auto& generator = graph.generators[i];
        if (generator.draws()) samples += arrow({{0, y}, {44, y}, 0, 1.3, 0, generator.order != 2}, stroke(kind++));
        text += text_at({54, y + 3.5}, legend_text(subject, graph, i));
    }
    return samples + group(fmt::format("font-size=\"10\" fill=\"{}\"", dark), text);
}

About about(const CayleySubject& subject, const group::CayleyGraph& graph) {
    auto title = subject.title.empty() ? fmt::format("Cayley graph of the group of {} on a {}",
                                                     fmt::join(subject.generators, ", "), subject.cube_name)
                                       : subject.title;
    std::vector<int> counts;
    for (const int distance : graph.distance) {
        if (static_cast<std::size_t>(distance) >= counts.size()) counts.resize(static_cast<std::size_t>(distance) + 1);
        ++counts[static_cast<std::size_t>(distance)];
    }
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < graph.generators.size(); ++i)
        notes.push_back(fmt::format("{} ({})", subject.generators[i], note_of(subject, graph.generators[i])));
    return {std::move(title), fmt::format("The group on a {} that is generated by {} has {} element{}. A line joins "
                                          "each element x to x g for a generator g; lines without a head go both ways. "
                                          "Elements by distance from the identity, from 0 on: {}.",
                                          subject.cube_name, fmt::join(notes, ", "), graph.size(),
                                          graph.size() == 1 ? "" : "s", fmt::join(counts, ", "))};
}

}  // namespace

std::string cayley(const CayleySubject& subject, const group::CayleyGraph& graph) {
    const auto sheet = sheet_of(graph);
    const auto names = names_of(subject, graph, sheet);
    const double scale = legend_scale(sheet), below = sheet.box.height + 12 * scale;
    double left = 0, right = sheet.box.width;
    for (const auto& name : names) {
        left = std::min(left, name.left() - 6);
        right = std::max(right, name.left() + name.width() + 6);
    }
    for (std::size_t i = 0; i < graph.generators.size(); ++i)
        right = std::max(right,
                         margin + scale * (60 + .62 * 10 * static_cast<double>(legend_text(subject, graph, i).size())));
    const Box box{left, -6, right - left, below + scale * legend_line * static_cast<double>(graph.generators.size())};
    return document(about(subject, graph), box,
                    lines(graph, sheet) + dots(sheet) + text_of(names) +
                        group(matrix({scale, 0, 0, scale, margin, below}), legend(subject, graph)));
}

}  // namespace cubelang::render::svg
