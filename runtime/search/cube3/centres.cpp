#include "runtime/search/cube3/centres.hpp"

#include <algorithm>
#include <functional>

#include "runtime/search/cube3/distances.hpp"
#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::cube3 {
namespace {

std::array<Centres, all_moves> make_centre_moves() {
    std::array<Centres, all_moves> moves{};
    for (int move = 0; move < face_moves; ++move) moves[move] = centre_turn(move / 3, move % 3 + 1);
    for (int move = face_moves; move < all_moves; ++move) {
        const int axis = axis_of_move(move), quarters = move % 3 + 1;
        moves[move] = sum(centre_turn(axis, 4 - quarters), centre_turn(axis + 3, quarters));
    }
    return moves;
}

std::array<std::uint8_t, centre_states> make_centre_distances(Metric metric) {
    std::array<std::uint8_t, centre_states> distances{};
    const auto moved = [](Centres from, int move) { return sum(from, centres_of_moves()[move]); };
    measure_distances<Centres>(distances, {0}, moves_of(metric), moved, std::identity{});
    return distances;
}

constexpr int phase2_centres = 256, column_count = orders4 * phase2_centres;
constexpr std::size_t phase2_corner_rows = 2768, centre_table_size = phase2_corner_rows * column_count / 2;
constexpr std::array<int, 4> side_faces{0, 2, 3, 5};  // R F L B; U is 1 and D is 4

std::uint8_t number_of_centres(Centres centres) {
    int value = quarters_of(centres, 1) | quarters_of(centres, 4) << 2;
    for (int i = 0; i < 4; ++i) value |= quarters_of(centres, side_faces[i]) / 2 << (4 + i);
    return static_cast<std::uint8_t>(value);
}

Centres centres_from_number(int value) {
    auto centres = sum(centre_turn(1, value), centre_turn(4, value >> 2));
    for (int i = 0; i < 4; ++i) centres = sum(centres, centre_turn(side_faces[i], 2 * (value >> (4 + i) & 1)));
    return centres;
}

// Order and centres are conjugated separately.
ConjugationTable make_columns() {
    ConjugationTable table;
    for (std::size_t s = 0; s < table.size(); ++s) {
        const auto symmetry = symmetries_of_axis()[s];
        for (int order = 0; order < orders4; ++order) {
            const int conjugated = four_of(conjugate(with_four(order, group_slice), symmetry), group_slice);
            for (int value = 0; value < phase2_centres; ++value)
                table[s].push_back(static_cast<std::uint16_t>(
                    conjugated * phase2_centres + number_of_centres(conjugate(centres_from_number(value), symmetry))));
        }
    }
    return table;
}
const ConjugationTable& conjugate_columns() {
    static const auto made = make_columns();
    return made;
}

int moved_column(int column, int move) {
    const auto centres = sum(centres_from_number(column % phase2_centres), centres_of_moves()[move]);
    return move_tables().four(column / phase2_centres, move) * phase2_centres + number_of_centres(centres);
}

}  // namespace

Centres negative(Centres centres) {
    Centres result = 0;
    for (int face = 0; face < 6; ++face) result = sum(result, centre_turn(face, 4 - quarters_of(centres, face)));
    return result;
}

Centres conjugate(Centres centres, cube::Symmetry s) {
    const auto conjugated = s.reflects() ? negative(centres) : centres;
    Centres result = 0;
    for (int face = 0; face < 6; ++face)
        result = sum(result, centre_turn(cube::index(s(cube::face_at(face))), quarters_of(conjugated, face)));
    return result;
}

CentredCubies inverse(const CentredCubies& a) {
    CentredCubies result(inverse(a.cubies));
    if (a.centres) result.centres = negative(*a.centres);
    return result;
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

Bytes CentreTable::build(const SearchLimits& limits) {
    const auto move = [](int m) { return phase2_moves()[m]; };
    const PairSpace space{phase2_classes().corners, conjugate_columns(), static_cast<int>(phase2_moves().size()),
                          [&](int x, int m) { return move_tables().corners(x, move(m)); },
                          [&](int y, int m) { return moved_column(y, move(m)); }};
    return pack_bits(distances(space, limits).rows, 4, [](std::uint8_t d) { return std::min<int>(d, 15); });
}

CentreTable::CentreTable(Table table)
    : table_(std::move(table)),
      bytes_(table_.bytes().data()),
      classes_(&phase2_classes().corners),
      columns_(&conjugate_columns()) {
    for (std::size_t centres = 0; centres < packed_.size(); ++centres)
        packed_[centres] = number_of_centres(static_cast<Centres>(centres));
}

std::optional<CentreTable> CentreTable::get(TableCache& cache, const SearchLimits& limits) {
    auto table = cache.get({"cube3-phase2-centres", 1, centre_table_size}, [&] { return build(limits); });
    return table ? std::optional(CentreTable(std::move(table))) : std::nullopt;
}

}  // namespace cubelang::search::cube3
