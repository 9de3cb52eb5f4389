#pragma once
// Values of the language as Python's, and back.

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <memory>
#include <string>
#include <vector>

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

}  // namespace cubelang::python
