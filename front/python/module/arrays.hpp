#pragma once
// Conversion of Python numbers, and of numpy arrays.

#include <cstddef>
#include <cstdint>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "front/python/module/rows.hpp"

namespace cubelang::python {

namespace py = pybind11;

/// The integer; anything else is a TypeError, and a very large one an exception of the type `too_large`.
[[nodiscard]] Py_ssize_t integer_from(const py::object& object, PyObject* too_large = PyExc_OverflowError);
/// An exponent of any size, reduced modulo perm::exponent_modulus.
[[nodiscard]] std::uint64_t exponent_from(const py::int_& exponent);

/// An array of integers of any size, with one or two dimensions; else TypeError or ValueError.
using Numbers = py::array_t<std::int64_t, py::array::c_style>;
[[nodiscard]] Numbers integers_from(const py::object& object, int dimensions);

[[nodiscard]] py::array read_only(py::array array);

/// The row that an integer selects among `count` rows, or IndexError.
[[nodiscard]] std::size_t row_at(Py_ssize_t index, std::size_t count);
/// Whether the index is a slice, an array or a list, which select rows.
[[nodiscard]] bool selects_rows(const py::object& index);
/// The rows that such an index selects among `count` rows, as numpy does: a mask of another length and rows that do not
/// exist are an IndexError.
[[nodiscard]] std::vector<std::size_t> rows_at(const py::object& index, std::size_t count);

/// Copies an array as `blocks` returns it into the rows; a row that is not a state of their cube is a ValueError.
void copy_blocks(const py::array& array, const Rows& rows);

}  // namespace cubelang::python
