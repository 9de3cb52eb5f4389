#pragma once
// Conversion between values of the language and of Python.

#include <memory>
#include <string>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "runtime/meaning/value/value.hpp"

namespace cubelang::python {

namespace py = pybind11;

/// cubelang.Value: a value without a counterpart in Python.
struct OpaqueValue {
    eval::Value value;
};
/// cubelang.Algorithm
struct Algorithm {
    eval::Algorithm value;
};
/// cubelang.Permutation. Its net is computed on first use.
struct Permutation {
    std::shared_ptr<const cube::State> state;
    std::string note{};
    std::shared_ptr<const std::vector<std::int32_t>> net{};
};

/// int, Fraction, bool or Truth, str, list, dict, Algorithm, Permutation, Group, or Value.
[[nodiscard]] py::object to_python(const eval::Value& value);
/// The text in UTF-8; a lone surrogate raises UnicodeEncodeError.
[[nodiscard]] std::string text_from(py::handle text);
/// The value for an object of one of those types; else TypeError.
[[nodiscard]] eval::Value to_value(py::handle object);

void bind_values(py::module_& module);
void bind_session(py::module_& module);
void bind_permutation(py::module_& module);
void bind_permutations(py::module_& module);

// Conversion of arguments to states, and of states to arrays.

/// An array of integers of any size, with one or two dimensions; else TypeError or ValueError.
using Numbers = py::array_t<std::int64_t, py::array::c_style>;
[[nodiscard]] Numbers integers_from(const py::object& object, int dimensions);

/// From a str, an Algorithm, a Permutation, or the numbers of a net.
[[nodiscard]] Permutation permutation_from(const py::object& source, const py::object& cube, bool super,
                                           const py::object& form);
/// The state for a row of net numbers; an invalid one raises cubelang.Error.
[[nodiscard]] cube::State state_of_net(cube::Cube cube, std::span<const std::int64_t> row);

/// Throws ValueError for different cubes.
void check_same_cube(cube::Cube a, cube::Cube b);

/// An exponent of any size, reduced modulo perm::exponent_modulus.
[[nodiscard]] std::uint64_t exponent_from(const py::int_& exponent);

/// Makes the array read-only.
[[nodiscard]] py::array read_only(py::array array);

}  // namespace cubelang::python
