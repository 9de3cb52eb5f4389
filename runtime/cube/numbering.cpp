#include "runtime/cube/numbering.hpp"

#include <algorithm>

#include "runtime/base/stop_point.hpp"

namespace cubelang::cube {
namespace {

using Walk = Numbering::Walk;

constexpr std::array<Numbering, 3> numbering_rows{{
    {"net", "1..6N^2, the unfolded net U L F R B D row by row", 1, "ulfrbd", Walk::rows},
    {"fruldb", "0..6N^2-1, faces F R U L D B, each as a spiral from its middle (Cube Synthesizer)", 0, "fruldb",
     Walk::spiral},
    {"kociemba", "1..6N^2, faces U R F D L B row by row", 1, "urfdlb", Walk::rows},
}};

struct Point2 {
    int x, y;  // right and up in the drawing, half cells from the middle
};

constexpr Point2 quarter_clockwise(Point2 p) { return {p.y, -p.x}; }

Place place_drawn(Cube cube, Face face, Point2 p) {
    for (Face up = home_arrow(face); up != drawn_top(face); up = turned(up, face)) p = quarter_clockwise(p);
    return place_of(cube, face, p.x, p.y);
}

Point2 cell_in_rows(int n, int at) { return {2 * (at % n) - (n - 1), (n - 1) - 2 * (at / n)}; }

Point2 cell_in_spiral(int n, int at) {
    if (n % 2 == 1 && at == 0) return {0, 0};
    const int after_centre = at - n % 2;
    const int group = after_centre / 4;
    int h = n % 2 == 1 ? 2 : 1;
    while ((h + 1) * (h + 1) / 4 <= group) h += 2;
    const int along = group - (h - 1) * (h - 1) / 4;
    Point2 p{h == 1 ? -1 : 2 * (along + 1) - h, h};
    for (int k = after_centre % 4; k > 0; --k) p = quarter_clockwise(p);
    return p;
}

}  // namespace

std::span<const Numbering> numberings() { return numbering_rows; }

const Numbering* find_numbering(std::string_view name) {
    const auto at = std::ranges::find(numbering_rows, name, &Numbering::name);
    return at == numbering_rows.end() ? nullptr : at;
}

Place place_numbered(Cube cube, const Numbering& numbering, std::int64_t number) {
    const auto at = number - numbering.first;
    const auto per_face = static_cast<std::int64_t>(cube.n) * cube.n;
    const Face face = *face_named(numbering.faces[static_cast<std::size_t>(at / per_face)]);
    const int in_face = static_cast<int>(at % per_face);
    const auto cell = numbering.walk == Walk::rows ? cell_in_rows(cube.n, in_face) : cell_in_spiral(cube.n, in_face);
    return place_drawn(cube, face, cell);
}

std::vector<Place> places(Cube cube, const Numbering& numbering) {
    std::vector<Place> all(6 * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n));
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = place_numbered(cube, numbering, numbering.first + static_cast<std::int64_t>(i));
    return all;
}

std::vector<std::int32_t> second_row(const State& state, const Numbering& numbering) {
    const auto all = places(state.cube, numbering);
    std::vector<std::int32_t> number_at(state.blocks.size() * perm::block_points);
    std::vector<std::int32_t> row(all.size());
    // A fixed centre may be turned: all four points of a face have its number.
    const auto centre_block = state.cube.has_fixed_centres() ? state.cube.classes() : -1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        stop_point();
        const auto& block = state.blocks[all[i].block];
        const int image = block[all[i].point];
        number_at[flat({all[i].block, all[i].block == centre_block ? image / 4 * 4 : image})] =
            numbering.first + static_cast<std::int32_t>(i);
    }
    std::ranges::transform(all, row.begin(), [&](Place place) {
        stop_point();
        return number_at[flat({place.block, place.block == centre_block ? place.point / 4 * 4 : place.point})];
    });
    return row;
}

}  // namespace cubelang::cube
