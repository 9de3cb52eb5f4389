#include "runtime/search/reduction/step.hpp"

#include <algorithm>

namespace cubelang::search::reduction {
namespace {

bool allows(const Puzzle& puzzle, Quarter quarter, std::uint16_t turn) {
    const auto axis = puzzle.turns()[turn].axis;
    const bool is_face = puzzle.is_face(turn), is_half = puzzle.turns()[turn].quarters == 2;
    if (puzzle.is_middle(turn)) return false;
    if (quarter == Quarter::faces_u_alone && !is_face) return is_half && axis != cube::Axis::y;
    if (is_half) return true;
    switch (quarter) {
        case Quarter::all: return true;
        case Quarter::faces_and_x: return is_face || axis == cube::Axis::x;
        case Quarter::faces: return is_face;
        case Quarter::faces_but_f: return is_face && axis != cube::Axis::z;
        default: return is_face && axis == cube::Axis::y;
    }
}

}  // namespace

Word turns_with(const Puzzle& puzzle, Quarter quarter) {
    Word turns;
    for (std::uint16_t turn = 0; turn < puzzle.turns().size(); ++turn)
        if (allows(puzzle, quarter, turn)) turns.push_back(turn);
    return turns;
}

std::vector<PointSet> reached(const Orbit& orbit, const Word& turns, PointSet set) {
    std::vector<PointSet> all{set};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const auto turn : turns)
            if (const auto next = orbit.by[turn](all[i]); std::ranges::find(all, next) == all.end())
                all.push_back(next);
    return all;
}

PointSet edges_around(cube::Axis axis) {
    PointSet set = 0;
    for (int point = 0; point < perm::block_points; ++point) {
        const auto [normal, arrow] = cube::frame_of(point);
        if (cube::axis_of(normal) != axis && cube::axis_of(arrow) != axis) set |= PointSet{1} << point;
    }
    return set;
}

}  // namespace cubelang::search::reduction
