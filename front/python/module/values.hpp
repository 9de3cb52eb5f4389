#pragma once
// Values of the language as Python's, and back.

#include <memory>
#include <string>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "runtime/meaning/value/value.hpp"

namespace cubelang::python {

namespace py = pybind11;

/// cubelang.Value: what has no counterpart in Python.
struct Other {
    eval::Value value;
};
/// cubelang.Algorithm
struct Algorithm {
    eval::Algorithm value;
};
/// cubelang.Permutation. The row of its net is made when it is first asked for.
struct Permutation {
    std::shared_ptr<const cube::State> state;
    std::string note{};
    std::shared_ptr<const std::vector<std::int32_t>> net{};
};

/// int, Fraction, bool or Truth, str, list, dict, Algorithm, Permutation, Group, or Value.
[[nodiscard]] py::object to_python(const eval::Value& value);
/// In UTF-8; what is no text there raises UnicodeEncodeError.
[[nodiscard]] std::string text_from(py::handle text);
/// Of those; else TypeError.
[[nodiscard]] eval::Value to_value(py::handle object);

void bind_values(py::module_& module);
void bind_session(py::module_& module);
void bind_permutation(py::module_& module);
void bind_permutations(py::module_& module);

// States for Python: from what is given, and as rows of numbers.

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
