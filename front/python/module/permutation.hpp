#pragma once
// States for Python: from what is given, and as rows of numbers.

#include <pybind11/numpy.h>

#include "front/python/module/values.hpp"

namespace cubelang::python {

/// Integers in a row or a table, whatever their size; else TypeError or ValueError.
using Numbers = py::array_t<std::int64_t, py::array::c_style>;
[[nodiscard]] Numbers integers_from(const py::object& object, int dimensions);

/// A str, Algorithm, Permutation, or the numbers of a net.
[[nodiscard]] Permutation permutation_from(const py::object& source, const py::object& cube, bool super,
                                           const py::object& form);
/// The state of a row of net numbers; what is wrong with one raises cubelang.Error.
[[nodiscard]] cube::State state_of_net(cube::Cube cube, std::span<const std::int64_t> row);

/// "Permutation of a 3x3x3": for messages, and for what has to be of one cube.
void check_same_cube(cube::Cube a, cube::Cube b);

/// Python's exponents, of any size.
[[nodiscard]] std::uint64_t exponent_from(const py::int_& exponent);

/// From then on what is in the array cannot be changed through it.
[[nodiscard]] py::array read_only(py::array array);

}  // namespace cubelang::python
