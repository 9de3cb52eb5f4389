#include "runtime/cube/geometry.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "runtime/base/stop_point.hpp"

namespace cubelang::cube {
namespace {

// Ring t has N - 1 - 2t classes, so the rings outside it have t * (N - t).
int classes_outside(Cube cube, int ring) { return ring * (cube.n - ring); }

// The ring of a block: the largest t with t * (N - t) <= block, from the quadratic formula, corrected for rounding.
int ring_of(Cube cube, int block) {
    if (block < classes_outside(cube, 1)) return 0;
    const double n = cube.n;
    int ring = static_cast<int>((n - std::sqrt(std::max(0.0, n * n - 4.0 * block))) / 2);
    while (classes_outside(cube, ring) > block) --ring;
    while (ring + 1 < cube.n / 2 && classes_outside(cube, ring + 1) <= block) ++ring;
    return ring;
}

}  // namespace

// Contains a stop point, since loops over all blocks or stickers of a large cube call it.
Cell cell_of(Cube cube, int block) {
    stop_point();
    if (block == cube.classes()) return {0, 0};
    const int ring = ring_of(cube, block);
    const int h = cube.n - 1 - 2 * ring;
    return {2 * (block - classes_outside(cube, ring) + 1) - h, h};
}

int block_of(Cube cube, Cell cell) {
    if (cell.h == 0) return cube.classes();
    const int ring = (cube.n - 1 - cell.h) / 2;
    return classes_outside(cube, ring) + (cell.u + cell.h) / 2 - 1;
}

Place place_of(Cube cube, Face face, int u, int v) {
    stop_point();
    const int h = std::max(std::abs(u), std::abs(v));
    int k = 0;
    // Turns the cell anticlockwise, quarter by quarter, until it is in the top row of its ring.
    for (; h != 0 && (v != h || u == -h); ++k) u = std::exchange(v, u) * -1;
    return {block_of(cube, {u, h}), 4 * index(face) + k};
}

}  // namespace cubelang::cube
