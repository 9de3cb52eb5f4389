#include "runtime/render/svg/moving.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "runtime/cube/numbering.hpp"
#include "runtime/render/svg/document.hpp"
#include "runtime/render/svg/face.hpp"

namespace cubelang::render::svg {
namespace {

using cube::Axis;
using cube::Face;

constexpr double half_edge = 75, margin_of_film = 12;
constexpr double slant_of_edges = .8660254037844386;  // cos 30°
constexpr double caption_height = 26;                 // height of the line of moves
constexpr int steps_of_quarter = 7;
constexpr double seconds_of_rest = 1.2;

/// In space: x, y and z point to R, U and F, in units of half an edge of the cube.
using Vector = std::array<double, 3>;

Vector operator+(const Vector& a, const Vector& b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
Vector operator*(double s, const Vector& a) { return {s * a[0], s * a[1], s * a[2]}; }

Vector vector_to(Face face) {
    Vector v{};
    v[cube::index(cube::axis_of(face))] = cube::is_positive(face) ? 1 : -1;
    return v;
}

// Clockwise as seen from the positive end of the axis.
Vector turned(const Vector& v, Axis axis, double angle) {
    const auto a = cube::index(axis), b = (a + 1) % 3, c = (a + 2) % 3;
    Vector w = v;
    w[b] = std::cos(angle) * v[b] + std::sin(angle) * v[c];
    w[c] = std::cos(angle) * v[c] - std::sin(angle) * v[b];
    return w;
}

/// A layer or several neighbouring ones, between two planes across an axis, turned about it.
struct Slab {
    Axis axis;
    double low, high;
    double angle;

    [[nodiscard]] bool holds(const Vector& v) const {
        const double at = v[cube::index(axis)];
        return low < at && at < high;
    }
    [[nodiscard]] Vector placed(const Vector& v) const { return turned(v, axis, angle); }
};

// Seen from the corner URF, as the solid of `svg`.
Point on_page(const Vector& v) {
    return {half_edge * slant_of_edges * (v[0] - v[2]), half_edge * (.5 * (v[0] + v[2]) - v[1])};
}
bool is_seen(const Vector& normal) { return normal[0] + normal[1] + normal[2] > 1e-9; }

std::string polygon(const std::array<Vector, 4>& corners) {
    std::string path;
    for (const auto& corner : corners) {
        const auto [x, y] = on_page(corner);
        path += fmt::format("{}{:.0f} {:.0f}", path.empty() ? 'M' : 'L', 10 * x, 10 * y);
    }
    return path + "Z";
}

// A square of a face: `middle` on the cube, `a` and `b` from there to its sides.
std::string square(const Slab& slab, const Vector& middle, const Vector& a, const Vector& b) {
    return polygon({slab.placed(middle + -1 * a + -1 * b), slab.placed(middle + a + -1 * b),
                    slab.placed(middle + a + b), slab.placed(middle + -1 * a + b)});
}

// The faces of the slab's box.
std::string body(const Slab& slab) {
    std::string path;
    const auto axis = cube::index(slab.axis);
    for (int i = 0; i < 6; ++i) {
        const auto face = cube::face_at(i);
        const auto normal = vector_to(face), top = vector_to(cube::drawn_top(face)),
                   right = vector_to(cube::cross(cube::drawn_top(face), face));
        if (!is_seen(slab.placed(normal))) continue;
        const auto within = [&](Vector v) {
            v[axis] = std::clamp(v[axis], slab.low, slab.high);
            return slab.placed(v);
        };
        path += polygon({within(normal + -1 * right + top), within(normal + right + top),
                         within(normal + right + -1 * top), within(normal + -1 * right + -1 * top)});
    }
    return fmt::format("<path d=\"{}\" class=\"b\"/>", path);
}

std::string stickers_of(const Slab& slab, const Stickers& stickers) {
    const int n = stickers.cube().n;
    std::array<std::string, 6> paths;
    for (int i = 0; i < 6; ++i) {
        const auto drawn = in_net(cube::face_at(i));
        const auto normal = vector_to(drawn.face), top = vector_to(drawn.top),
                   right = vector_to(cube::cross(drawn.top, drawn.face));
        if (!is_seen(slab.placed(normal))) continue;
        for (int row = 0; row < n; ++row)
            for (int column = 0; column < n; ++column) {
                const auto offset = [n](int at) { return (2.0 * at + 1) / n - 1; };
                const auto middle = normal + offset(column) * right + -offset(row) * top;
                if (!slab.holds((1 - 1.0 / n) * normal + offset(column) * right + -offset(row) * top)) continue;
                constexpr double filled = .88;  // of the width of a sticker
                paths[cube::index(stickers.at(drawn, row, column).home)] +=
                    square(slab, middle, (filled / n) * right, (filled / n) * top);
            }
    }
    std::string text;
    for (int i = 0; i < 6; ++i)
        if (!paths[static_cast<std::size_t>(i)].empty())
            text += fmt::format("<path d=\"{}\" class=\"c{}\"/>", paths[static_cast<std::size_t>(i)], i);
    return text;
}

// The slabs below, in and above the turned layers; farther ones first.
std::string frame(const Stickers& stickers, const cube::Turn& turn, double angle) {
    const auto plane = [n = stickers.cube().n](int layers) { return 1 - 2.0 * layers / n; };
    const double low = plane(turn.to), high = plane(turn.from - 1);
    std::string text;
    for (const auto& slab :
         {Slab{turn.axis, -1, low, 0}, Slab{turn.axis, low, high, angle}, Slab{turn.axis, high, 1, 0}})
        if (slab.high - slab.low > 1e-9) text += body(slab) + stickers_of(slab, stickers);
    return text;
}

class Film {
public:
    /// The ids of the picture begin with the key.
    Film(const Animation& animation, std::string key)
        : animation_(animation), key_(std::move(key)), state_(animation.start) {
        rest();
        for (const auto& move : animation.moves)
            if (const auto turn = cube::turn_of(move, state_.cube.n)) play(*turn, move.turns);
        rest();
    }
    [[nodiscard]] std::string text() const { return style() + frames_; }

private:
    void rest() { add(frame(Stickers(state_), {Axis::x, 1, state_.cube.n, 0}, 0), seconds_of_rest); }
    void play(const cube::Turn& turn, int turns_written) {
        const bool is_reversed = turn.quarters == 3 || (turn.quarters == 2 && turns_written < 0);
        const int quarters = turn.quarters == 3 ? 1 : turn.quarters;
        const int steps = steps_of_quarter * quarters;
        const Stickers before(state_);
        for (int step = 1; step < steps; ++step) {
            const double done = (1 - std::cos(std::numbers::pi * step / steps)) / 2;
            add(frame(before, turn, (is_reversed ? -1 : 1) * quarters * done * std::numbers::pi / 2),
                1.0 / animation_.speed / steps_of_quarter);
        }
        cube::Turner(state_.cube).apply(state_.blocks, turn);
        add(frame(Stickers(state_), turn, 0), 1.5 / animation_.speed / steps_of_quarter);
    }
    void add(const std::string& frame, double seconds) {
        starts_.push_back(length_);
        length_ += seconds;
        frames_ += fmt::format("<g id=\"{}-{}\" class=\"{}\">{}</g>\n", key_, starts_.size(), key_, frame);
    }

    [[nodiscard]] std::string style() const {
        std::string shown;
        for (std::size_t i = 0; i < starts_.size(); ++i) shown += times_of(i);
        std::string colors = fmt::format(".{} .b{{fill:{}}}", key_, body_color);
        const auto palette = in_scheme(*animation_.palette, animation_.scheme);
        for (int i = 0; i < 6; ++i)
            colors += fmt::format(".{} .c{}{{fill:{}}}", key_, i, palette.of(cube::face_at(i)).fill);
        return fmt::format(
            "<style>{0}.{1}{{visibility:hidden}}#{1}-{2}{{visibility:visible}}\n"
            "@media (prefers-reduced-motion:no-preference){{.{1}{{animation:{3:.2f}s step-end "
            "infinite}}{4}}}</style>\n",
            colors, key_, starts_.size(), length_, shown);
    }
    // The frame is visible from its start to that of the next one.
    [[nodiscard]] std::string times_of(std::size_t at) const {
        const auto percent = [&](double seconds) { return number(100 * seconds / length_); };
        const auto end = at + 1 < starts_.size() ? starts_[at + 1] : length_;
        const auto begin =
            at == 0 ? std::string("visible}") : fmt::format("hidden}}{}%{{visibility:visible}}", percent(starts_[at]));
        return fmt::format(
            "#{0}-{1}{{animation-name:{0}{1}}}@keyframes {0}{1}{{0%{{visibility:{2}{3}%{{visibility:hidden}}}}\n", key_,
            at + 1, begin, percent(end));
    }

    const Animation& animation_;
    std::string key_;
    cube::State state_;
    double length_ = 0;
    std::vector<double> starts_;
    std::string frames_;
};

}  // namespace

std::string moving_picture(const Animation& animation) {
    constexpr double right = 2 * half_edge * slant_of_edges + margin_of_film, down = 2 * half_edge + margin_of_film;
    constexpr Box box{-right, -down, 2 * right, 2 * down + caption_height};
    const auto& ground = *std::ranges::find(grounds(), std::string_view("none"), &Ground::name);
    const auto moves = text_at({0, down + caption_height / 2}, animation.title,
                               fmt::format("font-size=\"14\" text-anchor=\"middle\" fill=\"{}\"", ground.ink));
    const About about{animation.title, animation.summary};
    return document(about, box, ground, moves + group("transform=\"scale(.1)\"", Film(animation, key(about)).text()));
}

}  // namespace cubelang::render::svg
