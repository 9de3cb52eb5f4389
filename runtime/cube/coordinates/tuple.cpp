#include "runtime/cube/coordinates/tuple.hpp"

#include <algorithm>
#include <span>

#include "runtime/cube/coordinates/part_orbits.hpp"
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

// The orbit of a tuple, or of the left and the right dedges, whose numbers continue those of the left ones. A wing is
// identified by its sticker in the orbit's own block.
PartOrbit orbit_of(Cube cube, std::span<const PartTuple> tuples) {
    PartOrbit orbit;
    for (const auto& tuple : tuples)
        for (const auto& place : tuple.places)
            orbit.places.push_back(place.kind == Kind::wing ? part_at(cube, identity_of(cube, place)) : place);
    orbit.label = {orbit.places[0].stickers[0].block, orbit.places[0].kind};
    return orbit;
}

// Calls `use` with the index of the first tuple of each orbit, and the orbit.
template <class Use>
void for_each_orbit(Cube cube, std::span<const PartTuple> tuples, Use use) {
    for (std::size_t t = 0, next = 0; t < tuples.size(); t = next) {
        next = t + (tuples[t].places.size() < static_cast<std::size_t>(tuples[t].pieces) ? 2 : 1);
        use(t, orbit_of(cube, tuples.subspan(t, next - t)));
    }
}

}  // namespace

std::vector<PartTuple> part_tuples(Cube cube) { return TupleBuilder(cube).build(); }

std::vector<TupleRow> tuple_rows(const State& state) {
    std::vector<TupleRow> rows;
    const auto tuples = part_tuples(state.cube);
    for (const auto& tuple : tuples) {
        rows.emplace_back().numbers.resize(tuple.places.size());
        if (tuple.orientations > 1) rows.back().orientations.resize(tuple.places.size());
    }
    for_each_orbit(state.cube, tuples, [&](std::size_t t, const PartOrbit& orbit) {
        const auto stands = arrangement(state, orbit);
        for (std::size_t i = 0; i < orbit.places.size(); ++i) {
            auto& [numbers, orientations] = rows[t + i / rows[t].numbers.size()];
            const auto at = i % numbers.size();
            numbers[at] = stands.pieces[i] + 1;
            if (!orientations.empty()) orientations[at] = stands.orientations[i];
        }
    });
    return rows;
}

State state_of_tuples(Cube cube, const std::vector<TupleRow>& rows) {
    auto state = solved(cube);
    for_each_orbit(cube, part_tuples(cube), [&](std::size_t t, const PartOrbit& orbit) {
        Arrangement wanted{{}, rows[t].orientations};
        for (auto row = rows.begin() + static_cast<std::ptrdiff_t>(t); wanted.pieces.size() < orbit.places.size();
             ++row)
            for (const int number : row->numbers) wanted.pieces.push_back(number - 1);
        wanted.orientations.resize(wanted.pieces.size());
        arrange(state, orbit, wanted);
    });
    return state;
}

}  // namespace cubelang::cube
