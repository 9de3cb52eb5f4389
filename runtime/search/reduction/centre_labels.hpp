#pragma once
// The colours of a large cube's centres, a byte for each, and where they are seen in an orientation of the cube with
// its faces turned. Turns of faces change no colour of a face, so the bytes stay where they are.

#include <cstdint>
#include <vector>

#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/cube/symmetry.hpp"

namespace cubelang::search::reduction {

class CentreLabels {
public:
    CentreLabels(cube::Cube cube, const perm::Blocks& state);
    /// Every centre on its own face.
    explicit CentreLabels(std::size_t layers);

    /// The inner layers about each axis, numbered from 0 beside R, U or F.
    [[nodiscard]] std::size_t layers() const { return layers_; }
    /// The colour in a cell, as the number of a face.
    [[nodiscard]] std::uint8_t& operator[](std::size_t cell) { return colours_[cell]; }
    [[nodiscard]] std::uint8_t operator[](std::size_t cell) const { return colours_[cell]; }
    [[nodiscard]] std::size_t size() const { return colours_.size(); }
    /// The number of centres on their own faces.
    [[nodiscard]] std::size_t solved() const;
    friend bool operator==(const CentreLabels&, const CentreLabels&) = default;

private:
    std::size_t layers_;
    std::vector<std::uint8_t> colours_;
};

/// Quarter turns of each face, clockwise as seen from R, U or F.
using FaceQuarters = std::array<std::uint8_t, 6>;

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

}  // namespace cubelang::search::reduction
