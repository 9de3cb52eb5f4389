#include "runtime/cube/coordinates/tuple.hpp"

#include <algorithm>
#include <span>

#include "runtime/cube/cycles.hpp"
#include "runtime/cube/numbering.hpp"

namespace cubelang::cube {
namespace {

constexpr std::array<Face, 6> face_order{Face::f, Face::r, Face::b, Face::l, Face::u, Face::d};

// A place by the faces of its reference sticker and of a neighbour; for corners the next sticker clockwise.
using Names = std::span<const std::string_view>;
constexpr std::string_view corner_tuple[] = {"uf", "ur", "ub", "ul", "dl", "df", "dr", "db"};
constexpr std::string_view edge_tuple[] = {"uf", "ur", "ub", "ul", "df", "dr", "db", "dl", "fl", "rf", "br", "lb"};

class TupleBuilder {
public:
    explicit TupleBuilder(Cube cube) : cube_(cube) {}

    std::vector<PartTuple> build() {
        for (const int block : orbit_blocks(cube_)) add(block, cell_of(cube_, block), kind_of(cube_, block));
        return std::move(tuples_);
    }

private:
    void add(int block, Cell cell, Kind kind) {
        if (kind == Kind::corner)
            tuple("corners", at(block, corner_tuple), 1, 8, 3);
        else if (kind == Kind::edge)
            tuple("edges", at(block, edge_tuple), 1, 12, 2);
        else if (kind == Kind::fixed_centre)
            tuple("fixed centres", centres(block), 1, 6, cube_.super ? 4 : 1);
        else if (kind == Kind::wing)
            add_dedges(cell);
        else
            tuple(numbered("centres", ++centre_orbits_, cube_.n > 4), centres(block), 1, 24, 1);
    }
    // The first sticker of a right wing has u < 0: seen with its face on top, u increases to the left.
    void add_dedges(Cell cell) {
        const bool several = cube_.n > 5;
        ++wing_orbits_;
        tuple(numbered("left dedges", wing_orbits_, several), at(block_of(cube_, {cell.u, cell.h}), edge_tuple), 1, 24,
              1);
        tuple(numbered("right dedges", wing_orbits_, several), at(block_of(cube_, {-cell.u, cell.h}), edge_tuple), 13,
              24, 1);
    }
    static std::string numbered(const std::string& name, int number, bool several) {
        return several ? name + " " + std::to_string(number) : name;
    }
    void tuple(std::string name, std::vector<Part> places, int first, int pieces, int orientations) {
        tuples_.push_back({std::move(name), std::move(places), first, pieces, orientations});
    }
    [[nodiscard]] std::vector<Part> at(int block, Names names) const {
        std::vector<Part> places;
        for (const auto name : names)
            places.push_back(part_at(cube_, {block, point_of({*face_named(name[0]), *face_named(name[1])})}));
        return places;
    }
    // Clockwise from the cell at the top (left) in the net.
    [[nodiscard]] std::vector<Part> centres(int block) const {
        const auto [u, h] = cell_of(cube_, block);
        std::vector<Part> places;
        for (const Face face : face_order) {
            int k = 4 * index(face) + (point_of({face, drawn_top(face)}) - 4 * index(face) + (u == h ? 3 : 0)) % 4;
            for (int i = 0; i < (h == 0 ? 1 : 4); ++i) {
                places.push_back(part_at(cube_, {block, h == 0 ? 4 * index(face) : k}));
                k = 4 * index(face) + (k + 1) % 4;
            }
        }
        return places;
    }

    Cube cube_;
    int wing_orbits_ = 0, centre_orbits_ = 0;
    std::vector<PartTuple> tuples_;
};

// The piece at each place, by the place's identity.
struct PieceAt {
    int number = 0;
    const Part* home = nullptr;
};
std::vector<PieceAt> pieces_at_places(const State& state, const std::vector<PartTuple>& tuples) {
    std::vector<PieceAt> at(state.blocks.size() * perm::block_points);
    for (const auto& tuple : tuples) {
        int number = tuple.first_number;
        for (const auto& home : tuple.places) at[flat(identity_of(state.cube, image(state, home)))] = {number++, &home};
    }
    return at;
}

// The orientation of the piece that is now at `place`: the index of its reference sticker among the place's stickers.
int orientation_at(const State& state, const PartTuple& tuple, const Part& home, const Part& place) {
    if (tuple.orientations == 1) return 0;
    const auto moved = image(state, home);
    if (home.kind == Kind::fixed_centre) return moved.stickers[0].point % 4;
    const auto stickers = std::span(place.stickers).first(place.count);
    return static_cast<int>(std::ranges::find(stickers, moved.stickers[0]) - stickers.begin());
}

// Maps the piece's stickers to the place's, the first to the one given by the orientation.
void put(State& state, const Part& home, const Part& place, int orientation) {
    auto& blocks = state.blocks;
    if (home.kind == Kind::fixed_centre) {
        for (int k = 0; k < 4; ++k)
            blocks[home.stickers[0].block][home.stickers[0].point + k] =
                static_cast<std::uint8_t>(place.stickers[0].point + (k + orientation) % 4);
        return;
    }
    // A wing's stickers are of two classes: each moves to the place's sticker of the same class.
    const int shift =
        home.kind == Kind::wing ? (home.stickers[0].block == place.stickers[0].block ? 0 : 1) : orientation;
    for (int i = 0; i < home.count; ++i) {
        const auto from = home.stickers[i], to = place.stickers[(i + shift) % home.count];
        blocks[from.block][from.point] = static_cast<std::uint8_t>(to.point);
    }
}

}  // namespace

std::vector<PartTuple> part_tuples(Cube cube) { return TupleBuilder(cube).build(); }

std::vector<TupleRow> tuple_rows(const State& state) {
    const auto tuples = part_tuples(state.cube);
    const auto at = pieces_at_places(state, tuples);
    std::vector<TupleRow> rows(tuples.size());
    for (std::size_t t = 0; t < tuples.size(); ++t)
        for (const auto& place : tuples[t].places) {
            const auto& [number, home] = at[flat(identity_of(state.cube, place))];
            rows[t].numbers.push_back(number);
            if (tuples[t].orientations > 1)
                rows[t].orientations.push_back(orientation_at(state, tuples[t], *home, place));
        }
    return rows;
}

State state_of_tuples(Cube cube, const std::vector<TupleRow>& rows) {
    const auto tuples = part_tuples(cube);
    State state = solved(cube);
    for (std::size_t t = 0; t < tuples.size(); ++t) {
        // The numbers of right dedges continue those of the left ones.
        const auto first = tuples[t].first_number == 1 ? t : t - 1;
        for (std::size_t i = 0; i < tuples[t].places.size(); ++i) {
            const std::size_t at = rows[t].numbers[i] - 1;
            const auto own = tuples[first].places.size();
            const auto& home = at < own ? tuples[first].places[at] : tuples[first + 1].places[at - own];
            put(state, home, tuples[t].places[i], tuples[t].orientations > 1 ? rows[t].orientations[i] : 0);
        }
    }
    return state;
}

}  // namespace cubelang::cube
