#include "runtime/cube/coordinates/cubie.hpp"

#include <algorithm>
#include <string>

namespace cubelang::cube {
namespace {

constexpr std::array<std::string_view, 8> corner_names{"URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"};
constexpr std::array<std::string_view, 12> edge_names{"UR", "UF", "UL", "UB", "DR", "DF",
                                                      "DL", "DB", "FR", "FL", "BL", "BR"};

using Places = std::span<const std::string_view>;

Arrangement row_of(const State& state, Places places) { return arrangement(state, part_orbit(state.cube, places)); }

bool has_letters(std::string_view place, std::string_view letters) {
    return std::ranges::is_permutation(place, letters);
}

Arrangement row_of(Symmetry s, Places places) {
    Arrangement row{std::vector<int>(places.size()), std::vector<int>(places.size())};
    for (std::size_t from = 0; from < places.size(); ++from) {
        std::string image(places[from]);
        for (char& letter : image) letter = capital(s(*face_named(letter)));
        const std::size_t place =
            std::ranges::find_if(places, [&](auto name) { return has_letters(name, image); }) - places.begin();
        const int sticker = static_cast<int>(places[place].find(image[0]));
        const bool mirrored = s.reflects() && image.size() == 3;
        row.pieces[place] = static_cast<int>(from);
        row.orientations[place] = mirrored ? 3 + (3 - sticker) % 3 : sticker;
    }
    return row;
}

int edge_product(int a, int b) { return (a + b) % 2; }

Arrangement product(const Arrangement& a, const Arrangement& b, int (*turned)(int, int)) {
    Arrangement row;
    for (std::size_t x = 0; x < b.pieces.size(); ++x) {
        const std::size_t between = b.pieces[x];
        row.pieces.push_back(a.pieces[between]);
        row.orientations.push_back(turned(a.orientations[between], b.orientations[x]));
    }
    return row;
}

std::optional<CubieProblem> repeated(const Arrangement& row, bool edge) {
    for (std::size_t at = 0; at < row.pieces.size(); ++at) {
        const std::size_t first = std::ranges::find(row.pieces, row.pieces[at]) - row.pieces.begin();
        if (first == at) continue;
        int missing = 0;
        while (std::ranges::find(row.pieces, missing) != row.pieces.end()) ++missing;
        return CubieProblem{CubieFault::repeated, edge, at, first, missing};
    }
    return std::nullopt;
}

std::optional<CubieProblem> fault(const Arrangement& row, bool edge, bool reflects) {
    if (const auto problem = repeated(row, edge)) return problem;
    const int least = reflects && !edge ? 3 : 0, ways = edge ? 2 : 3;
    for (std::size_t at = 0; at < row.orientations.size(); ++at) {
        const int turned = row.orientations[at];
        if (turned >= least && turned < least + ways) continue;
        const bool mirrored = !edge && turned >= 0 && turned <= 5;
        return CubieProblem{mirrored ? CubieFault::mirrored : CubieFault::orientation, edge, at, 0, 0};
    }
    return std::nullopt;
}

void apply(State& state, const Arrangement& row, Places places) {
    if (row.pieces.empty()) return;  // an even cube has no edges
    arrange(state, part_orbit(state.cube, places), row);
}

}  // namespace

std::span<const std::string_view> corner_places() { return corner_names; }
std::span<const std::string_view> edge_places() { return edge_names; }

Cubies cubies_of(const State& state) {
    return {row_of(state, corner_names), state.cube.has_fixed_centres() ? row_of(state, edge_names) : Arrangement{}};
}

Cubies cubies_of(Cube cube, Symmetry s) {
    return {row_of(s, corner_names), cube.has_fixed_centres() ? row_of(s, edge_names) : Arrangement{}};
}

Cubies product(const Cubies& a, const Cubies& b) {
    return {product(a.corners, b.corners, corner_product), product(a.edges, b.edges, edge_product)};
}

CubieResult read_cubies(Cube cube, const Cubies& cubies, Symmetry s) {
    if (const auto problem = fault(cubies.corners, false, s.reflects())) return *problem;
    if (const auto problem = fault(cubies.edges, true, s.reflects())) return *problem;
    const auto before = product(cubies, cubies_of(cube, inverse(s)));
    auto state = solved(cube);
    apply(state, before.corners, corner_names);
    apply(state, before.edges, edge_names);
    return state;
}

State without_cubies(State state) {
    for (std::size_t block = 0; block < state.blocks.size(); ++block) {
        const Kind kind = kind_of(state.cube, static_cast<int>(block));
        if (kind == Kind::corner || kind == Kind::edge) state.blocks[block] = perm::identity();
    }
    return state;
}

}  // namespace cubelang::cube
