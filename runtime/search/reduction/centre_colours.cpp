#include "runtime/search/reduction/centre_colours.hpp"

#include <algorithm>

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

}  // namespace

CentreColours::CentreColours(cube::Cube cube, const perm::Blocks& state)
    : CentreColours(static_cast<std::size_t>(cube.n - 2)) {
    std::vector<std::array<std::uint8_t, perm::block_points>> colours(state.size());
    for (std::size_t block = 0; block < state.size(); ++block)
        for (int sticker = 0; sticker < perm::block_points; ++sticker)
            colours[block][state[block][sticker]] = static_cast<std::uint8_t>(sticker / 4);
    for (const auto face : cube::faces)
        for (std::size_t second = 0; second < layers_; ++second)
            for (std::size_t third = 0; third < layers_; ++third) {
                const auto [block, point] = place(cube, face, second, third);
                at(face, second, third) = colours[static_cast<std::size_t>(block)][static_cast<std::size_t>(point)];
            }
}

std::size_t CentreColours::solved() const {
    std::size_t count = 0;
    for (std::size_t face = 0; face < squares_.size(); ++face)
        count += static_cast<std::size_t>(std::ranges::count(squares_[face], static_cast<std::uint8_t>(face)));
    return count;
}

CentreColours CentreColours::mapped(cube::Symmetry s) const {
    CentreColours image(layers_);
    std::array<std::uint8_t, 6> colour{};
    for (const auto face : cube::faces)
        colour[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(cube::index(s(face)));
    for (const auto face : cube::faces) {
        const auto [second, third] = directions(face);
        const bool swap = cube::axis_of(s(second)) != cube::axis_of(directions(s(face)).second);
        const auto layer = [&](Face direction, std::size_t at) {
            return cube::is_positive(s(direction)) ? at : layers_ - 1 - at;
        };
        const auto* from = squares_[static_cast<std::size_t>(face)].data();
        for (std::size_t a = 0; a < layers_; ++a)
            for (std::size_t b = 0; b < layers_; ++b, ++from) {
                const auto x = layer(second, a), y = layer(third, b);
                (swap ? image.at(s(face), y, x) : image.at(s(face), x, y)) = colour[*from];
            }
    }
    return image;
}

// A quarter turn about x takes y to z and z to -y.
void CentreColours::turn(Face face, int quarters) {
    auto& square = squares_[static_cast<std::size_t>(face)];
    for (; quarters > 0; --quarters) {
        const auto before = square;
        for (std::size_t a = 0; a < layers_; ++a)
            for (std::size_t b = 0; b < layers_; ++b) square[b * layers_ + layers_ - 1 - a] = before[a * layers_ + b];
    }
}

}  // namespace cubelang::search::reduction
