#include "runtime/cube/coordinates/synthesizer.hpp"

#include <algorithm>
#include <array>

#include "runtime/cube/numbering.hpp"

namespace cubelang::cube {
namespace {

// The order of the blocks, and the rotation that brings each face to the front.
struct Arrival {
    Face face;
    char letter;
    int turns;
};
constexpr std::array<Arrival, 6> arrivals{{{Face::f, '.', 0},
                                           {Face::r, 'y', 1},
                                           {Face::u, 'x', -1},
                                           {Face::l, 'y', -1},
                                           {Face::d, 'x', 1},
                                           {Face::b, 'y', 2}}};

std::int64_t face_cells(Cube cube) { return static_cast<std::int64_t>(cube.n) * cube.n; }
bool is_odd(Cube cube) { return cube.has_fixed_centres(); }

// Cells of a face form groups of four under rotation; on odd N the middle precedes them.
std::int64_t first_of_four(Cube cube, std::int64_t cell) {
    return is_odd(cube) ? (cell - 1) / 4 * 4 + 1 : cell / 4 * 4;
}
bool is_middle(Cube cube, std::int64_t cell) { return is_odd(cube) ? cell == 0 : cell < 4; }
bool has_orientation(Cube cube, std::int64_t destination) { return is_odd(cube) && destination == 0; }

BasicAlgorithm rotation(Cube cube, std::int64_t index) {
    const auto middle = index / 4 * face_cells(cube);
    const auto k = index % 4;
    return {true, is_odd(cube) ? middle : middle + k, 0, static_cast<int>(k)};
}

std::optional<BasicFault> fault_of_orientation(Cube cube, const BasicAlgorithm& algorithm) {
    if (algorithm.orientation && !is_odd(cube)) {
        if (!algorithm.rotation) return BasicFault::no_orientation_if_even;
        return std::nullopt;
    }
    if (algorithm.orientation && !has_orientation(cube, algorithm.destination))
        return BasicFault::no_orientation_off_middle;
    if (!algorithm.orientation && has_orientation(cube, algorithm.destination)) return BasicFault::needs_orientation;
    if (algorithm.orientation && (*algorithm.orientation < 0 || *algorithm.orientation > 3))
        return BasicFault::no_such_orientation;
    return std::nullopt;
}

std::optional<BasicFault> fault_of(Cube cube, const BasicAlgorithm& algorithm) {
    const auto cells = face_cells(cube);
    const auto& [rotation, origin, destination, orientation] = algorithm;
    if (origin < 0 || origin >= 6 * cells) return BasicFault::no_such_origin;
    if (destination < 0 || destination >= cells) return BasicFault::no_such_destination;
    if (rotation && !is_middle(cube, origin % cells)) return BasicFault::not_in_the_middle;
    const auto sources = origins_for(cube, origin / cells, destination);
    if (!rotation && std::ranges::find(sources, origin) == sources.end()) return BasicFault::never_arrives;
    return fault_of_orientation(cube, algorithm);
}

// A direction after the rotation that brings its face to the front.
Face direction_after(Face face, const Arrival& arrival) {
    const Face about = arrival.letter == 'x' ? Face::r : Face::u;
    for (int k = 0; k < clockwise_quarters(arrival.turns); ++k) face = turned(face, about);
    return face;
}

}  // namespace

std::int64_t basic_algorithms(Cube cube) { return cube_rotations + 24 * face_cells(cube); }

std::vector<std::int64_t> origins_for(Cube cube, std::int64_t face, std::int64_t destination) {
    const auto middle = face * face_cells(cube);
    if (has_orientation(cube, destination)) return {middle};
    const auto first = middle + first_of_four(cube, destination);
    return {first, first + 1, first + 2, first + 3};
}

std::variant<BasicAlgorithm, BasicFault> basic_algorithm(Cube cube, std::int64_t index) {
    if (index < 0 || index >= basic_algorithms(cube)) return BasicFault::no_such_index;
    if (index < cube_rotations) return rotation(cube, index);
    const auto offset = index - cube_rotations, block = 4 * face_cells(cube);
    const auto face = offset / block, destination = offset % block / 4, k = offset % 4;
    if (has_orientation(cube, destination))
        return BasicAlgorithm{false, face * face_cells(cube), 0, static_cast<int>(k)};
    return BasicAlgorithm{false, face * face_cells(cube) + first_of_four(cube, destination) + k, destination, {}};
}

std::variant<std::int64_t, BasicFault> index_of(Cube cube, const BasicAlgorithm& algorithm) {
    if (const auto fault = fault_of(cube, algorithm)) return *fault;
    const auto cells = face_cells(cube);
    const auto face = algorithm.origin / cells, cell = algorithm.origin % cells;
    auto quarter = (is_odd(cube) ? cell - 1 : cell) % 4;
    if (is_odd(cube) && algorithm.orientation) quarter = *algorithm.orientation;
    if (algorithm.rotation) return quarter + 4 * face;
    return cube_rotations + quarter + 4 * algorithm.destination + 4 * cells * face;
}

int block_of_index(Cube cube, std::int64_t index) {
    return index < cube_rotations ? 0 : 1 + static_cast<int>((index - cube_rotations) / (4 * face_cells(cube)));
}

char face_of_origin(Cube cube, std::int64_t origin) {
    const auto face = arrivals[static_cast<std::size_t>(origin / face_cells(cube))].face;
    return capital(face);
}

std::vector<Move> rotation_moves(Cube cube, int index) {
    const auto& arrival = arrivals[index / 4];
    // On odd N the drawing's top must be k quarters clockwise of the front face's own; on even N the cell k quarters
    // clockwise of the top left must arrive there.
    const int wanted = is_odd(cube) ? index % 4 : 4 - index % 4;
    Face top = Face::u;
    for (int k = 0; k < wanted; ++k) top = turned(top, Face::f);
    int turns = 0;
    for (Face at = direction_after(drawn_top(arrival.face), arrival); at != top; at = turned(at, Face::f)) ++turns;
    std::vector<Move> moves;
    const auto add = [&](char letter, int quarters) {
        if (quarters != 0) moves.push_back({.letter = letter, .turns = fewest_quarters(quarters)});
    };
    add(arrival.letter, arrival.turns);
    add('z', turns);
    return moves;
}

}  // namespace cubelang::cube
