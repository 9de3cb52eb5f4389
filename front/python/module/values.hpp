#pragma once
// Conversion between values of the language and of Python.

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <pybind11/pybind11.h>

#include "front/python/module/rows.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::python {

namespace py = pybind11;

/// cubelang.Value: a value without a counterpart in Python.
struct OpaqueValue {
    meaning::Value value;
};
/// cubelang.Algorithm
struct Algorithm {
    meaning::Algorithm value;
};
/// cubelang.Permutation. Its net is computed on first use.
struct Permutation {
    std::shared_ptr<const cube::State> state;
    std::string note{};
    std::shared_ptr<const std::vector<std::int32_t>> net{};
};

/// int, Fraction, bool or Truth, str, list, dict, Algorithm, Permutation, Group, or Value.
[[nodiscard]] py::object to_python(const meaning::Value& value);
/// The text in UTF-8; a lone surrogate raises UnicodeEncodeError.
[[nodiscard]] std::string text_from(py::handle text);
/// The value for an object of one of those types; else TypeError.
[[nodiscard]] meaning::Value to_value(py::handle object);

void bind_values(py::module_& module);
void bind_algorithm(py::module_& module);
void bind_session(py::module_& module);
void bind_permutation(py::module_& module);
void bind_permutations(py::module_& module);
using ArrayClass = py::class_<Rows>;
void bind_array_queries(ArrayClass& type);

// Conversion of arguments to states.

/// The cube of the arguments `cube`, an integer or None for a 3x3x3, and `super`.
[[nodiscard]] cube::Cube cube_from(const py::object& n, bool super);

/// From a str, an Algorithm, a Permutation, or the numbers of a net.
[[nodiscard]] Permutation permutation_from(const py::object& source, const py::object& cube, bool super,
                                           const py::object& form);
/// The state for a row of net numbers; an invalid one raises cubelang.Error.
[[nodiscard]] cube::State state_of_net(cube::Cube cube, std::span<const std::int64_t> row);

/// Throws ValueError for different cubes.
void check_same_cube(cube::Cube a, cube::Cube b);

/// a b a' and a b a' b', for a Permutation and Permutations in any combination.
[[nodiscard]] py::object conjugate(const py::object& a, const py::object& b);
[[nodiscard]] py::object commutator(const py::object& a, const py::object& b);
/// The names of the parts that p moves or turns.
[[nodiscard]] py::list support_of(const cube::State& p);

}  // namespace cubelang::python
