#include "runtime/search/cube3/centres.hpp"

#include <functional>

#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::cube3 {
namespace {

std::array<Centres, all_moves> make_centre_moves() {
    std::array<Centres, all_moves> moves{};
    for (int move = 0; move < face_moves; ++move) moves[move] = centre_turned(move / 3, move % 3 + 1);
    for (int move = face_moves; move < all_moves; ++move) {
        const int axis = axis_of_move(move), quarters = move % 3 + 1;
        moves[move] = sum(centre_turned(axis, 4 - quarters), centre_turned(axis + 3, quarters));
    }
    return moves;
}

std::array<std::uint8_t, centre_states> make_centre_distances(Metric metric) {
    std::array<std::uint8_t, centre_states> distances{};
    const auto moved = [](Centres from, int move) { return sum(from, centres_of_moves()[move]); };
    measure_distances<Centres>(distances, {0}, moves_of(metric), moved, std::identity{});
    return distances;
}

}  // namespace

Centres negative(Centres centres) {
    Centres result = 0;
    for (int face = 0; face < 6; ++face) result = sum(result, centre_turned(face, 4 - quarters_of(centres, face)));
    return result;
}

Centres conjugate(Centres centres, cube::Symmetry s) {
    const auto seen = s.reflects() ? negative(centres) : centres;
    Centres result = 0;
    for (int face = 0; face < 6; ++face)
        result = sum(result, centre_turned(cube::index(s(cube::face_at(face))), quarters_of(seen, face)));
    return result;
}

CentredCubies inverse(const CentredCubies& a) {
    CentredCubies back(inverse(a.cubies));
    if (a.centres) back.centres = negative(*a.centres);
    return back;
}

const std::array<Centres, all_moves>& centres_of_moves() {
    static const auto moves = make_centre_moves();
    return moves;
}

const std::array<std::uint8_t, centre_states>& centre_distances(Metric metric) {
    static const std::array all{make_centre_distances(metrics[0]), make_centre_distances(metrics[1]),
                                make_centre_distances(metrics[2])};
    return all[cube::index(metric)];
}

}  // namespace cubelang::search::cube3
