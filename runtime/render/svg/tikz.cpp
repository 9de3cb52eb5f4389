#include "runtime/render/svg/tikz.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/render/svg/outline.hpp"
#include "runtime/render/svg/tags.hpp"

namespace cubelang::render::svg {
namespace {

constexpr double points_of_unit = .5;  // TeX's points

std::string color_text(std::string_view hex) {
    const auto all = std::stoul(std::string(hex.substr(1)), nullptr, 16);
    return fmt::format("{{rgb,255:red,{};green,{};blue,{}}}", all >> 16U, (all >> 8U) & 255U, all & 255U);
}
bool is_color(std::string_view paint) { return paint.size() == 7 && paint.front() == '#'; }

// Signs of TeX and of the few characters outside ASCII that the pictures contain.
std::string tex_text(std::string text) {
    constexpr std::pair<std::string_view, std::string_view> of_xml[] = {
        {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&apos;", "'"}, {"&amp;", "&"}};
    for (const auto& [from, to] : of_xml) text = replaced(text, from, to);
    static const std::map<std::string_view, std::string_view> of_tex{{"\\", "\\textbackslash{}"},
                                                                     {"{", "\\{"},
                                                                     {"}", "\\}"},
                                                                     {"$", "\\$"},
                                                                     {"&", "\\&"},
                                                                     {"#", "\\#"},
                                                                     {"%", "\\%"},
                                                                     {"_", "\\_"},
                                                                     {"^", "\\textasciicircum{}"},
                                                                     {"~", "\\textasciitilde{}"},
                                                                     {"<", "$<$"},
                                                                     {">", "$>$"},
                                                                     {"|", "$|$"},
                                                                     {"−", "$-$"},
                                                                     {"…", "\\dots{}"},
                                                                     {"×", "$\\times$"},
                                                                     {"→", "$\\to$"},
                                                                     {"·", "$\\cdot$"},
                                                                     {"\"", "''"}};
    std::string tex;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = character_end(text, at);
        const auto sign = std::string_view(text).substr(at, end - at);
        const auto found = of_tex.find(sign);
        tex += found == of_tex.end() ? sign : found->second;
        at = end;
    }
    return tex;
}

std::string point_text(Point p) { return fmt::format("({},{})", number(p.x), number(p.y)); }

std::string outline_text(const Outline& outline) {
    std::string text;
    for (const auto& [kind, to, first, second] : outline) {
        constexpr std::array<std::string_view, 4> before{" ", " -- ", " .. controls ", " -- cycle"};
        text += before[static_cast<std::size_t>(kind)];
        if (kind == Segment::Kind::curve) text += fmt::format("{} and {} .. ", point_text(first), point_text(second));
        if (kind != Segment::Kind::close) text += point_text(to);
    }
    return text;
}

// The elements around the current one: inherited attributes and the matrix.
struct Frame {
    Attributes style;
    Matrix matrix;
    [[nodiscard]] double scale() const { return std::sqrt(std::abs(matrix.a * matrix.d - matrix.b * matrix.c)); }
};

// Options of \path: the colours and the pen.
std::string paint_options(const Frame& frame) {
    const auto& style = frame.style;
    std::string options;
    const auto add = [&](std::string_view name, std::string_view value) {
        options += fmt::format("{}{}={}", options.empty() ? "" : ", ", name, value);
    };
    const auto points = [&](double units) { return number(units * frame.scale() * points_of_unit) + "pt"; };
    if (const auto fill = value_of(style, "fill", "#000000"); is_color(fill)) add("fill", color_text(fill));
    if (const auto opacity = value_of(style, "fill-opacity"); !opacity.empty()) add("fill opacity", opacity);
    if (!is_color(value_of(style, "stroke"))) return options;
    add("draw", color_text(value_of(style, "stroke")));
    add("line width", points(number_of(style, "stroke-width", 1)));
    if (const auto opacity = value_of(style, "stroke-opacity"); !opacity.empty()) add("draw opacity", opacity);
    if (const auto join = value_of(style, "stroke-linejoin"); !join.empty()) add("line join", join);
    if (const auto cap = value_of(style, "stroke-linecap"); !cap.empty()) add("line cap", cap);
    std::string dashes;
    bool is_on = true;
    for (const double length : numbers_in(value_of(style, "stroke-dasharray"))) {
        dashes += fmt::format("{}{} {}", dashes.empty() ? "" : " ", is_on ? "on" : "off", points(length));
        is_on = !is_on;
    }
    if (!dashes.empty()) add("dash pattern", dashes);
    return options;
}

std::string path_command(const std::string& options, const Outline& outline) {
    return options.empty() ? std::string() : fmt::format("\\path[{}]{};\n", options, outline_text(outline));
}

std::string text_command(const Tag& tag, const Frame& frame) {
    const auto& style = frame.style;
    const auto side = value_of(style, "text-anchor", "start");
    const double size = number_of(style, "font-size", 16) * frame.scale() * points_of_unit;
    const auto font = fmt::format("\\fontsize{{{}pt}}{{{}pt}}\\selectfont\\sffamily{}", number(size),
                                  number(1.2 * size), value_of(style, "font-weight") == "bold" ? "\\bfseries" : "");
    const auto at = mapped(frame.matrix, {number_of(tag.attributes, "x"), number_of(tag.attributes, "y")});
    return fmt::format("\\node[anchor=base{}, inner sep=0pt, text={}, text opacity={}, font={}] at {} {{{}}};\n",
                       side == "start" ? " west"
                       : side == "end" ? " east"
                                       : "",
                       color_text(is_color(value_of(style, "fill")) ? value_of(style, "fill") : "#000000"),
                       value_of(style, "fill-opacity", "1"), font, point_text(at), tex_text(std::string(tag.text)));
}

// The matrix of a file within a file, which fits its box and is centred there.
Matrix fitted(const Attributes& a) {
    const auto view = numbers_in(value_of(a, "viewBox"));
    const auto box = box_of(a);
    if (view.size() < 4 || box.width == 0) return {};
    const double scale = std::min(box.width / view[2], box.height / view[3]);
    return {scale,
            0,
            0,
            scale,
            box.x + box.width / 2 - scale * (view[0] + view[2] / 2),
            box.y + box.height / 2 - scale * (view[1] + view[3] / 2)};
}

Outline outline_of(const Tag& tag) {
    const auto& a = tag.attributes;
    if (tag.name == "rect") return rectangle_outline(box_of(a), number_of(a, "rx"));
    if (tag.name == "circle") return circle_outline({number_of(a, "cx"), number_of(a, "cy")}, number_of(a, "r"));
    return tag.name == "path" ? path_outline(value_of(a, "d")) : Outline();
}

// Reads the elements one after another.
class TikzWriter {
public:
    [[nodiscard]] std::string text_of(const std::string& svg) {
        for (const auto& tag : tags_of(svg)) add(tag);
        return std::move(text_);
    }

private:
    void add(const Tag& tag) {
        if (tag.name.starts_with('!')) return;
        if (tag.name.starts_with('/')) return end(tag.name.substr(1));
        frames_.push_back(inner(tag));
        if (tag.name == "pattern") hatch_ = value_of(tag.attributes, "id");
        hatch_.empty() ? draw(tag) : add_to_hatch(tag);
        if (tag.is_closed) frames_.pop_back();
    }
    void end(std::string_view name) {
        frames_.pop_back();
        if (name == "pattern") hatch_.clear();
    }
    [[nodiscard]] Frame inner(const Tag& tag) const {
        auto frame = frames_.back();
        for (const auto& [name, value] : tag.attributes) frame.style[name] = value;
        if (tag.name == "svg") frame.matrix = product(frame.matrix, fitted(tag.attributes));
        if (const auto m = numbers_in(value_of(tag.attributes, "transform")); m.size() == 6)
            frame.matrix = product(frame.matrix, {m[0], m[1], m[2], m[3], m[4], m[5]});
        return frame;
    }

    void draw(const Tag& tag) {
        const auto& frame = frames_.back();
        if (tag.name == "text") text_ += text_command(tag, frame);
        const auto outline = outline_of(tag);
        if (outline.empty()) return;
        text_ += path_command(paint_options(frame), mapped(frame.matrix, outline));
        const auto fill = value_of(frame.style, "fill");
        if (fill.starts_with("url(#")) fill_with(hatches_[std::string(fill.substr(5, fill.size() - 6))], outline);
    }

    // A pattern: its colour, and lines that are repeated.
    struct Hatch {
        double step = 5;
        Attributes ground, pen;
        Outline lines;
    };
    void add_to_hatch(const Tag& tag) {
        auto& hatch = hatches_[hatch_];
        if (tag.name == "pattern")
            hatch.step = number_of(tag.attributes, "width") * number_of(tag.attributes, "patternTransform", 1);
        if (tag.name == "rect") hatch.ground = frames_.back().style;
        if (tag.name != "path") return;
        hatch.pen = frames_.back().style;
        const double scale = number_of(hatch.pen, "patternTransform", 1);
        hatch.pen["stroke-width"] = number(scale * number_of(hatch.pen, "stroke-width"));
        hatch.lines = mapped({scale, 0, 0, scale, 0, 0}, outline_of(tag));
    }
    // The outline in its own coordinates, which are those of the pattern too.
    void fill_with(const Hatch& hatch, const Outline& outline) {
        const auto& matrix = frames_.back().matrix;
        text_ += path_command(paint_options({hatch.ground, matrix}), mapped(matrix, outline));
        if (hatch.lines.empty()) return;
        auto pen = hatch.pen;
        pen["fill"] = "none";
        text_ += fmt::format("\\begin{{scope}}\n\\clip{};\n{}\\end{{scope}}\n", outline_text(mapped(matrix, outline)),
                             path_command(paint_options({pen, matrix}), mapped(matrix, repeated(hatch, outline))));
    }
    // The lines in each square of the pattern that the outline's bounding box touches.
    static Outline repeated(const Hatch& hatch, const Outline& outline) {
        Point low = outline.front().to, high = low;
        for (const auto& [kind, to, first, second] : outline) {
            if (kind == Segment::Kind::close) continue;
            low = {std::min(low.x, to.x), std::min(low.y, to.y)};
            high = {std::max(high.x, to.x), std::max(high.y, to.y)};
        }
        Outline all;
        const double step = hatch.step;
        for (double y = step * std::floor(low.y / step); y < high.y; y += step)
            for (double x = step * std::floor(low.x / step); x < high.x; x += step)
                for (const auto& segment : mapped({1, 0, 0, 1, x, y}, hatch.lines)) all.push_back(segment);
        return all;
    }

    std::string text_, hatch_;  ///< the name of the pattern that is being read
    std::vector<Frame> frames_{{}};
    std::map<std::string, Hatch, std::less<>> hatches_;
};

}  // namespace

std::string tikz(const std::string& svg) {
    const auto view = numbers_in(value_of(tags_of(svg).front().attributes, "viewBox"));
    const auto corner = Point{view[0], view[1]}, opposite = corner + Point{view[2], view[3]};
    return fmt::format(
        "% A picture for LaTeX with \\usepackage{{tikz}}.\n\\begin{{tikzpicture}}[x={0}pt, y=-{0}pt]\n"
        "\\path[use as bounding box] {1} rectangle {2};\n{3}\\end{{tikzpicture}}\n",
        number(points_of_unit), point_text(corner), point_text(opposite), TikzWriter().text_of(svg));
}

}  // namespace cubelang::render::svg
