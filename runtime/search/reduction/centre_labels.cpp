#include "runtime/search/reduction/centre_labels.hpp"

#include <utility>

namespace cubelang::search::reduction {
namespace {

using cube::Axis;
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

}  // namespace

CentreLabels::CentreLabels(std::size_t layers) : layers_(layers) {
    for (const auto face : cube::faces)
        colours_.insert(colours_.end(), layers * layers, static_cast<std::uint8_t>(face));
}

CentreLabels::CentreLabels(cube::Cube cube, const perm::Blocks& state)
    : CentreLabels(static_cast<std::size_t>(cube.n - 2)) {
    std::vector<std::array<std::uint8_t, perm::block_points>> colours(state.size());
    for (std::size_t block = 0; block < state.size(); ++block)
        for (int sticker = 0; sticker < perm::block_points; ++sticker)
            colours[block][state[block][sticker]] = static_cast<std::uint8_t>(sticker / 4);
    auto colour = colours_.begin();
    for (const auto face : cube::faces)
        for (std::size_t second = 0; second < layers_; ++second)
            for (std::size_t third = 0; third < layers_; ++third) {
                const auto [block, point] = place(cube, face, second, third);
                *colour++ = colours[static_cast<std::size_t>(block)][static_cast<std::size_t>(point)];
            }
}

std::size_t CentreLabels::solved() const {
    std::size_t count = 0;
    for (std::size_t cell = 0; cell < size(); ++cell) count += colours_[cell] == cell / (layers_ * layers_) ? 1 : 0;
    return count;
}

CentreView::CentreView(std::size_t layers, cube::Symmetry orientation, const FaceQuarters& turned) : layers_(layers) {
    const auto back = cube::inverse(orientation);
    for (const auto face : cube::faces) {
        const auto at = [&](std::size_t a, std::size_t b) { return cell_before(layers, back, turned, face, a, b); };
        faces_[static_cast<std::size_t>(face)] = {at(0, 0), at(1, 0) - at(0, 0), at(0, 1) - at(0, 0)};
    }
}

}  // namespace cubelang::search::reduction
