#include "runtime/cube/coordinates/numbered_points.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "runtime/base/stop_point.hpp"

namespace cubelang::cube {
namespace {

constexpr std::array<Face, 6> net_faces{Face::u, Face::l, Face::f, Face::r, Face::b, Face::d};

const Numbering& net() { return *find_numbering("net"); }
std::int64_t stickers(Cube cube) { return 6LL * cube.n * cube.n; }
bool has_arrows(Cube cube) { return cube.super && cube.has_fixed_centres(); }

// The point of the fixed-centre block for arrow 0..23.
int point_of_arrow(int arrow) {
    const Face face = net_faces[arrow / 4];
    const int top = point_of({face, drawn_top(face)});
    return 4 * index(face) + (top + arrow) % 4;
}

int arrow_of_point(int point) {
    int arrow = 0;
    while (point_of_arrow(arrow) != point) ++arrow;
    return arrow;
}

// The net number of the centre with arrow 0..23.
std::int64_t centre_number(Cube cube, int arrow) {
    const auto cells = static_cast<std::int64_t>(cube.n) * cube.n;
    return arrow / 4 * cells + cells / 2 + 1;
}

std::optional<PointProblem> read_arrows(State& state, std::span<const std::int64_t> images) {
    const auto first = stickers(state.cube) + 1;
    const auto image_of = [&](int arrow) { return images[static_cast<std::size_t>(first - 1 + arrow)]; };
    auto& centres = state.blocks[state.cube.classes()];
    for (int arrow = 0; arrow < perm::block_points; ++arrow) {
        const auto centre = centre_number(state.cube, arrow), there = images[static_cast<std::size_t>(centre - 1)];
        const auto image = image_of(arrow), top = image_of(arrow / 4 * 4);
        const bool with_centre = image >= first && centre_number(state.cube, static_cast<int>(image - first)) == there;
        if (!with_centre || (image - top - arrow) % 4 != 0)
            return PointProblem{PointProblem::Fault::centre_torn, first + arrow, image, centre, there};
        centres[point_of_arrow(arrow)] = static_cast<std::uint8_t>(point_of_arrow(static_cast<int>(image - first)));
    }
    return std::nullopt;
}

PointProblem problem_of(const RowProblem& row) {
    const bool torn = row.fault == RowFault::torn;
    return {torn ? PointProblem::Fault::torn : PointProblem::Fault::wrong_class, row.number, row.place,
            row.other_number, row.other_place};
}

}  // namespace

std::int64_t point_count(Cube cube) { return stickers(cube) + (has_arrows(cube) ? perm::block_points : 0); }

std::vector<std::int64_t> point_images(const State& state) {
    std::vector<std::int64_t> images(static_cast<std::size_t>(point_count(state.cube)));
    const auto row = second_row(state, net());
    for (std::size_t i = 0; i < row.size(); ++i) images[row[i] - 1] = static_cast<std::int64_t>(i) + 1;
    if (!has_arrows(state.cube)) return images;
    const auto& centres = state.blocks[state.cube.classes()];
    for (int arrow = 0; arrow < perm::block_points; ++arrow)
        images[row.size() + static_cast<std::size_t>(arrow)] =
            stickers(state.cube) + 1 + arrow_of_point(centres[point_of_arrow(arrow)]);
    return images;
}

std::vector<std::vector<std::int64_t>> point_cycles(std::span<const std::int64_t> images) {
    std::vector<std::int64_t> next(images.begin(), images.end());
    std::vector<std::vector<std::int64_t>> cycles;
    for (std::size_t start = 0; start < next.size(); ++start) {
        stop_point();
        std::vector<std::int64_t> cycle;
        for (auto at = start; next[at] != 0;) {
            cycle.push_back(static_cast<std::int64_t>(at) + 1);
            at = static_cast<std::size_t>(std::exchange(next[at], 0) - 1);
        }
        if (cycle.size() > 1) cycles.push_back(std::move(cycle));
    }
    return cycles;
}

std::variant<State, PointProblem> state_of_points(Cube cube, std::span<const std::int64_t> images) {
    const auto count = stickers(cube);
    std::vector<std::int64_t> row(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i) {
        const auto image = images[static_cast<std::size_t>(i)];
        if (image > count) return PointProblem{PointProblem::Fault::wrong_class, i + 1, image, 0, 0};
        row[static_cast<std::size_t>(image - 1)] = i + 1;
    }
    auto result = read_row(cube, net(), row);
    if (const auto* problem = std::get_if<RowProblem>(&result)) return problem_of(*problem);
    auto& state = std::get<State>(result);
    if (has_arrows(cube))
        if (const auto problem = read_arrows(state, images)) return *problem;
    return std::move(state);
}

}  // namespace cubelang::cube
