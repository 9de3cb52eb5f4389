#pragma once
// A given word as sweeps without columns (sweep.hpp), into which columns can be put: its turns of inner layers are rows
// about y, in some orientation, that turn anyway.

#include <span>
#include <vector>

#include "runtime/search/reduction/sweep.hpp"

namespace cubelang::search::reduction {

/// One sweep for each run of turns about one axis, and one at the end for turns of faces alone. The word turns single
/// layers of a cube with n layers, but no middle one; `faces` are turned before.
[[nodiscard]] std::vector<Sweep> given_sweeps(std::span<const cube::Turn> word, int n, FaceQuarters faces);

/// Between these turns of the cube itself.
[[nodiscard]] Neighbours neighbours_of(const Sweep& sweep, std::span<const cube::Turn> before,
                                       std::span<const cube::Turn> after, int n);

/// After a turn of an outer layer.
void turn_face(FaceQuarters& faces, const cube::Turn& turn);

/// An orientation in which the same rows turn about y, with the other columns: those about z become those about x.
[[nodiscard]] cube::Symmetry with_other_columns(cube::Symmetry orientation);

}  // namespace cubelang::search::reduction
