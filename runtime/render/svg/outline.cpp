#include "runtime/render/svg/outline.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace cubelang::render::svg {
namespace {

using Kind = Segment::Kind;

Segment line_to(Point to) { return {Kind::line, to}; }

// The cubic curve equal to a quadratic one.
Segment quadratic(Point from, Point control, Point to) {
    return {Kind::curve, to, from + 2. / 3 * (control - from), to + 2. / 3 * (control - to)};
}

// A quarter of an ellipse between two points, round a corner of its bounding box. The largest error is 0.03 % of the
// radius.
Segment quarter(Point from, Point corner, Point to) {
    constexpr double kappa = .5522847498;
    return {Kind::curve, to, from + kappa * (corner - from), to + kappa * (corner - to)};
}

// The coordinates that follow a command.
std::size_t coordinates_of(char command) {
    constexpr std::string_view one = "HVh", two = "ML";
    if (one.find(command) != one.npos) return 1;
    if (two.find(command) != two.npos) return 2;
    return command == 'Q' ? 4 : command == 'C' ? 6 : 0;
}

Segment segment(char command, const std::vector<double>& v, Point at) {
    switch (command) {
        case 'M': return {Kind::move, {v[0], v[1]}};
        case 'L': return line_to({v[0], v[1]});
        case 'H': return line_to({v[0], at.y});
        case 'h': return line_to({at.x + v[0], at.y});
        case 'V': return line_to({at.x, v[0]});
        case 'Q': return quadratic(at, {v[0], v[1]}, {v[2], v[3]});
        case 'C': return {Kind::curve, {v[4], v[5]}, {v[0], v[1]}, {v[2], v[3]}};
        default: return {};
    }
}

}  // namespace

// By strtod: not every library that the program is built with has from_chars for such numbers.
std::vector<double> numbers_in(std::string_view text) {
    const std::string copy(text);
    std::vector<double> numbers;
    for (const char* at = copy.c_str(); *at != '\0';) {
        char* end = nullptr;
        const double value = std::strtod(at, &end);
        if (end != at) numbers.push_back(value);
        at = end == at ? at + 1 : end;
    }
    return numbers;
}

Outline path_outline(std::string_view d) {
    Outline outline;
    Point at;
    while (!d.empty()) {
        const char command = d.front();
        const auto end = std::min(d.size(), d.find_first_of("MLHVhQCZ", 1));
        const auto values = numbers_in(d.substr(1, end - 1));
        d.remove_prefix(end);
        if (values.size() < coordinates_of(command)) continue;
        outline.push_back(segment(command, values, at));
        if (outline.back().kind != Kind::close) at = outline.back().to;
    }
    return outline;
}

Outline rectangle_outline(const Box& box, double radius) {
    const double left = box.x, top = box.y, right = left + box.width, bottom = top + box.height;
    const double r = std::min({radius, box.width / 2, box.height / 2});
    if (r <= 0)
        return {
            {Kind::move, {left, top}}, line_to({right, top}), line_to({right, bottom}), line_to({left, bottom}), {}};
    return {{Kind::move, {left + r, top}},
            line_to({right - r, top}),
            quarter({right - r, top}, {right, top}, {right, top + r}),
            line_to({right, bottom - r}),
            quarter({right, bottom - r}, {right, bottom}, {right - r, bottom}),
            line_to({left + r, bottom}),
            quarter({left + r, bottom}, {left, bottom}, {left, bottom - r}),
            line_to({left, top + r}),
            quarter({left, top + r}, {left, top}, {left + r, top}),
            {}};
}

Outline circle_outline(Point middle, double r) {
    return rectangle_outline({middle.x - r, middle.y - r, 2 * r, 2 * r}, r);
}

Point mapped(const Matrix& m, Point p) { return {m.a * p.x + m.c * p.y + m.e, m.b * p.x + m.d * p.y + m.f}; }

Outline mapped(const Matrix& m, Outline outline) {
    for (auto& [kind, to, first, second] : outline) {
        to = mapped(m, to);
        first = mapped(m, first);
        second = mapped(m, second);
    }
    return outline;
}

Matrix product(const Matrix& a, const Matrix& b) {
    const auto origin = mapped(a, {b.e, b.f});
    return {
        a.a * b.a + a.c * b.b, a.b * b.a + a.d * b.b, a.a * b.c + a.c * b.d, a.b * b.c + a.d * b.d, origin.x, origin.y};
}

}  // namespace cubelang::render::svg
