#include "runtime/search/reduction/centre_labels.hpp"

#include <utility>

namespace cubelang::search::reduction {
namespace {

using cube::Face;

struct Directions {
    Face second, third;  ///< R, U or F
};

Directions directions(Face face) {
    return {cube::face_at((cube::index(face) + 1) % 3), cube::face_at((cube::index(face) + 2) % 3)};
}

// In half cells from the middle, towards R, U or F.
int coordinate(cube::Cube cube, std::size_t layer) { return cube.n - 3 - 2 * static_cast<int>(layer); }

cube::Place place(cube::Cube cube, Face face, std::size_t second, std::size_t third) {
    const cube::Frame frame{face, cube::home_arrow(face)};
    const auto along = [&](Face direction) {
        const bool is_second = cube::axis_of(direction) == cube::axis_of(directions(face).second);
        const int value = coordinate(cube, is_second ? second : third);
        return cube::is_positive(direction) ? value : -value;
    };
    return cube::place_of(cube, face, along(frame.right()), along(frame.arrow));
}

std::size_t number_of_cell(std::size_t layers, Face face, std::size_t second, std::size_t third) {
    return (static_cast<std::size_t>(face) * layers + second) * layers + third;
}

// The cell that a symmetry takes to this cell of the image, before turns of its face.
std::size_t cell_before(std::size_t layers, cube::Symmetry back, const FaceQuarters& turned, Face face, std::size_t a,
                        std::size_t b) {
    const auto to = back(face);
    const auto [second, third] = directions(face);
    const auto layer = [&](Face direction, std::size_t at) {
        return cube::is_positive(back(direction)) ? at : layers - 1 - at;
    };
    auto x = layer(second, a), y = layer(third, b);
    if (cube::axis_of(back(second)) != cube::axis_of(directions(to).second)) std::swap(x, y);
    // A quarter turn about x takes y to z and z to -y.
    for (int quarters = turned[static_cast<std::size_t>(to)]; quarters > 0; --quarters)
        x = layers - 1 - std::exchange(y, x);
    return number_of_cell(layers, to, x, y);
}

FaceQuarters quarters_of_fixed_centres(const cube::State& state) {
    FaceQuarters turned{};
    const auto& centres = state.blocks[state.cube.classes()];
    for (const auto face : cube::faces) {
        const int quarters = centres[4 * cube::index(face)] % 4;
        turned[static_cast<std::size_t>(face)] =
            static_cast<std::uint8_t>(cube::clockwise_quarters(cube::is_positive(face) ? quarters : -quarters));
    }
    return turned;
}

// By the quarters of a face, the number of its centres that are then in their places.
using Matches = std::array<std::array<std::size_t, 6>, 4>;

Matches matches(const cube::State& state) {
    Matches found{};
    const CentreLabels home(cube::solved(state.cube), Centres::each);
    for (std::uint8_t quarters = 0; quarters < found.size(); ++quarters) {
        FaceQuarters turned{};
        turned.fill(quarters);
        found[quarters] = CentreLabels(state, Centres::each, turned).equal_cells(home);
    }
    return found;
}

std::uint8_t best_quarters(const Matches& matches, std::size_t face, int parity) {
    std::uint8_t best = 255;
    for (std::uint8_t quarters = 0; quarters < matches.size(); ++quarters)
        if (parity < 0 || quarters % 2 == parity)
            if (best == 255 || matches[quarters][face] > matches[best][face]) best = quarters;
    return best;
}

}  // namespace

bool are_home(const perm::Block& block, Centres centres) {
    const int alike = centres == Centres::by_colour ? 4 : 1;
    for (int point = 0; point < perm::block_points; ++point)
        if (block[point] / alike != point / alike) return false;
    return true;
}

CentreLabels::CentreLabels(const cube::State& state, Centres centres, const FaceQuarters& turned)
    : layers_(static_cast<std::size_t>(state.cube.n - 2)), labels_(6 * layers_ * layers_) {
    const auto fixed = state.cube.has_fixed_centres() ? static_cast<std::size_t>(state.cube.classes()) : std::size_t{0};
    std::vector<std::array<std::uint8_t, perm::block_points>> labels(state.blocks.size());
    for (std::size_t block = 0; block < labels.size(); ++block) {
        const bool is_by_colour = centres == Centres::by_colour || block == fixed;
        for (int sticker = 0; sticker < perm::block_points; ++sticker)
            labels[block][state.blocks[block][sticker]] =
                static_cast<std::uint8_t>(is_by_colour ? sticker / 4 : sticker);
    }
    const CentreView view(layers_, {}, turned);
    for (const auto face : cube::faces)
        for (std::size_t second = 0; second < layers_; ++second)
            for (std::size_t third = 0; third < layers_; ++third) {
                const auto [block, point] = place(state.cube, face, second, third);
                labels_[view.cell(face, second, third)] =
                    labels[static_cast<std::size_t>(block)][static_cast<std::size_t>(point)];
            }
}

std::array<std::size_t, 6> CentreLabels::equal_cells(const CentreLabels& other) const {
    std::array<std::size_t, 6> counts{};
    const std::size_t on_face = layers_ * layers_;
    for (std::size_t cell = 0; cell < size(); ++cell)
        counts[cell / on_face] += labels_[cell] == other.labels_[cell] ? 1 : 0;
    return counts;
}

CentreView::CentreView(std::size_t layers, cube::Symmetry orientation, const FaceQuarters& turned) : layers_(layers) {
    const auto back = cube::inverse(orientation);
    for (const auto face : cube::faces) {
        const auto at = [&](std::size_t a, std::size_t b) { return cell_before(layers, back, turned, face, a, b); };
        faces_[static_cast<std::size_t>(face)] = {at(0, 0), at(1, 0) - at(0, 0), at(0, 1) - at(0, 0)};
    }
}

FaceQuarters turned_faces(const cube::State& state) {
    if (state.cube.super && state.cube.has_fixed_centres()) return quarters_of_fixed_centres(state);
    const auto found = matches(state);
    FaceQuarters turned{}, other{};
    std::size_t cheapest = 0;
    int sum = 0;
    const auto loss = [&](std::size_t face) { return found[turned[face]][face] - found[other[face]][face]; };
    for (std::size_t face = 0; face < turned.size(); ++face) {
        turned[face] = best_quarters(found, face, -1);
        other[face] = best_quarters(found, face, 1 - turned[face] % 2);
        sum += turned[face];
        if (loss(face) < loss(cheapest)) cheapest = face;
    }
    // A quarter turn changes the parity of the corners, too.
    if ((sum % 2 == 1) != perm::is_odd(state.blocks[cube::block_of(state.cube, {state.cube.n - 1, state.cube.n - 1})]))
        turned[cheapest] = other[cheapest];
    return turned;
}

}  // namespace cubelang::search::reduction
