#pragma once
// The colours of a large cube's centres, as six squares of bytes. A turn of a face rotates its square.

#include <cstdint>
#include <vector>

#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/cube/symmetry.hpp"

namespace cubelang::search::reduction {

class CentreColours {
public:
    CentreColours(cube::Cube cube, const perm::Blocks& state);

    /// The inner layers about each axis, numbered from 0 beside R, U or F.
    [[nodiscard]] std::size_t layers() const { return layers_; }
    /// The colour, as the number of a face, of the centre where two layers meet on a face: one about the axis that
    /// follows the face's in the cycle x, y, z, and one about the third axis.
    [[nodiscard]] std::uint8_t& at(cube::Face face, std::size_t second, std::size_t third) {
        return squares_[static_cast<std::size_t>(face)][second * layers_ + third];
    }
    /// The number of centres on their own faces.
    [[nodiscard]] std::size_t solved() const;
    [[nodiscard]] std::size_t size() const { return 6 * layers_ * layers_; }

    /// The image of the cube; its colours are mapped too.
    [[nodiscard]] CentreColours mapped(cube::Symmetry s) const;
    /// Turns a face, clockwise as seen from R, U or F.
    void turn(cube::Face face, int quarters);

private:
    explicit CentreColours(std::size_t layers) : layers_(layers) {
        for (auto& square : squares_) square.resize(layers * layers);
    }

    std::size_t layers_;
    std::array<std::vector<std::uint8_t>, 6> squares_;
};

}  // namespace cubelang::search::reduction
