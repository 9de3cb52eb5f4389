#pragma once
// A label for each centre of a large cube, a byte, and the cells where they are seen in an orientation of the cube with
// its faces turned. A face takes its cells along when it turns, so the bytes stay where they are.

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/cube/turns.hpp"

namespace cubelang::search::reduction {

enum class Centres : std::uint8_t {
    by_colour,  ///< any centre of the right colour
    each        ///< each centre in its own place
};

/// Whether each centre of an orbit, or sticker of another, is in its own place, or in one of its colour.
[[nodiscard]] bool are_home(const perm::Block& block, Centres centres);

/// Quarter turns of each face, clockwise as seen from R, U or F.
using FaceQuarters = std::array<std::uint8_t, 6>;

class CentreLabels {
public:
    /// Of a state whose faces are turned by these quarters from where they shall be.
    CentreLabels(const cube::State& state, Centres centres, const FaceQuarters& turned = {});

    /// The inner layers about each axis, numbered from 0 beside R, U or F.
    [[nodiscard]] std::size_t layers() const { return layers_; }
    /// The centre in a cell: its colour as the number of a face, or its own place as a point of its block.
    [[nodiscard]] std::uint8_t& operator[](std::size_t cell) { return labels_[cell]; }
    [[nodiscard]] std::uint8_t operator[](std::size_t cell) const { return labels_[cell]; }
    [[nodiscard]] std::size_t size() const { return labels_.size(); }
    /// The number of cells with the same label, by face.
    [[nodiscard]] std::array<std::size_t, 6> equal_cells(const CentreLabels& other) const;
    friend bool operator==(const CentreLabels&, const CentreLabels&) = default;

private:
    std::size_t layers_;
    std::vector<std::uint8_t> labels_;
};

class CentreView {
public:
    CentreView(std::size_t layers, cube::Symmetry orientation, const FaceQuarters& turned);

    [[nodiscard]] std::size_t layers() const { return layers_; }
    /// The cell that is seen where two layers meet on a face: one about the axis that follows the face's in the cycle
    /// x, y, z, and one about the third axis.
    [[nodiscard]] std::size_t cell(cube::Face face, std::size_t second, std::size_t third) const {
        const auto& of = faces_[static_cast<std::size_t>(face)];
        return of.first + second * of.second_step + third * of.third_step;
    }

private:
    // Steps may be negative: unsigned numbers wrap around.
    struct FaceCells {
        std::size_t first = 0, second_step = 0, third_step = 0;
    };

    std::size_t layers_;
    std::array<FaceCells, 6> faces_{};
};

/// Turns of the faces with all their centres, after which three-cycles can bring each centre to its own place: those of
/// the fixed centres, on a supercube that has them; otherwise those after which most centres are in their places.
[[nodiscard]] FaceQuarters turned_faces(const cube::State& state);

}  // namespace cubelang::search::reduction
