#include "runtime/meaning/forms/corner_colors.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cubelang::eval {
namespace {

constexpr std::string_view faces_of_scheme = "ufrdbl";
constexpr std::size_t stickers = 3;

// At home.
std::string colors_of(const cube::Part& corner, const std::string& scheme) {
    std::string colors;
    for (std::size_t i = 0; i < stickers; ++i) {
        const auto face = static_cast<std::size_t>(corner.stickers[i].point / 4);
        colors += scheme[faces_of_scheme.find(cube::face_letters[face])];
    }
    return colors;
}

// With the first colour at place `orientation`, as turns of the corner bring it there.
std::string turned(std::string colors, int orientation) {
    std::rotate(colors.begin(), colors.end() - orientation, colors.end());
    return colors;
}

}  // namespace

std::string corner_colors(const cube::State& state, const cube::Part& place, const std::string& scheme) {
    const auto tuple = cube::part_tuples(state.cube).front();
    const auto row = cube::tuple_rows(state).front();
    const auto wanted = cube::identity_of(state.cube, place);
    const auto at = std::ranges::find_if(
        tuple.places, [&](const cube::Part& p) { return cube::identity_of(state.cube, p) == wanted; });
    const auto i = static_cast<std::size_t>(at - tuple.places.begin());
    const auto& home = tuple.places[static_cast<std::size_t>(row.numbers[i] - 1)];
    return fmt::format("({})", fmt::join(turned(colors_of(home, scheme), row.orientations[i]), " "));
}

std::optional<std::pair<cube::Part, int>> corner_that_shows(cube::Cube cube, const std::string& colors,
                                                            const std::string& scheme) {
    const auto corners = cube::part_tuples(cube).front();
    for (const auto& corner : corners.places)
        for (int orientation = 0; orientation < static_cast<int>(stickers); ++orientation)
            if (turned(colors_of(corner, scheme), orientation) == colors) return std::pair{corner, orientation};
    return std::nullopt;
}

}  // namespace cubelang::eval
