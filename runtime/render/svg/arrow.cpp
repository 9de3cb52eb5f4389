#include "runtime/render/svg/arrow.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cubelang::render::svg {
namespace {

constexpr double head_length = 4.4, head_width = 3.4;  // in line widths

Point unit(Point a) {
    const double size = length(a);
    return size > 0 ? (1 / size) * a : Point{1, 0};
}

Point left_of(Point a) { return {a.y, -a.x}; }

// The line is one quadratic curve; its control point gives it the bulge `bend`.
Point control(const Arrow& arrow) {
    const auto along = arrow.to - arrow.from;
    return .5 * (arrow.from + arrow.to) + 2 * arrow.bend * left_of(along);
}

std::string at(Point p) { return fmt::format("{} {}", number(p.x), number(p.y)); }

std::string head(Point tip, Point direction, double width) {
    const auto foot = tip - head_length * width * direction;
    const auto side = head_width / 2 * width * left_of(direction);
    return fmt::format("M{}L{}L{}Z", at(tip), at(foot + side), at(foot - side));
}

}  // namespace

std::string arrow(const Arrow& arrow, Stroke stroke) {
    const auto middle = control(arrow);
    const auto end = unit(arrow.to - middle), start = unit(arrow.from - middle);
    const double inside =
        .8 * head_length * arrow.width;  // the line stops within the head, so that the tip stays sharp
    const auto from = arrow.tail ? arrow.from - inside * start : arrow.from,
               to = arrow.head ? arrow.to - inside * end : arrow.to;
    const auto line = fmt::format("M{}Q{} {}", at(from), at(middle), at(to));
    const auto heads =
        (arrow.head ? head(arrow.to, end, arrow.width) : "") + (arrow.tail ? head(arrow.from, start, arrow.width) : "");
    std::string text;
    if (arrow.outline > 0)
        text += fmt::format(
            "<path d=\"{}\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"{}\"/><path d=\"{}\" stroke=\"#ffffff\" "
            "stroke-width=\"{}\"/>",
            line, number(arrow.width + 2 * arrow.outline), heads, number(2 * arrow.outline));
    text += fmt::format("<path d=\"{}\" fill=\"none\" stroke-width=\"{}\" {}/>", line, number(arrow.width),
                        attributes(stroke));
    if (!heads.empty()) text += fmt::format("<path d=\"{}\" fill=\"{}\"/>", heads, stroke.color);
    return text + '\n';
}

Point along(const Arrow& arrow, double part) {
    const double left = 1 - part;
    return left * left * arrow.from + 2 * left * part * control(arrow) + part * part * arrow.to;
}

Point middle_of(const Arrow& arrow, double away) {
    const auto out = unit(left_of(arrow.to - arrow.from));
    const auto middle = .5 * (arrow.from + arrow.to) + arrow.bend * left_of(arrow.to - arrow.from);
    return middle + (arrow.bend < 0 ? -away : away) * out;
}

Arrow shorten(Arrow arrow, double at_start, double at_end) {
    const auto middle = control(arrow);
    const double most = .45 * length(arrow.to - arrow.from);
    arrow.from = arrow.from + std::min(at_start, most) * unit(middle - arrow.from);
    arrow.to = arrow.to + std::min(at_end, most) * unit(middle - arrow.to);
    return arrow;
}

std::string loop(Point at, Point direction, double size, double width, Stroke stroke) {
    const auto side = left_of(direction);
    // A drop shape: out on one side and back on the other.
    const auto start = at + .2 * size * direction + .1 * size * side,
               end = at + .2 * size * direction - .1 * size * side;
    const auto out = at + 1.25 * size * direction + .75 * size * side,
               back = at + 1.25 * size * direction - .75 * size * side;
    const auto arriving = unit(end - back);
    const auto stop = end - .8 * head_length * width * arriving;
    return fmt::format("<path d=\"M{}C{} {} {}\" fill=\"none\" stroke-width=\"{}\" {}/><path d=\"{}\" fill=\"{}\"/>\n",
                       svg::at(start), svg::at(out), svg::at(back), svg::at(stop), number(width), attributes(stroke),
                       head(end, arriving, width), stroke.color);
}

}  // namespace cubelang::render::svg
