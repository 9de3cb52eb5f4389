// The permutation as circles: one for each orbit of parts that moves, with its cycles one after another around it,
// each with its own arrows, so that their lengths are visible at a glance; unmoved parts come last, in grey. A sign
// at an arrow is the rotation of the part in this step.

#include "runtime/render/svg/drawing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include <fmt/format.h>

#include "runtime/cube/cycles.hpp"
#include "runtime/render/svg/arrow.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render::svg {
namespace {

constexpr double spacing = 27, smallest_radius = 52, sheet_margin = 14;

struct Orbit {
    cube::Kind kind{};
    std::vector<cube::PartCycle> cycles;
    std::vector<cube::Part> unmoved;
    [[nodiscard]] std::size_t size() const {
        auto count = unmoved.size();
        for (const auto& cycle : cycles) count += cycle.size();
        return count;
    }
};

std::vector<Orbit> moved_orbits(const cube::State& state) {
    std::vector<Orbit> orbits;
    for (const int block : cube::orbit_blocks(state.cube)) {
        Orbit orbit{cube::kind_of(state.cube, block), cube::cycles_of(state, std::array{block}), {}};
        if (orbit.cycles.empty()) continue;
        std::set<int> moved;
        for (const auto& cycle : orbit.cycles)
            for (const auto& here : cycle) moved.insert(cube::identity_of(state.cube, here.part).point);
        for (const auto& part : cube::parts_of_orbit(state.cube, block))
            if (!moved.contains(cube::identity_of(state.cube, part).point)) orbit.unmoved.push_back(part);
        orbits.push_back(std::move(orbit));
    }
    return orbits;
}

double radius_of(std::size_t count) {
    return std::max(smallest_radius, static_cast<double>(count) * spacing / (2 * std::numbers::pi));
}

// The sizes common to all circles of a sheet. Large circles are shown scaled down, so their font is larger from the
// start, as far as adjacent names have room; dots and arrows grow half as much.
struct SheetSizes {
    const Ground* ground;
    double scale, mark;

    SheetSizes(const Ground& on, double radius)
        : ground(&on), scale(std::clamp(.75 * radius / smallest_radius, 1.0, 1.45)), mark(std::sqrt(scale)) {}
    [[nodiscard]] double dot() const { return 3.6 * mark; }
    [[nodiscard]] double thickness() const { return 1.5 * mark; }
    [[nodiscard]] double name() const { return 9 * scale; }
    [[nodiscard]] double sign() const { return 10 * scale; }
    [[nodiscard]] double caption() const { return 11 * scale; }
    [[nodiscard]] double name_room() const { return 9 + 17 * scale; }
    [[nodiscard]] double caption_room() const { return 34 * scale; }
};

std::string_view sign(int turns) {
    const auto written = cube::turn_sign(turns);
    return written == "-" ? "−" : written;  // a minus sign, not a hyphen
}

std::string sized(double font) { return fmt::format("font-size=\"{}\"", number(font)); }

// One circle, drawn part by part from the top.
class Circle {
public:
    Circle(cube::Cube cube, const Orbit& orbit, Point middle, const SheetSizes& sizes)
        : cube_(cube), orbit_(orbit), middle_(middle), sizes_(sizes), radius_(radius_of(orbit.size())) {}

    [[nodiscard]] std::string text() {
        for (std::size_t i = 0; i < orbit_.cycles.size(); ++i) add_cycle(orbit_.cycles[i], stroke(i, *sizes_.ground));
        for (const auto& part : orbit_.unmoved) add_piece(part, "none", sizes_.ground->faint);
        return group(fmt::format("stroke=\"{}\" stroke-width=\".5\" fill=\"none\"", sizes_.ground->faint),
                     circle(middle_, radius_)) +
               arrows_ + dots_ + group(sized(sizes_.name()), names_) +
               group(sized(sizes_.sign()) + " font-weight=\"bold\" text-anchor=\"middle\"", signs_);
    }

private:
    [[nodiscard]] double turns_of(std::size_t i) const {
        return static_cast<double>(i) / static_cast<double>(orbit_.size());
    }
    [[nodiscard]] Point place(std::size_t i) const { return on_circle(middle_, radius_, turns_of(i)); }

    void add_cycle(const cube::PartCycle& cycle, Stroke look) {
        const auto first = next_;
        for (const auto& here : cycle) add_piece(here.part, look.color, sizes_.ground->ink);
        if (cycle.size() == 1) return add_loop(first, cycle[0].turns, look);
        const bool swap = cycle.size() == 2 && cycle[0].turns == 0 && cycle[1].turns == 0;
        for (std::size_t i = 0; i < (swap ? 1 : cycle.size()); ++i)
            add_arrow(first + i, first + (i + 1) % cycle.size(), swap, cube::turns_to_next(cycle, i), look);
    }
    void add_piece(const cube::Part& part, std::string_view fill, std::string_view color) {
        const auto at = place(next_), name = on_circle(middle_, radius_ + 4.4 + sizes_.dot(), turns_of(next_));
        const double side = std::sin(2 * std::numbers::pi * turns_of(next_)),
                     up = std::cos(2 * std::numbers::pi * turns_of(next_));
        const auto outwards = side > 0 ? "start" : "end";
        const auto anchor = std::abs(side) < .3 ? "middle" : outwards;
        dots_ += circle(at, sizes_.dot(),
                        fmt::format("fill=\"{}\" stroke=\"{}\"", fill == "none" ? sizes_.ground->open : fill,
                                    fill == "none" ? sizes_.ground->faint : fill)) +
                 '\n';
        names_ += text_at(name + Point{0, 3.2 * sizes_.scale * (1 - up)}, cube::name(cube_, part),
                          fmt::format("text-anchor=\"{}\" fill=\"{}\"", anchor, color)) +
                  '\n';
        ++next_;
    }
    void add_arrow(std::size_t from, std::size_t to, bool swap, int turns, Stroke look) {
        const Arrow line = shorten({place(from), place(to), bend(from, to), sizes_.thickness(), 0, true, swap},
                                   sizes_.dot() + 1.5, sizes_.dot() + 1.5);
        arrows_ += arrow(line, look);
        if (turns != 0) add_sign(middle_of(line, 7 * sizes_.scale), turns, look);
    }
    // Steps bend inside the circle. The last step bends towards the middle, or outwards if it would meet the only
    // other step.
    [[nodiscard]] double bend(std::size_t from, std::size_t to) const {
        if (to == from + 1 || from == to + 1) return -.14;
        const auto along = place(to) - place(from), inwards = middle_ - place(from);
        const double flat = .2 - .07 * length(along) / radius_;  // longer lines bend less
        return along.y * inwards.x - along.x * inwards.y > -1 ? flat : -flat;
    }
    // A part that is turned in place.
    void add_loop(std::size_t at, int turns, Stroke look) {
        const auto inwards = (1 / radius_) * (middle_ - place(at));
        arrows_ += loop(place(at), inwards, 20 * sizes_.mark, sizes_.thickness(), look);
        add_sign(place(at) + (20 * sizes_.mark + 7 * sizes_.scale) * inwards, turns, look);
    }
    void add_sign(Point at, int turns, Stroke look) {
        signs_ += text_at(at + Point{0, 3.5 * sizes_.scale}, sign(turns), fmt::format("fill=\"{}\"", look.color));
    }

    cube::Cube cube_;
    const Orbit& orbit_;
    Point middle_;
    const SheetSizes& sizes_;
    double radius_;
    std::size_t next_ = 0;
    std::string arrows_, dots_, names_, signs_;
};

std::string caption(const Orbit& orbit, Point at, const SheetSizes& sizes) {
    std::vector<std::string> lengths;
    for (const auto& cycle : orbit.cycles) {
        int turns = 0;
        for (std::size_t i = 0; i < cycle.size(); ++i) turns += cube::turns_to_next(cycle, i);
        lengths.push_back(fmt::format("{}{}", cycle.size(), sign(turns)));
    }
    return fmt::format(
        "<text x=\"{0}\" y=\"{1}\" font-weight=\"bold\">{2}</text><text x=\"{0}\" y=\"{3}\" {6}>{4} "
        "{5}</text>\n",
        number(at.x), number(at.y), cube::plural(orbit.kind), number(at.y + 12 * sizes.scale),
        lengths.size() == 1 ? "a cycle of" : "cycles of", fmt::join(lengths, ", "), sized(sizes.name()));
}

std::string diagram(const cube::State& state, const std::vector<Orbit>& orbits, const Ground& ground, Box& box) {
    double radius = 0;
    for (const auto& orbit : orbits) radius = std::max(radius, radius_of(orbit.size()));
    const SheetSizes sizes(ground, radius);
    const auto columns =
        std::min<std::size_t>(orbits.size(), 2);  // a sheet that is higher than wide keeps its font large
    const double half = radius + sizes.name_room(), width = 2 * half + sheet_margin,
                 height = 2 * half + sizes.caption_room();
    std::string text, captions;
    for (std::size_t i = 0; i < orbits.size(); ++i) {
        const auto row = i / columns, column = i % columns;
        const Point middle{sheet_margin + half + width * static_cast<double>(column),
                           sheet_margin + half + height * static_cast<double>(row)};
        text += Circle(state.cube, orbits[i], middle, sizes).text();
        captions += caption(orbits[i], middle + Point{0, half + 6 * sizes.scale}, sizes);
    }
    box = {0, 0, sheet_margin + width * static_cast<double>(columns),
           sheet_margin + height * std::ceil(static_cast<double>(orbits.size()) / static_cast<double>(columns))};
    return text +
           group(fmt::format("{} text-anchor=\"middle\" fill=\"{}\"", sized(sizes.caption()), ground.ink), captions);
}

}  // namespace

std::string cycles(const Subject& subject, const Options& options) {
    const auto& state = subject.state;
    const auto orbits = moved_orbits(state);
    const About about{title(subject, false),
                      fmt::format("The cycles of {} on a {}: {}. A circle for each orbit of pieces that moves, "
                                  "arrows along each cycle.",
                                  subject.algorithm.empty() ? "a permutation" : subject.algorithm, subject.cube_name,
                                  cycles_text(subject)),
                      subject.title};
    Box box{0, 0, 240, 60};
    if (orbits.empty())
        return document(about, box, *options.ground,
                        group(fmt::format("font-size=\"12\" text-anchor=\"middle\" fill=\"{}\"", options.ground->ink),
                              text_at({120, 34}, "() – every piece stays")));
    const auto content = diagram(state, orbits, *options.ground, box);
    return document(about, box, *options.ground, content);
}

}  // namespace cubelang::render::svg
