#include "runtime/render/svg/cayley.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/text.hpp"
#include "runtime/render/svg/arrow.hpp"
#include "runtime/render/svg/cayley_layout.hpp"
#include "runtime/render/svg/cayley_names.hpp"

namespace cubelang::render::svg {
namespace {

constexpr std::size_t most_named = 40;  // elements: more names would overlap
constexpr double legend_line = 18;
constexpr std::array<double, 4> spacings{40, 50, 62, 76};  // between neighbours: the first without collisions is used

// Everything on the page except the legend.
struct GraphPicture {
    Sheet sheet;
    std::vector<SheetLine> lines;
    std::vector<Name> names;
};

std::vector<std::string> name_texts(const CayleySubject& subject, const group::CayleyGraph& graph) {
    const auto generators = short_names(subject.generators);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < (graph.size() > most_named ? 1 : graph.size()); ++i)
        texts.push_back(spelled(graph.words[i], generators));
    return texts;
}

GraphPicture picture_with_spacing(const group::CayleyGraph& graph, const std::vector<Point>& layout,
                                  const std::vector<std::string>& texts, double apart) {
    GraphPicture picture{sheet_of(layout, apart), {}, {}};
    picture.lines = lines_of(graph, picture.sheet);
    picture.names = place_names(texts, picture.sheet, picture.lines);
    return picture;
}

GraphPicture best_picture(const CayleySubject& subject, const group::CayleyGraph& graph) {
    const auto layout = cayley_layout(graph);
    const auto texts = name_texts(subject, graph);
    GraphPicture best;
    int least = std::numeric_limits<int>::max();
    for (const double apart : spacings) {
        auto picture = picture_with_spacing(graph, layout, texts, apart);
        const int count = collisions(picture.names, picture.sheet, picture.lines);
        if (count < least) best = std::move(picture);
        least = std::min(least, count);
        if (least == 0) break;
    }
    return best;
}

std::string text_of(const std::vector<SheetLine>& lines, const Ground& ground) {
    std::string text;
    for (const auto& [line, kind] : lines) text += arrow(line, stroke(kind, ground));
    return text;
}

std::string dots(const Sheet& sheet, const CayleySubject& subject) {
    const auto& ground = *subject.ground;
    std::string text;
    for (std::size_t i = 0; i < sheet.points.size(); ++i) {
        const auto color = subject.colors.empty() ? std::string(ground.ink) : spread_color(subject.colors[i]);
        text += circle(sheet.points[i], i == 0 ? 1.25 * sheet.dot : sheet.dot,
                       i == 0 || !subject.colors.empty() ? fmt::format("fill=\"{}\"", color) : "");
    }
    return group(
        fmt::format("fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"", ground.open, ground.ink, number(.24 * sheet.dot)),
        text);
}

// Outlines names in the background colour, if it is known, to separate them from lines that cross them.
std::string text_of(const std::vector<Name>& names, const Ground& ground) {
    std::string text;
    for (const auto& name : names) text += text_at(name.at, name.text, fmt::format("text-anchor=\"{}\"", name.anchor));
    const auto look = fmt::format("font-size=\"{}\" fill=\"{}\"", number(name_font), ground.ink);
    const auto edge =
        fmt::format(" stroke=\"{}\" stroke-width=\"2\" stroke-opacity=\".85\" stroke-linejoin=\"round\"", ground.fill);
    return (ground.fill.empty() ? "" : group(look + edge, text)) + group(look, text);
}

std::string note_of(const CayleySubject& subject, const group::CayleyGenerator& generator) {
    const auto name = [&](int i) { return subject.generators[i]; };
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

// Large pictures are shown scaled down, so their legend grows with them.
double legend_scale(const Sheet& sheet) { return std::clamp(sheet.box.width / 420, 1.0, 3.0); }

// Drawn in separate units, from (0, 0).
std::string legend(const CayleySubject& subject, const group::CayleyGraph& graph) {
    std::string samples, text;
    std::size_t kind = 0;
    for (std::size_t i = 0; i < graph.generators.size(); ++i) {
        const double y = legend_line * static_cast<double>(i);
        const auto& generator = graph.generators[i];
        if (generator.draws())
            samples += arrow({{0, y}, {44, y}, 0, 1.3, 0, generator.order != 2}, stroke(kind++, *subject.ground));
        text += text_at({54, y + 3.5}, legend_text(subject, graph, i));
    }
    return samples + group(fmt::format("font-size=\"10\" fill=\"{}\"", subject.ground->ink), text);
}

About about(const CayleySubject& subject, const group::CayleyGraph& graph) {
    auto title = subject.title.empty() ? fmt::format("Cayley graph of the group of {} on {}",
                                                     fmt::join(subject.generators, ", "), subject.moved)
                                       : subject.title;
    std::vector<int> counts;
    for (const int distance : graph.distance) {
        if (static_cast<std::size_t>(distance) >= counts.size()) counts.resize(static_cast<std::size_t>(distance) + 1);
        ++counts[distance];
    }
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < graph.generators.size(); ++i)
        notes.push_back(fmt::format("{} ({})", subject.generators[i], note_of(subject, graph.generators[i])));
    return {
        std::move(title),
        fmt::format("The group on {} that is generated by {} has {}. A line joins "
                    "each element x to x g for a generator g; lines without a head go both ways. "
                    "Elements by distance from the identity, from 0 on: {}.",
                    subject.moved, fmt::join(notes, ", "), counted(graph.size(), "element"), fmt::join(counts, ", ")),
        subject.title};
}

}  // namespace

std::string cayley(const CayleySubject& subject, const group::CayleyGraph& graph) {
    const auto [sheet, lines, names] = best_picture(subject, graph);
    const double scale = legend_scale(sheet);
    double left = 0, right = sheet.box.width, top = -6, bottom = sheet.box.height;
    for (const auto& name : names) {
        const auto around = name.box();
        left = std::min(left, around.x - 6);
        right = std::max(right, around.x + around.width + 6);
        top = std::min(top, around.y - 4);
        bottom = std::max(bottom, around.y + around.height);
    }
    for (std::size_t i = 0; i < graph.generators.size(); ++i)
        right =
            std::max(right, sheet_margin_around +
                                scale * (60 + .62 * 10 * static_cast<double>(legend_text(subject, graph, i).size())));
    const double below = bottom + 12 * scale;
    const Box box{left, top, right - left,
                  below - top - 6 + scale * legend_line * static_cast<double>(graph.generators.size())};
    const auto& ground = *subject.ground;
    return document(about(subject, graph), box, ground,
                    text_of(lines, ground) + dots(sheet, subject) + text_of(names, ground) +
                        group(matrix({scale, 0, 0, scale, sheet_margin_around, below}), legend(subject, graph)));
}

}  // namespace cubelang::render::svg
